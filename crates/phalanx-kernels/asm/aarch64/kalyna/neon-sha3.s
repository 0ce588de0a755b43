// Kernels of kalyna at the level neon-sha3, for aarch64. Do not edit: change the bodies in src/kalyna and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/kalyna/bytes.rs:
//
//               lane 0            lane 1            lane 2            lane 3
//     before    block 4i          block 4i+1        block 4i+2        block 4i+3        register i: 16 bytes of each
//     after     blocks 0,4,…,60   blocks 1,5,…,61   blocks 2,6,…,62   blocks 3,7,…,63   register p: byte p of each
//
// function: instructions, bytes of stack, registers that are left changed
// kalyna_128_128_decrypt_neon_sha3: 925, 560, x4-5 x8-17 v0-7 v16-31
// kalyna_128_128_encrypt_neon_sha3: 685, 304, x8-17 v0-7 v16-31
// kalyna_128_256_decrypt_neon_sha3: 925, 560, x4-5 x8-17 v0-7 v16-31
// kalyna_128_256_encrypt_neon_sha3: 685, 304, x8-17 v0-7 v16-31
// kalyna_256_256_decrypt_neon_sha3: 1832, 1232, x4-17 v0-7 v16-31
// kalyna_256_256_encrypt_neon_sha3: 1404, 624, x8-17 v0-7 v16-31
// kalyna_256_512_decrypt_neon_sha3: 1832, 1232, x4-17 v0-7 v16-31
// kalyna_256_512_encrypt_neon_sha3: 1404, 624, x8-17 v0-7 v16-31
// kalyna_512_512_decrypt_neon_sha3: 3775, 2400, x2 x4-17 v0-7 v16-31
// kalyna_512_512_encrypt_neon_sha3: 2882, 1136, x4 x8-17 v0-7 v16-31

.macro shared_1 p0,p1
cbz x3,\p0
stp d15,d14,[sp,#-112]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
str x21,[sp,#80]
stp x20,x19,[sp,#96]
add x29,sp,#64
sub sp,sp,#1120
adr x9,1002f
adr x10,1000f
str xzr,[sp]
ldr q0,[x9]
adr x11,1001f
adr x9,1003f
mov x8,xzr
adr x12,1006f
stur q0,[x29,#-144]
ldr q0,[x10]
adr x10,1004f
stur q0,[x29,#-160]
ldr q0,[x11]
adr x11,1005f
stur q0,[x29,#-176]
ldr q0,[x9]
adr x9,1007f
stur q0,[x29,#-192]
ldr q0,[x9]
adr x9,1008f
str q0,[sp,#816]
ldr q0,[x10]
adr x10,1009f
stur q0,[x29,#-208]
ldr q0,[x9]
adr x9,1010f
stur q0,[x29,#-224]
ldr q0,[x9]
adr x9,1011f
stur q0,[x29,#-240]
ldr q0,[x10]
adr x10,1012f
stur q0,[x29,#-256]
ldr q0,[x9]
adr x9,1013f
str q0,[sp,#912]
ldr q0,[x9]
adr x9,1014f
str q0,[sp,#896]
ldr q0,[x10]
adr x10,1015f
str q0,[sp,#880]
ldr q0,[x9]
adr x9,1016f
str q0,[sp,#864]
ldr q0,[x11]
adr x11,1017f
str q0,[sp,#848]
nop
nop
nop
nop
nop
nop
2:
lsl x13,x8,#9
ldp q0,q2,[x0]
mov w15,#\p1
add x14,x1,x13
ldp q3,q8,[x14,#32]
ldp q1,q31,[x14]
ldp q5,q13,[x14,#128]
sub v6.2d,v3.2d,v0.2d
ldp q3,q11,[x14,#96]
sub v26.2d,v1.2d,v0.2d
ldp q18,q1,[x14,#224]
sub v17.2d,v5.2d,v0.2d
ldp q4,q10,[x14,#64]
sub v7.2d,v3.2d,v0.2d
ldp q5,q3,[x14,#192]
ldp q16,q15,[x14,#160]
sub v18.2d,v18.2d,v0.2d
sub v4.2d,v4.2d,v0.2d
sub v12.2d,v10.2d,v2.2d
sub v14.2d,v11.2d,v2.2d
sub v19.2d,v5.2d,v0.2d
ldp q5,q9,[x14,#256]
stp q1,q3,[x29,#-112]
ldp q20,q1,[x14,#288]
ldp q22,q3,[x14,#352]
sub v16.2d,v16.2d,v0.2d
sub v21.2d,v5.2d,v0.2d
sub v9.2d,v9.2d,v2.2d
stur q1,[x29,#-128]
ldp q5,q1,[x14,#320]
sub v20.2d,v20.2d,v0.2d
sub v22.2d,v22.2d,v0.2d
str q1,[sp,#832]
sub v23.2d,v5.2d,v0.2d
ldp q5,q1,[x14,#384]
stp q1,q3,[sp,#768]
sub v25.2d,v5.2d,v0.2d
ldp q24,q3,[x14,#416]
ldp q5,q1,[x14,#448]
sub v24.2d,v24.2d,v0.2d
stp q1,q3,[sp,#736]
ldp q29,q1,[x14,#480]
sub v3.2d,v5.2d,v0.2d
zip2 v5.16b,v4.16b,v23.16b
add x14,x0,#252
str q1,[sp,#720]
sub v1.2d,v29.2d,v0.2d
zip1 v29.16b,v26.16b,v21.16b
zip2 v21.16b,v26.16b,v21.16b
zip1 v26.16b,v6.16b,v20.16b
zip2 v6.16b,v6.16b,v20.16b
zip1 v20.16b,v4.16b,v23.16b
zip1 v0.16b,v17.16b,v25.16b
zip2 v17.16b,v17.16b,v25.16b
zip1 v23.16b,v19.16b,v3.16b
zip1 v25.16b,v7.16b,v22.16b
zip2 v7.16b,v7.16b,v22.16b
zip1 v22.16b,v16.16b,v24.16b
zip2 v16.16b,v16.16b,v24.16b
zip2 v3.16b,v19.16b,v3.16b
zip1 v19.16b,v18.16b,v1.16b
zip2 v1.16b,v18.16b,v1.16b
zip1 v18.16b,v29.16b,v0.16b
zip2 v4.16b,v29.16b,v0.16b
zip1 v24.16b,v21.16b,v17.16b
zip2 v30.16b,v21.16b,v17.16b
zip1 v21.16b,v20.16b,v23.16b
zip2 v20.16b,v20.16b,v23.16b
zip1 v29.16b,v26.16b,v22.16b
zip2 v27.16b,v26.16b,v22.16b
zip1 v23.16b,v6.16b,v16.16b
zip1 v26.16b,v5.16b,v3.16b
zip1 v0.16b,v25.16b,v19.16b
zip2 v17.16b,v6.16b,v16.16b
zip2 v3.16b,v5.16b,v3.16b
zip2 v5.16b,v25.16b,v19.16b
zip1 v16.16b,v7.16b,v1.16b
zip2 v1.16b,v7.16b,v1.16b
zip1 v7.16b,v18.16b,v21.16b
zip2 v18.16b,v18.16b,v21.16b
zip1 v6.16b,v4.16b,v20.16b
zip2 v20.16b,v4.16b,v20.16b
zip1 v19.16b,v29.16b,v0.16b
zip2 v0.16b,v29.16b,v0.16b
zip1 v22.16b,v24.16b,v26.16b
zip2 v26.16b,v24.16b,v26.16b
zip1 v24.16b,v27.16b,v5.16b
zip2 v5.16b,v27.16b,v5.16b
zip1 v27.16b,v23.16b,v16.16b
zip1 v28.16b,v30.16b,v3.16b
zip2 v3.16b,v30.16b,v3.16b
zip2 v16.16b,v23.16b,v16.16b
zip1 v23.16b,v17.16b,v1.16b
zip2 v30.16b,v17.16b,v1.16b
zip1 v21.16b,v7.16b,v19.16b
zip2 v4.16b,v7.16b,v19.16b
zip1 v19.16b,v18.16b,v0.16b
zip2 v25.16b,v18.16b,v0.16b
zip1 v0.16b,v20.16b,v5.16b
zip2 v18.16b,v20.16b,v5.16b
zip1 v5.16b,v22.16b,v27.16b
zip2 v1.16b,v22.16b,v27.16b
zip1 v17.16b,v6.16b,v24.16b
zip2 v7.16b,v6.16b,v24.16b
zip2 v6.16b,v3.16b,v30.16b
zip2 v22.16b,v26.16b,v16.16b
sub v27.2d,v31.2d,v2.2d
sub v31.2d,v13.2d,v2.2d
stp q5,q1,[sp,#608]
zip1 v1.16b,v26.16b,v16.16b
sub v16.2d,v15.2d,v2.2d
zip1 v13.16b,v27.16b,v9.16b
zip2 v27.16b,v27.16b,v9.16b
str q1,[sp,#640]
zip1 v1.16b,v28.16b,v23.16b
str q1,[sp,#800]
zip2 v1.16b,v28.16b,v23.16b
sub v28.2d,v8.2d,v2.2d
stur q1,[x29,#-80]
zip1 v1.16b,v3.16b,v30.16b
str q1,[sp,#656]
ldp q1,q3,[x29,#-112]
sub v15.2d,v1.2d,v2.2d
ldur q1,[x29,#-128]
sub v20.2d,v3.2d,v2.2d
sub v3.2d,v1.2d,v2.2d
ldr q1,[sp,#832]
sub v26.2d,v1.2d,v2.2d
ldp q1,q5,[sp,#768]
zip1 v23.16b,v28.16b,v3.16b
sub v30.2d,v5.2d,v2.2d
sub v5.2d,v1.2d,v2.2d
ldr q1,[sp,#752]
zip2 v24.16b,v12.16b,v26.16b
sub v8.2d,v1.2d,v2.2d
ldr q1,[sp,#736]
zip1 v9.16b,v14.16b,v30.16b
zip2 v30.16b,v14.16b,v30.16b
sub v10.2d,v1.2d,v2.2d
ldr q1,[sp,#720]
sub v11.2d,v1.2d,v2.2d
zip2 v1.16b,v28.16b,v3.16b
zip1 v28.16b,v31.16b,v5.16b
zip2 v5.16b,v31.16b,v5.16b
zip1 v31.16b,v12.16b,v26.16b
zip1 v12.16b,v16.16b,v8.16b
zip1 v3.16b,v20.16b,v10.16b
zip2 v8.16b,v16.16b,v8.16b
zip2 v10.16b,v20.16b,v10.16b
zip1 v14.16b,v15.16b,v11.16b
zip2 v11.16b,v15.16b,v11.16b
zip1 v15.16b,v13.16b,v28.16b
zip2 v28.16b,v13.16b,v28.16b
zip1 v29.16b,v23.16b,v12.16b
zip1 v20.16b,v27.16b,v5.16b
zip2 v16.16b,v27.16b,v5.16b
zip1 v2.16b,v31.16b,v3.16b
zip2 v3.16b,v31.16b,v3.16b
zip1 v27.16b,v1.16b,v8.16b
zip1 v31.16b,v9.16b,v14.16b
zip2 v1.16b,v1.16b,v8.16b
zip1 v5.16b,v24.16b,v10.16b
zip2 v10.16b,v24.16b,v10.16b
zip2 v9.16b,v9.16b,v14.16b
zip1 v14.16b,v30.16b,v11.16b
zip2 v26.16b,v30.16b,v11.16b
zip2 v23.16b,v23.16b,v12.16b
zip1 v11.16b,v15.16b,v2.16b
zip2 v15.16b,v15.16b,v2.16b
zip1 v2.16b,v28.16b,v3.16b
zip2 v24.16b,v28.16b,v3.16b
zip1 v28.16b,v29.16b,v31.16b
zip1 v12.16b,v20.16b,v5.16b
zip2 v3.16b,v27.16b,v14.16b
zip2 v20.16b,v20.16b,v5.16b
zip2 v5.16b,v29.16b,v31.16b
zip2 v8.16b,v1.16b,v26.16b
zip1 v31.16b,v23.16b,v9.16b
zip1 v30.16b,v16.16b,v10.16b
stur q2,[x29,#-96]
zip1 v2.16b,v27.16b,v14.16b
zip1 v27.16b,v1.16b,v26.16b
zip1 v1.16b,v11.16b,v28.16b
zip2 v9.16b,v23.16b,v9.16b
zip2 v13.16b,v16.16b,v10.16b
zip1 v10.16b,v20.16b,v3.16b
str q1,[sp,#688]
zip2 v1.16b,v11.16b,v28.16b
zip1 v14.16b,v24.16b,v9.16b
zip2 v11.16b,v20.16b,v3.16b
zip2 v26.16b,v13.16b,v8.16b
str q1,[sp,#704]
zip1 v1.16b,v15.16b,v5.16b
str q1,[sp,#720]
zip2 v1.16b,v15.16b,v5.16b
ldur q5,[x29,#-96]
zip2 v15.16b,v24.16b,v9.16b
str q1,[sp,#672]
zip1 v1.16b,v5.16b,v31.16b
str q1,[sp,#736]
zip2 v1.16b,v5.16b,v31.16b
zip1 v5.16b,v12.16b,v2.16b
zip1 v31.16b,v13.16b,v8.16b
stur q1,[x29,#-112]
zip2 v1.16b,v12.16b,v2.16b
stp q5,q1,[sp,#752]
zip1 v1.16b,v30.16b,v27.16b
str q1,[sp,#784]
zip2 v1.16b,v30.16b,v27.16b
stur q1,[x29,#-96]
nop
nop
nop
nop
nop
nop
3:
str q6,[sp,#592]
movi v1.16b,#15
mov x16,x9
stur q22,[x29,#-128]
movi v22.16b,#15
sub x17,x14,#124
str q14,[sp,#832]
sub x4,x14,#92
sub x5,x14,#60
str q15,[sp,#368]
sub x6,x14,#28
sub x7,x14,#108
stp q10,q31,[sp,#400]
sub x19,x14,#76
sub x20,x14,#44
stp q26,q11,[sp,#432]
eor v2.16b,v17.16b,v21.16b
eor v3.16b,v7.16b,v4.16b
eor v14.16b,v18.16b,v25.16b
eor v11.16b,v0.16b,v19.16b
ldp q20,q23,[x29,#-224]
eor3 v28.16b,v0.16b,v19.16b,v2.16b
eor3 v8.16b,v18.16b,v25.16b,v3.16b
and v31.16b,v2.16b,v22.16b
and v10.16b,v3.16b,v22.16b
ldr q24,[sp,#816]
ushr v2.16b,v2.16b,#4
ushr v3.16b,v3.16b,#4
sub x21,x14,#12
subs x15,x15,#1
and v9.16b,v28.16b,v1.16b
ushr v28.16b,v28.16b,#4
and v13.16b,v8.16b,v1.16b
ushr v8.16b,v8.16b,#4
ldp q1,q5,[x29,#-160]
tbl v27.16b,{ v5.16b },v9.16b
tbl v30.16b,{ v1.16b },v28.16b
tbl v12.16b,{ v5.16b },v13.16b
tbl v15.16b,{ v1.16b },v8.16b
ldp q5,q1,[x29,#-192]
eor v27.16b,v30.16b,v27.16b
and v30.16b,v14.16b,v22.16b
ushr v14.16b,v14.16b,#4
eor v12.16b,v15.16b,v12.16b
and v15.16b,v11.16b,v22.16b
ushr v11.16b,v11.16b,#4
tbl v13.16b,{ v1.16b },v13.16b
tbl v8.16b,{ v5.16b },v8.16b
tbl v9.16b,{ v1.16b },v9.16b
tbl v26.16b,{ v20.16b },v30.16b
tbl v28.16b,{ v5.16b },v28.16b
tbl v5.16b,{ v20.16b },v31.16b
tbl v16.16b,{ v24.16b },v15.16b
tbl v1.16b,{ v20.16b },v10.16b
tbl v15.16b,{ v20.16b },v15.16b
mov v20.16b,v23.16b
tbl v6.16b,{ v23.16b },v11.16b
tbl v30.16b,{ v24.16b },v30.16b
tbl v23.16b,{ v23.16b },v14.16b
tbl v31.16b,{ v24.16b },v31.16b
tbl v10.16b,{ v24.16b },v10.16b
eor3 v27.16b,v27.16b,v13.16b,v8.16b
eor3 v28.16b,v12.16b,v9.16b,v28.16b
tbl v24.16b,{ v20.16b },v2.16b
tbl v29.16b,{ v20.16b },v3.16b
ldur q20,[x29,#-240]
eor3 v6.16b,v16.16b,v6.16b,v26.16b
tbl v16.16b,{ v20.16b },v14.16b
tbl v2.16b,{ v20.16b },v2.16b
tbl v3.16b,{ v20.16b },v3.16b
tbl v26.16b,{ v20.16b },v11.16b
eor3 v5.16b,v30.16b,v23.16b,v5.16b
eor3 v1.16b,v31.16b,v24.16b,v1.16b
eor3 v23.16b,v10.16b,v29.16b,v15.16b
eor3 v6.16b,v6.16b,v16.16b,v27.16b
eor3 v2.16b,v5.16b,v2.16b,v28.16b
eor3 v1.16b,v1.16b,v3.16b,v27.16b
eor3 v3.16b,v23.16b,v26.16b,v28.16b
eor v8.16b,v17.16b,v6.16b
eor v5.16b,v7.16b,v2.16b
eor v16.16b,v0.16b,v1.16b
eor v6.16b,v21.16b,v6.16b
eor v28.16b,v4.16b,v2.16b
eor v2.16b,v18.16b,v3.16b
eor v13.16b,v19.16b,v1.16b
eor v9.16b,v25.16b,v3.16b
and v1.16b,v21.16b,v22.16b
ushr v3.16b,v21.16b,#4
ldp q10,q31,[sp,#896]
ldp q30,q27,[sp,#864]
ldur q29,[x29,#-256]
ldr q11,[sp,#848]
tbl v21.16b,{ v29.16b },v1.16b
tbl v23.16b,{ v31.16b },v3.16b
tbl v24.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v26.16b,{ v27.16b },v3.16b
tbl v3.16b,{ v11.16b },v3.16b
eor3 v2.16b,v21.16b,v2.16b,v23.16b
eor3 v16.16b,v24.16b,v16.16b,v26.16b
eor3 v21.16b,v1.16b,v5.16b,v3.16b
and v1.16b,v4.16b,v22.16b
ushr v3.16b,v4.16b,#4
tbl v5.16b,{ v29.16b },v1.16b
tbl v20.16b,{ v31.16b },v3.16b
tbl v23.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v24.16b,{ v27.16b },v3.16b
tbl v3.16b,{ v11.16b },v3.16b
eor3 v5.16b,v5.16b,v6.16b,v20.16b
eor3 v2.16b,v23.16b,v2.16b,v24.16b
eor3 v20.16b,v1.16b,v16.16b,v3.16b
and v1.16b,v19.16b,v22.16b
ushr v3.16b,v19.16b,#4
tbl v6.16b,{ v29.16b },v1.16b
tbl v16.16b,{ v31.16b },v3.16b
tbl v19.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v23.16b,{ v27.16b },v3.16b
tbl v3.16b,{ v11.16b },v3.16b
eor3 v6.16b,v6.16b,v28.16b,v16.16b
eor3 v5.16b,v19.16b,v5.16b,v23.16b
eor3 v1.16b,v1.16b,v2.16b,v3.16b
str q1,[sp,#576]
and v1.16b,v25.16b,v22.16b
ushr v2.16b,v25.16b,#4
tbl v3.16b,{ v29.16b },v1.16b
tbl v16.16b,{ v31.16b },v2.16b
tbl v19.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v23.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v11.16b },v2.16b
eor3 v3.16b,v3.16b,v13.16b,v16.16b
eor3 v6.16b,v19.16b,v6.16b,v23.16b
eor3 v1.16b,v1.16b,v5.16b,v2.16b
str q1,[sp,#480]
and v1.16b,v17.16b,v22.16b
ushr v2.16b,v17.16b,#4
tbl v5.16b,{ v29.16b },v1.16b
tbl v16.16b,{ v31.16b },v2.16b
tbl v17.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v19.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v11.16b },v2.16b
eor3 v5.16b,v5.16b,v9.16b,v16.16b
eor3 v3.16b,v17.16b,v3.16b,v19.16b
eor3 v1.16b,v1.16b,v6.16b,v2.16b
str q1,[sp,#512]
and v1.16b,v7.16b,v22.16b
ushr v2.16b,v7.16b,#4
tbl v6.16b,{ v29.16b },v1.16b
tbl v7.16b,{ v31.16b },v2.16b
tbl v16.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v17.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v11.16b },v2.16b
eor3 v6.16b,v6.16b,v8.16b,v7.16b
eor3 v5.16b,v16.16b,v5.16b,v17.16b
eor3 v1.16b,v1.16b,v3.16b,v2.16b
str q1,[sp,#544]
and v1.16b,v0.16b,v22.16b
ushr v0.16b,v0.16b,#4
tbl v2.16b,{ v29.16b },v1.16b
tbl v7.16b,{ v10.16b },v1.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v3.16b,{ v31.16b },v0.16b
tbl v16.16b,{ v27.16b },v0.16b
tbl v0.16b,{ v11.16b },v0.16b
eor3 v2.16b,v2.16b,v21.16b,v3.16b
eor3 v3.16b,v7.16b,v6.16b,v16.16b
eor3 v0.16b,v1.16b,v5.16b,v0.16b
str q0,[sp,#560]
and v0.16b,v18.16b,v22.16b
ushr v1.16b,v18.16b,#4
tbl v5.16b,{ v29.16b },v0.16b
tbl v7.16b,{ v10.16b },v0.16b
tbl v0.16b,{ v30.16b },v0.16b
tbl v6.16b,{ v31.16b },v1.16b
tbl v16.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v11.16b },v1.16b
eor3 v4.16b,v5.16b,v20.16b,v6.16b
eor3 v2.16b,v7.16b,v2.16b,v16.16b
eor3 v0.16b,v0.16b,v3.16b,v1.16b
str q4,[sp,#528]
str q2,[sp,#496]
movi v4.16b,#15
ldp q30,q25,[sp,#608]
str q0,[sp,#464]
ldp q24,q14,[sp,#640]
ldp q26,q19,[x29,#-144]
ldr q12,[sp,#800]
eor v0.16b,v12.16b,v30.16b
ldur q3,[x29,#-80]
stur q3,[x29,#-80]
eor v3.16b,v3.16b,v25.16b
ldur q28,[x29,#-160]
eor3 v1.16b,v14.16b,v24.16b,v0.16b
ldr q11,[sp,#592]
eor v7.16b,v14.16b,v24.16b
eor v16.16b,v11.16b,v19.16b
stur q19,[x29,#-128]
eor3 v17.16b,v11.16b,v19.16b,v3.16b
and v19.16b,v0.16b,v4.16b
and v21.16b,v3.16b,v4.16b
and v2.16b,v1.16b,v4.16b
ushr v1.16b,v1.16b,#4
ushr v9.16b,v7.16b,#4
and v18.16b,v16.16b,v4.16b
ushr v16.16b,v16.16b,#4
ushr v0.16b,v0.16b,#4
and v20.16b,v17.16b,v4.16b
ushr v17.16b,v17.16b,#4
ushr v3.16b,v3.16b,#4
tbl v5.16b,{ v26.16b },v2.16b
tbl v6.16b,{ v28.16b },v1.16b
ldr q8,[sp,#816]
ldp q31,q10,[x29,#-224]
tbl v28.16b,{ v28.16b },v17.16b
eor v15.16b,v6.16b,v5.16b
and v6.16b,v7.16b,v4.16b
tbl v23.16b,{ v31.16b },v18.16b
ldp q22,q4,[x29,#-192]
tbl v18.16b,{ v8.16b },v18.16b
tbl v7.16b,{ v31.16b },v19.16b
tbl v29.16b,{ v10.16b },v16.16b
tbl v19.16b,{ v8.16b },v19.16b
tbl v27.16b,{ v10.16b },v9.16b
tbl v13.16b,{ v31.16b },v21.16b
tbl v21.16b,{ v8.16b },v21.16b
tbl v5.16b,{ v4.16b },v20.16b
tbl v20.16b,{ v26.16b },v20.16b
tbl v26.16b,{ v8.16b },v6.16b
tbl v17.16b,{ v22.16b },v17.16b
tbl v6.16b,{ v31.16b },v6.16b
tbl v2.16b,{ v4.16b },v2.16b
tbl v1.16b,{ v22.16b },v1.16b
tbl v31.16b,{ v10.16b },v0.16b
tbl v8.16b,{ v10.16b },v3.16b
ldur q4,[x29,#-240]
eor3 v18.16b,v18.16b,v29.16b,v7.16b
eor v20.16b,v28.16b,v20.16b
eor3 v23.16b,v26.16b,v27.16b,v23.16b
tbl v16.16b,{ v4.16b },v16.16b
tbl v0.16b,{ v4.16b },v0.16b
tbl v3.16b,{ v4.16b },v3.16b
tbl v7.16b,{ v4.16b },v9.16b
eor3 v5.16b,v15.16b,v5.16b,v17.16b
eor3 v17.16b,v19.16b,v31.16b,v13.16b
eor3 v6.16b,v21.16b,v8.16b,v6.16b
eor3 v1.16b,v20.16b,v2.16b,v1.16b
movi v31.16b,#15
eor3 v2.16b,v23.16b,v16.16b,v5.16b
eor3 v3.16b,v17.16b,v3.16b,v5.16b
eor3 v5.16b,v18.16b,v0.16b,v1.16b
eor3 v1.16b,v6.16b,v7.16b,v1.16b
ldur q9,[x29,#-80]
ldur q10,[x29,#-128]
eor v0.16b,v12.16b,v2.16b
eor v7.16b,v14.16b,v3.16b
eor v2.16b,v30.16b,v2.16b
eor v19.16b,v25.16b,v5.16b
eor v6.16b,v9.16b,v5.16b
eor v5.16b,v11.16b,v1.16b
eor v18.16b,v24.16b,v3.16b
eor v17.16b,v10.16b,v1.16b
and v1.16b,v30.16b,v31.16b
ushr v3.16b,v30.16b,#4
ldp q27,q26,[sp,#896]
ldur q4,[x29,#-256]
ldp q22,q29,[sp,#864]
ldr q28,[sp,#848]
tbl v16.16b,{ v4.16b },v1.16b
movi v30.16b,#15
tbl v20.16b,{ v26.16b },v3.16b
tbl v21.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v22.16b },v1.16b
tbl v23.16b,{ v29.16b },v3.16b
tbl v3.16b,{ v28.16b },v3.16b
eor3 v5.16b,v16.16b,v5.16b,v20.16b
eor3 v7.16b,v21.16b,v7.16b,v23.16b
eor3 v3.16b,v1.16b,v6.16b,v3.16b
and v1.16b,v25.16b,v31.16b
ushr v6.16b,v25.16b,#4
tbl v16.16b,{ v4.16b },v1.16b
tbl v20.16b,{ v26.16b },v6.16b
tbl v21.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v22.16b },v1.16b
tbl v23.16b,{ v29.16b },v6.16b
tbl v6.16b,{ v28.16b },v6.16b
eor3 v2.16b,v16.16b,v2.16b,v20.16b
eor3 v5.16b,v21.16b,v5.16b,v23.16b
eor3 v7.16b,v1.16b,v7.16b,v6.16b
and v1.16b,v24.16b,v30.16b
ushr v6.16b,v24.16b,#4
mov v24.16b,v22.16b
mov v23.16b,v4.16b
tbl v16.16b,{ v4.16b },v1.16b
tbl v20.16b,{ v26.16b },v6.16b
tbl v21.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v22.16b },v1.16b
tbl v22.16b,{ v29.16b },v6.16b
tbl v6.16b,{ v28.16b },v6.16b
mov v4.16b,v10.16b
eor3 v16.16b,v16.16b,v19.16b,v20.16b
eor3 v2.16b,v21.16b,v2.16b,v22.16b
eor3 v1.16b,v1.16b,v5.16b,v6.16b
str q1,[sp,#800]
and v1.16b,v4.16b,v30.16b
ushr v4.16b,v4.16b,#4
tbl v5.16b,{ v23.16b },v1.16b
tbl v19.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v24.16b },v1.16b
tbl v6.16b,{ v26.16b },v4.16b
tbl v20.16b,{ v29.16b },v4.16b
tbl v4.16b,{ v28.16b },v4.16b
eor3 v5.16b,v5.16b,v18.16b,v6.16b
eor3 v6.16b,v19.16b,v16.16b,v20.16b
eor3 v1.16b,v1.16b,v2.16b,v4.16b
str q1,[sp,#592]
and v1.16b,v12.16b,v30.16b
ushr v2.16b,v12.16b,#4
tbl v4.16b,{ v23.16b },v1.16b
tbl v18.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v24.16b },v1.16b
tbl v16.16b,{ v26.16b },v2.16b
tbl v19.16b,{ v29.16b },v2.16b
tbl v2.16b,{ v28.16b },v2.16b
eor3 v4.16b,v4.16b,v17.16b,v16.16b
eor3 v5.16b,v18.16b,v5.16b,v19.16b
eor3 v1.16b,v1.16b,v6.16b,v2.16b
mov v2.16b,v9.16b
str q1,[sp,#624]
and v1.16b,v2.16b,v30.16b
ushr v2.16b,v2.16b,#4
tbl v6.16b,{ v23.16b },v1.16b
tbl v16.16b,{ v26.16b },v2.16b
tbl v17.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v24.16b },v1.16b
tbl v18.16b,{ v29.16b },v2.16b
tbl v2.16b,{ v28.16b },v2.16b
eor3 v0.16b,v6.16b,v0.16b,v16.16b
eor3 v4.16b,v17.16b,v4.16b,v18.16b
eor3 v1.16b,v1.16b,v5.16b,v2.16b
str q1,[sp,#656]
and v1.16b,v14.16b,v30.16b
ushr v2.16b,v14.16b,#4
tbl v5.16b,{ v23.16b },v1.16b
tbl v6.16b,{ v26.16b },v2.16b
tbl v16.16b,{ v27.16b },v1.16b
tbl v1.16b,{ v24.16b },v1.16b
tbl v17.16b,{ v29.16b },v2.16b
tbl v2.16b,{ v28.16b },v2.16b
eor3 v3.16b,v5.16b,v3.16b,v6.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v1.16b,v1.16b,v4.16b,v2.16b
stur q1,[x29,#-80]
and v1.16b,v11.16b,v30.16b
ushr v2.16b,v11.16b,#4
tbl v4.16b,{ v23.16b },v1.16b
tbl v5.16b,{ v26.16b },v2.16b
tbl v6.16b,{ v27.16b },v1.16b
tbl v16.16b,{ v29.16b },v2.16b
tbl v1.16b,{ v24.16b },v1.16b
tbl v2.16b,{ v28.16b },v2.16b
eor3 v4.16b,v4.16b,v7.16b,v5.16b
eor3 v3.16b,v6.16b,v3.16b,v16.16b
eor3 v0.16b,v1.16b,v0.16b,v2.16b
str q4,[sp,#640]
str q3,[sp,#608]
ldp q24,q22,[sp,#688]
str q0,[sp,#384]
ldp q21,q16,[sp,#720]
ldr q12,[sp,#672]
eor v0.16b,v16.16b,v24.16b
ldur q4,[x29,#-112]
ldr q14,[sp,#832]
stur q4,[x29,#-112]
eor3 v1.16b,v14.16b,v21.16b,v0.16b
mov v3.16b,v14.16b
str q14,[sp,#832]
ldp q31,q29,[x29,#-160]
eor v4.16b,v4.16b,v22.16b
ldr q15,[sp,#368]
and v2.16b,v1.16b,v30.16b
ushr v14.16b,v1.16b,#4
movi v1.16b,#15
eor v7.16b,v3.16b,v21.16b
eor v17.16b,v15.16b,v12.16b
eor3 v18.16b,v15.16b,v12.16b,v4.16b
ushr v3.16b,v0.16b,#4
ldr q13,[sp,#816]
tbl v5.16b,{ v29.16b },v2.16b
tbl v6.16b,{ v31.16b },v14.16b
and v19.16b,v17.16b,v1.16b
and v20.16b,v0.16b,v1.16b
and v25.16b,v4.16b,v1.16b
and v23.16b,v18.16b,v1.16b
ushr v18.16b,v18.16b,#4
ushr v17.16b,v17.16b,#4
ushr v4.16b,v4.16b,#4
ldp q10,q0,[x29,#-224]
eor v5.16b,v6.16b,v5.16b
and v6.16b,v7.16b,v1.16b
ushr v7.16b,v7.16b,#4
ldp q1,q11,[x29,#-192]
tbl v31.16b,{ v31.16b },v18.16b
tbl v26.16b,{ v10.16b },v19.16b
tbl v19.16b,{ v13.16b },v19.16b
tbl v27.16b,{ v10.16b },v20.16b
tbl v20.16b,{ v13.16b },v20.16b
tbl v30.16b,{ v0.16b },v7.16b
tbl v8.16b,{ v0.16b },v17.16b
tbl v28.16b,{ v11.16b },v23.16b
tbl v23.16b,{ v29.16b },v23.16b
tbl v29.16b,{ v13.16b },v6.16b
tbl v18.16b,{ v1.16b },v18.16b
tbl v9.16b,{ v10.16b },v25.16b
tbl v25.16b,{ v13.16b },v25.16b
tbl v6.16b,{ v10.16b },v6.16b
tbl v2.16b,{ v11.16b },v2.16b
tbl v14.16b,{ v1.16b },v14.16b
tbl v10.16b,{ v0.16b },v3.16b
tbl v11.16b,{ v0.16b },v4.16b
ldur q1,[x29,#-240]
eor v23.16b,v31.16b,v23.16b
eor3 v26.16b,v29.16b,v30.16b,v26.16b
eor3 v19.16b,v19.16b,v8.16b,v27.16b
tbl v17.16b,{ v1.16b },v17.16b
tbl v0.16b,{ v1.16b },v3.16b
tbl v4.16b,{ v1.16b },v4.16b
tbl v7.16b,{ v1.16b },v7.16b
eor3 v5.16b,v5.16b,v28.16b,v18.16b
movi v3.16b,#15
eor3 v18.16b,v20.16b,v10.16b,v9.16b
eor3 v6.16b,v25.16b,v11.16b,v6.16b
eor3 v1.16b,v23.16b,v2.16b,v14.16b
movi v31.16b,#15
eor3 v2.16b,v26.16b,v17.16b,v5.16b
eor3 v4.16b,v18.16b,v4.16b,v5.16b
eor3 v5.16b,v19.16b,v0.16b,v1.16b
eor3 v1.16b,v6.16b,v7.16b,v1.16b
ldur q9,[x29,#-112]
ldr q8,[sp,#832]
eor v0.16b,v16.16b,v2.16b
eor v2.16b,v24.16b,v2.16b
eor v18.16b,v22.16b,v5.16b
eor v6.16b,v9.16b,v5.16b
eor v19.16b,v8.16b,v4.16b
eor v5.16b,v15.16b,v1.16b
eor v7.16b,v21.16b,v4.16b
eor v17.16b,v12.16b,v1.16b
and v1.16b,v24.16b,v3.16b
ushr v4.16b,v24.16b,#4
ldp q29,q28,[sp,#896]
ldp q27,q14,[sp,#864]
ldur q24,[x29,#-256]
ldr q30,[sp,#848]
tbl v20.16b,{ v24.16b },v1.16b
tbl v23.16b,{ v28.16b },v4.16b
tbl v25.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v26.16b,{ v14.16b },v4.16b
tbl v4.16b,{ v30.16b },v4.16b
eor3 v5.16b,v20.16b,v5.16b,v23.16b
eor3 v19.16b,v25.16b,v19.16b,v26.16b
eor3 v4.16b,v1.16b,v6.16b,v4.16b
and v1.16b,v22.16b,v3.16b
ushr v6.16b,v22.16b,#4
tbl v20.16b,{ v24.16b },v1.16b
tbl v23.16b,{ v28.16b },v6.16b
tbl v25.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v26.16b,{ v14.16b },v6.16b
tbl v6.16b,{ v30.16b },v6.16b
eor3 v2.16b,v20.16b,v2.16b,v23.16b
eor3 v5.16b,v25.16b,v5.16b,v26.16b
eor3 v6.16b,v1.16b,v19.16b,v6.16b
and v1.16b,v21.16b,v31.16b
ushr v19.16b,v21.16b,#4
tbl v20.16b,{ v24.16b },v1.16b
tbl v23.16b,{ v28.16b },v19.16b
tbl v25.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v26.16b,{ v14.16b },v19.16b
tbl v19.16b,{ v30.16b },v19.16b
eor3 v18.16b,v20.16b,v18.16b,v23.16b
eor3 v2.16b,v25.16b,v2.16b,v26.16b
eor3 v1.16b,v1.16b,v5.16b,v19.16b
stur q1,[x29,#-128]
and v1.16b,v12.16b,v31.16b
ushr v5.16b,v12.16b,#4
tbl v19.16b,{ v24.16b },v1.16b
tbl v20.16b,{ v28.16b },v5.16b
tbl v23.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v25.16b,{ v14.16b },v5.16b
tbl v5.16b,{ v30.16b },v5.16b
eor3 v19.16b,v19.16b,v7.16b,v20.16b
eor3 v18.16b,v23.16b,v18.16b,v25.16b
eor3 v1.16b,v1.16b,v2.16b,v5.16b
str q1,[sp,#704]
and v1.16b,v16.16b,v31.16b
ushr v2.16b,v16.16b,#4
tbl v5.16b,{ v24.16b },v1.16b
tbl v20.16b,{ v28.16b },v2.16b
tbl v23.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v25.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v30.16b },v2.16b
eor3 v5.16b,v5.16b,v17.16b,v20.16b
eor3 v17.16b,v23.16b,v19.16b,v25.16b
eor3 v1.16b,v1.16b,v18.16b,v2.16b
mov v2.16b,v9.16b
str q1,[sp,#336]
and v1.16b,v2.16b,v31.16b
ushr v2.16b,v2.16b,#4
tbl v18.16b,{ v24.16b },v1.16b
tbl v20.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v19.16b,{ v28.16b },v2.16b
tbl v25.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v30.16b },v2.16b
eor3 v0.16b,v18.16b,v0.16b,v19.16b
eor3 v5.16b,v20.16b,v5.16b,v25.16b
eor3 v1.16b,v1.16b,v17.16b,v2.16b
mov v2.16b,v8.16b
str q1,[sp,#736]
and v1.16b,v2.16b,v31.16b
ushr v2.16b,v2.16b,#4
tbl v17.16b,{ v24.16b },v1.16b
tbl v18.16b,{ v28.16b },v2.16b
tbl v19.16b,{ v29.16b },v1.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v20.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v30.16b },v2.16b
eor3 v4.16b,v17.16b,v4.16b,v18.16b
eor3 v0.16b,v19.16b,v0.16b,v20.16b
eor3 v1.16b,v1.16b,v5.16b,v2.16b
stur q1,[x29,#-112]
and v1.16b,v15.16b,v31.16b
ushr v2.16b,v15.16b,#4
tbl v5.16b,{ v24.16b },v1.16b
tbl v17.16b,{ v28.16b },v2.16b
tbl v18.16b,{ v29.16b },v1.16b
tbl v19.16b,{ v14.16b },v2.16b
tbl v1.16b,{ v27.16b },v1.16b
tbl v2.16b,{ v30.16b },v2.16b
eor3 v3.16b,v5.16b,v6.16b,v17.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
eor3 v0.16b,v1.16b,v0.16b,v2.16b
str q3,[sp,#720]
str q4,[sp,#304]
ldp q7,q16,[sp,#752]
str q0,[sp,#688]
ldr q28,[sp,#400]
ldr q22,[sp,#448]
ldr q24,[sp,#784]
eor v0.16b,v24.16b,v7.16b
ldur q2,[x29,#-96]
ldp q23,q21,[sp,#416]
stur q2,[x29,#-96]
eor v5.16b,v2.16b,v16.16b
eor3 v1.16b,v23.16b,v28.16b,v0.16b
ldp q14,q11,[x29,#-160]
eor v19.16b,v23.16b,v28.16b
ushr v4.16b,v0.16b,#4
mov v2.16b,v13.16b
and v3.16b,v1.16b,v31.16b
ushr v25.16b,v1.16b,#4
str q3,[sp,#832]
tbl v6.16b,{ v11.16b },v3.16b
tbl v18.16b,{ v14.16b },v25.16b
movi v3.16b,#15
eor v20.16b,v21.16b,v22.16b
eor3 v26.16b,v21.16b,v22.16b,v5.16b
eor v6.16b,v18.16b,v6.16b
and v18.16b,v19.16b,v3.16b
and v27.16b,v20.16b,v3.16b
and v29.16b,v0.16b,v3.16b
and v30.16b,v26.16b,v3.16b
and v31.16b,v5.16b,v3.16b
ushr v26.16b,v26.16b,#4
ldp q3,q15,[x29,#-224]
ushr v19.16b,v19.16b,#4
ldp q0,q1,[x29,#-192]
ushr v20.16b,v20.16b,#4
ushr v5.16b,v5.16b,#4
tbl v8.16b,{ v3.16b },v27.16b
tbl v27.16b,{ v13.16b },v27.16b
tbl v9.16b,{ v3.16b },v29.16b
tbl v29.16b,{ v13.16b },v29.16b
tbl v10.16b,{ v1.16b },v30.16b
tbl v30.16b,{ v11.16b },v30.16b
tbl v11.16b,{ v13.16b },v18.16b
tbl v13.16b,{ v14.16b },v26.16b
tbl v17.16b,{ v3.16b },v31.16b
tbl v31.16b,{ v2.16b },v31.16b
ldr q2,[sp,#832]
tbl v12.16b,{ v15.16b },v19.16b
tbl v26.16b,{ v0.16b },v26.16b
tbl v14.16b,{ v15.16b },v20.16b
tbl v18.16b,{ v3.16b },v18.16b
tbl v3.16b,{ v1.16b },v2.16b
tbl v2.16b,{ v0.16b },v25.16b
tbl v0.16b,{ v15.16b },v4.16b
tbl v1.16b,{ v15.16b },v5.16b
eor v30.16b,v13.16b,v30.16b
ldur q25,[x29,#-240]
eor3 v8.16b,v11.16b,v12.16b,v8.16b
tbl v20.16b,{ v25.16b },v20.16b
tbl v4.16b,{ v25.16b },v4.16b
tbl v5.16b,{ v25.16b },v5.16b
eor3 v27.16b,v27.16b,v14.16b,v9.16b
eor3 v6.16b,v6.16b,v10.16b,v26.16b
tbl v19.16b,{ v25.16b },v19.16b
eor3 v0.16b,v29.16b,v0.16b,v17.16b
eor3 v2.16b,v30.16b,v3.16b,v2.16b
eor3 v1.16b,v31.16b,v1.16b,v18.16b
mov v17.16b,v23.16b
eor3 v3.16b,v8.16b,v20.16b,v6.16b
eor3 v5.16b,v0.16b,v5.16b,v6.16b
eor3 v4.16b,v27.16b,v4.16b,v2.16b
eor3 v1.16b,v1.16b,v19.16b,v2.16b
eor v20.16b,v23.16b,v5.16b
movi v23.16b,#15
ldur q11,[x29,#-96]
eor v0.16b,v24.16b,v3.16b
eor v3.16b,v7.16b,v3.16b
eor v18.16b,v16.16b,v4.16b
eor v2.16b,v28.16b,v5.16b
eor v6.16b,v22.16b,v1.16b
eor v19.16b,v11.16b,v4.16b
eor v4.16b,v21.16b,v1.16b
and v1.16b,v7.16b,v23.16b
ushr v5.16b,v7.16b,#4
ldp q9,q8,[sp,#896]
ldp q31,q25,[sp,#864]
ldur q7,[x29,#-256]
ldr q10,[sp,#848]
tbl v26.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v5.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v5.16b
tbl v5.16b,{ v10.16b },v5.16b
eor3 v4.16b,v26.16b,v4.16b,v27.16b
eor3 v20.16b,v29.16b,v20.16b,v30.16b
eor3 v5.16b,v1.16b,v19.16b,v5.16b
and v1.16b,v16.16b,v23.16b
ushr v19.16b,v16.16b,#4
tbl v26.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v19.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v19.16b
tbl v19.16b,{ v10.16b },v19.16b
eor3 v3.16b,v26.16b,v3.16b,v27.16b
eor3 v4.16b,v29.16b,v4.16b,v30.16b
eor3 v19.16b,v1.16b,v20.16b,v19.16b
and v1.16b,v28.16b,v23.16b
ushr v20.16b,v28.16b,#4
movi v28.16b,#64
tbl v26.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v20.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v20.16b
tbl v20.16b,{ v10.16b },v20.16b
eor3 v18.16b,v26.16b,v18.16b,v27.16b
eor3 v3.16b,v29.16b,v3.16b,v30.16b
eor3 v1.16b,v1.16b,v4.16b,v20.16b
str q1,[sp,#832]
and v1.16b,v22.16b,v23.16b
ushr v4.16b,v22.16b,#4
tbl v26.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v4.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v4.16b
tbl v4.16b,{ v10.16b },v4.16b
eor3 v26.16b,v26.16b,v2.16b,v27.16b
mov v2.16b,v11.16b
eor3 v18.16b,v29.16b,v18.16b,v30.16b
eor3 v16.16b,v1.16b,v3.16b,v4.16b
and v1.16b,v24.16b,v23.16b
ushr v3.16b,v24.16b,#4
tbl v4.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v3.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v10.16b },v3.16b
eor3 v4.16b,v4.16b,v6.16b,v27.16b
eor3 v6.16b,v29.16b,v26.16b,v30.16b
eor3 v1.16b,v1.16b,v18.16b,v3.16b
str q1,[sp,#272]
and v1.16b,v2.16b,v23.16b
ushr v3.16b,v2.16b,#4
mov v2.16b,v17.16b
movi v18.16b,#128
tbl v26.16b,{ v7.16b },v1.16b
tbl v27.16b,{ v8.16b },v3.16b
tbl v29.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v10.16b },v3.16b
eor3 v0.16b,v26.16b,v0.16b,v27.16b
eor3 v4.16b,v29.16b,v4.16b,v30.16b
eor3 v1.16b,v1.16b,v6.16b,v3.16b
str q1,[sp,#320]
and v1.16b,v2.16b,v23.16b
ushr v3.16b,v2.16b,#4
tbl v6.16b,{ v7.16b },v1.16b
tbl v26.16b,{ v8.16b },v3.16b
tbl v27.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v31.16b },v1.16b
tbl v29.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v10.16b },v3.16b
eor3 v5.16b,v6.16b,v5.16b,v26.16b
eor3 v0.16b,v27.16b,v0.16b,v29.16b
eor3 v1.16b,v1.16b,v4.16b,v3.16b
stur q1,[x29,#-96]
and v1.16b,v21.16b,v23.16b
ushr v3.16b,v21.16b,#4
tbl v4.16b,{ v7.16b },v1.16b
tbl v26.16b,{ v8.16b },v3.16b
tbl v27.16b,{ v9.16b },v1.16b
tbl v29.16b,{ v31.16b },v1.16b
tbl v30.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v10.16b },v3.16b
eor3 v1.16b,v4.16b,v19.16b,v26.16b
eor v4.16b,v16.16b,v28.16b
eor3 v2.16b,v27.16b,v5.16b,v30.16b
eor3 v7.16b,v29.16b,v0.16b,v3.16b
str q1,[sp,#288]
ldp q17,q24,[sp,#464]
ldp q8,q9,[x16]
ldr q21,[sp,#384]
ldp q10,q11,[x16,#32]
mov v25.16b,v2.16b
ldp q20,q19,[sp,#688]
eor v5.16b,v24.16b,v28.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
tbl v14.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v6.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
ldr q23,[sp,#592]
tbl v29.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v24.16b
tbl v27.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v23.16b
eor v8.16b,v17.16b,v28.16b
eor v9.16b,v21.16b,v28.16b
eor v10.16b,v20.16b,v28.16b
eor v11.16b,v7.16b,v28.16b
eor v15.16b,v19.16b,v28.16b
ldp q0,q1,[x16,#64]
ldp q2,q3,[x16,#96]
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v10.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v5.16b
orr v8.16b,v13.16b,v8.16b
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
eor v15.16b,v23.16b,v28.16b
orr v9.16b,v14.16b,v9.16b
orr v10.16b,v6.16b,v10.16b
orr v11.16b,v26.16b,v11.16b
orr v14.16b,v30.16b,v4.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
orr v15.16b,v31.16b,v5.16b
orr v13.16b,v29.16b,v13.16b
eor v5.16b,v17.16b,v18.16b
eor v6.16b,v21.16b,v18.16b
eor v26.16b,v20.16b,v18.16b
eor v29.16b,v19.16b,v18.16b
eor v30.16b,v16.16b,v18.16b
orr v0.16b,v27.16b,v0.16b
eor v27.16b,v7.16b,v18.16b
ldp q1,q2,[x16,#128]
ldp q3,q4,[x16,#160]
tbl v5.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v5.16b
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v6.16b
tbl v31.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v27.16b
eor v27.16b,v24.16b,v18.16b
tbl v26.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v26.16b
orr v5.16b,v8.16b,v5.16b
tbl v8.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v29.16b
eor v29.16b,v23.16b,v18.16b
tbl v27.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v27.16b
orr v6.16b,v9.16b,v6.16b
tbl v9.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v30.16b
orr v26.16b,v10.16b,v26.16b
tbl v1.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v29.16b
orr v30.16b,v11.16b,v31.16b
orr v31.16b,v13.16b,v8.16b
orr v2.16b,v15.16b,v27.16b
movi v27.16b,#192
orr v3.16b,v14.16b,v9.16b
orr v0.16b,v0.16b,v1.16b
ldp q8,q9,[x16,#192]
eor v1.16b,v17.16b,v27.16b
ldp q10,q11,[x16,#224]
eor v4.16b,v21.16b,v27.16b
eor v17.16b,v20.16b,v27.16b
eor v7.16b,v7.16b,v27.16b
eor v21.16b,v19.16b,v27.16b
eor v16.16b,v16.16b,v27.16b
eor v22.16b,v24.16b,v27.16b
tbl v1.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v1.16b
eor v27.16b,v23.16b,v27.16b
tbl v4.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v4.16b
tbl v17.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
tbl v7.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
orr v23.16b,v5.16b,v1.16b
tbl v1.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v5.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v22.16b
orr v21.16b,v6.16b,v4.16b
tbl v4.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v6.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v27.16b
orr v16.16b,v26.16b,v17.16b
orr v7.16b,v30.16b,v7.16b
mov v8.16b,v25.16b
orr v1.16b,v31.16b,v1.16b
stp q21,q23,[sp,#768]
orr v2.16b,v2.16b,v5.16b
orr v3.16b,v3.16b,v4.16b
str q16,[sp,#752]
orr v0.16b,v0.16b,v6.16b
eor v31.16b,v8.16b,v28.16b
str q1,[sp,#672]
mov v19.16b,v8.16b
str q3,[sp,#592]
stp q0,q2,[sp,#464]
ld1r { v0.4s },[x17]
ld1r { v1.4s },[x4]
mov x16,x10
ldp q10,q17,[sp,#496]
sub x17,x14,#120
sub x4,x14,#88
stp q0,q7,[sp,#688]
ld1r { v0.4s },[x5]
sub x5,x14,#56
eor v27.16b,v10.16b,v28.16b
eor v11.16b,v17.16b,v28.16b
eor v14.16b,v17.16b,v18.16b
stp q0,q1,[sp,#432]
ld1r { v1.4s },[x6]
ld1r { v0.4s },[x7]
sub x6,x14,#24
sub x7,x14,#104
stp q0,q1,[sp,#400]
ld1r { v1.4s },[x19]
ld1r { v0.4s },[x20]
sub x19,x14,#72
sub x20,x14,#40
stp q0,q1,[sp,#368]
ld1r { v0.4s },[x21]
sub x21,x14,#8
str q0,[sp,#352]
ldr q13,[sp,#304]
ldp q1,q2,[x16]
ldp q3,q4,[x16,#32]
eor v30.16b,v13.16b,v28.16b
ldp q23,q24,[sp,#608]
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v10.16b
tbl v5.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v25.16b
tbl v16.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v23.16b
ldr q25,[sp,#336]
tbl v21.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v13.16b
ldr q20,[sp,#272]
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v25.16b
tbl v26.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v17.16b
tbl v22.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v20.16b
tbl v7.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v24.16b
eor v29.16b,v23.16b,v28.16b
eor v8.16b,v25.16b,v28.16b
eor v9.16b,v20.16b,v28.16b
ldp q1,q2,[x16,#64]
ldp q3,q4,[x16,#96]
tbl v27.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v27.16b
tbl v29.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v29.16b
tbl v30.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v30.16b
tbl v31.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v31.16b
orr v27.16b,v6.16b,v27.16b
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v8.16b
eor v8.16b,v24.16b,v28.16b
orr v29.16b,v16.16b,v29.16b
tbl v16.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v9.16b
orr v30.16b,v21.16b,v30.16b
tbl v21.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v11.16b
tbl v1.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v8.16b
orr v31.16b,v5.16b,v31.16b
orr v0.16b,v0.16b,v6.16b
eor v5.16b,v10.16b,v18.16b
orr v8.16b,v22.16b,v16.16b
eor v6.16b,v23.16b,v18.16b
orr v9.16b,v26.16b,v21.16b
eor v16.16b,v19.16b,v18.16b
orr v11.16b,v7.16b,v1.16b
eor v7.16b,v13.16b,v18.16b
ldp q1,q2,[x16,#128]
ldp q3,q4,[x16,#160]
eor v21.16b,v25.16b,v18.16b
mov v28.16b,v13.16b
eor v13.16b,v20.16b,v18.16b
tbl v5.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v5.16b
tbl v26.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v7.16b
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v6.16b
tbl v16.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v16.16b
tbl v21.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v21.16b
orr v7.16b,v27.16b,v5.16b
eor v27.16b,v24.16b,v18.16b
orr v5.16b,v30.16b,v26.16b
tbl v30.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v14.16b
orr v22.16b,v29.16b,v6.16b
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v13.16b
orr v26.16b,v31.16b,v16.16b
tbl v1.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v27.16b
orr v27.16b,v0.16b,v21.16b
orr v0.16b,v9.16b,v30.16b
movi v30.16b,#192
orr v29.16b,v8.16b,v6.16b
orr v1.16b,v11.16b,v1.16b
movi v11.16b,#64
ldp q13,q14,[x16,#192]
eor v2.16b,v10.16b,v30.16b
ldp q15,q16,[x16,#224]
eor v3.16b,v23.16b,v30.16b
eor v4.16b,v28.16b,v30.16b
eor v6.16b,v19.16b,v30.16b
eor v19.16b,v25.16b,v30.16b
eor v21.16b,v17.16b,v30.16b
eor v18.16b,v20.16b,v30.16b
tbl v2.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v2.16b
eor v23.16b,v24.16b,v30.16b
movi v20.16b,#128
tbl v3.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v3.16b
tbl v4.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v4.16b
tbl v6.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v6.16b
orr v7.16b,v7.16b,v2.16b
tbl v2.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v19.16b
tbl v19.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v23.16b
orr v17.16b,v22.16b,v3.16b
tbl v3.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v18.16b
tbl v18.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v21.16b
orr v4.16b,v5.16b,v4.16b
orr v5.16b,v26.16b,v6.16b
str q7,[sp,#624]
orr v2.16b,v27.16b,v2.16b
orr v1.16b,v1.16b,v19.16b
orr v3.16b,v29.16b,v3.16b
orr v0.16b,v0.16b,v18.16b
stp q4,q17,[sp,#496]
str q5,[sp,#336]
str q2,[sp,#304]
stp q0,q3,[sp,#256]
str q1,[sp,#240]
ld1r { v1.4s },[x17]
ld1r { v0.4s },[x4]
mov x16,x11
ldp q12,q10,[sp,#640]
sub x17,x14,#116
sub x4,x14,#84
stp q0,q1,[sp,#176]
ld1r { v1.4s },[x5]
ld1r { v0.4s },[x6]
eor v21.16b,v12.16b,v11.16b
eor v14.16b,v10.16b,v11.16b
sub x5,x14,#52
sub x6,x14,#20
stp q0,q1,[sp,#144]
ld1r { v1.4s },[x7]
ld1r { v0.4s },[x19]
sub x7,x14,#100
sub x19,x14,#68
stp q0,q1,[sp,#112]
ld1r { v1.4s },[x20]
ld1r { v0.4s },[x21]
sub x20,x14,#36
sub x21,x14,#4
stp q0,q1,[sp,#208]
ldr q25,[sp,#288]
ldp q5,q6,[x16]
ldp q7,q8,[x16,#32]
eor v23.16b,v25.16b,v11.16b
ldp q28,q24,[sp,#720]
ldp q17,q16,[sp,#528]
tbl v1.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v12.16b
ldr q15,[sp,#320]
tbl v2.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v28.16b
tbl v3.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v25.16b
tbl v4.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v17.16b
tbl v0.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v15.16b
tbl v18.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v16.16b
tbl v19.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v10.16b
tbl v5.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v24.16b
eor v22.16b,v28.16b,v11.16b
eor v26.16b,v17.16b,v11.16b
eor v29.16b,v15.16b,v11.16b
eor v31.16b,v16.16b,v11.16b
ldp q6,q7,[x16,#64]
ldp q8,q9,[x16,#96]
tbl v21.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v21.16b
tbl v27.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v22.16b
tbl v30.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v23.16b
tbl v13.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v26.16b
orr v22.16b,v1.16b,v21.16b
tbl v1.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v29.16b
eor v21.16b,v24.16b,v11.16b
orr v23.16b,v2.16b,v27.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v31.16b
orr v26.16b,v3.16b,v30.16b
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v14.16b
tbl v6.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v21.16b
orr v27.16b,v4.16b,v13.16b
orr v0.16b,v0.16b,v1.16b
eor v1.16b,v12.16b,v20.16b
orr v29.16b,v18.16b,v2.16b
eor v2.16b,v28.16b,v20.16b
orr v19.16b,v19.16b,v3.16b
eor v3.16b,v25.16b,v20.16b
orr v30.16b,v5.16b,v6.16b
eor v4.16b,v17.16b,v20.16b
ldp q6,q7,[x16,#128]
ldp q8,q9,[x16,#160]
eor v18.16b,v15.16b,v20.16b
eor v21.16b,v16.16b,v20.16b
eor v13.16b,v10.16b,v20.16b
movi v11.16b,#128
tbl v1.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v1.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v2.16b
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v3.16b
tbl v31.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v4.16b
orr v5.16b,v22.16b,v1.16b
tbl v1.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v18.16b
eor v22.16b,v24.16b,v20.16b
orr v18.16b,v23.16b,v2.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v21.16b
orr v4.16b,v26.16b,v3.16b
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v13.16b
tbl v6.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v22.16b
orr v23.16b,v27.16b,v31.16b
orr v26.16b,v0.16b,v1.16b
movi v22.16b,#192
orr v27.16b,v29.16b,v2.16b
orr v0.16b,v19.16b,v3.16b
orr v1.16b,v30.16b,v6.16b
ldp q6,q7,[x16,#192]
eor v2.16b,v12.16b,v22.16b
ldp q8,q9,[x16,#224]
eor v3.16b,v28.16b,v22.16b
eor v19.16b,v25.16b,v22.16b
eor v20.16b,v17.16b,v22.16b
eor v28.16b,v16.16b,v22.16b
movi v16.16b,#192
eor v21.16b,v15.16b,v22.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v2.16b
eor v29.16b,v10.16b,v22.16b
movi v17.16b,#64
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v3.16b
tbl v30.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v19.16b
tbl v20.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v20.16b
eor v25.16b,v24.16b,v16.16b
orr v5.16b,v5.16b,v2.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v21.16b
tbl v21.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v29.16b
orr v10.16b,v18.16b,v3.16b
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v28.16b
tbl v6.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v25.16b
orr v9.16b,v4.16b,v30.16b
orr v4.16b,v23.16b,v20.16b
str q5,[sp,#720]
str q4,[sp,#656]
orr v5.16b,v26.16b,v2.16b
orr v3.16b,v27.16b,v3.16b
orr v2.16b,v0.16b,v21.16b
orr v0.16b,v1.16b,v6.16b
str q5,[sp,#320]
str q3,[sp,#288]
str q2,[sp,#96]
str q0,[sp,#544]
movi v2.16b,#64
ld1r { v0.4s },[x17]
ld1r { v1.4s },[x4]
mov x16,x12
ldr q23,[sp,#800]
sub x17,x14,#112
sub x4,x14,#80
str q0,[sp,#640]
ld1r { v0.4s },[x5]
eor v30.16b,v23.16b,v2.16b
sub x5,x14,#48
stp q1,q0,[sp]
ld1r { v1.4s },[x6]
ld1r { v0.4s },[x7]
sub x6,x14,#16
sub x7,x14,#96
stp q1,q0,[sp,#32]
ld1r { v1.4s },[x19]
ld1r { v0.4s },[x20]
sub x19,x14,#64
stp q1,q0,[sp,#64]
ld1r { v0.4s },[x21]
str q0,[sp,#528]
ldr q31,[sp,#832]
ldp q12,q13,[x16]
ldp q14,q15,[x16,#32]
ldp q8,q18,[x29,#-128]
ldp q24,q22,[sp,#560]
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v23.16b
tbl v7.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v31.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v8.16b
ldp q29,q19,[x29,#-96]
tbl v6.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v22.16b
tbl v20.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
eor v1.16b,v24.16b,v2.16b
tbl v21.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v29.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v19.16b
tbl v13.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
eor v12.16b,v8.16b,v2.16b
eor v14.16b,v31.16b,v2.16b
eor v15.16b,v22.16b,v2.16b
eor v0.16b,v29.16b,v2.16b
eor v2.16b,v19.16b,v2.16b
ldp q25,q26,[x16,#64]
ldp q27,q28,[x16,#96]
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
tbl v12.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v12.16b
tbl v14.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v14.16b
tbl v15.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v15.16b
tbl v0.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v0.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
tbl v2.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v2.16b
orr v30.16b,v3.16b,v30.16b
eor v3.16b,v18.16b,v17.16b
orr v12.16b,v4.16b,v12.16b
orr v14.16b,v7.16b,v14.16b
orr v15.16b,v6.16b,v15.16b
orr v21.16b,v21.16b,v0.16b
tbl v3.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v3.16b
orr v16.16b,v20.16b,v1.16b
orr v28.16b,v5.16b,v2.16b
eor v2.16b,v23.16b,v11.16b
eor v7.16b,v8.16b,v11.16b
eor v20.16b,v31.16b,v11.16b
eor v25.16b,v22.16b,v11.16b
eor v26.16b,v29.16b,v11.16b
orr v1.16b,v13.16b,v3.16b
eor v13.16b,v24.16b,v11.16b
ldp q3,q4,[x16,#128]
eor v27.16b,v19.16b,v11.16b
ldp q5,q6,[x16,#160]
eor v0.16b,v18.16b,v11.16b
mov v17.16b,v18.16b
tbl v2.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v2.16b
tbl v7.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v7.16b
tbl v20.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v20.16b
tbl v25.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v25.16b
tbl v0.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v0.16b
orr v2.16b,v30.16b,v2.16b
tbl v30.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v26.16b
orr v26.16b,v12.16b,v7.16b
tbl v7.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v13.16b
orr v14.16b,v14.16b,v20.16b
tbl v20.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v27.16b
orr v15.16b,v15.16b,v25.16b
movi v3.16b,#192
orr v12.16b,v21.16b,v30.16b
orr v18.16b,v16.16b,v7.16b
orr v30.16b,v28.16b,v20.16b
orr v28.16b,v1.16b,v0.16b
ldp q4,q5,[x16,#192]
eor v0.16b,v22.16b,v3.16b
eor v1.16b,v23.16b,v3.16b
eor v16.16b,v8.16b,v3.16b
ldp q6,q7,[x16,#224]
eor v20.16b,v31.16b,v3.16b
eor v21.16b,v29.16b,v3.16b
eor v25.16b,v24.16b,v3.16b
eor v27.16b,v19.16b,v3.16b
eor v13.16b,v17.16b,v3.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
tbl v16.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v16.16b
tbl v20.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v20.16b
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v22.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v21.16b
tbl v25.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v25.16b
tbl v3.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v27.16b
tbl v5.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v13.16b
ldr q6,[sp,#688]
ldp q4,q7,[sp,#768]
orr v2.16b,v2.16b,v1.16b
ldr q1,[sp,#256]
orr v27.16b,v26.16b,v16.16b
eor v21.16b,v7.16b,v6.16b
ldp q6,q7,[sp,#432]
orr v3.16b,v30.16b,v3.16b
orr v5.16b,v28.16b,v5.16b
eor v4.16b,v4.16b,v7.16b
str q4,[sp,#608]
ldr q4,[sp,#752]
eor v4.16b,v4.16b,v6.16b
ldp q6,q7,[sp,#400]
str q4,[sp,#688]
ldr q4,[sp,#704]
eor v4.16b,v4.16b,v7.16b
str q4,[sp,#752]
ldr q4,[sp,#672]
eor v17.16b,v4.16b,v6.16b
ldp q6,q7,[sp,#368]
ldr q4,[sp,#592]
eor v4.16b,v4.16b,v7.16b
str q4,[sp,#800]
ldr q4,[sp,#480]
eor v4.16b,v4.16b,v6.16b
ldr q6,[sp,#352]
str q4,[sp,#736]
ldr q4,[sp,#464]
eor v4.16b,v4.16b,v6.16b
ldp q7,q6,[sp,#176]
str q4,[sp,#784]
ldr q4,[sp,#624]
eor v4.16b,v4.16b,v6.16b
ldr q6,[sp,#512]
eor v6.16b,v6.16b,v7.16b
ldr q7,[sp,#160]
str q6,[sp,#624]
ldr q6,[sp,#496]
eor v6.16b,v6.16b,v7.16b
ldr q7,[sp,#144]
str q6,[sp,#704]
ldr q6,[sp,#336]
eor v6.16b,v6.16b,v7.16b
ldp q19,q7,[sp,#112]
str q6,[sp,#768]
ldr q6,[sp,#304]
eor v7.16b,v6.16b,v7.16b
ldr q6,[sp,#272]
eor v6.16b,v6.16b,v19.16b
stur q6,[x29,#-80]
ldr q6,[sp,#224]
eor v1.16b,v1.16b,v6.16b
ldr q6,[sp,#208]
stur q1,[x29,#-112]
ldr q1,[sp,#240]
eor v1.16b,v1.16b,v6.16b
ldr q6,[sp,#640]
stur q1,[x29,#-96]
ldr q1,[sp,#720]
eor v19.16b,v1.16b,v6.16b
ldp q1,q6,[sp]
eor v1.16b,v10.16b,v1.16b
eor v6.16b,v9.16b,v6.16b
str q1,[sp,#640]
orr v1.16b,v14.16b,v20.16b
str q6,[sp,#720]
orr v6.16b,v15.16b,v0.16b
ldp q16,q20,[sp,#32]
ldr q0,[sp,#656]
eor v10.16b,v0.16b,v16.16b
ldr q0,[sp,#320]
orr v16.16b,v12.16b,v22.16b
ldp q23,q22,[sp,#64]
eor v0.16b,v0.16b,v20.16b
orr v20.16b,v18.16b,v25.16b
ldr q18,[sp,#288]
eor v18.16b,v18.16b,v23.16b
str q18,[sp,#656]
ldr q18,[sp,#96]
eor v14.16b,v18.16b,v22.16b
ld1r { v18.4s },[x17]
ld1r { v22.4s },[x4]
sub x16,x14,#32
ld1r { v23.4s },[x5]
ld1r { v24.4s },[x6]
ld1r { v26.4s },[x7]
ld1r { v28.4s },[x19]
ld1r { v29.4s },[x16]
ld1r { v30.4s },[x14]
ldp q31,q25,[sp,#528]
eor v22.16b,v27.16b,v22.16b
eor v1.16b,v1.16b,v23.16b
eor v11.16b,v6.16b,v24.16b
eor v6.16b,v20.16b,v28.16b
eor v15.16b,v3.16b,v29.16b
add x14,x14,#128
eor v31.16b,v25.16b,v31.16b
eor v25.16b,v2.16b,v18.16b
eor v18.16b,v16.16b,v26.16b
eor v26.16b,v5.16b,v30.16b
str q1,[sp,#672]
b.ne 3b
ldr q1,[sp,#800]
ldp q30,q29,[sp,#608]
ldp q27,q12,[sp,#640]
zip1 v13.16b,v25.16b,v22.16b
zip1 v3.16b,v17.16b,v1.16b
ldur q1,[x29,#-80]
zip1 v2.16b,v18.16b,v6.16b
zip1 v5.16b,v21.16b,v30.16b
zip1 v16.16b,v4.16b,v29.16b
str q6,[sp,#592]
zip1 v9.16b,v19.16b,v27.16b
zip1 v8.16b,v7.16b,v1.16b
zip1 v28.16b,v0.16b,v12.16b
stur q22,[x29,#-128]
ldr q24,[x0,#64]
add x13,x2,x13
zip2 v4.16b,v4.16b,v29.16b
zip2 v0.16b,v0.16b,v12.16b
add x8,x8,#1
str q5,[sp,#832]
zip1 v1.16b,v5.16b,v3.16b
cmp x8,x3
str q16,[sp,#576]
zip1 v5.16b,v16.16b,v8.16b
zip1 v6.16b,v9.16b,v28.16b
zip1 v16.16b,v13.16b,v2.16b
zip2 v2.16b,v13.16b,v2.16b
ldr q13,[sp,#672]
zip1 v20.16b,v1.16b,v6.16b
zip2 v1.16b,v1.16b,v6.16b
zip1 v22.16b,v5.16b,v16.16b
zip2 v5.16b,v5.16b,v16.16b
zip1 v23.16b,v20.16b,v22.16b
zip2 v20.16b,v20.16b,v22.16b
zip1 v16.16b,v1.16b,v5.16b
zip2 v22.16b,v9.16b,v28.16b
zip2 v1.16b,v1.16b,v5.16b
ldp q12,q9,[sp,#688]
sub v23.2d,v23.2d,v24.2d
ldp q29,q24,[x29,#-112]
str q23,[x13]
ldr q6,[x0,#64]
sub v6.2d,v20.2d,v6.2d
ldr q20,[sp,#832]
zip2 v3.16b,v20.16b,v3.16b
ldr q20,[sp,#576]
str q6,[x13,#32]
ldr q6,[x0,#64]
zip2 v20.16b,v20.16b,v8.16b
sub v6.2d,v16.2d,v6.2d
zip1 v5.16b,v3.16b,v22.16b
str q6,[x13,#64]
zip1 v6.16b,v20.16b,v2.16b
zip2 v2.16b,v20.16b,v2.16b
ldr q16,[x0,#64]
sub v1.2d,v1.2d,v16.2d
zip1 v16.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip2 v6.16b,v21.16b,v30.16b
ldp q8,q30,[sp,#720]
str q1,[x13,#96]
ldr q1,[x0,#64]
sub v1.2d,v16.2d,v1.2d
zip2 v16.16b,v19.16b,v27.16b
ldr q19,[sp,#800]
ldp q28,q27,[sp,#752]
zip2 v17.16b,v17.16b,v19.16b
ldur q19,[x29,#-80]
str q1,[x13,#128]
zip2 v1.16b,v3.16b,v22.16b
ldr q3,[x0,#64]
zip2 v7.16b,v7.16b,v19.16b
ldr q19,[sp,#592]
zip1 v22.16b,v16.16b,v0.16b
zip2 v0.16b,v16.16b,v0.16b
zip1 v16.16b,v14.16b,v31.16b
sub v3.2d,v5.2d,v3.2d
ldur q5,[x29,#-128]
zip2 v18.16b,v18.16b,v19.16b
zip1 v19.16b,v1.16b,v2.16b
zip1 v20.16b,v6.16b,v17.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v5.16b,v25.16b,v5.16b
zip1 v21.16b,v4.16b,v7.16b
zip2 v6.16b,v6.16b,v17.16b
str q3,[x13,#160]
zip2 v4.16b,v4.16b,v7.16b
ldr q25,[sp,#784]
ldr q3,[x0,#64]
zip1 v17.16b,v15.16b,v26.16b
zip1 v2.16b,v20.16b,v22.16b
zip1 v23.16b,v5.16b,v18.16b
sub v3.2d,v19.2d,v3.2d
zip2 v5.16b,v5.16b,v18.16b
zip2 v18.16b,v6.16b,v0.16b
str q3,[x13,#192]
zip1 v3.16b,v21.16b,v23.16b
ldr q19,[x0,#64]
sub v1.2d,v1.2d,v19.2d
zip1 v19.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip2 v3.16b,v21.16b,v23.16b
str q1,[x13,#224]
ldr q1,[x0,#64]
sub v1.2d,v19.2d,v1.2d
str q1,[x13,#256]
zip2 v1.16b,v20.16b,v22.16b
ldr q19,[x0,#64]
sub v2.2d,v2.2d,v19.2d
zip1 v19.16b,v1.16b,v3.16b
zip2 v1.16b,v1.16b,v3.16b
zip1 v3.16b,v4.16b,v5.16b
zip2 v5.16b,v4.16b,v5.16b
zip1 v4.16b,v13.16b,v11.16b
str q2,[x13,#288]
ldr q2,[x0,#64]
sub v2.2d,v19.2d,v2.2d
zip1 v19.16b,v18.16b,v5.16b
zip1 v22.16b,v4.16b,v17.16b
zip2 v5.16b,v18.16b,v5.16b
zip2 v4.16b,v4.16b,v17.16b
zip2 v17.16b,v14.16b,v31.16b
str q2,[x13,#320]
zip1 v2.16b,v6.16b,v0.16b
zip1 v0.16b,v12.16b,v28.16b
ldr q7,[x0,#64]
zip1 v6.16b,v30.16b,v25.16b
sub v1.2d,v1.2d,v7.2d
zip1 v7.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v3.16b,v8.16b,v10.16b
zip1 v20.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
str q1,[x13,#352]
ldr q1,[x0,#64]
zip1 v21.16b,v3.16b,v16.16b
zip2 v3.16b,v3.16b,v16.16b
zip2 v16.16b,v29.16b,v24.16b
sub v1.2d,v7.2d,v1.2d
zip1 v7.16b,v29.16b,v24.16b
str q1,[x13,#384]
zip1 v18.16b,v20.16b,v21.16b
ldr q1,[x0,#64]
sub v2.2d,v2.2d,v1.2d
zip1 v1.16b,v9.16b,v27.16b
str q2,[x13,#416]
ldr q2,[x0,#64]
sub v2.2d,v19.2d,v2.2d
zip1 v19.16b,v1.16b,v7.16b
zip2 v1.16b,v1.16b,v7.16b
str q2,[x13,#448]
ldr q2,[x0,#64]
zip1 v23.16b,v19.16b,v22.16b
zip1 v6.16b,v1.16b,v4.16b
zip2 v1.16b,v1.16b,v4.16b
zip2 v4.16b,v9.16b,v27.16b
sub v2.2d,v5.2d,v2.2d
zip1 v5.16b,v18.16b,v23.16b
str q2,[x13,#480]
ldr q2,[x0,#80]
sub v2.2d,v5.2d,v2.2d
zip2 v5.16b,v18.16b,v23.16b
zip2 v18.16b,v19.16b,v22.16b
str q2,[x13,#16]
zip2 v2.16b,v20.16b,v21.16b
zip1 v21.16b,v4.16b,v16.16b
ldr q19,[x0,#80]
zip2 v4.16b,v4.16b,v16.16b
sub v5.2d,v5.2d,v19.2d
zip1 v19.16b,v2.16b,v18.16b
zip2 v2.16b,v2.16b,v18.16b
zip2 v18.16b,v15.16b,v26.16b
str q5,[x13,#48]
ldr q5,[x0,#80]
sub v5.2d,v19.2d,v5.2d
str q5,[x13,#80]
zip1 v5.16b,v0.16b,v3.16b
zip2 v0.16b,v0.16b,v3.16b
ldr q7,[x0,#80]
zip2 v3.16b,v12.16b,v28.16b
sub v2.2d,v2.2d,v7.2d
zip1 v7.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip2 v6.16b,v8.16b,v10.16b
zip1 v19.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[x13,#112]
ldr q2,[x0,#80]
zip1 v22.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
sub v2.2d,v7.2d,v2.2d
zip2 v7.16b,v30.16b,v25.16b
str q2,[x13,#144]
ldr q2,[x0,#80]
zip1 v20.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
sub v2.2d,v5.2d,v2.2d
zip2 v5.16b,v13.16b,v11.16b
zip1 v1.16b,v20.16b,v22.16b
str q2,[x13,#176]
ldr q2,[x0,#80]
zip1 v23.16b,v5.16b,v18.16b
zip2 v5.16b,v5.16b,v18.16b
sub v2.2d,v19.2d,v2.2d
str q2,[x13,#208]
zip1 v2.16b,v21.16b,v23.16b
ldr q19,[x0,#80]
sub v0.2d,v0.2d,v19.2d
zip1 v19.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v21.16b,v23.16b
str q0,[x13,#240]
ldr q0,[x0,#80]
sub v0.2d,v19.2d,v0.2d
str q0,[x13,#272]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#80]
sub v1.2d,v1.2d,v19.2d
zip1 v19.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v4.16b,v5.16b
str q1,[x13,#304]
ldr q1,[x0,#80]
sub v1.2d,v19.2d,v1.2d
str q1,[x13,#336]
zip1 v1.16b,v3.16b,v6.16b
ldr q7,[x0,#80]
sub v0.2d,v0.2d,v7.2d
zip1 v7.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v4.16b,v5.16b
str q0,[x13,#368]
ldr q0,[x0,#80]
sub v0.2d,v7.2d,v0.2d
str q0,[x13,#400]
zip2 v0.16b,v3.16b,v6.16b
ldr q3,[x0,#80]
sub v1.2d,v1.2d,v3.2d
zip1 v3.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
str q1,[x13,#432]
ldr q1,[x0,#80]
sub v1.2d,v3.2d,v1.2d
str q1,[x13,#464]
ldr q1,[x0,#80]
sub v0.2d,v0.2d,v1.2d
str q0,[x13,#496]
b.ne 2b
add sp,sp,#1120
ldp x20,x19,[sp,#96]
ldr x21,[sp,#80]
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#112
4:
ret
.endm

.macro shared_2 p0,p1
cbz x3,\p0
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#544
adr x12,1018f
adr x13,1019f
mov x8,xzr
ldr q0,[x12]
adr x9,1020f
adr x10,1021f
adr x11,1022f
str q0,[sp,#16]
ldr q0,[x13]
adr x12,1023f
str q0,[sp]
nop
nop
nop
nop
nop
2:
lsl x13,x8,#9
ldp q0,q1,[x0]
mov x14,xzr
add x8,x8,#1
add x15,x1,x13
add x13,x2,x13
ldp q2,q3,[x15]
ldp q11,q10,[x15,#384]
ldp q12,q22,[x15,#448]
add v7.2d,v0.2d,v2.2d
ldp q4,q2,[x15,#32]
ldp q19,q24,[x15,#192]
add v14.2d,v0.2d,v11.2d
ldp q25,q30,[x15,#256]
add v22.2d,v1.2d,v22.2d
stp q2,q3,[x29,#-224]
ldp q6,q2,[x15,#96]
ldp q5,q3,[x15,#64]
add v16.2d,v0.2d,v4.2d
ldp q27,q8,[x15,#320]
add v19.2d,v0.2d,v19.2d
add v18.2d,v0.2d,v6.2d
ldp q6,q23,[x15,#160]
stp q2,q3,[sp,#320]
ldp q17,q2,[x15,#128]
add v3.2d,v0.2d,v12.2d
ldp q15,q12,[x15,#480]
add v20.2d,v0.2d,v6.2d
ldp q6,q29,[x15,#224]
add v5.2d,v0.2d,v5.2d
str q2,[sp,#304]
add v17.2d,v0.2d,v17.2d
add v25.2d,v0.2d,v25.2d
add v27.2d,v0.2d,v27.2d
add v2.2d,v0.2d,v15.2d
add v26.2d,v0.2d,v6.2d
ldp q6,q31,[x15,#288]
zip1 v15.16b,v7.16b,v25.16b
zip2 v7.16b,v7.16b,v25.16b
add v28.2d,v0.2d,v6.2d
ldp q6,q9,[x15,#352]
add v13.2d,v0.2d,v6.2d
ldp q6,q11,[x15,#416]
zip1 v25.16b,v16.16b,v28.16b
zip2 v16.16b,v16.16b,v28.16b
zip1 v28.16b,v5.16b,v27.16b
add v4.2d,v0.2d,v6.2d
zip1 v0.16b,v17.16b,v14.16b
zip2 v6.16b,v5.16b,v27.16b
zip2 v17.16b,v17.16b,v14.16b
zip1 v27.16b,v19.16b,v3.16b
zip1 v14.16b,v18.16b,v13.16b
zip2 v18.16b,v18.16b,v13.16b
zip2 v3.16b,v19.16b,v3.16b
zip1 v19.16b,v26.16b,v2.16b
zip1 v13.16b,v20.16b,v4.16b
zip2 v4.16b,v20.16b,v4.16b
zip2 v2.16b,v26.16b,v2.16b
zip1 v20.16b,v15.16b,v0.16b
zip2 v5.16b,v15.16b,v0.16b
zip1 v26.16b,v7.16b,v17.16b
zip2 v21.16b,v7.16b,v17.16b
zip1 v17.16b,v28.16b,v27.16b
zip2 v27.16b,v28.16b,v27.16b
zip1 v0.16b,v14.16b,v19.16b
zip1 v15.16b,v25.16b,v13.16b
zip2 v25.16b,v25.16b,v13.16b
zip1 v28.16b,v16.16b,v4.16b
zip1 v13.16b,v6.16b,v3.16b
zip2 v7.16b,v16.16b,v4.16b
zip2 v3.16b,v6.16b,v3.16b
zip2 v6.16b,v14.16b,v19.16b
zip1 v16.16b,v18.16b,v2.16b
zip2 v4.16b,v18.16b,v2.16b
zip1 v18.16b,v20.16b,v17.16b
zip2 v17.16b,v20.16b,v17.16b
zip1 v19.16b,v5.16b,v27.16b
zip2 v20.16b,v5.16b,v27.16b
zip1 v5.16b,v15.16b,v0.16b
zip2 v2.16b,v15.16b,v0.16b
zip1 v27.16b,v26.16b,v13.16b
zip1 v14.16b,v21.16b,v3.16b
zip2 v3.16b,v21.16b,v3.16b
zip1 v0.16b,v25.16b,v6.16b
zip2 v6.16b,v25.16b,v6.16b
zip1 v25.16b,v7.16b,v4.16b
zip2 v7.16b,v7.16b,v4.16b
zip1 v21.16b,v28.16b,v16.16b
zip2 v13.16b,v26.16b,v13.16b
zip1 v4.16b,v18.16b,v5.16b
zip2 v16.16b,v28.16b,v16.16b
stur q4,[x29,#-160]
zip2 v4.16b,v18.16b,v5.16b
add v18.2d,v1.2d,v23.2d
add v23.2d,v1.2d,v31.2d
stur q4,[x29,#-128]
zip1 v4.16b,v17.16b,v2.16b
zip2 v2.16b,v17.16b,v2.16b
stp q4,q2,[x29,#-96]
zip1 v2.16b,v19.16b,v0.16b
zip2 v0.16b,v19.16b,v0.16b
add v19.2d,v1.2d,v24.2d
add v24.2d,v1.2d,v8.2d
stur q0,[x29,#-240]
zip1 v0.16b,v20.16b,v6.16b
zip1 v8.16b,v19.16b,v22.16b
str q2,[sp,#272]
zip2 v19.16b,v19.16b,v22.16b
stur q0,[x29,#-192]
zip2 v0.16b,v20.16b,v6.16b
add v20.2d,v1.2d,v30.2d
add v30.2d,v1.2d,v11.2d
str q0,[sp,#224]
zip1 v0.16b,v27.16b,v21.16b
stur q0,[x29,#-176]
zip2 v0.16b,v27.16b,v21.16b
add v21.2d,v1.2d,v29.2d
add v29.2d,v1.2d,v10.2d
str q0,[sp,#240]
zip1 v0.16b,v13.16b,v16.16b
stur q0,[x29,#-144]
zip2 v0.16b,v13.16b,v16.16b
stur q0,[x29,#-112]
zip1 v0.16b,v14.16b,v25.16b
str q0,[sp,#160]
zip2 v0.16b,v14.16b,v25.16b
add v25.2d,v1.2d,v9.2d
str q0,[sp,#256]
zip1 v0.16b,v3.16b,v7.16b
stur q0,[x29,#-256]
zip2 v0.16b,v3.16b,v7.16b
str q0,[sp,#208]
ldp q0,q2,[x29,#-224]
add v3.2d,v1.2d,v2.2d
add v6.2d,v1.2d,v0.2d
ldp q0,q2,[sp,#320]
zip1 v31.16b,v3.16b,v20.16b
zip2 v3.16b,v3.16b,v20.16b
zip1 v20.16b,v6.16b,v23.16b
add v16.2d,v1.2d,v0.2d
ldr q0,[sp,#304]
add v7.2d,v1.2d,v2.2d
zip2 v6.16b,v6.16b,v23.16b
add v17.2d,v1.2d,v0.2d
add v1.2d,v1.2d,v12.2d
zip1 v9.16b,v16.16b,v25.16b
zip2 v16.16b,v16.16b,v25.16b
zip1 v23.16b,v17.16b,v29.16b
zip2 v17.16b,v17.16b,v29.16b
zip1 v29.16b,v7.16b,v24.16b
zip2 v7.16b,v7.16b,v24.16b
zip1 v24.16b,v18.16b,v30.16b
zip1 v25.16b,v21.16b,v1.16b
zip2 v18.16b,v18.16b,v30.16b
zip2 v1.16b,v21.16b,v1.16b
zip1 v21.16b,v31.16b,v23.16b
zip2 v22.16b,v31.16b,v23.16b
zip1 v23.16b,v3.16b,v17.16b
zip2 v3.16b,v3.16b,v17.16b
zip1 v17.16b,v20.16b,v24.16b
zip1 v30.16b,v29.16b,v8.16b
zip2 v20.16b,v20.16b,v24.16b
zip2 v24.16b,v29.16b,v8.16b
zip1 v29.16b,v9.16b,v25.16b
zip1 v31.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip1 v18.16b,v7.16b,v19.16b
zip2 v7.16b,v7.16b,v19.16b
zip2 v19.16b,v9.16b,v25.16b
zip1 v25.16b,v16.16b,v1.16b
zip2 v1.16b,v16.16b,v1.16b
zip1 v16.16b,v21.16b,v30.16b
zip2 v21.16b,v21.16b,v30.16b
zip1 v30.16b,v22.16b,v24.16b
zip2 v22.16b,v22.16b,v24.16b
zip1 v24.16b,v17.16b,v29.16b
zip2 v17.16b,v17.16b,v29.16b
zip1 v8.16b,v23.16b,v18.16b
zip2 v18.16b,v23.16b,v18.16b
zip1 v23.16b,v20.16b,v19.16b
zip2 v19.16b,v20.16b,v19.16b
zip1 v20.16b,v3.16b,v7.16b
zip2 v11.16b,v3.16b,v7.16b
zip1 v3.16b,v31.16b,v25.16b
zip2 v25.16b,v31.16b,v25.16b
zip2 v0.16b,v16.16b,v24.16b
zip1 v13.16b,v6.16b,v1.16b
zip2 v6.16b,v6.16b,v1.16b
zip1 v7.16b,v16.16b,v24.16b
zip1 v2.16b,v30.16b,v23.16b
zip2 v1.16b,v8.16b,v3.16b
zip1 v16.16b,v18.16b,v25.16b
str q0,[sp,#176]
zip1 v0.16b,v21.16b,v17.16b
str q0,[sp,#320]
zip2 v0.16b,v21.16b,v17.16b
zip1 v21.16b,v20.16b,v13.16b
stur q0,[x29,#-224]
zip2 v0.16b,v30.16b,v23.16b
zip2 v30.16b,v20.16b,v13.16b
str q0,[sp,#192]
zip1 v0.16b,v22.16b,v19.16b
str q0,[sp,#336]
zip2 v0.16b,v22.16b,v19.16b
zip1 v22.16b,v8.16b,v3.16b
zip2 v3.16b,v18.16b,v25.16b
zip1 v8.16b,v11.16b,v6.16b
stur q0,[x29,#-208]
zip2 v0.16b,v11.16b,v6.16b
stp q3,q0,[sp,#288]
nop
nop
nop
nop
nop
nop
3:
mov x15,x9
ldp q4,q29,[x29,#-176]
ldp q23,q24,[x15]
ldp q25,q26,[x15,#32]
movi v0.16b,#64
movi v15.16b,#64
mov x16,x10
tbl v20.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v29.16b
tbl v27.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v4.16b
tbl v28.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v7.16b
tbl v6.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v22.16b
ldr q3,[sp,#272]
ldr q31,[sp,#160]
tbl v18.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v2.16b
tbl v19.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v21.16b
tbl v13.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v3.16b
tbl v17.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v31.16b
eor v23.16b,v29.16b,v0.16b
eor v24.16b,v4.16b,v0.16b
eor v25.16b,v7.16b,v0.16b
eor v26.16b,v22.16b,v0.16b
ldp q9,q10,[x15,#64]
ldp q11,q12,[x15,#96]
eor v5.16b,v2.16b,v0.16b
eor v14.16b,v21.16b,v0.16b
eor v0.16b,v3.16b,v0.16b
eor v15.16b,v31.16b,v15.16b
tbl v23.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v23.16b
tbl v24.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v24.16b
tbl v25.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v25.16b
tbl v26.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v26.16b
tbl v5.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v5.16b
tbl v0.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v0.16b
orr v20.16b,v20.16b,v23.16b
orr v23.16b,v27.16b,v24.16b
tbl v27.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v14.16b
orr v24.16b,v28.16b,v25.16b
tbl v25.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v15.16b
orr v6.16b,v6.16b,v26.16b
orr v18.16b,v18.16b,v5.16b
movi v15.16b,#128
orr v13.16b,v13.16b,v0.16b
orr v19.16b,v19.16b,v27.16b
orr v25.16b,v17.16b,v25.16b
ldp q9,q10,[x15,#128]
ldp q11,q12,[x15,#160]
eor v0.16b,v29.16b,v15.16b
eor v5.16b,v4.16b,v15.16b
eor v17.16b,v7.16b,v15.16b
eor v26.16b,v22.16b,v15.16b
eor v27.16b,v2.16b,v15.16b
eor v28.16b,v21.16b,v15.16b
eor v14.16b,v3.16b,v15.16b
tbl v0.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v0.16b
tbl v5.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v5.16b
tbl v17.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v17.16b
tbl v26.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v26.16b
orr v0.16b,v20.16b,v0.16b
tbl v20.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v27.16b
eor v27.16b,v31.16b,v15.16b
orr v5.16b,v23.16b,v5.16b
tbl v23.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v28.16b
orr v24.16b,v24.16b,v17.16b
tbl v17.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v14.16b
tbl v27.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v27.16b
orr v26.16b,v6.16b,v26.16b
orr v20.16b,v18.16b,v20.16b
movi v15.16b,#192
orr v18.16b,v19.16b,v23.16b
orr v17.16b,v13.16b,v17.16b
movi v13.16b,#64
orr v6.16b,v25.16b,v27.16b
ldp q9,q10,[x15,#192]
eor v19.16b,v29.16b,v15.16b
ldp q11,q12,[x15,#224]
eor v4.16b,v4.16b,v15.16b
eor v23.16b,v7.16b,v15.16b
eor v22.16b,v22.16b,v15.16b
eor v25.16b,v2.16b,v15.16b
eor v27.16b,v21.16b,v15.16b
eor v28.16b,v3.16b,v15.16b
tbl v19.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v19.16b
tbl v4.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v4.16b
tbl v23.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v23.16b
tbl v22.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v22.16b
tbl v2.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v25.16b
orr v21.16b,v0.16b,v19.16b
eor v0.16b,v31.16b,v15.16b
orr v19.16b,v5.16b,v4.16b
tbl v4.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v27.16b
tbl v5.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v28.16b
orr v3.16b,v24.16b,v23.16b
orr v7.16b,v26.16b,v22.16b
orr v20.16b,v20.16b,v2.16b
tbl v0.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v0.16b
str q21,[sp,#272]
eor v28.16b,v1.16b,v13.16b
eor v9.16b,v30.16b,v13.16b
orr v4.16b,v18.16b,v4.16b
str q3,[sp,#112]
orr v2.16b,v17.16b,v5.16b
stp q7,q19,[sp,#144]
orr v0.16b,v6.16b,v0.16b
stp q4,q20,[x29,#-176]
str q2,[sp,#80]
str q0,[sp,#128]
ldur q7,[x29,#-128]
ldp q22,q23,[x16]
mov x15,x11
ldp q24,q25,[x16,#32]
eor v18.16b,v7.16b,v13.16b
ldp q31,q3,[sp,#240]
ldp q12,q11,[sp,#176]
tbl v0.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v7.16b
tbl v2.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v1.16b
tbl v19.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v31.16b
tbl v6.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v30.16b
tbl v20.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v12.16b
ldur q21,[x29,#-240]
tbl v5.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v11.16b
tbl v4.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v3.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v21.16b
eor v26.16b,v31.16b,v13.16b
eor v27.16b,v12.16b,v13.16b
eor v29.16b,v11.16b,v13.16b
eor v10.16b,v21.16b,v13.16b
ldp q22,q23,[x16,#64]
ldp q24,q25,[x16,#96]
tbl v18.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v18.16b
tbl v26.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
tbl v27.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
tbl v28.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v28.16b
orr v18.16b,v0.16b,v18.16b
tbl v0.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v29.16b
eor v29.16b,v3.16b,v13.16b
orr v19.16b,v19.16b,v26.16b
tbl v26.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v9.16b
orr v20.16b,v20.16b,v27.16b
tbl v27.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v10.16b
tbl v23.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v29.16b
orr v2.16b,v2.16b,v28.16b
orr v5.16b,v5.16b,v0.16b
movi v13.16b,#128
orr v22.16b,v6.16b,v26.16b
orr v17.16b,v17.16b,v27.16b
orr v23.16b,v4.16b,v23.16b
ldp q24,q25,[x16,#128]
ldp q26,q27,[x16,#160]
eor v0.16b,v7.16b,v13.16b
eor v4.16b,v31.16b,v13.16b
eor v6.16b,v12.16b,v13.16b
eor v28.16b,v1.16b,v13.16b
eor v29.16b,v11.16b,v13.16b
eor v9.16b,v30.16b,v13.16b
eor v10.16b,v21.16b,v13.16b
tbl v0.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v0.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
tbl v6.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v6.16b
tbl v28.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v28.16b
orr v18.16b,v18.16b,v0.16b
tbl v0.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v29.16b
eor v29.16b,v3.16b,v13.16b
orr v19.16b,v19.16b,v4.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v9.16b
orr v20.16b,v20.16b,v6.16b
tbl v9.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v10.16b
tbl v25.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v29.16b
orr v24.16b,v2.16b,v28.16b
orr v6.16b,v5.16b,v0.16b
eor v0.16b,v7.16b,v15.16b
orr v5.16b,v22.16b,v4.16b
eor v7.16b,v12.16b,v15.16b
orr v4.16b,v17.16b,v9.16b
eor v17.16b,v31.16b,v15.16b
orr v2.16b,v23.16b,v25.16b
eor v22.16b,v1.16b,v15.16b
ldp q26,q27,[x16,#192]
ldp q28,q29,[x16,#224]
eor v1.16b,v11.16b,v15.16b
eor v23.16b,v30.16b,v15.16b
eor v30.16b,v21.16b,v15.16b
movi v31.16b,#128
tbl v0.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v0.16b
tbl v17.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v17.16b
tbl v7.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v7.16b
tbl v9.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v22.16b
tbl v1.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v1.16b
orr v21.16b,v18.16b,v0.16b
eor v0.16b,v3.16b,v15.16b
orr v19.16b,v19.16b,v17.16b
tbl v17.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v23.16b
orr v18.16b,v20.16b,v7.16b
tbl v7.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v30.16b
orr v3.16b,v24.16b,v9.16b
orr v6.16b,v6.16b,v1.16b
movi v30.16b,#64
tbl v0.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v0.16b
stur q21,[x29,#-128]
str q19,[sp,#256]
orr v5.16b,v5.16b,v17.16b
str q18,[sp,#192]
orr v1.16b,v4.16b,v7.16b
str q3,[sp,#96]
eor v28.16b,v8.16b,v30.16b
stur q6,[x29,#-240]
orr v0.16b,v2.16b,v0.16b
str q5,[sp,#240]
str q1,[sp,#176]
str q0,[sp,#64]
ldur q22,[x29,#-96]
ldp q17,q18,[x15]
ldur q26,[x29,#-144]
ldp q19,q20,[x15,#32]
mov x16,x12
ldp q3,q29,[sp,#320]
tbl v6.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v16.16b
tbl v7.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
ldur q25,[x29,#-256]
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v26.16b
tbl v0.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v3.16b
ldur q21,[x29,#-192]
tbl v2.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v25.16b
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v29.16b
tbl v5.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v8.16b
tbl v1.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
eor v17.16b,v16.16b,v30.16b
eor v18.16b,v22.16b,v30.16b
eor v19.16b,v26.16b,v30.16b
eor v20.16b,v3.16b,v30.16b
ldp q9,q10,[x15,#64]
ldp q11,q12,[x15,#96]
eor v24.16b,v25.16b,v30.16b
eor v27.16b,v29.16b,v30.16b
eor v30.16b,v21.16b,v30.16b
tbl v17.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v17.16b
tbl v18.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v18.16b
tbl v19.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v19.16b
tbl v20.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v20.16b
tbl v24.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v24.16b
orr v6.16b,v6.16b,v17.16b
orr v7.16b,v7.16b,v18.16b
tbl v18.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v27.16b
orr v17.16b,v23.16b,v19.16b
tbl v19.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v28.16b
tbl v23.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v30.16b
orr v0.16b,v0.16b,v20.16b
orr v2.16b,v2.16b,v24.16b
eor v24.16b,v25.16b,v31.16b
eor v28.16b,v29.16b,v31.16b
orr v18.16b,v4.16b,v18.16b
eor v4.16b,v22.16b,v31.16b
orr v19.16b,v5.16b,v19.16b
orr v20.16b,v1.16b,v23.16b
ldp q9,q10,[x15,#128]
ldp q11,q12,[x15,#160]
eor v1.16b,v16.16b,v31.16b
eor v5.16b,v26.16b,v31.16b
eor v23.16b,v3.16b,v31.16b
eor v30.16b,v8.16b,v31.16b
eor v16.16b,v16.16b,v15.16b
tbl v1.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v1.16b
tbl v4.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v4.16b
tbl v28.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v28.16b
tbl v27.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v5.16b
tbl v23.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v23.16b
orr v5.16b,v6.16b,v1.16b
tbl v1.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v24.16b
eor v24.16b,v21.16b,v31.16b
orr v6.16b,v7.16b,v4.16b
orr v7.16b,v17.16b,v27.16b
tbl v27.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v30.16b
orr v17.16b,v0.16b,v23.16b
tbl v24.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v24.16b
eor v23.16b,v25.16b,v15.16b
orr v4.16b,v2.16b,v1.16b
orr v2.16b,v18.16b,v28.16b
eor v18.16b,v22.16b,v15.16b
eor v28.16b,v29.16b,v15.16b
orr v1.16b,v19.16b,v27.16b
eor v19.16b,v26.16b,v15.16b
orr v0.16b,v20.16b,v24.16b
eor v20.16b,v3.16b,v15.16b
ldp q10,q11,[x15,#192]
ldp q12,q13,[x15,#224]
eor v3.16b,v8.16b,v15.16b
movi v22.16b,#64
tbl v16.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v16.16b
tbl v24.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v18.16b
tbl v19.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v19.16b
tbl v20.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v20.16b
tbl v3.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v3.16b
orr v14.16b,v5.16b,v16.16b
eor v5.16b,v21.16b,v15.16b
orr v21.16b,v6.16b,v24.16b
tbl v6.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v28.16b
orr v18.16b,v7.16b,v19.16b
orr v7.16b,v17.16b,v20.16b
tbl v16.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v23.16b
orr v1.16b,v1.16b,v3.16b
tbl v5.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v5.16b
stur q21,[x29,#-144]
str q18,[sp,#336]
orr v2.16b,v2.16b,v6.16b
str q7,[sp,#48]
orr v31.16b,v4.16b,v16.16b
movi v6.16b,#64
orr v0.16b,v0.16b,v5.16b
stur q2,[x29,#-256]
str q1,[sp,#320]
str q0,[sp,#32]
ldp q26,q27,[sp,#288]
ldp q0,q1,[x16]
ldp q2,q3,[x16,#32]
ldur q28,[x29,#-80]
ldur q30,[x29,#-112]
ldp q29,q10,[x29,#-224]
eor v24.16b,v26.16b,v6.16b
eor v11.16b,v28.16b,v6.16b
add x15,x0,x14
tbl v7.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v16.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v28.16b
ldp q8,q9,[sp,#208]
tbl v17.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v29.16b
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v18.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v27.16b
tbl v19.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
tbl v23.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
eor v12.16b,v30.16b,v6.16b
eor v13.16b,v29.16b,v6.16b
eor v4.16b,v8.16b,v6.16b
eor v5.16b,v10.16b,v6.16b
ldp q0,q1,[x16,#64]
ldp q2,q3,[x16,#96]
eor v6.16b,v27.16b,v6.16b
add x17,x15,#208
add x14,x14,#128
cmp x14,#\p1
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v24.16b
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
tbl v6.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
orr v24.16b,v7.16b,v24.16b
eor v7.16b,v9.16b,v22.16b
orr v11.16b,v16.16b,v11.16b
tbl v16.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v5.16b
orr v5.16b,v17.16b,v12.16b
movi v22.16b,#128
tbl v1.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v7.16b
orr v0.16b,v21.16b,v13.16b
orr v2.16b,v19.16b,v4.16b
orr v4.16b,v18.16b,v6.16b
orr v3.16b,v20.16b,v16.16b
eor v6.16b,v26.16b,v22.16b
eor v7.16b,v28.16b,v22.16b
orr v1.16b,v23.16b,v1.16b
eor v20.16b,v30.16b,v22.16b
ldp q16,q17,[x16,#128]
eor v21.16b,v29.16b,v22.16b
ldp q18,q19,[x16,#160]
eor v23.16b,v8.16b,v22.16b
eor v12.16b,v10.16b,v22.16b
eor v13.16b,v27.16b,v22.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v7.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
tbl v23.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
orr v6.16b,v24.16b,v6.16b
eor v24.16b,v9.16b,v22.16b
orr v25.16b,v11.16b,v7.16b
tbl v11.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
orr v22.16b,v5.16b,v20.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v13.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
orr v17.16b,v0.16b,v21.16b
orr v18.16b,v2.16b,v23.16b
eor v0.16b,v26.16b,v15.16b
orr v24.16b,v3.16b,v11.16b
eor v23.16b,v29.16b,v15.16b
orr v21.16b,v4.16b,v20.16b
eor v20.16b,v30.16b,v15.16b
orr v16.16b,v1.16b,v16.16b
eor v19.16b,v28.16b,v15.16b
ldp q1,q2,[x16,#192]
eor v13.16b,v27.16b,v15.16b
ldp q3,q4,[x16,#224]
eor v11.16b,v8.16b,v15.16b
eor v12.16b,v10.16b,v15.16b
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v0.16b
tbl v20.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v20.16b
tbl v5.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v23.16b
tbl v19.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v19.16b
tbl v7.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v11.16b
movi v11.16b,#15
orr v23.16b,v6.16b,v0.16b
eor v6.16b,v9.16b,v15.16b
orr v20.16b,v22.16b,v20.16b
tbl v22.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v13.16b
orr v0.16b,v17.16b,v5.16b
orr v10.16b,v25.16b,v19.16b
tbl v25.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v12.16b
orr v19.16b,v18.16b,v7.16b
movi v12.16b,#29
tbl v1.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v6.16b
stur q20,[x29,#-208]
str q0,[sp,#304]
orr v2.16b,v21.16b,v22.16b
orr v30.16b,v24.16b,v25.16b
stur q2,[x29,#-224]
orr v0.16b,v16.16b,v1.16b
str q0,[sp,#288]
ldr q20,[sp,#272]
cmlt v1.16b,v20.16b,#0
ldur q29,[x29,#-128]
add v2.16b,v20.16b,v20.16b
cmlt v3.16b,v29.16b,#0
ldur q26,[x29,#-160]
and v1.16b,v1.16b,v12.16b
ldur q27,[x29,#-240]
cmlt v6.16b,v26.16b,#0
cmlt v7.16b,v27.16b,#0
cmlt v16.16b,v31.16b,#0
eor v1.16b,v2.16b,v1.16b
and v2.16b,v3.16b,v12.16b
cmlt v3.16b,v19.16b,#0
cmlt v4.16b,v14.16b,#0
add v17.16b,v29.16b,v29.16b
cmlt v18.16b,v23.16b,#0
and v6.16b,v6.16b,v12.16b
and v7.16b,v7.16b,v12.16b
and v16.16b,v16.16b,v12.16b
and v3.16b,v3.16b,v12.16b
add v21.16b,v26.16b,v26.16b
add v22.16b,v27.16b,v27.16b
add v13.16b,v31.16b,v31.16b
add v0.16b,v19.16b,v19.16b
and v4.16b,v4.16b,v12.16b
add v25.16b,v14.16b,v14.16b
eor v2.16b,v17.16b,v2.16b
and v17.16b,v18.16b,v12.16b
add v18.16b,v23.16b,v23.16b
eor v6.16b,v21.16b,v6.16b
eor v7.16b,v22.16b,v7.16b
eor v16.16b,v13.16b,v16.16b
eor v0.16b,v0.16b,v3.16b
eor3 v22.16b,v1.16b,v29.16b,v14.16b
eor v4.16b,v25.16b,v4.16b
eor3 v25.16b,v2.16b,v14.16b,v23.16b
add x16,x15,#128
eor v3.16b,v18.16b,v17.16b
eor3 v1.16b,v6.16b,v27.16b,v31.16b
eor3 v2.16b,v7.16b,v31.16b,v19.16b
eor3 v17.16b,v16.16b,v19.16b,v20.16b
eor3 v0.16b,v0.16b,v20.16b,v29.16b
mov v16.16b,v20.16b
eor3 v18.16b,v4.16b,v23.16b,v26.16b
ld4r { v4.4s,v5.4s,v6.4s,v7.4s },[x16]
add x16,x15,#144
eor3 v21.16b,v3.16b,v26.16b,v27.16b
eor3 v24.16b,v1.16b,v19.16b,v26.16b
eor3 v28.16b,v2.16b,v20.16b,v27.16b
eor3 v20.16b,v17.16b,v29.16b,v31.16b
eor3 v17.16b,v0.16b,v14.16b,v19.16b
ld4r { v0.4s,v1.4s,v2.4s,v3.4s },[x16]
mov v9.16b,v27.16b
eor3 v22.16b,v22.16b,v23.16b,v16.16b
eor3 v25.16b,v25.16b,v26.16b,v29.16b
eor3 v18.16b,v18.16b,v27.16b,v14.16b
eor3 v21.16b,v21.16b,v31.16b,v23.16b
eor3 v27.16b,v14.16b,v4.16b,v24.16b
eor3 v23.16b,v23.16b,v5.16b,v28.16b
eor3 v15.16b,v26.16b,v6.16b,v20.16b
add x16,x15,#160
eor3 v4.16b,v9.16b,v7.16b,v17.16b
eor3 v5.16b,v22.16b,v0.16b,v31.16b
eor3 v6.16b,v25.16b,v1.16b,v19.16b
eor3 v7.16b,v16.16b,v2.16b,v18.16b
eor3 v0.16b,v29.16b,v3.16b,v21.16b
and v1.16b,v27.16b,v11.16b
ushr v2.16b,v27.16b,#4
and v3.16b,v23.16b,v11.16b
ushr v19.16b,v23.16b,#4
and v23.16b,v15.16b,v11.16b
ushr v26.16b,v15.16b,#4
and v27.16b,v4.16b,v11.16b
ushr v4.16b,v4.16b,#4
and v29.16b,v5.16b,v11.16b
ushr v5.16b,v5.16b,#4
and v14.16b,v6.16b,v11.16b
ushr v6.16b,v6.16b,#4
ushr v15.16b,v7.16b,#4
and v7.16b,v7.16b,v11.16b
and v16.16b,v0.16b,v11.16b
ushr v0.16b,v0.16b,#4
ldp q31,q13,[sp]
tbl v1.16b,{ v13.16b },v1.16b
tbl v2.16b,{ v31.16b },v2.16b
tbl v3.16b,{ v13.16b },v3.16b
tbl v19.16b,{ v31.16b },v19.16b
tbl v23.16b,{ v13.16b },v23.16b
tbl v26.16b,{ v31.16b },v26.16b
tbl v27.16b,{ v13.16b },v27.16b
tbl v4.16b,{ v31.16b },v4.16b
tbl v29.16b,{ v13.16b },v29.16b
tbl v5.16b,{ v31.16b },v5.16b
tbl v14.16b,{ v13.16b },v14.16b
tbl v6.16b,{ v31.16b },v6.16b
tbl v15.16b,{ v31.16b },v15.16b
tbl v7.16b,{ v13.16b },v7.16b
tbl v16.16b,{ v13.16b },v16.16b
tbl v0.16b,{ v31.16b },v0.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v19.16b,v3.16b
eor v3.16b,v26.16b,v23.16b
eor v4.16b,v4.16b,v27.16b
eor v5.16b,v5.16b,v29.16b
eor v6.16b,v6.16b,v14.16b
eor v7.16b,v15.16b,v7.16b
eor3 v19.16b,v1.16b,v18.16b,v17.16b
eor v0.16b,v0.16b,v16.16b
eor3 v16.16b,v2.16b,v21.16b,v22.16b
eor3 v3.16b,v3.16b,v24.16b,v25.16b
eor3 v6.16b,v6.16b,v17.16b,v24.16b
eor3 v1.16b,v4.16b,v28.16b,v18.16b
eor3 v4.16b,v5.16b,v20.16b,v21.16b
eor3 v2.16b,v7.16b,v22.16b,v28.16b
stur q19,[x29,#-160]
eor3 v0.16b,v0.16b,v25.16b,v20.16b
stur q16,[x29,#-128]
stp q3,q1,[x29,#-96]
str q4,[sp,#272]
stur q6,[x29,#-240]
stur q2,[x29,#-192]
ldr q28,[sp,#160]
str q0,[sp,#224]
cmlt v0.16b,v28.16b,#0
ldp q15,q8,[sp,#240]
add v1.16b,v28.16b,v28.16b
ldur q24,[x29,#-144]
cmlt v2.16b,v8.16b,#0
ldur q23,[x29,#-176]
and v0.16b,v0.16b,v12.16b
cmlt v3.16b,v24.16b,#0
cmlt v4.16b,v23.16b,#0
ldur q25,[x29,#-256]
cmlt v5.16b,v15.16b,#0
cmlt v6.16b,v25.16b,#0
eor v0.16b,v1.16b,v0.16b
and v1.16b,v2.16b,v12.16b
and v2.16b,v3.16b,v12.16b
and v3.16b,v4.16b,v12.16b
cmlt v4.16b,v30.16b,#0
cmlt v7.16b,v10.16b,#0
and v5.16b,v5.16b,v12.16b
and v6.16b,v6.16b,v12.16b
add v16.16b,v8.16b,v8.16b
add v17.16b,v23.16b,v23.16b
add v18.16b,v15.16b,v15.16b
add v19.16b,v25.16b,v25.16b
and v4.16b,v4.16b,v12.16b
add v20.16b,v30.16b,v30.16b
and v7.16b,v7.16b,v12.16b
add v21.16b,v24.16b,v24.16b
add v22.16b,v10.16b,v10.16b
eor v1.16b,v16.16b,v1.16b
eor v3.16b,v17.16b,v3.16b
eor v5.16b,v18.16b,v5.16b
eor v6.16b,v19.16b,v6.16b
eor v4.16b,v20.16b,v4.16b
eor3 v17.16b,v0.16b,v8.16b,v24.16b
eor v2.16b,v21.16b,v2.16b
eor v7.16b,v22.16b,v7.16b
mov v0.16b,v24.16b
eor3 v16.16b,v1.16b,v24.16b,v10.16b
eor3 v24.16b,v3.16b,v15.16b,v25.16b
eor3 v3.16b,v5.16b,v25.16b,v30.16b
eor3 v5.16b,v6.16b,v30.16b,v28.16b
mov v29.16b,v23.16b
eor3 v4.16b,v4.16b,v28.16b,v8.16b
mov v1.16b,v25.16b
eor3 v18.16b,v2.16b,v10.16b,v23.16b
eor3 v19.16b,v7.16b,v23.16b,v15.16b
ld4r { v20.4s,v21.4s,v22.4s,v23.4s },[x16]
add x16,x15,#176
eor3 v9.16b,v3.16b,v28.16b,v15.16b
eor3 v14.16b,v24.16b,v30.16b,v29.16b
eor3 v6.16b,v5.16b,v8.16b,v25.16b
ld4r { v24.4s,v25.4s,v26.4s,v27.4s },[x16]
eor3 v2.16b,v4.16b,v0.16b,v30.16b
eor3 v3.16b,v17.16b,v10.16b,v28.16b
eor3 v17.16b,v16.16b,v29.16b,v8.16b
eor3 v7.16b,v18.16b,v15.16b,v0.16b
eor3 v16.16b,v19.16b,v1.16b,v10.16b
add x16,x15,#192
eor3 v0.16b,v0.16b,v20.16b,v14.16b
eor3 v4.16b,v10.16b,v21.16b,v9.16b
eor3 v5.16b,v29.16b,v22.16b,v6.16b
eor3 v18.16b,v2.16b,v23.16b,v15.16b
eor3 v19.16b,v3.16b,v24.16b,v1.16b
eor3 v20.16b,v17.16b,v25.16b,v30.16b
eor3 v21.16b,v28.16b,v26.16b,v7.16b
eor3 v22.16b,v8.16b,v27.16b,v16.16b
and v23.16b,v0.16b,v11.16b
ushr v0.16b,v0.16b,#4
and v24.16b,v4.16b,v11.16b
ushr v4.16b,v4.16b,#4
and v25.16b,v5.16b,v11.16b
ushr v5.16b,v5.16b,#4
and v26.16b,v18.16b,v11.16b
ushr v18.16b,v18.16b,#4
and v27.16b,v19.16b,v11.16b
ushr v19.16b,v19.16b,#4
and v28.16b,v20.16b,v11.16b
ushr v20.16b,v20.16b,#4
ushr v29.16b,v21.16b,#4
and v21.16b,v21.16b,v11.16b
and v30.16b,v22.16b,v11.16b
ushr v22.16b,v22.16b,#4
tbl v23.16b,{ v13.16b },v23.16b
tbl v0.16b,{ v31.16b },v0.16b
tbl v24.16b,{ v13.16b },v24.16b
tbl v4.16b,{ v31.16b },v4.16b
tbl v25.16b,{ v13.16b },v25.16b
tbl v5.16b,{ v31.16b },v5.16b
tbl v26.16b,{ v13.16b },v26.16b
tbl v18.16b,{ v31.16b },v18.16b
tbl v27.16b,{ v13.16b },v27.16b
tbl v19.16b,{ v31.16b },v19.16b
tbl v28.16b,{ v13.16b },v28.16b
tbl v20.16b,{ v31.16b },v20.16b
tbl v29.16b,{ v31.16b },v29.16b
tbl v21.16b,{ v13.16b },v21.16b
tbl v30.16b,{ v13.16b },v30.16b
tbl v22.16b,{ v31.16b },v22.16b
eor v0.16b,v0.16b,v23.16b
eor v23.16b,v4.16b,v24.16b
eor v5.16b,v5.16b,v25.16b
eor v18.16b,v18.16b,v26.16b
eor v19.16b,v19.16b,v27.16b
eor v20.16b,v20.16b,v28.16b
eor v21.16b,v29.16b,v21.16b
eor3 v4.16b,v0.16b,v7.16b,v2.16b
eor v22.16b,v22.16b,v30.16b
eor3 v23.16b,v23.16b,v16.16b,v3.16b
eor3 v5.16b,v5.16b,v14.16b,v17.16b
eor3 v0.16b,v18.16b,v9.16b,v7.16b
eor3 v7.16b,v19.16b,v6.16b,v16.16b
eor3 v2.16b,v20.16b,v2.16b,v14.16b
eor3 v1.16b,v21.16b,v3.16b,v9.16b
stur q4,[x29,#-176]
eor3 v3.16b,v22.16b,v17.16b,v6.16b
str q23,[sp,#240]
stur q5,[x29,#-144]
stur q0,[x29,#-112]
str q7,[sp,#160]
str q2,[sp,#256]
stur q1,[x29,#-256]
ldr q2,[sp,#112]
str q3,[sp,#208]
cmlt v0.16b,v2.16b,#0
ldp q28,q27,[sp,#176]
add v18.16b,v2.16b,v2.16b
ldp q4,q29,[sp,#320]
ldp q10,q30,[x29,#-224]
ldr q26,[sp,#80]
cmlt v1.16b,v27.16b,#0
cmlt v7.16b,v4.16b,#0
cmlt v16.16b,v10.16b,#0
cmlt v5.16b,v26.16b,#0
cmlt v6.16b,v28.16b,#0
add v22.16b,v4.16b,v4.16b
add v23.16b,v10.16b,v10.16b
cmlt v3.16b,v29.16b,#0
cmlt v17.16b,v30.16b,#0
and v7.16b,v7.16b,v12.16b
and v16.16b,v16.16b,v12.16b
and v0.16b,v0.16b,v12.16b
and v5.16b,v5.16b,v12.16b
and v6.16b,v6.16b,v12.16b
add v19.16b,v26.16b,v26.16b
add v20.16b,v28.16b,v28.16b
and v1.16b,v1.16b,v12.16b
add v21.16b,v27.16b,v27.16b
eor v7.16b,v22.16b,v7.16b
eor v16.16b,v23.16b,v16.16b
and v3.16b,v3.16b,v12.16b
and v17.16b,v17.16b,v12.16b
add v24.16b,v29.16b,v29.16b
add v25.16b,v30.16b,v30.16b
eor v0.16b,v18.16b,v0.16b
eor v5.16b,v19.16b,v5.16b
eor v6.16b,v20.16b,v6.16b
eor v1.16b,v21.16b,v1.16b
mov v22.16b,v2.16b
eor3 v7.16b,v7.16b,v10.16b,v2.16b
eor3 v16.16b,v16.16b,v2.16b,v27.16b
mov v2.16b,v26.16b
eor v3.16b,v24.16b,v3.16b
eor v20.16b,v25.16b,v17.16b
eor3 v5.16b,v5.16b,v28.16b,v4.16b
eor3 v6.16b,v6.16b,v4.16b,v10.16b
eor3 v8.16b,v0.16b,v27.16b,v29.16b
mov v0.16b,v10.16b
mov v18.16b,v27.16b
eor3 v15.16b,v1.16b,v29.16b,v30.16b
mov v9.16b,v2.16b
mov v21.16b,v28.16b
mov v19.16b,v29.16b
mov v10.16b,v30.16b
eor3 v17.16b,v3.16b,v30.16b,v26.16b
eor3 v20.16b,v20.16b,v2.16b,v28.16b
ld4r { v23.4s,v24.4s,v25.4s,v26.4s },[x16]
eor3 v1.16b,v5.16b,v0.16b,v2.16b
eor3 v6.16b,v6.16b,v22.16b,v28.16b
eor3 v14.16b,v7.16b,v27.16b,v4.16b
eor3 v2.16b,v16.16b,v29.16b,v0.16b
ld4r { v27.4s,v28.4s,v29.4s,v30.4s },[x17]
eor3 v15.16b,v15.16b,v9.16b,v18.16b
eor3 v3.16b,v8.16b,v10.16b,v22.16b
mov v8.16b,v22.16b
eor3 v16.16b,v17.16b,v21.16b,v19.16b
eor3 v22.16b,v20.16b,v4.16b,v10.16b
eor3 v17.16b,v19.16b,v23.16b,v1.16b
eor3 v5.16b,v10.16b,v24.16b,v6.16b
eor3 v7.16b,v9.16b,v25.16b,v14.16b
eor3 v9.16b,v2.16b,v26.16b,v21.16b
add x16,x15,#224
add x15,x15,#240
eor3 v20.16b,v15.16b,v28.16b,v0.16b
eor3 v19.16b,v3.16b,v27.16b,v4.16b
eor3 v23.16b,v8.16b,v29.16b,v16.16b
eor3 v24.16b,v18.16b,v30.16b,v22.16b
and v25.16b,v17.16b,v11.16b
ushr v0.16b,v17.16b,#4
and v26.16b,v5.16b,v11.16b
ushr v5.16b,v5.16b,#4
and v27.16b,v7.16b,v11.16b
ushr v7.16b,v7.16b,#4
and v28.16b,v9.16b,v11.16b
ushr v18.16b,v9.16b,#4
and v30.16b,v20.16b,v11.16b
ushr v20.16b,v20.16b,#4
and v29.16b,v19.16b,v11.16b
ushr v19.16b,v19.16b,#4
ushr v8.16b,v23.16b,#4
and v23.16b,v23.16b,v11.16b
and v9.16b,v24.16b,v11.16b
ushr v24.16b,v24.16b,#4
tbl v25.16b,{ v13.16b },v25.16b
tbl v0.16b,{ v31.16b },v0.16b
tbl v26.16b,{ v13.16b },v26.16b
tbl v5.16b,{ v31.16b },v5.16b
tbl v27.16b,{ v13.16b },v27.16b
tbl v7.16b,{ v31.16b },v7.16b
tbl v28.16b,{ v13.16b },v28.16b
tbl v18.16b,{ v31.16b },v18.16b
tbl v30.16b,{ v13.16b },v30.16b
tbl v20.16b,{ v31.16b },v20.16b
tbl v29.16b,{ v13.16b },v29.16b
tbl v19.16b,{ v31.16b },v19.16b
tbl v8.16b,{ v31.16b },v8.16b
tbl v23.16b,{ v13.16b },v23.16b
tbl v9.16b,{ v13.16b },v9.16b
tbl v24.16b,{ v31.16b },v24.16b
eor v0.16b,v0.16b,v25.16b
eor v5.16b,v5.16b,v26.16b
eor v25.16b,v7.16b,v27.16b
eor v18.16b,v18.16b,v28.16b
eor v20.16b,v20.16b,v30.16b
eor v19.16b,v19.16b,v29.16b
eor v23.16b,v8.16b,v23.16b
eor v24.16b,v24.16b,v9.16b
eor3 v4.16b,v0.16b,v16.16b,v2.16b
eor3 v21.16b,v5.16b,v22.16b,v3.16b
eor3 v5.16b,v25.16b,v1.16b,v15.16b
eor3 v20.16b,v20.16b,v2.16b,v1.16b
eor3 v1.16b,v18.16b,v6.16b,v16.16b
eor3 v2.16b,v19.16b,v14.16b,v22.16b
eor3 v3.16b,v23.16b,v3.16b,v6.16b
eor3 v0.16b,v24.16b,v15.16b,v14.16b
str q4,[sp,#112]
str q21,[sp,#176]
str q5,[sp,#320]
stur q1,[x29,#-224]
str q20,[sp,#192]
str q3,[sp,#336]
ldp q28,q1,[sp,#128]
stur q0,[x29,#-208]
ldr q29,[sp,#96]
cmlt v0.16b,v1.16b,#0
ldp q8,q30,[sp,#48]
ldp q7,q4,[sp,#288]
ldr q9,[sp,#32]
cmlt v6.16b,v28.16b,#0
cmlt v16.16b,v30.16b,#0
cmlt v17.16b,v9.16b,#0
cmlt v3.16b,v29.16b,#0
cmlt v5.16b,v8.16b,#0
cmlt v18.16b,v7.16b,#0
cmlt v19.16b,v4.16b,#0
add v24.16b,v9.16b,v9.16b
and v6.16b,v6.16b,v12.16b
and v17.16b,v17.16b,v12.16b
and v16.16b,v16.16b,v12.16b
add v21.16b,v28.16b,v28.16b
add v22.16b,v30.16b,v30.16b
and v0.16b,v0.16b,v12.16b
and v3.16b,v3.16b,v12.16b
and v5.16b,v5.16b,v12.16b
and v18.16b,v18.16b,v12.16b
add v20.16b,v1.16b,v1.16b
add v23.16b,v29.16b,v29.16b
add v25.16b,v7.16b,v7.16b
and v19.16b,v19.16b,v12.16b
add v26.16b,v8.16b,v8.16b
add v27.16b,v4.16b,v4.16b
eor v17.16b,v24.16b,v17.16b
eor v6.16b,v21.16b,v6.16b
eor v16.16b,v22.16b,v16.16b
eor v0.16b,v20.16b,v0.16b
eor v3.16b,v23.16b,v3.16b
eor v18.16b,v25.16b,v18.16b
mov v14.16b,v9.16b
eor v5.16b,v26.16b,v5.16b
eor v19.16b,v27.16b,v19.16b
mov v27.16b,v30.16b
eor3 v17.16b,v17.16b,v7.16b,v1.16b
eor3 v6.16b,v6.16b,v30.16b,v9.16b
eor3 v16.16b,v16.16b,v9.16b,v7.16b
eor3 v0.16b,v0.16b,v29.16b,v8.16b
eor3 v18.16b,v18.16b,v1.16b,v29.16b
eor3 v20.16b,v3.16b,v8.16b,v4.16b
mov v15.16b,v8.16b
eor3 v5.16b,v5.16b,v4.16b,v28.16b
eor3 v19.16b,v19.16b,v28.16b,v30.16b
mov v30.16b,v28.16b
mov v10.16b,v27.16b
eor3 v12.16b,v17.16b,v29.16b,v9.16b
mov v9.16b,v29.16b
ld4r { v22.4s,v23.4s,v24.4s,v25.4s },[x16]
eor3 v21.16b,v6.16b,v7.16b,v28.16b
eor3 v6.16b,v16.16b,v1.16b,v27.16b
ld4r { v26.4s,v27.4s,v28.4s,v29.4s },[x15]
eor3 v8.16b,v18.16b,v8.16b,v7.16b
eor3 v3.16b,v0.16b,v4.16b,v1.16b
eor3 v18.16b,v5.16b,v10.16b,v15.16b
eor3 v19.16b,v19.16b,v14.16b,v4.16b
eor3 v17.16b,v20.16b,v30.16b,v9.16b
eor3 v0.16b,v15.16b,v22.16b,v21.16b
eor3 v5.16b,v4.16b,v23.16b,v6.16b
eor3 v16.16b,v30.16b,v24.16b,v12.16b
eor3 v20.16b,v8.16b,v25.16b,v10.16b
eor3 v22.16b,v3.16b,v26.16b,v14.16b
eor3 v24.16b,v1.16b,v28.16b,v18.16b
eor3 v23.16b,v17.16b,v27.16b,v7.16b
eor3 v25.16b,v9.16b,v29.16b,v19.16b
ldr q7,[sp,#112]
and v26.16b,v0.16b,v11.16b
ushr v0.16b,v0.16b,#4
and v27.16b,v5.16b,v11.16b
ushr v5.16b,v5.16b,#4
and v28.16b,v16.16b,v11.16b
ushr v16.16b,v16.16b,#4
and v29.16b,v20.16b,v11.16b
ushr v20.16b,v20.16b,#4
and v30.16b,v22.16b,v11.16b
ushr v22.16b,v22.16b,#4
and v9.16b,v23.16b,v11.16b
ushr v23.16b,v23.16b,#4
ushr v10.16b,v24.16b,#4
and v24.16b,v24.16b,v11.16b
and v11.16b,v25.16b,v11.16b
ushr v25.16b,v25.16b,#4
tbl v26.16b,{ v13.16b },v26.16b
tbl v0.16b,{ v31.16b },v0.16b
tbl v27.16b,{ v13.16b },v27.16b
tbl v5.16b,{ v31.16b },v5.16b
tbl v28.16b,{ v13.16b },v28.16b
tbl v16.16b,{ v31.16b },v16.16b
tbl v29.16b,{ v13.16b },v29.16b
tbl v20.16b,{ v31.16b },v20.16b
tbl v9.16b,{ v13.16b },v9.16b
tbl v23.16b,{ v31.16b },v23.16b
tbl v30.16b,{ v13.16b },v30.16b
tbl v22.16b,{ v31.16b },v22.16b
tbl v10.16b,{ v31.16b },v10.16b
tbl v24.16b,{ v13.16b },v24.16b
tbl v11.16b,{ v13.16b },v11.16b
tbl v25.16b,{ v31.16b },v25.16b
eor v0.16b,v0.16b,v26.16b
eor v5.16b,v5.16b,v27.16b
eor v16.16b,v16.16b,v28.16b
eor v20.16b,v20.16b,v29.16b
eor v23.16b,v23.16b,v9.16b
eor v26.16b,v22.16b,v30.16b
eor v24.16b,v10.16b,v24.16b
eor3 v22.16b,v0.16b,v18.16b,v8.16b
eor v25.16b,v25.16b,v11.16b
eor3 v1.16b,v5.16b,v19.16b,v3.16b
eor3 v16.16b,v16.16b,v21.16b,v17.16b
eor3 v30.16b,v23.16b,v8.16b,v21.16b
eor3 v5.16b,v20.16b,v6.16b,v18.16b
eor3 v21.16b,v26.16b,v12.16b,v19.16b
eor3 v8.16b,v24.16b,v3.16b,v6.16b
eor3 v0.16b,v25.16b,v17.16b,v12.16b
stp q5,q0,[sp,#288]
b.ne 3b
ldp q3,q0,[x29,#-176]
cmp x8,x3
ldp q12,q10,[sp,#240]
ldr q31,[sp,#272]
ldp q14,q15,[sp,#208]
ldur q11,[x29,#-240]
zip1 v4.16b,v0.16b,v3.16b
ldur q9,[x29,#-192]
str q8,[sp,#144]
zip1 v6.16b,v11.16b,v10.16b
ldur q8,[x29,#-256]
ldr q29,[x0,#64]
ldp q3,q0,[x29,#-144]
zip1 v20.16b,v9.16b,v8.16b
zip1 v17.16b,v0.16b,v12.16b
ldp q5,q0,[x29,#-96]
zip1 v18.16b,v5.16b,v3.16b
ldur q3,[x29,#-112]
zip1 v23.16b,v17.16b,v6.16b
zip2 v6.16b,v17.16b,v6.16b
zip1 v19.16b,v0.16b,v3.16b
ldr q3,[sp,#160]
zip1 v0.16b,v15.16b,v14.16b
zip1 v13.16b,v31.16b,v3.16b
zip1 v24.16b,v18.16b,v20.16b
zip2 v17.16b,v18.16b,v20.16b
zip2 v31.16b,v31.16b,v3.16b
zip1 v25.16b,v19.16b,v0.16b
zip2 v0.16b,v19.16b,v0.16b
zip1 v5.16b,v4.16b,v13.16b
zip1 v27.16b,v23.16b,v25.16b
zip2 v23.16b,v23.16b,v25.16b
zip1 v19.16b,v6.16b,v0.16b
zip2 v0.16b,v6.16b,v0.16b
zip1 v26.16b,v5.16b,v24.16b
zip2 v5.16b,v5.16b,v24.16b
zip1 v28.16b,v26.16b,v27.16b
zip2 v26.16b,v26.16b,v27.16b
zip1 v25.16b,v5.16b,v23.16b
zip2 v5.16b,v5.16b,v23.16b
zip2 v23.16b,v9.16b,v8.16b
ldp q9,q8,[x29,#-224]
add v28.2d,v29.2d,v28.2d
str q28,[x13]
ldr q24,[x0,#64]
add v24.2d,v24.2d,v26.2d
zip2 v26.16b,v4.16b,v13.16b
str q24,[x13,#32]
ldr q24,[x0,#64]
add v18.2d,v24.2d,v25.2d
zip2 v24.16b,v15.16b,v14.16b
ldr q15,[sp,#144]
ldp q14,q13,[sp,#176]
str q18,[x13,#64]
zip1 v18.16b,v26.16b,v17.16b
ldr q20,[x0,#64]
add v5.2d,v20.2d,v5.2d
zip1 v20.16b,v18.16b,v19.16b
zip2 v18.16b,v18.16b,v19.16b
str q5,[x13,#96]
ldr q5,[x0,#64]
add v5.2d,v5.2d,v20.2d
str q5,[x13,#128]
zip2 v5.16b,v26.16b,v17.16b
ldp q4,q17,[x29,#-176]
ldr q6,[x0,#64]
add v6.2d,v6.2d,v18.2d
ldp q19,q18,[x29,#-96]
zip2 v4.16b,v17.16b,v4.16b
ldp q20,q17,[x29,#-144]
zip1 v25.16b,v5.16b,v0.16b
zip2 v0.16b,v5.16b,v0.16b
str q6,[x13,#160]
zip2 v19.16b,v19.16b,v20.16b
ldur q20,[x29,#-112]
zip2 v17.16b,v17.16b,v12.16b
ldr q6,[x0,#64]
zip1 v26.16b,v4.16b,v31.16b
zip2 v18.16b,v18.16b,v20.16b
zip2 v20.16b,v11.16b,v10.16b
add v6.2d,v6.2d,v25.2d
ldp q3,q10,[sp,#320]
zip1 v28.16b,v19.16b,v23.16b
ldp q12,q11,[sp,#288]
zip1 v27.16b,v17.16b,v20.16b
zip1 v29.16b,v18.16b,v24.16b
str q6,[x13,#192]
ldr q25,[x0,#64]
zip2 v18.16b,v18.16b,v24.16b
zip1 v5.16b,v26.16b,v28.16b
add v0.2d,v25.2d,v0.2d
zip1 v6.16b,v27.16b,v29.16b
str q0,[x13,#224]
ldr q0,[x0,#64]
zip1 v25.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip2 v6.16b,v27.16b,v29.16b
add v0.2d,v0.2d,v25.2d
str q0,[x13,#256]
zip2 v0.16b,v26.16b,v28.16b
zip2 v26.16b,v4.16b,v31.16b
ldr q25,[x0,#64]
zip2 v4.16b,v17.16b,v20.16b
zip2 v17.16b,v19.16b,v23.16b
zip1 v31.16b,v14.16b,v1.16b
add v5.2d,v25.2d,v5.2d
zip1 v25.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
zip1 v6.16b,v4.16b,v18.16b
zip2 v20.16b,v26.16b,v17.16b
zip2 v23.16b,v4.16b,v18.16b
str q5,[x13,#288]
zip1 v18.16b,v10.16b,v15.16b
ldr q5,[x0,#64]
add v5.2d,v5.2d,v25.2d
zip1 v25.16b,v20.16b,v23.16b
zip2 v20.16b,v20.16b,v23.16b
str q5,[x13,#320]
zip1 v5.16b,v26.16b,v17.16b
zip1 v17.16b,v13.16b,v30.16b
ldr q19,[x0,#64]
add v0.2d,v19.2d,v0.2d
zip1 v19.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip1 v6.16b,v2.16b,v21.16b
str q0,[x13,#352]
ldr q0,[x0,#64]
add v0.2d,v0.2d,v19.2d
zip1 v19.16b,v8.16b,v11.16b
str q0,[x13,#384]
zip1 v0.16b,v7.16b,v22.16b
ldr q4,[x0,#64]
add v24.2d,v4.2d,v5.2d
zip1 v4.16b,v3.16b,v16.16b
zip1 v5.16b,v9.16b,v12.16b
zip1 v26.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
zip2 v16.16b,v3.16b,v16.16b
zip2 v3.16b,v10.16b,v15.16b
str q24,[x13,#416]
ldr q24,[x0,#64]
zip1 v27.16b,v4.16b,v18.16b
zip1 v28.16b,v5.16b,v19.16b
zip2 v4.16b,v4.16b,v18.16b
zip2 v5.16b,v5.16b,v19.16b
add v24.2d,v24.2d,v25.2d
zip1 v25.16b,v31.16b,v17.16b
str q24,[x13,#448]
zip1 v24.16b,v26.16b,v27.16b
ldr q23,[x0,#64]
zip1 v29.16b,v25.16b,v28.16b
add v20.2d,v23.2d,v20.2d
zip1 v23.16b,v24.16b,v29.16b
str q20,[x13,#480]
ldr q20,[x0,#80]
add v20.2d,v20.2d,v23.2d
zip2 v23.16b,v24.16b,v29.16b
zip2 v24.16b,v25.16b,v28.16b
str q20,[x13,#16]
zip2 v20.16b,v26.16b,v27.16b
zip2 v26.16b,v31.16b,v17.16b
ldr q25,[x0,#80]
add v23.2d,v25.2d,v23.2d
zip1 v25.16b,v20.16b,v24.16b
zip2 v17.16b,v20.16b,v24.16b
zip1 v18.16b,v26.16b,v5.16b
zip2 v24.16b,v26.16b,v5.16b
zip2 v5.16b,v7.16b,v22.16b
zip2 v7.16b,v14.16b,v1.16b
str q23,[x13,#48]
zip2 v1.16b,v13.16b,v30.16b
zip1 v22.16b,v16.16b,v3.16b
ldr q23,[x0,#80]
zip2 v3.16b,v16.16b,v3.16b
add v6.2d,v23.2d,v25.2d
str q6,[x13,#80]
zip1 v6.16b,v0.16b,v4.16b
zip2 v0.16b,v0.16b,v4.16b
ldr q19,[x0,#80]
add v17.2d,v19.2d,v17.2d
zip1 v19.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip2 v18.16b,v8.16b,v11.16b
str q17,[x13,#112]
ldr q17,[x0,#80]
add v17.2d,v17.2d,v19.2d
zip1 v19.16b,v0.16b,v24.16b
zip2 v0.16b,v0.16b,v24.16b
str q17,[x13,#144]
zip2 v17.16b,v2.16b,v21.16b
zip1 v21.16b,v7.16b,v1.16b
ldr q4,[x0,#80]
zip2 v1.16b,v7.16b,v1.16b
add v4.2d,v4.2d,v6.2d
zip2 v6.16b,v9.16b,v12.16b
zip1 v20.16b,v5.16b,v17.16b
zip2 v5.16b,v5.16b,v17.16b
str q4,[x13,#176]
ldr q4,[x0,#80]
zip1 v23.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip1 v2.16b,v20.16b,v22.16b
add v4.2d,v4.2d,v19.2d
str q4,[x13,#208]
zip1 v4.16b,v21.16b,v23.16b
ldr q19,[x0,#80]
add v0.2d,v19.2d,v0.2d
zip1 v19.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v21.16b,v23.16b
str q0,[x13,#240]
ldr q0,[x0,#80]
add v0.2d,v0.2d,v19.2d
str q0,[x13,#272]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#80]
add v2.2d,v19.2d,v2.2d
zip1 v19.16b,v0.16b,v4.16b
zip2 v0.16b,v0.16b,v4.16b
zip1 v4.16b,v1.16b,v6.16b
zip2 v1.16b,v1.16b,v6.16b
str q2,[x13,#304]
ldr q2,[x0,#80]
add v2.2d,v2.2d,v19.2d
str q2,[x13,#336]
zip1 v2.16b,v5.16b,v3.16b
ldr q7,[x0,#80]
add v0.2d,v7.2d,v0.2d
zip1 v7.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
str q0,[x13,#368]
ldr q0,[x0,#80]
add v0.2d,v0.2d,v7.2d
str q0,[x13,#400]
zip2 v0.16b,v5.16b,v3.16b
ldr q3,[x0,#80]
add v2.2d,v3.2d,v2.2d
zip1 v3.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[x13,#432]
ldr q2,[x0,#80]
add v2.2d,v2.2d,v3.2d
str q2,[x13,#464]
ldr q1,[x0,#80]
add v0.2d,v1.2d,v0.2d
str q0,[x13,#496]
b.ne 2b
add sp,sp,#544
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
.endm

.macro shared_3 p0,p1
cbz x3,\p0
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#480
adr x10,1000f
adr x11,1001f
adr x9,1002f
ldr q0,[x10]
ldr q13,[x9]
adr x9,1003f
adr x10,1004f
movi v12.16b,#15
mov x8,xzr
stur q0,[x29,#-192]
ldr q0,[x11]
adr x11,1005f
adr x12,1006f
stur q13,[x29,#-160]
stur q0,[x29,#-208]
ldr q0,[x9]
adr x9,1007f
stur q0,[x29,#-224]
ldr q0,[x9]
adr x9,1008f
stur q0,[x29,#-240]
ldr q0,[x10]
adr x10,1009f
stur q0,[x29,#-256]
ldr q0,[x9]
adr x9,1010f
str q0,[sp,#272]
ldr q0,[x9]
adr x9,1011f
str q0,[sp,#256]
ldr q0,[x10]
adr x10,1012f
str q0,[sp,#32]
ldr q0,[x9]
adr x9,1013f
str q0,[sp,#16]
ldr q0,[x9]
adr x9,1014f
str q0,[sp]
ldr q0,[x10]
adr x10,1015f
str q0,[sp,#240]
ldr q0,[x9]
adr x9,1016f
str q0,[sp,#224]
ldr q0,[x11]
adr x11,1017f
str q0,[sp,#208]
2:
lsl x13,x8,#8
ldr q0,[x0]
add x14,x1,x13
ldp q1,q2,[x14]
ldp q3,q4,[x14,#32]
ldp q5,q6,[x14,#64]
ldp q7,q16,[x14,#96]
sub v1.2d,v1.2d,v0.2d
ldp q22,q23,[x14,#128]
sub v2.2d,v2.2d,v0.2d
ldp q24,q27,[x14,#160]
sub v3.2d,v3.2d,v0.2d
ldp q28,q29,[x14,#192]
sub v4.2d,v4.2d,v0.2d
ldp q30,q31,[x14,#224]
sub v5.2d,v5.2d,v0.2d
sub v6.2d,v6.2d,v0.2d
sub v7.2d,v7.2d,v0.2d
sub v16.2d,v16.2d,v0.2d
sub v22.2d,v22.2d,v0.2d
sub v23.2d,v23.2d,v0.2d
sub v24.2d,v24.2d,v0.2d
sub v27.2d,v27.2d,v0.2d
sub v28.2d,v28.2d,v0.2d
sub v29.2d,v29.2d,v0.2d
sub v30.2d,v30.2d,v0.2d
sub v0.2d,v31.2d,v0.2d
mov w14,#128
zip1 v31.16b,v1.16b,v22.16b
zip2 v1.16b,v1.16b,v22.16b
zip1 v22.16b,v2.16b,v23.16b
zip2 v2.16b,v2.16b,v23.16b
zip1 v23.16b,v3.16b,v24.16b
zip1 v8.16b,v5.16b,v28.16b
zip2 v5.16b,v5.16b,v28.16b
zip2 v3.16b,v3.16b,v24.16b
zip1 v24.16b,v6.16b,v29.16b
zip1 v28.16b,v7.16b,v30.16b
zip1 v9.16b,v4.16b,v27.16b
zip2 v4.16b,v4.16b,v27.16b
zip1 v27.16b,v16.16b,v0.16b
zip2 v6.16b,v6.16b,v29.16b
zip2 v7.16b,v7.16b,v30.16b
zip2 v0.16b,v16.16b,v0.16b
zip1 v16.16b,v31.16b,v8.16b
zip2 v29.16b,v31.16b,v8.16b
zip1 v30.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v5.16b,v22.16b,v24.16b
zip1 v31.16b,v23.16b,v28.16b
zip2 v22.16b,v22.16b,v24.16b
zip2 v23.16b,v23.16b,v28.16b
zip1 v24.16b,v9.16b,v27.16b
zip1 v28.16b,v2.16b,v6.16b
zip2 v2.16b,v2.16b,v6.16b
zip1 v6.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
zip2 v7.16b,v9.16b,v27.16b
zip1 v27.16b,v4.16b,v0.16b
zip2 v0.16b,v4.16b,v0.16b
zip1 v8.16b,v16.16b,v31.16b
zip2 v11.16b,v16.16b,v31.16b
zip1 v31.16b,v29.16b,v23.16b
zip2 v9.16b,v29.16b,v23.16b
zip1 v29.16b,v5.16b,v24.16b
zip2 v5.16b,v5.16b,v24.16b
zip1 v10.16b,v30.16b,v6.16b
zip2 v6.16b,v30.16b,v6.16b
zip1 v24.16b,v22.16b,v7.16b
zip2 v23.16b,v28.16b,v27.16b
zip2 v7.16b,v22.16b,v7.16b
zip1 v22.16b,v1.16b,v3.16b
zip2 v14.16b,v1.16b,v3.16b
zip1 v30.16b,v28.16b,v27.16b
zip1 v16.16b,v2.16b,v0.16b
zip2 v0.16b,v2.16b,v0.16b
zip1 v2.16b,v11.16b,v5.16b
zip2 v1.16b,v11.16b,v5.16b
zip1 v4.16b,v8.16b,v29.16b
zip2 v3.16b,v8.16b,v29.16b
zip1 v28.16b,v31.16b,v24.16b
zip2 v5.16b,v6.16b,v23.16b
zip2 v15.16b,v31.16b,v24.16b
zip1 v27.16b,v9.16b,v7.16b
zip2 v9.16b,v9.16b,v7.16b
zip1 v26.16b,v10.16b,v30.16b
zip2 v29.16b,v10.16b,v30.16b
zip1 v7.16b,v6.16b,v23.16b
zip1 v8.16b,v22.16b,v16.16b
zip1 v31.16b,v14.16b,v0.16b
zip2 v30.16b,v14.16b,v0.16b
stur q5,[x29,#-96]
zip2 v5.16b,v22.16b,v16.16b
stur q5,[x29,#-80]
nop
nop
3:
stp q29,q8,[x29,#-144]
mov x4,x9
add x15,x0,x14
stp q30,q31,[sp,#48]
add x16,x0,x14
add x5,x15,#32
stur q26,[x29,#-176]
mov x17,x10
add x14,x14,#64
stur q7,[x29,#-112]
eor v0.16b,v28.16b,v4.16b
eor v5.16b,v15.16b,v3.16b
eor v23.16b,v27.16b,v2.16b
eor v24.16b,v9.16b,v1.16b
cmp x14,#\p1
eor3 v6.16b,v27.16b,v2.16b,v0.16b
eor3 v7.16b,v9.16b,v1.16b,v5.16b
and v21.16b,v0.16b,v12.16b
ldp q8,q10,[x29,#-240]
and v19.16b,v23.16b,v12.16b
and v20.16b,v24.16b,v12.16b
and v25.16b,v5.16b,v12.16b
ushr v23.16b,v23.16b,#4
and v16.16b,v6.16b,v12.16b
ushr v6.16b,v6.16b,#4
and v22.16b,v7.16b,v12.16b
ushr v7.16b,v7.16b,#4
ldp q12,q18,[x29,#-208]
ushr v24.16b,v24.16b,#4
ushr v0.16b,v0.16b,#4
ushr v5.16b,v5.16b,#4
tbl v31.16b,{ v8.16b },v19.16b
tbl v14.16b,{ v13.16b },v16.16b
tbl v26.16b,{ v18.16b },v6.16b
tbl v17.16b,{ v13.16b },v22.16b
tbl v18.16b,{ v18.16b },v7.16b
tbl v22.16b,{ v12.16b },v22.16b
tbl v7.16b,{ v10.16b },v7.16b
ldr q13,[sp,#272]
tbl v6.16b,{ v10.16b },v6.16b
ldur q10,[x29,#-256]
tbl v16.16b,{ v12.16b },v16.16b
mov v12.16b,v8.16b
eor v26.16b,v26.16b,v14.16b
tbl v14.16b,{ v13.16b },v20.16b
tbl v20.16b,{ v8.16b },v20.16b
eor v17.16b,v18.16b,v17.16b
tbl v18.16b,{ v13.16b },v21.16b
tbl v21.16b,{ v8.16b },v21.16b
tbl v8.16b,{ v10.16b },v23.16b
tbl v30.16b,{ v10.16b },v24.16b
tbl v29.16b,{ v13.16b },v25.16b
eor3 v7.16b,v26.16b,v22.16b,v7.16b
ldr q22,[sp,#256]
tbl v25.16b,{ v12.16b },v25.16b
tbl v19.16b,{ v13.16b },v19.16b
tbl v12.16b,{ v10.16b },v0.16b
tbl v13.16b,{ v10.16b },v5.16b
eor3 v6.16b,v17.16b,v16.16b,v6.16b
tbl v17.16b,{ v22.16b },v24.16b
tbl v0.16b,{ v22.16b },v0.16b
eor3 v16.16b,v31.16b,v8.16b,v14.16b
eor3 v18.16b,v20.16b,v30.16b,v18.16b
tbl v5.16b,{ v22.16b },v5.16b
tbl v22.16b,{ v22.16b },v23.16b
eor3 v20.16b,v21.16b,v12.16b,v29.16b
eor3 v19.16b,v25.16b,v13.16b,v19.16b
eor3 v16.16b,v16.16b,v17.16b,v7.16b
eor3 v17.16b,v18.16b,v0.16b,v6.16b
eor v0.16b,v28.16b,v16.16b
eor3 v5.16b,v20.16b,v5.16b,v7.16b
eor3 v18.16b,v19.16b,v22.16b,v6.16b
eor v19.16b,v15.16b,v17.16b
eor v7.16b,v3.16b,v17.16b
movi v17.16b,#15
eor v20.16b,v27.16b,v5.16b
eor v21.16b,v9.16b,v18.16b
eor v16.16b,v4.16b,v16.16b
eor v6.16b,v2.16b,v5.16b
eor v5.16b,v1.16b,v18.16b
and v17.16b,v4.16b,v17.16b
ushr v4.16b,v4.16b,#4
ldr q14,[sp]
ldp q11,q10,[sp,#16]
ldr q25,[sp,#208]
ldp q26,q30,[sp,#224]
ldur q29,[x29,#-96]
tbl v23.16b,{ v14.16b },v17.16b
tbl v18.16b,{ v10.16b },v17.16b
tbl v22.16b,{ v11.16b },v4.16b
tbl v24.16b,{ v30.16b },v4.16b
tbl v17.16b,{ v26.16b },v17.16b
tbl v4.16b,{ v25.16b },v4.16b
eor3 v18.16b,v18.16b,v21.16b,v22.16b
eor3 v4.16b,v17.16b,v19.16b,v4.16b
movi v17.16b,#15
eor3 v20.16b,v23.16b,v20.16b,v24.16b
and v17.16b,v3.16b,v17.16b
ushr v3.16b,v3.16b,#4
tbl v19.16b,{ v10.16b },v17.16b
tbl v21.16b,{ v11.16b },v3.16b
tbl v22.16b,{ v14.16b },v17.16b
tbl v23.16b,{ v30.16b },v3.16b
tbl v17.16b,{ v26.16b },v17.16b
tbl v3.16b,{ v25.16b },v3.16b
eor3 v16.16b,v19.16b,v16.16b,v21.16b
eor3 v3.16b,v17.16b,v20.16b,v3.16b
movi v17.16b,#15
eor3 v18.16b,v22.16b,v18.16b,v23.16b
movi v23.16b,#15
and v17.16b,v2.16b,v17.16b
ushr v2.16b,v2.16b,#4
tbl v19.16b,{ v10.16b },v17.16b
tbl v20.16b,{ v11.16b },v2.16b
tbl v21.16b,{ v14.16b },v17.16b
tbl v22.16b,{ v30.16b },v2.16b
tbl v17.16b,{ v26.16b },v17.16b
tbl v2.16b,{ v25.16b },v2.16b
eor3 v7.16b,v19.16b,v7.16b,v20.16b
eor3 v16.16b,v21.16b,v16.16b,v22.16b
eor3 v2.16b,v17.16b,v18.16b,v2.16b
str q2,[sp,#192]
movi v2.16b,#15
movi v22.16b,#15
and v2.16b,v1.16b,v2.16b
ushr v1.16b,v1.16b,#4
tbl v17.16b,{ v10.16b },v2.16b
tbl v18.16b,{ v11.16b },v1.16b
tbl v19.16b,{ v14.16b },v2.16b
tbl v20.16b,{ v30.16b },v1.16b
tbl v2.16b,{ v26.16b },v2.16b
tbl v1.16b,{ v25.16b },v1.16b
eor3 v6.16b,v17.16b,v6.16b,v18.16b
eor3 v1.16b,v2.16b,v16.16b,v1.16b
movi v2.16b,#15
eor3 v7.16b,v19.16b,v7.16b,v20.16b
str q1,[sp,#112]
ushr v16.16b,v28.16b,#4
and v2.16b,v28.16b,v2.16b
tbl v18.16b,{ v11.16b },v16.16b
tbl v20.16b,{ v30.16b },v16.16b
tbl v16.16b,{ v25.16b },v16.16b
tbl v17.16b,{ v10.16b },v2.16b
tbl v19.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v26.16b },v2.16b
eor3 v5.16b,v17.16b,v5.16b,v18.16b
eor3 v6.16b,v19.16b,v6.16b,v20.16b
eor3 v2.16b,v2.16b,v7.16b,v16.16b
str q2,[sp,#160]
movi v2.16b,#15
ushr v7.16b,v15.16b,#4
and v2.16b,v15.16b,v2.16b
tbl v17.16b,{ v11.16b },v7.16b
tbl v19.16b,{ v30.16b },v7.16b
tbl v7.16b,{ v25.16b },v7.16b
tbl v16.16b,{ v10.16b },v2.16b
tbl v18.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v26.16b },v2.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v5.16b,v18.16b,v5.16b,v19.16b
eor3 v2.16b,v2.16b,v6.16b,v7.16b
str q2,[sp,#176]
movi v2.16b,#15
ushr v6.16b,v27.16b,#4
movi v19.16b,#15
and v2.16b,v27.16b,v2.16b
tbl v16.16b,{ v11.16b },v6.16b
tbl v18.16b,{ v30.16b },v6.16b
tbl v6.16b,{ v25.16b },v6.16b
tbl v7.16b,{ v10.16b },v2.16b
tbl v17.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v26.16b },v2.16b
eor3 v1.16b,v2.16b,v5.16b,v6.16b
movi v2.16b,#15
eor3 v4.16b,v7.16b,v4.16b,v16.16b
eor3 v0.16b,v17.16b,v0.16b,v18.16b
movi v18.16b,#15
str q1,[sp,#144]
ushr v5.16b,v9.16b,#4
and v2.16b,v9.16b,v2.16b
tbl v7.16b,{ v11.16b },v5.16b
tbl v17.16b,{ v30.16b },v5.16b
tbl v5.16b,{ v25.16b },v5.16b
tbl v6.16b,{ v10.16b },v2.16b
tbl v16.16b,{ v14.16b },v2.16b
tbl v2.16b,{ v26.16b },v2.16b
eor3 v1.16b,v6.16b,v3.16b,v7.16b
eor3 v3.16b,v16.16b,v4.16b,v17.16b
eor3 v0.16b,v2.16b,v0.16b,v5.16b
str q1,[sp,#128]
ldur q15,[x29,#-176]
stp q0,q3,[sp,#80]
ldp q4,q0,[x29,#-144]
ldur q6,[x29,#-112]
movi v7.16b,#15
stur q6,[x29,#-112]
stp q4,q0,[x29,#-144]
ldur q2,[x29,#-80]
eor v0.16b,v0.16b,v15.16b
stur q2,[x29,#-80]
ldp q28,q9,[sp,#48]
eor v4.16b,v2.16b,v4.16b
ldur q20,[x29,#-160]
eor3 v3.16b,v9.16b,v6.16b,v0.16b
ldp q1,q30,[x29,#-208]
eor3 v16.16b,v28.16b,v29.16b,v4.16b
movi v17.16b,#15
eor v5.16b,v9.16b,v6.16b
eor v6.16b,v28.16b,v29.16b
ldur q26,[x29,#-160]
and v19.16b,v0.16b,v19.16b
and v7.16b,v3.16b,v7.16b
ushr v3.16b,v3.16b,#4
ushr v2.16b,v0.16b,#4
and v23.16b,v16.16b,v23.16b
ushr v16.16b,v16.16b,#4
and v22.16b,v4.16b,v22.16b
and v17.16b,v5.16b,v17.16b
ushr v5.16b,v5.16b,#4
and v18.16b,v6.16b,v18.16b
tbl v20.16b,{ v20.16b },v7.16b
tbl v21.16b,{ v30.16b },v3.16b
ushr v6.16b,v6.16b,#4
ushr v4.16b,v4.16b,#4
ldp q8,q13,[x29,#-256]
tbl v30.16b,{ v30.16b },v16.16b
ldr q12,[sp,#272]
ldur q0,[x29,#-224]
stur q29,[x29,#-96]
tbl v7.16b,{ v1.16b },v7.16b
eor v20.16b,v21.16b,v20.16b
tbl v21.16b,{ v1.16b },v23.16b
tbl v23.16b,{ v26.16b },v23.16b
tbl v24.16b,{ v12.16b },v18.16b
tbl v18.16b,{ v13.16b },v18.16b
tbl v25.16b,{ v12.16b },v19.16b
tbl v27.16b,{ v13.16b },v19.16b
tbl v26.16b,{ v13.16b },v17.16b
tbl v29.16b,{ v8.16b },v5.16b
tbl v16.16b,{ v0.16b },v16.16b
tbl v31.16b,{ v8.16b },v6.16b
tbl v19.16b,{ v12.16b },v22.16b
tbl v22.16b,{ v13.16b },v22.16b
tbl v17.16b,{ v12.16b },v17.16b
tbl v3.16b,{ v0.16b },v3.16b
tbl v12.16b,{ v8.16b },v2.16b
tbl v13.16b,{ v8.16b },v4.16b
eor v23.16b,v30.16b,v23.16b
ldr q1,[sp,#256]
eor3 v24.16b,v26.16b,v29.16b,v24.16b
eor3 v18.16b,v18.16b,v31.16b,v25.16b
eor3 v16.16b,v20.16b,v21.16b,v16.16b
tbl v6.16b,{ v1.16b },v6.16b
tbl v0.16b,{ v1.16b },v2.16b
tbl v4.16b,{ v1.16b },v4.16b
tbl v5.16b,{ v1.16b },v5.16b
eor3 v19.16b,v27.16b,v12.16b,v19.16b
eor3 v17.16b,v22.16b,v13.16b,v17.16b
eor3 v3.16b,v23.16b,v7.16b,v3.16b
eor3 v6.16b,v24.16b,v6.16b,v16.16b
eor3 v4.16b,v19.16b,v4.16b,v16.16b
eor3 v7.16b,v18.16b,v0.16b,v3.16b
eor3 v5.16b,v17.16b,v5.16b,v3.16b
ldur q30,[x29,#-112]
ldp q2,q27,[x29,#-144]
ldp q29,q1,[x29,#-96]
eor v17.16b,v9.16b,v4.16b
eor v3.16b,v30.16b,v4.16b
movi v4.16b,#15
eor v18.16b,v28.16b,v5.16b
eor v0.16b,v27.16b,v6.16b
eor v6.16b,v15.16b,v6.16b
eor v16.16b,v1.16b,v7.16b
eor v7.16b,v2.16b,v7.16b
eor v5.16b,v29.16b,v5.16b
and v4.16b,v15.16b,v4.16b
ushr v19.16b,v15.16b,#4
ldr q26,[sp,#208]
ldp q24,q25,[sp,#224]
tbl v20.16b,{ v10.16b },v4.16b
tbl v21.16b,{ v11.16b },v19.16b
tbl v22.16b,{ v14.16b },v4.16b
tbl v23.16b,{ v25.16b },v19.16b
tbl v4.16b,{ v24.16b },v4.16b
tbl v19.16b,{ v26.16b },v19.16b
eor3 v18.16b,v20.16b,v18.16b,v21.16b
eor3 v4.16b,v4.16b,v16.16b,v19.16b
movi v16.16b,#15
eor3 v17.16b,v22.16b,v17.16b,v23.16b
ushr v19.16b,v2.16b,#4
and v16.16b,v2.16b,v16.16b
mov v2.16b,v29.16b
movi v29.16b,#128
tbl v21.16b,{ v11.16b },v19.16b
tbl v23.16b,{ v25.16b },v19.16b
tbl v19.16b,{ v26.16b },v19.16b
tbl v20.16b,{ v10.16b },v16.16b
tbl v22.16b,{ v14.16b },v16.16b
tbl v16.16b,{ v24.16b },v16.16b
eor3 v20.16b,v20.16b,v6.16b,v21.16b
eor3 v6.16b,v16.16b,v17.16b,v19.16b
movi v16.16b,#15
eor3 v18.16b,v22.16b,v18.16b,v23.16b
mov v17.16b,v30.16b
and v16.16b,v17.16b,v16.16b
ushr v17.16b,v17.16b,#4
tbl v19.16b,{ v10.16b },v16.16b
tbl v21.16b,{ v11.16b },v17.16b
tbl v22.16b,{ v14.16b },v16.16b
tbl v23.16b,{ v25.16b },v17.16b
tbl v16.16b,{ v24.16b },v16.16b
tbl v17.16b,{ v26.16b },v17.16b
eor3 v7.16b,v19.16b,v7.16b,v21.16b
eor3 v8.16b,v16.16b,v18.16b,v17.16b
movi v16.16b,#15
eor3 v19.16b,v22.16b,v20.16b,v23.16b
ushr v17.16b,v2.16b,#4
and v16.16b,v2.16b,v16.16b
tbl v20.16b,{ v11.16b },v17.16b
tbl v22.16b,{ v25.16b },v17.16b
tbl v17.16b,{ v26.16b },v17.16b
tbl v18.16b,{ v10.16b },v16.16b
tbl v21.16b,{ v14.16b },v16.16b
tbl v16.16b,{ v24.16b },v16.16b
eor3 v18.16b,v18.16b,v3.16b,v20.16b
eor3 v3.16b,v16.16b,v19.16b,v17.16b
movi v16.16b,#15
eor3 v7.16b,v21.16b,v7.16b,v22.16b
mov v17.16b,v27.16b
and v16.16b,v17.16b,v16.16b
ushr v17.16b,v17.16b,#4
tbl v19.16b,{ v10.16b },v16.16b
tbl v20.16b,{ v11.16b },v17.16b
tbl v21.16b,{ v14.16b },v16.16b
tbl v22.16b,{ v25.16b },v17.16b
tbl v16.16b,{ v24.16b },v16.16b
tbl v17.16b,{ v26.16b },v17.16b
eor3 v19.16b,v19.16b,v5.16b,v20.16b
eor3 v5.16b,v16.16b,v7.16b,v17.16b
movi v7.16b,#15
eor3 v18.16b,v21.16b,v18.16b,v22.16b
mov v16.16b,v1.16b
and v7.16b,v16.16b,v7.16b
ushr v16.16b,v16.16b,#4
tbl v17.16b,{ v10.16b },v7.16b
tbl v20.16b,{ v11.16b },v16.16b
tbl v21.16b,{ v14.16b },v7.16b
tbl v22.16b,{ v25.16b },v16.16b
tbl v7.16b,{ v24.16b },v7.16b
tbl v16.16b,{ v26.16b },v16.16b
eor3 v0.16b,v17.16b,v0.16b,v20.16b
eor3 v31.16b,v7.16b,v18.16b,v16.16b
movi v7.16b,#15
eor3 v17.16b,v21.16b,v19.16b,v22.16b
ushr v16.16b,v9.16b,#4
and v7.16b,v9.16b,v7.16b
tbl v19.16b,{ v11.16b },v16.16b
tbl v21.16b,{ v25.16b },v16.16b
tbl v16.16b,{ v26.16b },v16.16b
tbl v18.16b,{ v10.16b },v7.16b
tbl v20.16b,{ v14.16b },v7.16b
tbl v7.16b,{ v24.16b },v7.16b
eor3 v18.16b,v18.16b,v4.16b,v19.16b
movi v4.16b,#15
eor3 v0.16b,v20.16b,v0.16b,v21.16b
eor3 v30.16b,v7.16b,v17.16b,v16.16b
ushr v7.16b,v28.16b,#4
and v4.16b,v28.16b,v4.16b
movi v28.16b,#64
tbl v17.16b,{ v11.16b },v7.16b
tbl v20.16b,{ v25.16b },v7.16b
tbl v7.16b,{ v26.16b },v7.16b
tbl v16.16b,{ v10.16b },v4.16b
tbl v19.16b,{ v14.16b },v4.16b
tbl v21.16b,{ v24.16b },v4.16b
eor3 v4.16b,v16.16b,v6.16b,v17.16b
eor3 v6.16b,v19.16b,v18.16b,v20.16b
eor3 v0.16b,v21.16b,v0.16b,v7.16b
ldr q2,[sp,#80]
ldr q1,[sp,#112]
ldp q16,q17,[x4]
ldp q18,q19,[x4,#32]
eor v26.16b,v1.16b,v28.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
eor v17.16b,v2.16b,v28.16b
eor v18.16b,v0.16b,v28.16b
ldp q22,q23,[x4,#64]
ldp q24,q25,[x4,#96]
eor v19.16b,v3.16b,v28.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v17.16b
tbl v18.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v18.16b
tbl v19.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v19.16b
tbl v22.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
eor v23.16b,v2.16b,v29.16b
eor v24.16b,v0.16b,v29.16b
eor v25.16b,v3.16b,v29.16b
eor v26.16b,v1.16b,v29.16b
orr v7.16b,v7.16b,v17.16b
orr v17.16b,v20.16b,v18.16b
orr v18.16b,v21.16b,v19.16b
orr v16.16b,v16.16b,v22.16b
ldp q19,q20,[x4,#128]
ldp q21,q22,[x4,#160]
tbl v23.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v23.16b
tbl v24.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v24.16b
tbl v25.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
tbl v19.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v26.16b
movi v26.16b,#192
orr v7.16b,v7.16b,v23.16b
orr v17.16b,v17.16b,v24.16b
orr v18.16b,v18.16b,v25.16b
orr v16.16b,v16.16b,v19.16b
eor v2.16b,v2.16b,v26.16b
eor v0.16b,v0.16b,v26.16b
ldp q19,q20,[x4,#192]
ldp q21,q22,[x4,#224]
eor v3.16b,v3.16b,v26.16b
eor v1.16b,v1.16b,v26.16b
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v2.16b
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
tbl v3.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v3.16b
tbl v1.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v1.16b
eor v21.16b,v6.16b,v28.16b
eor v22.16b,v5.16b,v28.16b
orr v11.16b,v7.16b,v2.16b
orr v2.16b,v17.16b,v0.16b
orr v0.16b,v18.16b,v3.16b
orr v1.16b,v16.16b,v1.16b
stp q0,q2,[x29,#-96]
stur q1,[x29,#-112]
ld1r { v1.4s },[x16],#4
ld1r { v0.4s },[x5]
add x4,x15,#16
add x5,x15,#48
ldr q24,[sp,#96]
stp q0,q1,[x29,#-144]
ld1r { v0.4s },[x4]
eor v20.16b,v24.16b,v28.16b
mov x4,x11
stur q0,[x29,#-176]
ld1r { v0.4s },[x5]
add x5,x15,#36
str q0,[sp,#112]
ldr q2,[sp,#160]
ldp q16,q17,[x17]
ldp q18,q19,[x17,#32]
eor v23.16b,v2.16b,v28.16b
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v5.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
ldp q16,q17,[x17,#64]
ldp q18,q19,[x17,#96]
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
tbl v22.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
eor v23.16b,v2.16b,v29.16b
orr v0.16b,v0.16b,v20.16b
orr v1.16b,v1.16b,v21.16b
orr v3.16b,v3.16b,v22.16b
orr v7.16b,v7.16b,v16.16b
eor v20.16b,v24.16b,v29.16b
eor v21.16b,v6.16b,v29.16b
ldp q16,q17,[x17,#128]
ldp q18,q19,[x17,#160]
eor v22.16b,v5.16b,v29.16b
eor v6.16b,v6.16b,v26.16b
eor v5.16b,v5.16b,v26.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
tbl v22.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
orr v0.16b,v0.16b,v20.16b
orr v1.16b,v1.16b,v21.16b
orr v3.16b,v3.16b,v22.16b
orr v7.16b,v7.16b,v16.16b
eor v20.16b,v24.16b,v26.16b
eor v21.16b,v2.16b,v26.16b
ldp q16,q17,[x17,#192]
ldp q18,q19,[x17,#224]
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v22.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
tbl v23.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v5.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
orr v6.16b,v0.16b,v20.16b
orr v5.16b,v1.16b,v22.16b
orr v2.16b,v3.16b,v23.16b
orr v10.16b,v7.16b,v16.16b
eor v22.16b,v4.16b,v28.16b
eor v23.16b,v31.16b,v28.16b
ld1r { v1.4s },[x5]
ld1r { v3.4s },[x16]
add x17,x15,#20
add x16,x15,#52
ldr q27,[sp,#128]
ld1r { v0.4s },[x17]
add x17,x15,#8
add x5,x15,#24
eor v21.16b,v27.16b,v28.16b
eor v3.16b,v6.16b,v3.16b
stp q0,q1,[sp,#80]
ld1r { v0.4s },[x16]
mov x16,x12
str q0,[sp,#160]
ldr q25,[sp,#176]
ldp q16,q17,[x4]
ldp q18,q19,[x4,#32]
eor v24.16b,v25.16b,v28.16b
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
ldp q17,q18,[x4,#64]
ldp q19,q20,[x4,#96]
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
tbl v22.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
tbl v17.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v24.16b
eor v24.16b,v25.16b,v29.16b
orr v0.16b,v0.16b,v21.16b
orr v1.16b,v1.16b,v22.16b
orr v7.16b,v7.16b,v23.16b
orr v16.16b,v16.16b,v17.16b
eor v21.16b,v27.16b,v29.16b
eor v22.16b,v4.16b,v29.16b
ldp q17,q18,[x4,#128]
ldp q19,q20,[x4,#160]
eor v23.16b,v31.16b,v29.16b
eor v4.16b,v4.16b,v26.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
tbl v22.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
tbl v17.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v24.16b
orr v0.16b,v0.16b,v21.16b
orr v1.16b,v1.16b,v22.16b
orr v7.16b,v7.16b,v23.16b
orr v16.16b,v16.16b,v17.16b
eor v21.16b,v27.16b,v26.16b
eor v22.16b,v31.16b,v26.16b
ldp q17,q18,[x4,#192]
ldp q19,q20,[x4,#224]
eor v23.16b,v25.16b,v26.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v4.16b
tbl v22.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
tbl v17.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
orr v9.16b,v0.16b,v21.16b
orr v23.16b,v1.16b,v4.16b
orr v24.16b,v7.16b,v22.16b
orr v0.16b,v16.16b,v17.16b
ld1r { v7.4s },[x5]
ld1r { v22.4s },[x17]
add x4,x15,#56
ldr q31,[sp,#192]
add x17,x15,#12
ld1r { v1.4s },[x4]
add x4,x15,#40
add x5,x15,#28
ld1r { v16.4s },[x4]
ldr q27,[sp,#144]
ldp q17,q18,[x16]
add x4,x15,#44
ldp q19,q20,[x16,#32]
add x15,x15,#60
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v31.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v8.16b
tbl v25.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v30.16b
tbl v17.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v27.16b
eor v18.16b,v31.16b,v28.16b
eor v19.16b,v8.16b,v28.16b
ldp q12,q13,[x16,#64]
ldp q14,q15,[x16,#96]
eor v20.16b,v30.16b,v28.16b
eor v28.16b,v27.16b,v28.16b
tbl v18.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
tbl v19.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v19.16b
tbl v20.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v20.16b
tbl v28.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v28.16b
orr v4.16b,v4.16b,v18.16b
orr v18.16b,v21.16b,v19.16b
orr v19.16b,v25.16b,v20.16b
orr v17.16b,v17.16b,v28.16b
eor v20.16b,v31.16b,v29.16b
eor v21.16b,v8.16b,v29.16b
ldp q12,q13,[x16,#128]
ldp q14,q15,[x16,#160]
eor v25.16b,v30.16b,v29.16b
eor v28.16b,v27.16b,v29.16b
tbl v20.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v20.16b
tbl v21.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v21.16b
tbl v25.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v25.16b
tbl v28.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v28.16b
orr v20.16b,v4.16b,v20.16b
orr v18.16b,v18.16b,v21.16b
orr v19.16b,v19.16b,v25.16b
orr v17.16b,v17.16b,v28.16b
eor v4.16b,v31.16b,v26.16b
eor v21.16b,v8.16b,v26.16b
ldp q12,q13,[x16,#192]
ldp q14,q15,[x16,#224]
eor v25.16b,v27.16b,v26.16b
eor v28.16b,v30.16b,v26.16b
ldur q26,[x29,#-80]
tbl v30.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v4.16b
tbl v21.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v21.16b
tbl v25.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v25.16b
tbl v31.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v28.16b
ldp q13,q27,[x29,#-160]
ldur q28,[x29,#-176]
ldur q4,[x29,#-128]
movi v12.16b,#15
eor v26.16b,v26.16b,v27.16b
ldp q27,q29,[x29,#-112]
orr v20.16b,v20.16b,v30.16b
orr v18.16b,v18.16b,v21.16b
orr v19.16b,v19.16b,v31.16b
orr v17.16b,v17.16b,v25.16b
eor v4.16b,v11.16b,v4.16b
eor v31.16b,v0.16b,v1.16b
eor v28.16b,v29.16b,v28.16b
ldp q6,q29,[sp,#96]
eor v8.16b,v27.16b,v29.16b
eor v27.16b,v24.16b,v7.16b
eor v7.16b,v23.16b,v16.16b
eor v29.16b,v5.16b,v6.16b
ldr q5,[sp,#80]
ld1r { v6.4s },[x4]
ld1r { v21.4s },[x5]
eor v15.16b,v2.16b,v5.16b
ldr q2,[sp,#160]
ld1r { v5.4s },[x17]
ld1r { v25.4s },[x15]
eor v2.16b,v10.16b,v2.16b
eor v0.16b,v18.16b,v6.16b
eor v1.16b,v20.16b,v5.16b
eor v30.16b,v17.16b,v25.16b
stp q0,q2,[x29,#-96]
eor v2.16b,v9.16b,v22.16b
eor v9.16b,v19.16b,v21.16b
b.ne 3b
ldp q11,q10,[x29,#-96]
zip1 v0.16b,v4.16b,v26.16b
zip1 v14.16b,v3.16b,v29.16b
zip1 v6.16b,v2.16b,v7.16b
stur q7,[x29,#-112]
zip1 v16.16b,v28.16b,v8.16b
zip1 v23.16b,v27.16b,v31.16b
zip1 v24.16b,v9.16b,v30.16b
zip1 v7.16b,v1.16b,v11.16b
zip1 v5.16b,v15.16b,v10.16b
stur q26,[x29,#-176]
mov v22.16b,v29.16b
ldr q29,[x0,#64]
add x13,x2,x13
zip2 v1.16b,v1.16b,v11.16b
add x8,x8,#1
zip1 v17.16b,v0.16b,v16.16b
zip1 v19.16b,v6.16b,v23.16b
zip2 v0.16b,v0.16b,v16.16b
zip1 v18.16b,v14.16b,v5.16b
zip1 v20.16b,v7.16b,v24.16b
zip2 v5.16b,v14.16b,v5.16b
zip2 v6.16b,v6.16b,v23.16b
zip2 v7.16b,v7.16b,v24.16b
cmp x8,x3
zip2 v3.16b,v3.16b,v22.16b
zip1 v21.16b,v17.16b,v19.16b
zip2 v17.16b,v17.16b,v19.16b
zip1 v25.16b,v18.16b,v20.16b
zip2 v18.16b,v18.16b,v20.16b
zip1 v26.16b,v21.16b,v25.16b
zip2 v21.16b,v21.16b,v25.16b
zip1 v20.16b,v17.16b,v18.16b
zip2 v17.16b,v17.16b,v18.16b
zip1 v18.16b,v5.16b,v7.16b
zip2 v5.16b,v5.16b,v7.16b
ldur q7,[x29,#-176]
sub v26.2d,v26.2d,v29.2d
zip2 v4.16b,v4.16b,v7.16b
ldur q7,[x29,#-112]
zip2 v2.16b,v2.16b,v7.16b
zip2 v7.16b,v28.16b,v8.16b
str q26,[x13]
ldr q19,[x0,#64]
sub v19.2d,v21.2d,v19.2d
str q19,[x13,#16]
ldr q19,[x0,#64]
sub v16.2d,v20.2d,v19.2d
zip1 v20.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
str q16,[x13,#32]
zip1 v16.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
ldr q19,[x0,#64]
sub v17.2d,v17.2d,v19.2d
zip1 v19.16b,v16.16b,v18.16b
zip2 v16.16b,v16.16b,v18.16b
zip2 v18.16b,v9.16b,v30.16b
str q17,[x13,#48]
ldr q17,[x0,#64]
zip1 v23.16b,v1.16b,v18.16b
zip2 v1.16b,v1.16b,v18.16b
sub v17.2d,v19.2d,v17.2d
zip1 v19.16b,v0.16b,v5.16b
zip2 v0.16b,v0.16b,v5.16b
str q17,[x13,#64]
zip2 v17.16b,v27.16b,v31.16b
ldr q6,[x0,#64]
sub v6.2d,v16.2d,v6.2d
zip2 v16.16b,v15.16b,v10.16b
zip1 v22.16b,v2.16b,v17.16b
zip2 v2.16b,v2.16b,v17.16b
str q6,[x13,#80]
ldr q6,[x0,#64]
zip1 v21.16b,v3.16b,v16.16b
zip2 v3.16b,v3.16b,v16.16b
zip1 v5.16b,v20.16b,v22.16b
sub v6.2d,v19.2d,v6.2d
str q6,[x13,#96]
zip1 v6.16b,v21.16b,v23.16b
ldr q19,[x0,#64]
sub v0.2d,v0.2d,v19.2d
zip1 v19.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip2 v6.16b,v21.16b,v23.16b
str q0,[x13,#112]
ldr q0,[x0,#64]
sub v0.2d,v19.2d,v0.2d
str q0,[x13,#128]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#64]
sub v5.2d,v5.2d,v19.2d
zip1 v19.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
zip1 v6.16b,v3.16b,v1.16b
zip2 v1.16b,v3.16b,v1.16b
str q5,[x13,#144]
ldr q5,[x0,#64]
sub v5.2d,v19.2d,v5.2d
str q5,[x13,#160]
zip1 v5.16b,v4.16b,v2.16b
ldr q7,[x0,#64]
sub v0.2d,v0.2d,v7.2d
zip1 v7.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
str q0,[x13,#176]
ldr q0,[x0,#64]
sub v0.2d,v7.2d,v0.2d
str q0,[x13,#192]
zip2 v0.16b,v4.16b,v2.16b
ldr q2,[x0,#64]
sub v2.2d,v5.2d,v2.2d
zip1 v3.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[x13,#208]
ldr q2,[x0,#64]
sub v2.2d,v3.2d,v2.2d
str q2,[x13,#224]
ldr q1,[x0,#64]
sub v0.2d,v0.2d,v1.2d
str q0,[x13,#240]
b.ne 2b
add sp,sp,#480
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
.endm

.macro shared_4 p0,p1
cbz x3,\p0
sub sp,sp,#304
stp d15,d14,[sp,#224]
stp d13,d12,[sp,#240]
stp d11,d10,[sp,#256]
stp d9,d8,[sp,#272]
stp x29,x30,[sp,#288]
add x29,sp,#288
adr x12,1018f
movi v15.16b,#64
adr x13,1019f
ldr q0,[x12]
mov x8,xzr
adr x9,1020f
adr x10,1021f
str q0,[sp,#16]
ldr q0,[x13]
adr x11,1022f
adr x12,1023f
str q0,[sp]
nop
nop
nop
nop
2:
lsl x13,x8,#8
ldr q7,[x0]
add x8,x8,#1
add x15,x0,#128
add x14,x1,x13
add x13,x2,x13
ldp q16,q17,[x14]
ldp q18,q19,[x14,#32]
ldp q20,q21,[x14,#64]
ldp q22,q23,[x14,#96]
add v16.2d,v7.2d,v16.2d
ldp q24,q25,[x14,#128]
add v17.2d,v7.2d,v17.2d
ldp q26,q27,[x14,#160]
add v18.2d,v7.2d,v18.2d
ldp q28,q29,[x14,#192]
add v19.2d,v7.2d,v19.2d
ldp q30,q31,[x14,#224]
add v20.2d,v7.2d,v20.2d
add v21.2d,v7.2d,v21.2d
add v22.2d,v7.2d,v22.2d
add v23.2d,v7.2d,v23.2d
add v24.2d,v7.2d,v24.2d
add v25.2d,v7.2d,v25.2d
add v26.2d,v7.2d,v26.2d
add v27.2d,v7.2d,v27.2d
add v28.2d,v7.2d,v28.2d
add v29.2d,v7.2d,v29.2d
add v30.2d,v7.2d,v30.2d
add v7.2d,v7.2d,v31.2d
mov w14,#\p1
zip1 v31.16b,v16.16b,v24.16b
zip2 v16.16b,v16.16b,v24.16b
zip1 v24.16b,v17.16b,v25.16b
zip2 v17.16b,v17.16b,v25.16b
zip1 v25.16b,v18.16b,v26.16b
zip1 v8.16b,v20.16b,v28.16b
zip2 v20.16b,v20.16b,v28.16b
zip2 v18.16b,v18.16b,v26.16b
zip1 v26.16b,v21.16b,v29.16b
zip1 v28.16b,v22.16b,v30.16b
zip1 v9.16b,v19.16b,v27.16b
zip2 v19.16b,v19.16b,v27.16b
zip1 v27.16b,v23.16b,v7.16b
zip2 v21.16b,v21.16b,v29.16b
zip2 v22.16b,v22.16b,v30.16b
zip2 v7.16b,v23.16b,v7.16b
zip1 v23.16b,v31.16b,v8.16b
zip2 v29.16b,v31.16b,v8.16b
zip1 v30.16b,v16.16b,v20.16b
zip2 v16.16b,v16.16b,v20.16b
zip1 v20.16b,v24.16b,v26.16b
zip1 v31.16b,v25.16b,v28.16b
zip2 v24.16b,v24.16b,v26.16b
zip2 v25.16b,v25.16b,v28.16b
zip1 v26.16b,v9.16b,v27.16b
zip1 v28.16b,v17.16b,v21.16b
zip2 v17.16b,v17.16b,v21.16b
zip1 v21.16b,v18.16b,v22.16b
zip2 v18.16b,v18.16b,v22.16b
zip2 v22.16b,v9.16b,v27.16b
zip1 v27.16b,v19.16b,v7.16b
zip2 v7.16b,v19.16b,v7.16b
zip1 v19.16b,v23.16b,v31.16b
zip2 v23.16b,v23.16b,v31.16b
zip1 v31.16b,v29.16b,v25.16b
zip2 v0.16b,v29.16b,v25.16b
zip1 v25.16b,v20.16b,v26.16b
zip2 v20.16b,v20.16b,v26.16b
zip1 v8.16b,v30.16b,v21.16b
zip2 v21.16b,v30.16b,v21.16b
zip1 v26.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
zip1 v9.16b,v16.16b,v18.16b
zip2 v10.16b,v16.16b,v18.16b
zip1 v11.16b,v28.16b,v27.16b
zip2 v12.16b,v28.16b,v27.16b
zip1 v13.16b,v17.16b,v7.16b
zip2 v14.16b,v17.16b,v7.16b
zip1 v30.16b,v19.16b,v25.16b
zip2 v25.16b,v19.16b,v25.16b
zip1 v18.16b,v23.16b,v20.16b
zip2 v16.16b,v23.16b,v20.16b
zip1 v29.16b,v31.16b,v26.16b
zip2 v7.16b,v31.16b,v26.16b
zip1 v17.16b,v0.16b,v22.16b
zip2 v0.16b,v0.16b,v22.16b
zip1 v19.16b,v8.16b,v11.16b
zip2 v26.16b,v8.16b,v11.16b
zip1 v28.16b,v21.16b,v12.16b
zip2 v21.16b,v21.16b,v12.16b
zip1 v20.16b,v9.16b,v13.16b
zip2 v23.16b,v9.16b,v13.16b
zip1 v6.16b,v10.16b,v14.16b
zip2 v22.16b,v10.16b,v14.16b
stur q0,[x29,#-80]
3:
mov x17,x9
eor v14.16b,v29.16b,v15.16b
movi v4.16b,#128
ldp q8,q9,[x17]
ldp q10,q11,[x17,#32]
movi v5.16b,#192
mov x16,x10
subs x14,x14,#1
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v29.16b
eor v9.16b,v30.16b,v15.16b
eor v10.16b,v19.16b,v15.16b
ldp q0,q1,[x17,#64]
ldp q2,q3,[x17,#96]
eor v11.16b,v20.16b,v15.16b
eor v27.16b,v29.16b,v5.16b
eor v24.16b,v7.16b,v5.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v10.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
eor v14.16b,v29.16b,v4.16b
eor v29.16b,v6.16b,v5.16b
orr v1.16b,v31.16b,v9.16b
orr v2.16b,v12.16b,v10.16b
orr v3.16b,v13.16b,v11.16b
orr v0.16b,v8.16b,v0.16b
eor v31.16b,v30.16b,v4.16b
eor v12.16b,v19.16b,v4.16b
ldp q8,q9,[x17,#128]
ldp q10,q11,[x17,#160]
eor v13.16b,v20.16b,v4.16b
eor v30.16b,v30.16b,v5.16b
eor v19.16b,v19.16b,v5.16b
eor v20.16b,v20.16b,v5.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v13.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v14.16b
eor v14.16b,v7.16b,v15.16b
orr v1.16b,v1.16b,v31.16b
orr v2.16b,v2.16b,v12.16b
orr v3.16b,v3.16b,v13.16b
orr v0.16b,v0.16b,v8.16b
ldp q8,q9,[x17,#192]
ldp q10,q11,[x17,#224]
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
tbl v19.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v27.16b
tbl v20.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
orr v27.16b,v1.16b,v30.16b
orr v1.16b,v2.16b,v19.16b
orr v0.16b,v0.16b,v31.16b
orr v30.16b,v3.16b,v20.16b
movi v20.16b,#29
stp q1,q0,[x29,#-112]
ldp q0,q1,[x16]
mov x17,x11
ldp q2,q3,[x16,#32]
tbl v31.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v25.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v23.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v7.16b
eor v1.16b,v25.16b,v15.16b
eor v2.16b,v26.16b,v15.16b
ldp q10,q11,[x16,#64]
ldp q12,q13,[x16,#96]
eor v3.16b,v23.16b,v15.16b
tbl v1.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v1.16b
tbl v2.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v2.16b
tbl v3.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v3.16b
tbl v10.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v14.16b
eor v12.16b,v26.16b,v4.16b
eor v13.16b,v23.16b,v4.16b
eor v14.16b,v7.16b,v4.16b
eor v26.16b,v26.16b,v5.16b
eor v23.16b,v23.16b,v5.16b
orr v1.16b,v31.16b,v1.16b
orr v2.16b,v8.16b,v2.16b
orr v3.16b,v9.16b,v3.16b
orr v0.16b,v0.16b,v10.16b
eor v31.16b,v25.16b,v4.16b
eor v25.16b,v25.16b,v5.16b
ldp q8,q9,[x16,#128]
ldp q10,q11,[x16,#160]
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v13.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v14.16b
eor v14.16b,v17.16b,v15.16b
orr v1.16b,v1.16b,v31.16b
orr v2.16b,v2.16b,v12.16b
orr v3.16b,v3.16b,v13.16b
orr v0.16b,v0.16b,v8.16b
ldp q8,q9,[x16,#192]
ldp q10,q11,[x16,#224]
tbl v25.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v25.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v26.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v23.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v24.16b
orr v24.16b,v1.16b,v25.16b
orr v1.16b,v2.16b,v26.16b
orr v25.16b,v3.16b,v31.16b
orr v0.16b,v0.16b,v8.16b
movi v26.16b,#15
str q1,[sp,#144]
stur q0,[x29,#-128]
ldp q0,q1,[x17]
mov x16,x12
ldp q2,q3,[x17,#32]
tbl v31.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v18.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v28.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v17.16b
eor v1.16b,v18.16b,v15.16b
eor v2.16b,v28.16b,v15.16b
ldp q10,q11,[x17,#64]
ldp q12,q13,[x17,#96]
eor v3.16b,v6.16b,v15.16b
tbl v1.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v1.16b
tbl v2.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v2.16b
tbl v3.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v3.16b
tbl v10.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v14.16b
eor v12.16b,v28.16b,v4.16b
eor v13.16b,v6.16b,v4.16b
eor v14.16b,v17.16b,v4.16b
eor v28.16b,v28.16b,v5.16b
eor v17.16b,v17.16b,v5.16b
orr v1.16b,v31.16b,v1.16b
orr v2.16b,v8.16b,v2.16b
orr v3.16b,v9.16b,v3.16b
orr v0.16b,v0.16b,v10.16b
eor v31.16b,v18.16b,v4.16b
eor v18.16b,v18.16b,v5.16b
ldp q8,q9,[x17,#128]
ldp q10,q11,[x17,#160]
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v13.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v14.16b
orr v1.16b,v1.16b,v31.16b
orr v2.16b,v2.16b,v12.16b
orr v3.16b,v3.16b,v13.16b
orr v0.16b,v0.16b,v8.16b
ldp q8,q9,[x17,#192]
ldp q10,q11,[x17,#224]
tbl v18.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v18.16b
tbl v28.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v28.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v29.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
orr v18.16b,v1.16b,v18.16b
orr v29.16b,v2.16b,v28.16b
orr v17.16b,v3.16b,v31.16b
orr v0.16b,v0.16b,v8.16b
str q0,[sp,#128]
ldur q6,[x29,#-80]
ldp q0,q1,[x16]
ldp q2,q3,[x16,#32]
eor v14.16b,v6.16b,v15.16b
eor v7.16b,v6.16b,v5.16b
tbl v31.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v16.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
eor v1.16b,v16.16b,v15.16b
eor v2.16b,v21.16b,v15.16b
ldp q10,q11,[x16,#64]
ldp q12,q13,[x16,#96]
eor v3.16b,v22.16b,v15.16b
tbl v1.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v1.16b
tbl v2.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v2.16b
tbl v3.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v3.16b
tbl v10.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v14.16b
eor v12.16b,v21.16b,v4.16b
eor v13.16b,v22.16b,v4.16b
eor v14.16b,v6.16b,v4.16b
eor v21.16b,v21.16b,v5.16b
eor v22.16b,v22.16b,v5.16b
orr v1.16b,v31.16b,v1.16b
orr v2.16b,v8.16b,v2.16b
orr v3.16b,v9.16b,v3.16b
orr v0.16b,v0.16b,v10.16b
eor v31.16b,v16.16b,v4.16b
eor v16.16b,v16.16b,v5.16b
ldp q8,q9,[x16,#128]
ldp q10,q11,[x16,#160]
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v13.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v14.16b
orr v1.16b,v1.16b,v31.16b
orr v2.16b,v2.16b,v12.16b
orr v3.16b,v3.16b,v13.16b
orr v0.16b,v0.16b,v8.16b
ldp q8,q9,[x16,#192]
ldp q10,q11,[x16,#224]
tbl v16.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v21.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v22.16b
tbl v8.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
orr v16.16b,v1.16b,v16.16b
orr v22.16b,v2.16b,v21.16b
orr v7.16b,v3.16b,v31.16b
orr v23.16b,v0.16b,v8.16b
cmlt v1.16b,v27.16b,#0
cmlt v3.16b,v24.16b,#0
cmlt v11.16b,v30.16b,#0
cmlt v12.16b,v25.16b,#0
cmlt v14.16b,v17.16b,#0
cmlt v8.16b,v18.16b,#0
cmlt v10.16b,v16.16b,#0
cmlt v15.16b,v7.16b,#0
add v0.16b,v27.16b,v27.16b
add v2.16b,v24.16b,v24.16b
add v13.16b,v30.16b,v30.16b
add v4.16b,v25.16b,v25.16b
add v5.16b,v17.16b,v17.16b
and v1.16b,v1.16b,v20.16b
and v3.16b,v3.16b,v20.16b
and v11.16b,v11.16b,v20.16b
and v12.16b,v12.16b,v20.16b
and v14.16b,v14.16b,v20.16b
add v31.16b,v18.16b,v18.16b
add v9.16b,v16.16b,v16.16b
add v6.16b,v7.16b,v7.16b
and v15.16b,v15.16b,v20.16b
and v8.16b,v8.16b,v20.16b
and v10.16b,v10.16b,v20.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v3.16b
eor v2.16b,v13.16b,v11.16b
eor v3.16b,v4.16b,v12.16b
eor v4.16b,v5.16b,v14.16b
mov x16,x15
eor v5.16b,v6.16b,v15.16b
eor v6.16b,v31.16b,v8.16b
eor v31.16b,v9.16b,v10.16b
eor3 v2.16b,v2.16b,v25.16b,v17.16b
eor3 v0.16b,v0.16b,v24.16b,v18.16b
eor3 v12.16b,v1.16b,v18.16b,v16.16b
eor3 v3.16b,v3.16b,v17.16b,v7.16b
eor3 v4.16b,v4.16b,v7.16b,v27.16b
eor3 v5.16b,v5.16b,v27.16b,v24.16b
eor3 v6.16b,v6.16b,v16.16b,v30.16b
eor3 v14.16b,v31.16b,v30.16b,v25.16b
ld4r { v8.4s,v9.4s,v10.4s,v11.4s },[x16],#16
eor3 v31.16b,v2.16b,v7.16b,v30.16b
eor3 v15.16b,v3.16b,v27.16b,v25.16b
eor3 v21.16b,v4.16b,v24.16b,v17.16b
ld4r { v1.4s,v2.4s,v3.4s,v4.4s },[x16]
eor3 v19.16b,v5.16b,v18.16b,v7.16b
eor3 v5.16b,v0.16b,v16.16b,v27.16b
eor3 v12.16b,v12.16b,v30.16b,v24.16b
eor3 v13.16b,v6.16b,v25.16b,v18.16b
eor3 v14.16b,v14.16b,v17.16b,v16.16b
add x16,x15,#32
eor3 v6.16b,v18.16b,v8.16b,v31.16b
eor3 v16.16b,v16.16b,v9.16b,v15.16b
eor3 v18.16b,v30.16b,v10.16b,v21.16b
eor3 v25.16b,v19.16b,v11.16b,v25.16b
eor3 v17.16b,v5.16b,v1.16b,v17.16b
eor3 v7.16b,v12.16b,v2.16b,v7.16b
eor3 v27.16b,v27.16b,v3.16b,v13.16b
eor3 v1.16b,v24.16b,v4.16b,v14.16b
and v2.16b,v6.16b,v26.16b
ushr v3.16b,v6.16b,#4
and v0.16b,v16.16b,v26.16b
ushr v6.16b,v16.16b,#4
and v16.16b,v18.16b,v26.16b
ushr v18.16b,v18.16b,#4
and v11.16b,v25.16b,v26.16b
ushr v25.16b,v25.16b,#4
and v30.16b,v17.16b,v26.16b
ushr v17.16b,v17.16b,#4
and v8.16b,v7.16b,v26.16b
ushr v7.16b,v7.16b,#4
ushr v9.16b,v27.16b,#4
and v27.16b,v27.16b,v26.16b
and v10.16b,v1.16b,v26.16b
ushr v1.16b,v1.16b,#4
ldp q4,q24,[sp]
tbl v2.16b,{ v24.16b },v2.16b
tbl v3.16b,{ v4.16b },v3.16b
tbl v0.16b,{ v24.16b },v0.16b
tbl v6.16b,{ v4.16b },v6.16b
tbl v16.16b,{ v24.16b },v16.16b
tbl v18.16b,{ v4.16b },v18.16b
tbl v11.16b,{ v24.16b },v11.16b
tbl v25.16b,{ v4.16b },v25.16b
tbl v30.16b,{ v24.16b },v30.16b
tbl v17.16b,{ v4.16b },v17.16b
tbl v8.16b,{ v24.16b },v8.16b
tbl v7.16b,{ v4.16b },v7.16b
tbl v9.16b,{ v4.16b },v9.16b
tbl v27.16b,{ v24.16b },v27.16b
tbl v10.16b,{ v24.16b },v10.16b
tbl v1.16b,{ v4.16b },v1.16b
eor v2.16b,v3.16b,v2.16b
eor v3.16b,v6.16b,v0.16b
eor v0.16b,v18.16b,v16.16b
eor v6.16b,v25.16b,v11.16b
eor v17.16b,v17.16b,v30.16b
eor v7.16b,v7.16b,v8.16b
mov v30.16b,v29.16b
eor v8.16b,v9.16b,v27.16b
eor3 v18.16b,v2.16b,v13.16b,v19.16b
eor3 v16.16b,v3.16b,v14.16b,v5.16b
eor v1.16b,v1.16b,v10.16b
eor3 v2.16b,v0.16b,v31.16b,v12.16b
eor3 v0.16b,v6.16b,v15.16b,v13.16b
eor3 v6.16b,v17.16b,v21.16b,v14.16b
eor3 v28.16b,v7.16b,v19.16b,v31.16b
eor3 v3.16b,v8.16b,v5.16b,v15.16b
eor3 v1.16b,v1.16b,v12.16b,v21.16b
stp q2,q0,[sp,#96]
stp q18,q6,[sp,#32]
stp q16,q3,[sp,#64]
ldp q17,q7,[x29,#-112]
stur q1,[x29,#-80]
ldp q29,q25,[sp,#128]
cmlt v1.16b,v17.16b,#0
ldur q27,[x29,#-128]
cmlt v3.16b,v25.16b,#0
cmlt v31.16b,v7.16b,#0
cmlt v8.16b,v27.16b,#0
cmlt v5.16b,v30.16b,#0
add v0.16b,v17.16b,v17.16b
cmlt v10.16b,v29.16b,#0
cmlt v11.16b,v23.16b,#0
cmlt v19.16b,v22.16b,#0
and v1.16b,v1.16b,v20.16b
add v2.16b,v25.16b,v25.16b
add v9.16b,v7.16b,v7.16b
add v12.16b,v27.16b,v27.16b
and v3.16b,v3.16b,v20.16b
and v31.16b,v31.16b,v20.16b
and v8.16b,v8.16b,v20.16b
add v16.16b,v30.16b,v30.16b
add v13.16b,v29.16b,v29.16b
add v14.16b,v23.16b,v23.16b
and v10.16b,v10.16b,v20.16b
and v11.16b,v11.16b,v20.16b
and v5.16b,v5.16b,v20.16b
add v6.16b,v22.16b,v22.16b
and v19.16b,v19.16b,v20.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v3.16b
eor v2.16b,v9.16b,v31.16b
eor v3.16b,v12.16b,v8.16b
eor v31.16b,v13.16b,v10.16b
eor v8.16b,v14.16b,v11.16b
eor v16.16b,v16.16b,v5.16b
eor v5.16b,v6.16b,v19.16b
eor3 v10.16b,v0.16b,v25.16b,v30.16b
mov v0.16b,v17.16b
eor3 v2.16b,v2.16b,v27.16b,v29.16b
eor3 v3.16b,v3.16b,v29.16b,v23.16b
eor3 v11.16b,v1.16b,v30.16b,v22.16b
eor3 v6.16b,v31.16b,v23.16b,v17.16b
eor3 v19.16b,v8.16b,v17.16b,v25.16b
eor3 v20.16b,v16.16b,v22.16b,v7.16b
eor3 v5.16b,v5.16b,v7.16b,v27.16b
ld4r { v15.4s,v16.4s,v17.4s,v18.4s },[x16]
mov v21.16b,v0.16b
add x16,x15,#48
eor3 v8.16b,v2.16b,v23.16b,v7.16b
eor3 v31.16b,v3.16b,v0.16b,v27.16b
ld4r { v0.4s,v1.4s,v2.4s,v3.4s },[x16]
eor3 v9.16b,v6.16b,v25.16b,v29.16b
eor3 v12.16b,v19.16b,v30.16b,v23.16b
eor3 v11.16b,v11.16b,v7.16b,v25.16b
eor3 v13.16b,v20.16b,v27.16b,v30.16b
eor3 v10.16b,v10.16b,v22.16b,v21.16b
eor3 v14.16b,v5.16b,v29.16b,v22.16b
eor3 v20.16b,v30.16b,v15.16b,v8.16b
eor3 v5.16b,v22.16b,v16.16b,v31.16b
eor3 v6.16b,v7.16b,v17.16b,v9.16b
eor3 v16.16b,v12.16b,v18.16b,v27.16b
mov v7.16b,v28.16b
eor3 v18.16b,v11.16b,v1.16b,v23.16b
eor3 v19.16b,v21.16b,v2.16b,v13.16b
eor3 v17.16b,v10.16b,v0.16b,v29.16b
eor3 v0.16b,v25.16b,v3.16b,v14.16b
and v1.16b,v20.16b,v26.16b
ushr v2.16b,v20.16b,#4
and v3.16b,v5.16b,v26.16b
ushr v28.16b,v5.16b,#4
and v5.16b,v6.16b,v26.16b
ushr v6.16b,v6.16b,#4
and v20.16b,v16.16b,v26.16b
ushr v16.16b,v16.16b,#4
and v22.16b,v18.16b,v26.16b
ushr v18.16b,v18.16b,#4
ushr v23.16b,v19.16b,#4
and v19.16b,v19.16b,v26.16b
and v21.16b,v17.16b,v26.16b
ushr v17.16b,v17.16b,#4
and v26.16b,v0.16b,v26.16b
ushr v0.16b,v0.16b,#4
tbl v1.16b,{ v24.16b },v1.16b
tbl v2.16b,{ v4.16b },v2.16b
tbl v3.16b,{ v24.16b },v3.16b
tbl v28.16b,{ v4.16b },v28.16b
tbl v5.16b,{ v24.16b },v5.16b
tbl v6.16b,{ v4.16b },v6.16b
tbl v20.16b,{ v24.16b },v20.16b
tbl v16.16b,{ v4.16b },v16.16b
tbl v22.16b,{ v24.16b },v22.16b
tbl v18.16b,{ v4.16b },v18.16b
tbl v23.16b,{ v4.16b },v23.16b
tbl v19.16b,{ v24.16b },v19.16b
tbl v21.16b,{ v24.16b },v21.16b
tbl v17.16b,{ v4.16b },v17.16b
tbl v26.16b,{ v24.16b },v26.16b
tbl v0.16b,{ v4.16b },v0.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v28.16b,v3.16b
eor v3.16b,v6.16b,v5.16b
eor v4.16b,v16.16b,v20.16b
eor v6.16b,v18.16b,v22.16b
movi v15.16b,#64
eor v16.16b,v23.16b,v19.16b
ldp q30,q29,[sp,#32]
eor v5.16b,v17.16b,v21.16b
eor v0.16b,v0.16b,v26.16b
ldr q25,[sp,#64]
ldp q17,q18,[sp,#80]
eor3 v23.16b,v6.16b,v12.16b,v8.16b
eor3 v6.16b,v16.16b,v10.16b,v31.16b
ldr q16,[sp,#112]
eor3 v19.16b,v1.16b,v13.16b,v12.16b
eor3 v26.16b,v2.16b,v14.16b,v10.16b
eor3 v28.16b,v3.16b,v8.16b,v11.16b
eor3 v21.16b,v4.16b,v31.16b,v13.16b
eor3 v20.16b,v5.16b,v9.16b,v14.16b
eor3 v22.16b,v0.16b,v11.16b,v9.16b
add x15,x15,#64
b.ne 3b
ldur q0,[x29,#-80]
zip1 v31.16b,v30.16b,v19.16b
zip1 v8.16b,v25.16b,v26.16b
zip1 v9.16b,v18.16b,v28.16b
zip1 v10.16b,v16.16b,v21.16b
cmp x8,x3
zip1 v11.16b,v29.16b,v20.16b
zip1 v12.16b,v7.16b,v23.16b
zip1 v13.16b,v17.16b,v6.16b
zip1 v0.16b,v0.16b,v22.16b
mov v24.16b,v16.16b
mov v14.16b,v17.16b
ldr q17,[x0,#64]
zip1 v1.16b,v31.16b,v11.16b
zip1 v2.16b,v8.16b,v12.16b
zip1 v3.16b,v9.16b,v13.16b
zip1 v4.16b,v10.16b,v0.16b
zip2 v0.16b,v10.16b,v0.16b
zip1 v5.16b,v1.16b,v3.16b
zip2 v1.16b,v1.16b,v3.16b
zip1 v27.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip1 v16.16b,v5.16b,v27.16b
zip2 v5.16b,v5.16b,v27.16b
zip1 v4.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
add v16.2d,v17.2d,v16.2d
zip2 v17.16b,v8.16b,v12.16b
str q16,[x13]
zip2 v16.16b,v9.16b,v13.16b
ldr q3,[x0,#64]
add v3.2d,v3.2d,v5.2d
zip2 v5.16b,v31.16b,v11.16b
str q3,[x13,#16]
ldr q3,[x0,#64]
zip1 v2.16b,v5.16b,v16.16b
add v3.2d,v3.2d,v4.2d
str q3,[x13,#32]
zip1 v3.16b,v17.16b,v0.16b
zip2 v0.16b,v17.16b,v0.16b
ldr q4,[x0,#64]
zip2 v17.16b,v7.16b,v23.16b
zip2 v7.16b,v14.16b,v6.16b
ldur q6,[x29,#-80]
add v1.2d,v4.2d,v1.2d
zip1 v4.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
str q1,[x13,#48]
ldr q1,[x0,#64]
add v1.2d,v1.2d,v4.2d
zip2 v4.16b,v30.16b,v19.16b
str q1,[x13,#64]
zip2 v1.16b,v5.16b,v16.16b
zip2 v5.16b,v25.16b,v26.16b
ldr q3,[x0,#64]
zip2 v25.16b,v18.16b,v28.16b
zip2 v16.16b,v29.16b,v20.16b
zip2 v18.16b,v6.16b,v22.16b
add v2.2d,v3.2d,v2.2d
zip2 v3.16b,v24.16b,v21.16b
zip1 v19.16b,v1.16b,v0.16b
zip1 v21.16b,v5.16b,v17.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v20.16b,v4.16b,v16.16b
zip1 v22.16b,v25.16b,v7.16b
zip2 v4.16b,v4.16b,v16.16b
str q2,[x13,#80]
zip2 v5.16b,v5.16b,v17.16b
zip2 v6.16b,v25.16b,v7.16b
ldr q2,[x0,#64]
zip1 v23.16b,v3.16b,v18.16b
zip2 v3.16b,v3.16b,v18.16b
add v2.2d,v2.2d,v19.2d
zip1 v1.16b,v20.16b,v22.16b
str q2,[x13,#96]
zip1 v2.16b,v21.16b,v23.16b
ldr q19,[x0,#64]
add v0.2d,v19.2d,v0.2d
zip1 v19.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v21.16b,v23.16b
str q0,[x13,#112]
ldr q0,[x0,#64]
add v0.2d,v0.2d,v19.2d
str q0,[x13,#128]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#64]
add v1.2d,v19.2d,v1.2d
zip1 v19.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v5.16b,v3.16b
str q1,[x13,#144]
ldr q1,[x0,#64]
add v1.2d,v1.2d,v19.2d
str q1,[x13,#160]
zip1 v1.16b,v4.16b,v6.16b
ldr q7,[x0,#64]
add v0.2d,v7.2d,v0.2d
zip1 v7.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v5.16b,v3.16b
str q0,[x13,#176]
ldr q0,[x0,#64]
add v0.2d,v0.2d,v7.2d
str q0,[x13,#192]
zip2 v0.16b,v4.16b,v6.16b
ldr q3,[x0,#64]
add v1.2d,v3.2d,v1.2d
zip1 v3.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
str q1,[x13,#208]
ldr q1,[x0,#64]
add v1.2d,v1.2d,v3.2d
str q1,[x13,#224]
ldr q1,[x0,#64]
add v0.2d,v1.2d,v0.2d
str q0,[x13,#240]
b.ne 2b
ldp x29,x30,[sp,#288]
ldp d9,d8,[sp,#272]
ldp d11,d10,[sp,#256]
ldp d13,d12,[sp,#240]
ldp d15,d14,[sp,#224]
add sp,sp,#304
4:
ret
.endm

.arch_extension sha3

function phalanx_0_1_kalyna_128_128_decrypt_neon_sha3
shared_3 4f,768
end_function phalanx_0_1_kalyna_128_128_decrypt_neon_sha3
.p2align 4
1000:
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.p2align 4
1001:
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.p2align 4
1002:
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.p2align 4
1003:
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 4
1004:
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.p2align 4
1005:
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.p2align 6
1006:
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0,0xffeae76e162c1554,0x88d6ca266440a17e
.quad 0x7475138d2d37c301,0x3495f47a60f3e248,0x77421e8bdad7af33,0x69c4f918e441c98c
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86,0x2faaf8630c4a034d,0x23defd4f579f946b
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053,0x96bc2830ab7f97ae,0x8522c8511fba980a
.quad 0xc01c652ee9f79a43,0x905ab820830436cc,0xb424e345313f61c1,0xe86ccdb1cfe179bd
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0,0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1,0x705f32e56a8a9e,0x73b362a029718edc
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe,0x4478dd81932a3af6,0xd811ed3b0b50677c
.p2align 4
1007:
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.p2align 4
1008:
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.p2align 4
1009:
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.p2align 4
1010:
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.p2align 4
1011:
.quad 0x8d038c028f018e00,0x890788068b058a04
.p2align 4
1012:
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.p2align 4
1013:
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.p2align 4
1014:
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.p2align 6
1015:
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22,0xd66eae47d448743a,0xbfe415245d7532de
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108,0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551,0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.quad 0xba5709b6889134fa,0x9518e6712833734f,0x242cea65b53fd10,0x9969643944767c31
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b,0x5cf5bb25352c36ea,0x986c680dd8016f85
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460,0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d,0x4a04a243f43e1707,0xb9521177373ffb7d
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8,0x6b1e6684ff860050,0x58eb9f40d52027c3
.p2align 6
1016:
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2,0x33dea03667344bdf,0xc90ab832439a50e0
.quad 0x72aace2955bc5bef,0x9958076b310d04b5,0xb94d7b799b84751e,0x65d29ee67a6c228a
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35,0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637,0x90924197e56af244,0x4cd3547cb38c3dbf
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264,0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.quad 0xf700719f8626a242,0xf449da3afc825951,0x5283c818e4e1141d,0x684e7d1224743bc0
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110,0xa5d10811530e01ca,0xe7782a1a205c4f66
.quad 0xac17602528940391,0x2c13d62d6d69dd19,0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.p2align 6
1017:
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd,0xeb3335b9282e102b,0x7280a55396034768
.quad 0x9730dad31e149587,0x9e130ff32f82d08b,0x8c75d1633d248806,0x86e6dfe2086f17fa
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7,0x7819e779f6735491,0xb8ed892993e8fac
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad,0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09,0xbb8d3415830aef57,0x71c74b3ff416a8af
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea,0x677cb5d258c081cc,0xf5f10c8a375d266a
.quad 0xf20566394850fb38,0x32eebed5e0fe4984,0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d,0x7bff07774256aa3c,0x614304b4a0aef798

function phalanx_0_1_kalyna_128_128_encrypt_neon_sha3
shared_4 4f,10
end_function phalanx_0_1_kalyna_128_128_encrypt_neon_sha3
.p2align 4
1018:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1019:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1021:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1022:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1023:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f

function phalanx_0_1_kalyna_128_256_decrypt_neon_sha3
shared_3 4f,1024
end_function phalanx_0_1_kalyna_128_256_decrypt_neon_sha3
.p2align 4
1000:
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.p2align 4
1001:
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.p2align 4
1002:
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.p2align 4
1003:
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 4
1004:
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.p2align 4
1005:
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.p2align 6
1006:
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0,0xffeae76e162c1554,0x88d6ca266440a17e
.quad 0x7475138d2d37c301,0x3495f47a60f3e248,0x77421e8bdad7af33,0x69c4f918e441c98c
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86,0x2faaf8630c4a034d,0x23defd4f579f946b
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053,0x96bc2830ab7f97ae,0x8522c8511fba980a
.quad 0xc01c652ee9f79a43,0x905ab820830436cc,0xb424e345313f61c1,0xe86ccdb1cfe179bd
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0,0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1,0x705f32e56a8a9e,0x73b362a029718edc
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe,0x4478dd81932a3af6,0xd811ed3b0b50677c
.p2align 4
1007:
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.p2align 4
1008:
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.p2align 4
1009:
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.p2align 4
1010:
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.p2align 4
1011:
.quad 0x8d038c028f018e00,0x890788068b058a04
.p2align 4
1012:
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.p2align 4
1013:
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.p2align 4
1014:
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.p2align 6
1015:
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22,0xd66eae47d448743a,0xbfe415245d7532de
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108,0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551,0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.quad 0xba5709b6889134fa,0x9518e6712833734f,0x242cea65b53fd10,0x9969643944767c31
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b,0x5cf5bb25352c36ea,0x986c680dd8016f85
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460,0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d,0x4a04a243f43e1707,0xb9521177373ffb7d
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8,0x6b1e6684ff860050,0x58eb9f40d52027c3
.p2align 6
1016:
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2,0x33dea03667344bdf,0xc90ab832439a50e0
.quad 0x72aace2955bc5bef,0x9958076b310d04b5,0xb94d7b799b84751e,0x65d29ee67a6c228a
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35,0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637,0x90924197e56af244,0x4cd3547cb38c3dbf
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264,0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.quad 0xf700719f8626a242,0xf449da3afc825951,0x5283c818e4e1141d,0x684e7d1224743bc0
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110,0xa5d10811530e01ca,0xe7782a1a205c4f66
.quad 0xac17602528940391,0x2c13d62d6d69dd19,0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.p2align 6
1017:
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd,0xeb3335b9282e102b,0x7280a55396034768
.quad 0x9730dad31e149587,0x9e130ff32f82d08b,0x8c75d1633d248806,0x86e6dfe2086f17fa
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7,0x7819e779f6735491,0xb8ed892993e8fac
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad,0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09,0xbb8d3415830aef57,0x71c74b3ff416a8af
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea,0x677cb5d258c081cc,0xf5f10c8a375d266a
.quad 0xf20566394850fb38,0x32eebed5e0fe4984,0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d,0x7bff07774256aa3c,0x614304b4a0aef798

function phalanx_0_1_kalyna_128_256_encrypt_neon_sha3
shared_4 4f,14
end_function phalanx_0_1_kalyna_128_256_encrypt_neon_sha3
.p2align 4
1018:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1019:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1021:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1022:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1023:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f

function phalanx_0_1_kalyna_256_256_decrypt_neon_sha3
shared_1 4f,14
end_function phalanx_0_1_kalyna_256_256_decrypt_neon_sha3
.p2align 4
1002:
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.p2align 4
1000:
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.p2align 4
1001:
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.p2align 4
1003:
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 6
1006:
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0,0xffeae76e162c1554,0x88d6ca266440a17e
.quad 0x7475138d2d37c301,0x3495f47a60f3e248,0x77421e8bdad7af33,0x69c4f918e441c98c
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86,0x2faaf8630c4a034d,0x23defd4f579f946b
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053,0x96bc2830ab7f97ae,0x8522c8511fba980a
.quad 0xc01c652ee9f79a43,0x905ab820830436cc,0xb424e345313f61c1,0xe86ccdb1cfe179bd
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0,0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1,0x705f32e56a8a9e,0x73b362a029718edc
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe,0x4478dd81932a3af6,0xd811ed3b0b50677c
.p2align 4
1004:
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.p2align 4
1005:
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.p2align 4
1007:
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.p2align 4
1008:
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.p2align 4
1009:
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.p2align 4
1010:
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.p2align 4
1011:
.quad 0x8d038c028f018e00,0x890788068b058a04
.p2align 4
1012:
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.p2align 4
1013:
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.p2align 4
1014:
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.p2align 6
1015:
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22,0xd66eae47d448743a,0xbfe415245d7532de
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108,0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551,0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.quad 0xba5709b6889134fa,0x9518e6712833734f,0x242cea65b53fd10,0x9969643944767c31
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b,0x5cf5bb25352c36ea,0x986c680dd8016f85
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460,0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d,0x4a04a243f43e1707,0xb9521177373ffb7d
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8,0x6b1e6684ff860050,0x58eb9f40d52027c3
.p2align 6
1016:
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2,0x33dea03667344bdf,0xc90ab832439a50e0
.quad 0x72aace2955bc5bef,0x9958076b310d04b5,0xb94d7b799b84751e,0x65d29ee67a6c228a
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35,0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637,0x90924197e56af244,0x4cd3547cb38c3dbf
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264,0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.quad 0xf700719f8626a242,0xf449da3afc825951,0x5283c818e4e1141d,0x684e7d1224743bc0
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110,0xa5d10811530e01ca,0xe7782a1a205c4f66
.quad 0xac17602528940391,0x2c13d62d6d69dd19,0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.p2align 6
1017:
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd,0xeb3335b9282e102b,0x7280a55396034768
.quad 0x9730dad31e149587,0x9e130ff32f82d08b,0x8c75d1633d248806,0x86e6dfe2086f17fa
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7,0x7819e779f6735491,0xb8ed892993e8fac
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad,0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09,0xbb8d3415830aef57,0x71c74b3ff416a8af
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea,0x677cb5d258c081cc,0xf5f10c8a375d266a
.quad 0xf20566394850fb38,0x32eebed5e0fe4984,0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d,0x7bff07774256aa3c,0x614304b4a0aef798

function phalanx_0_1_kalyna_256_256_encrypt_neon_sha3
shared_2 4f,1792
end_function phalanx_0_1_kalyna_256_256_encrypt_neon_sha3
.p2align 4
1018:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1019:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1021:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1022:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1023:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f

function phalanx_0_1_kalyna_256_512_decrypt_neon_sha3
shared_1 4f,18
end_function phalanx_0_1_kalyna_256_512_decrypt_neon_sha3
.p2align 4
1002:
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.p2align 4
1000:
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.p2align 4
1001:
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.p2align 4
1003:
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 6
1006:
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0,0xffeae76e162c1554,0x88d6ca266440a17e
.quad 0x7475138d2d37c301,0x3495f47a60f3e248,0x77421e8bdad7af33,0x69c4f918e441c98c
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86,0x2faaf8630c4a034d,0x23defd4f579f946b
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053,0x96bc2830ab7f97ae,0x8522c8511fba980a
.quad 0xc01c652ee9f79a43,0x905ab820830436cc,0xb424e345313f61c1,0xe86ccdb1cfe179bd
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0,0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1,0x705f32e56a8a9e,0x73b362a029718edc
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe,0x4478dd81932a3af6,0xd811ed3b0b50677c
.p2align 4
1004:
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.p2align 4
1005:
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.p2align 4
1007:
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.p2align 4
1008:
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.p2align 4
1009:
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.p2align 4
1010:
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.p2align 4
1011:
.quad 0x8d038c028f018e00,0x890788068b058a04
.p2align 4
1012:
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.p2align 4
1013:
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.p2align 4
1014:
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.p2align 6
1015:
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22,0xd66eae47d448743a,0xbfe415245d7532de
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108,0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551,0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.quad 0xba5709b6889134fa,0x9518e6712833734f,0x242cea65b53fd10,0x9969643944767c31
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b,0x5cf5bb25352c36ea,0x986c680dd8016f85
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460,0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d,0x4a04a243f43e1707,0xb9521177373ffb7d
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8,0x6b1e6684ff860050,0x58eb9f40d52027c3
.p2align 6
1016:
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2,0x33dea03667344bdf,0xc90ab832439a50e0
.quad 0x72aace2955bc5bef,0x9958076b310d04b5,0xb94d7b799b84751e,0x65d29ee67a6c228a
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35,0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637,0x90924197e56af244,0x4cd3547cb38c3dbf
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264,0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.quad 0xf700719f8626a242,0xf449da3afc825951,0x5283c818e4e1141d,0x684e7d1224743bc0
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110,0xa5d10811530e01ca,0xe7782a1a205c4f66
.quad 0xac17602528940391,0x2c13d62d6d69dd19,0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.p2align 6
1017:
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd,0xeb3335b9282e102b,0x7280a55396034768
.quad 0x9730dad31e149587,0x9e130ff32f82d08b,0x8c75d1633d248806,0x86e6dfe2086f17fa
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7,0x7819e779f6735491,0xb8ed892993e8fac
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad,0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09,0xbb8d3415830aef57,0x71c74b3ff416a8af
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea,0x677cb5d258c081cc,0xf5f10c8a375d266a
.quad 0xf20566394850fb38,0x32eebed5e0fe4984,0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d,0x7bff07774256aa3c,0x614304b4a0aef798

function phalanx_0_1_kalyna_256_512_encrypt_neon_sha3
shared_2 4f,2304
end_function phalanx_0_1_kalyna_256_512_encrypt_neon_sha3
.p2align 4
1018:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1019:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1021:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1022:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1023:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f

function phalanx_0_1_kalyna_512_512_decrypt_neon_sha3
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
sub sp,sp,#2240
str xzr,[sp]
str x2,[sp,#8]
cbz x3,4f
adr x9,1002f
adr x10,1000f
adr x11,1001f
ldr q0,[x9]
adr x9,1003f
mov x8,xzr
adr x12,1006f
stur q0,[x29,#-96]
ldr q0,[x10]
adr x10,1004f
stur q0,[x29,#-112]
ldr q0,[x11]
adr x11,1005f
stur q0,[x29,#-128]
ldr q0,[x9]
adr x9,1007f
stur q0,[x29,#-144]
ldr q0,[x9]
adr x9,1008f
stur q0,[x29,#-160]
ldr q0,[x10]
adr x10,1009f
stur q0,[x29,#-240]
ldr q0,[x9]
adr x9,1010f
stur q0,[x29,#-176]
ldr q0,[x9]
adr x9,1011f
stur q0,[x29,#-192]
ldr q0,[x10]
adr x10,1012f
stur q0,[x29,#-256]
ldr q0,[x9]
adr x9,1013f
str q0,[sp,#2016]
ldr q0,[x9]
adr x9,1014f
stur q0,[x29,#-208]
ldr q0,[x10]
adr x10,1015f
str q0,[sp,#2032]
ldr q0,[x9]
adr x9,1016f
str q0,[sp,#2000]
ldr q0,[x11]
adr x11,1017f
stur q0,[x29,#-224]
nop
nop
2:
lsl x2,x8,#10
ldp q0,q1,[x0]
add x15,x0,#128
add x14,x1,x2
ldp q3,q20,[x14]
ldp q2,q22,[x14,#64]
ldp q5,q31,[x14,#128]
sub v23.2d,v3.2d,v0.2d
sub v24.2d,v2.2d,v0.2d
ldp q2,q3,[x14,#192]
sub v26.2d,v5.2d,v0.2d
str q3,[sp,#1952]
ldp q7,q3,[x14,#256]
sub v27.2d,v2.2d,v0.2d
str q3,[sp,#1936]
ldp q2,q3,[x14,#320]
sub v28.2d,v7.2d,v0.2d
str q3,[sp,#1920]
ldp q17,q3,[x14,#384]
sub v29.2d,v2.2d,v0.2d
str q3,[sp,#1904]
ldp q2,q3,[x14,#448]
sub v30.2d,v17.2d,v0.2d
str q3,[sp,#1888]
ldp q19,q3,[x14,#512]
sub v8.2d,v2.2d,v0.2d
str q3,[sp,#1872]
ldp q2,q3,[x14,#576]
sub v9.2d,v19.2d,v0.2d
str q3,[sp,#1856]
ldp q21,q3,[x14,#640]
sub v10.2d,v2.2d,v0.2d
zip1 v4.16b,v23.16b,v9.16b
zip2 v23.16b,v23.16b,v9.16b
str q3,[sp,#1840]
ldp q2,q3,[x14,#704]
sub v11.2d,v21.2d,v0.2d
zip1 v9.16b,v24.16b,v10.16b
zip2 v24.16b,v24.16b,v10.16b
str q3,[sp,#1824]
ldp q25,q3,[x14,#768]
sub v12.2d,v2.2d,v0.2d
str q3,[sp,#1808]
ldp q2,q3,[x14,#832]
sub v13.2d,v25.2d,v0.2d
str q3,[sp,#1792]
ldp q14,q3,[x14,#896]
sub v15.2d,v2.2d,v0.2d
zip1 v10.16b,v28.16b,v13.16b
zip2 v28.16b,v28.16b,v13.16b
str q3,[sp,#1776]
ldp q2,q3,[x14,#960]
sub v14.2d,v14.2d,v0.2d
zip1 v13.16b,v29.16b,v15.16b
zip2 v29.16b,v29.16b,v15.16b
zip2 v5.16b,v4.16b,v10.16b
str q3,[sp,#1760]
sub v3.2d,v2.2d,v0.2d
zip1 v2.16b,v26.16b,v11.16b
zip2 v26.16b,v26.16b,v11.16b
zip1 v11.16b,v27.16b,v12.16b
zip1 v0.16b,v30.16b,v14.16b
zip2 v27.16b,v27.16b,v12.16b
zip2 v30.16b,v30.16b,v14.16b
zip1 v15.16b,v24.16b,v29.16b
zip1 v12.16b,v8.16b,v3.16b
zip2 v3.16b,v8.16b,v3.16b
zip1 v8.16b,v4.16b,v10.16b
zip1 v10.16b,v23.16b,v28.16b
zip2 v23.16b,v23.16b,v28.16b
zip2 v4.16b,v9.16b,v13.16b
zip1 v28.16b,v2.16b,v0.16b
zip2 v0.16b,v2.16b,v0.16b
zip1 v2.16b,v9.16b,v13.16b
zip1 v13.16b,v26.16b,v30.16b
zip2 v24.16b,v24.16b,v29.16b
zip2 v26.16b,v26.16b,v30.16b
zip1 v14.16b,v11.16b,v12.16b
zip2 v29.16b,v11.16b,v12.16b
zip1 v30.16b,v27.16b,v3.16b
zip2 v9.16b,v27.16b,v3.16b
zip1 v27.16b,v8.16b,v28.16b
zip2 v19.16b,v8.16b,v28.16b
zip1 v11.16b,v5.16b,v0.16b
zip2 v17.16b,v5.16b,v0.16b
zip1 v16.16b,v23.16b,v26.16b
zip2 v18.16b,v23.16b,v26.16b
zip1 v0.16b,v2.16b,v14.16b
zip2 v2.16b,v2.16b,v14.16b
zip2 v23.16b,v4.16b,v29.16b
zip1 v12.16b,v10.16b,v13.16b
zip1 v3.16b,v4.16b,v29.16b
zip1 v4.16b,v15.16b,v30.16b
zip1 v6.16b,v24.16b,v9.16b
zip2 v7.16b,v24.16b,v9.16b
zip2 v13.16b,v10.16b,v13.16b
zip2 v5.16b,v15.16b,v30.16b
zip1 v14.16b,v27.16b,v0.16b
zip2 v9.16b,v27.16b,v0.16b
zip1 v0.16b,v19.16b,v2.16b
zip2 v29.16b,v19.16b,v2.16b
zip1 v2.16b,v17.16b,v23.16b
zip1 v10.16b,v11.16b,v3.16b
zip2 v11.16b,v11.16b,v3.16b
ldr q3,[sp,#1840]
zip2 v30.16b,v17.16b,v23.16b
ldr q17,[sp,#1776]
ldr q19,[sp,#1760]
str q2,[sp,#1136]
zip1 v2.16b,v12.16b,v4.16b
sub v17.2d,v17.2d,v1.2d
sub v19.2d,v19.2d,v1.2d
str q2,[sp,#1152]
zip2 v2.16b,v12.16b,v4.16b
sub v4.2d,v3.2d,v1.2d
ldr q3,[sp,#1824]
str q2,[sp,#1472]
zip1 v2.16b,v13.16b,v5.16b
str q2,[sp,#1488]
zip2 v2.16b,v13.16b,v5.16b
sub v5.2d,v20.2d,v1.2d
str q2,[sp,#1456]
zip1 v2.16b,v16.16b,v6.16b
str q2,[sp,#1504]
zip2 v2.16b,v16.16b,v6.16b
sub v6.2d,v22.2d,v1.2d
sub v22.2d,v31.2d,v1.2d
ldr q16,[sp,#1792]
sub v16.2d,v16.2d,v1.2d
str q2,[sp,#1984]
zip1 v2.16b,v18.16b,v7.16b
zip2 v26.16b,v22.16b,v4.16b
str q2,[sp,#1520]
zip2 v2.16b,v18.16b,v7.16b
sub v7.2d,v3.2d,v1.2d
ldr q3,[sp,#1808]
sub v3.2d,v3.2d,v1.2d
str q2,[sp,#1968]
ldr q2,[sp,#1952]
sub v31.2d,v2.2d,v1.2d
ldr q2,[sp,#1936]
sub v21.2d,v2.2d,v1.2d
ldr q2,[sp,#1920]
zip2 v28.16b,v31.16b,v7.16b
sub v27.2d,v2.2d,v1.2d
ldr q2,[sp,#1904]
sub v25.2d,v2.2d,v1.2d
ldr q2,[sp,#1888]
sub v24.2d,v2.2d,v1.2d
ldr q2,[sp,#1872]
sub v18.2d,v2.2d,v1.2d
ldr q2,[sp,#1856]
sub v2.2d,v2.2d,v1.2d
zip1 v1.16b,v21.16b,v3.16b
zip2 v3.16b,v21.16b,v3.16b
zip1 v20.16b,v5.16b,v18.16b
zip2 v5.16b,v5.16b,v18.16b
zip1 v21.16b,v25.16b,v17.16b
zip2 v17.16b,v25.16b,v17.16b
zip1 v25.16b,v24.16b,v19.16b
zip2 v19.16b,v24.16b,v19.16b
zip1 v18.16b,v6.16b,v2.16b
zip2 v23.16b,v6.16b,v2.16b
zip1 v6.16b,v22.16b,v4.16b
zip1 v22.16b,v31.16b,v7.16b
zip1 v31.16b,v27.16b,v16.16b
zip2 v16.16b,v27.16b,v16.16b
zip1 v4.16b,v20.16b,v1.16b
zip2 v7.16b,v20.16b,v1.16b
zip1 v20.16b,v5.16b,v3.16b
zip2 v24.16b,v5.16b,v3.16b
zip1 v5.16b,v6.16b,v21.16b
zip2 v6.16b,v6.16b,v21.16b
zip1 v2.16b,v18.16b,v31.16b
zip1 v1.16b,v22.16b,v25.16b
zip2 v27.16b,v18.16b,v31.16b
zip1 v31.16b,v26.16b,v17.16b
zip2 v17.16b,v26.16b,v17.16b
zip2 v22.16b,v22.16b,v25.16b
zip1 v25.16b,v28.16b,v19.16b
zip2 v19.16b,v28.16b,v19.16b
zip1 v8.16b,v23.16b,v16.16b
zip1 v3.16b,v4.16b,v5.16b
zip1 v28.16b,v7.16b,v6.16b
zip2 v26.16b,v7.16b,v6.16b
zip1 v7.16b,v2.16b,v1.16b
zip2 v23.16b,v23.16b,v16.16b
zip2 v16.16b,v4.16b,v5.16b
zip2 v5.16b,v2.16b,v1.16b
zip1 v2.16b,v27.16b,v22.16b
zip2 v1.16b,v27.16b,v22.16b
zip1 v18.16b,v20.16b,v31.16b
zip1 v4.16b,v8.16b,v25.16b
zip2 v31.16b,v20.16b,v31.16b
zip2 v25.16b,v8.16b,v25.16b
zip1 v20.16b,v24.16b,v17.16b
zip2 v21.16b,v24.16b,v17.16b
zip1 v6.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
zip1 v17.16b,v23.16b,v19.16b
zip2 v19.16b,v23.16b,v19.16b
zip2 v8.16b,v31.16b,v25.16b
str q3,[sp,#1552]
zip1 v3.16b,v16.16b,v5.16b
str q6,[sp,#1536]
str q3,[sp,#1568]
zip2 v3.16b,v16.16b,v5.16b
str q3,[sp,#1168]
zip1 v3.16b,v28.16b,v2.16b
zip2 v2.16b,v28.16b,v2.16b
zip2 v28.16b,v21.16b,v19.16b
str q2,[sp,#1872]
zip1 v2.16b,v26.16b,v1.16b
zip2 v1.16b,v26.16b,v1.16b
str q3,[sp,#1184]
ldp q5,q3,[x14,#32]
str q1,[sp,#1856]
zip1 v1.16b,v18.16b,v4.16b
str q2,[sp,#1200]
str q3,[sp,#1792]
str q1,[sp,#1584]
zip2 v1.16b,v18.16b,v4.16b
ldp q4,q3,[x14,#96]
str q1,[sp,#1600]
zip1 v1.16b,v31.16b,v25.16b
str q3,[sp,#1776]
str q1,[sp,#1616]
zip1 v1.16b,v20.16b,v17.16b
str q1,[sp,#1216]
zip2 v1.16b,v20.16b,v17.16b
str q1,[sp,#1232]
zip1 v1.16b,v21.16b,v19.16b
str q1,[sp,#1840]
ldp q2,q1,[x0,#32]
sub v31.2d,v5.2d,v2.2d
ldp q5,q3,[x14,#160]
sub v12.2d,v4.2d,v2.2d
str q3,[sp,#1760]
ldp q18,q3,[x14,#224]
sub v16.2d,v5.2d,v2.2d
str q3,[sp,#1744]
ldp q5,q3,[x14,#288]
sub v13.2d,v18.2d,v2.2d
str q3,[sp,#1728]
ldp q18,q3,[x14,#352]
sub v23.2d,v5.2d,v2.2d
str q3,[sp,#1440]
ldp q5,q3,[x14,#416]
sub v27.2d,v18.2d,v2.2d
str q3,[sp,#1424]
ldp q18,q3,[x14,#480]
sub v26.2d,v5.2d,v2.2d
str q3,[sp,#1408]
ldp q5,q3,[x14,#544]
sub v24.2d,v18.2d,v2.2d
str q3,[sp,#1392]
sub v19.2d,v5.2d,v2.2d
ldp q5,q15,[x14,#672]
ldp q18,q3,[x14,#608]
str q3,[sp,#1376]
sub v7.2d,v18.2d,v2.2d
sub v3.2d,v5.2d,v2.2d
ldp q18,q4,[x14,#736]
ldp q5,q17,[x14,#800]
str q4,[sp,#1920]
sub v6.2d,v18.2d,v2.2d
sub v18.2d,v5.2d,v2.2d
ldp q4,q5,[x14,#864]
str q17,[sp,#1904]
sub v20.2d,v4.2d,v2.2d
ldp q17,q4,[x14,#928]
str q5,[sp,#1888]
zip1 v5.16b,v23.16b,v18.16b
str q4,[sp,#1824]
ldp q25,q4,[x14,#992]
sub v21.2d,v17.2d,v2.2d
mov w14,#18
sub v25.2d,v25.2d,v2.2d
mov v2.16b,v31.16b
str q4,[sp,#1808]
mov v4.16b,v23.16b
zip1 v31.16b,v31.16b,v19.16b
zip1 v17.16b,v26.16b,v21.16b
zip2 v22.16b,v2.16b,v19.16b
mov v2.16b,v12.16b
zip1 v12.16b,v12.16b,v7.16b
zip2 v18.16b,v4.16b,v18.16b
zip1 v4.16b,v27.16b,v20.16b
zip2 v19.16b,v27.16b,v20.16b
zip1 v20.16b,v24.16b,v25.16b
zip1 v27.16b,v31.16b,v5.16b
zip2 v7.16b,v2.16b,v7.16b
mov v2.16b,v16.16b
zip1 v16.16b,v16.16b,v3.16b
zip2 v23.16b,v2.16b,v3.16b
mov v3.16b,v26.16b
zip1 v26.16b,v13.16b,v6.16b
zip2 v6.16b,v13.16b,v6.16b
zip2 v13.16b,v24.16b,v25.16b
zip2 v24.16b,v31.16b,v5.16b
zip2 v2.16b,v22.16b,v18.16b
zip1 v5.16b,v16.16b,v17.16b
zip1 v31.16b,v12.16b,v4.16b
zip2 v21.16b,v3.16b,v21.16b
zip1 v3.16b,v22.16b,v18.16b
mov v18.16b,v16.16b
zip2 v16.16b,v12.16b,v4.16b
zip1 v4.16b,v26.16b,v20.16b
zip1 v22.16b,v7.16b,v19.16b
zip2 v7.16b,v7.16b,v19.16b
zip2 v20.16b,v26.16b,v20.16b
zip1 v25.16b,v6.16b,v13.16b
zip2 v17.16b,v18.16b,v17.16b
zip1 v12.16b,v27.16b,v5.16b
zip2 v27.16b,v27.16b,v5.16b
zip1 v18.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
zip2 v13.16b,v6.16b,v13.16b
zip1 v5.16b,v31.16b,v4.16b
zip2 v19.16b,v31.16b,v4.16b
zip1 v4.16b,v16.16b,v20.16b
zip2 v20.16b,v16.16b,v20.16b
zip1 v26.16b,v24.16b,v17.16b
zip2 v23.16b,v24.16b,v17.16b
zip1 v17.16b,v22.16b,v25.16b
zip1 v31.16b,v3.16b,v18.16b
zip2 v24.16b,v3.16b,v18.16b
zip1 v3.16b,v2.16b,v21.16b
zip2 v6.16b,v2.16b,v21.16b
zip1 v2.16b,v12.16b,v5.16b
zip2 v25.16b,v22.16b,v25.16b
zip1 v18.16b,v7.16b,v13.16b
zip2 v21.16b,v7.16b,v13.16b
str q2,[sp,#1248]
zip2 v2.16b,v12.16b,v5.16b
str q2,[sp,#1648]
zip1 v2.16b,v27.16b,v19.16b
str q2,[sp,#1664]
zip2 v2.16b,v27.16b,v19.16b
str q2,[sp,#1632]
zip1 v2.16b,v26.16b,v4.16b
str q2,[sp,#1264]
zip2 v2.16b,v26.16b,v4.16b
str q2,[sp,#1296]
zip1 v2.16b,v23.16b,v20.16b
str q2,[sp,#1280]
zip2 v2.16b,v23.16b,v20.16b
str q2,[sp,#1936]
zip1 v2.16b,v31.16b,v17.16b
str q2,[sp,#1312]
zip2 v2.16b,v31.16b,v17.16b
sub v17.2d,v15.2d,v1.2d
str q2,[sp,#1328]
zip1 v2.16b,v24.16b,v25.16b
str q2,[sp,#1696]
zip2 v2.16b,v24.16b,v25.16b
str q2,[sp,#1680]
zip1 v2.16b,v3.16b,v18.16b
str q2,[sp,#1712]
zip2 v2.16b,v3.16b,v18.16b
str q2,[sp,#1360]
zip1 v2.16b,v6.16b,v21.16b
str q2,[sp,#1344]
zip2 v2.16b,v6.16b,v21.16b
str q2,[sp,#1952]
ldr q2,[sp,#1792]
sub v18.2d,v2.2d,v1.2d
ldr q2,[sp,#1776]
sub v19.2d,v2.2d,v1.2d
ldr q2,[sp,#1760]
sub v23.2d,v2.2d,v1.2d
ldr q2,[sp,#1744]
sub v7.2d,v2.2d,v1.2d
ldr q2,[sp,#1728]
sub v21.2d,v2.2d,v1.2d
ldr q2,[sp,#1440]
sub v3.2d,v2.2d,v1.2d
ldr q2,[sp,#1424]
sub v6.2d,v2.2d,v1.2d
ldr q2,[sp,#1392]
sub v25.2d,v2.2d,v1.2d
ldr q2,[sp,#1408]
sub v16.2d,v2.2d,v1.2d
ldr q2,[sp,#1376]
zip1 v26.16b,v18.16b,v25.16b
sub v4.2d,v2.2d,v1.2d
ldr q2,[sp,#1920]
sub v20.2d,v2.2d,v1.2d
ldr q2,[sp,#1904]
zip1 v22.16b,v19.16b,v4.16b
sub v5.2d,v2.2d,v1.2d
ldr q2,[sp,#1888]
zip2 v24.16b,v7.16b,v20.16b
sub v31.2d,v2.2d,v1.2d
ldr q2,[sp,#1824]
sub v27.2d,v2.2d,v1.2d
ldr q2,[sp,#1808]
sub v12.2d,v2.2d,v1.2d
zip2 v1.16b,v18.16b,v25.16b
zip2 v2.16b,v19.16b,v4.16b
zip1 v19.16b,v21.16b,v5.16b
zip2 v5.16b,v21.16b,v5.16b
zip1 v21.16b,v23.16b,v17.16b
zip1 v18.16b,v3.16b,v31.16b
zip1 v4.16b,v6.16b,v27.16b
zip1 v25.16b,v7.16b,v20.16b
zip1 v13.16b,v16.16b,v12.16b
zip2 v23.16b,v23.16b,v17.16b
zip2 v31.16b,v3.16b,v31.16b
zip2 v17.16b,v6.16b,v27.16b
zip2 v20.16b,v16.16b,v12.16b
zip1 v27.16b,v26.16b,v19.16b
zip1 v6.16b,v1.16b,v5.16b
zip2 v3.16b,v1.16b,v5.16b
zip1 v7.16b,v22.16b,v18.16b
zip1 v1.16b,v21.16b,v4.16b
zip2 v4.16b,v21.16b,v4.16b
zip1 v21.16b,v25.16b,v13.16b
zip2 v16.16b,v22.16b,v18.16b
zip1 v22.16b,v2.16b,v31.16b
zip2 v2.16b,v2.16b,v31.16b
zip2 v18.16b,v23.16b,v17.16b
zip2 v31.16b,v24.16b,v20.16b
zip2 v26.16b,v26.16b,v19.16b
zip1 v19.16b,v24.16b,v20.16b
zip1 v5.16b,v23.16b,v17.16b
zip1 v12.16b,v27.16b,v1.16b
zip2 v27.16b,v27.16b,v1.16b
zip2 v17.16b,v25.16b,v13.16b
zip1 v1.16b,v7.16b,v21.16b
zip2 v21.16b,v7.16b,v21.16b
zip1 v20.16b,v3.16b,v18.16b
zip2 v3.16b,v3.16b,v18.16b
zip1 v18.16b,v2.16b,v31.16b
zip2 v31.16b,v2.16b,v31.16b
zip1 v24.16b,v26.16b,v4.16b
zip2 v23.16b,v26.16b,v4.16b
zip1 v4.16b,v16.16b,v17.16b
zip1 v25.16b,v6.16b,v5.16b
zip2 v6.16b,v6.16b,v5.16b
zip1 v2.16b,v12.16b,v1.16b
zip2 v1.16b,v12.16b,v1.16b
zip1 v5.16b,v22.16b,v19.16b
zip2 v19.16b,v22.16b,v19.16b
zip2 v17.16b,v16.16b,v17.16b
zip2 v26.16b,v20.16b,v18.16b
zip1 v15.16b,v3.16b,v31.16b
str q1,[sp,#1376]
zip1 v1.16b,v27.16b,v21.16b
zip1 v12.16b,v23.16b,v17.16b
zip2 v13.16b,v23.16b,v17.16b
str q2,[sp,#1728]
str q1,[sp,#1392]
zip2 v1.16b,v27.16b,v21.16b
zip2 v27.16b,v6.16b,v19.16b
str q1,[sp,#1904]
zip1 v1.16b,v24.16b,v4.16b
str q1,[sp,#1408]
zip2 v1.16b,v24.16b,v4.16b
str q1,[sp,#1424]
zip1 v1.16b,v25.16b,v5.16b
str q1,[sp,#1744]
zip2 v1.16b,v25.16b,v5.16b
zip2 v25.16b,v3.16b,v31.16b
ldr q31,[sp,#1136]
str q1,[sp,#1440]
zip1 v1.16b,v6.16b,v19.16b
str q1,[sp,#1888]
zip1 v1.16b,v20.16b,v18.16b
str q1,[sp,#1920]
nop
nop
3:
str q26,[sp,#1824]
mov v26.16b,v11.16b
movi v2.16b,#15
str q8,[sp,#1760]
movi v6.16b,#15
movi v7.16b,#15
stp q28,q13,[sp,#944]
mov x16,x9
mov x17,x9
str q12,[sp,#1776]
add x5,x15,#32
add x6,x15,#64
str q15,[sp,#1792]
add x7,x15,#96
add x19,x15,#128
str q27,[sp,#1808]
add x20,x15,#160
add x21,x15,#192
str q25,[sp,#992]
eor v1.16b,v10.16b,v14.16b
eor v4.16b,v26.16b,v9.16b
eor v25.16b,v30.16b,v29.16b
mov v15.16b,v30.16b
ldp q28,q27,[x29,#-176]
eor3 v5.16b,v31.16b,v0.16b,v1.16b
eor3 v17.16b,v30.16b,v29.16b,v4.16b
mov v30.16b,v31.16b
and v16.16b,v4.16b,v7.16b
ushr v4.16b,v4.16b,#4
ldur q8,[x29,#-240]
add x22,x15,#224
add x23,x15,#16
add x24,x15,#48
and v18.16b,v5.16b,v2.16b
ushr v5.16b,v5.16b,#4
and v19.16b,v17.16b,v2.16b
ushr v17.16b,v17.16b,#4
ldp q2,q3,[x29,#-112]
tbl v13.16b,{ v8.16b },v4.16b
add x25,x15,#80
add x26,x15,#112
add x27,x15,#144
add x28,x15,#176
add x30,x15,#208
tbl v20.16b,{ v3.16b },v18.16b
tbl v21.16b,{ v2.16b },v5.16b
tbl v31.16b,{ v3.16b },v19.16b
tbl v3.16b,{ v2.16b },v17.16b
eor v2.16b,v30.16b,v0.16b
add x13,x15,#240
mov x4,x10
subs x14,x14,#1
eor v20.16b,v21.16b,v20.16b
and v21.16b,v25.16b,v6.16b
ushr v25.16b,v25.16b,#4
eor v3.16b,v3.16b,v31.16b
and v31.16b,v2.16b,v6.16b
and v6.16b,v1.16b,v7.16b
ldp q23,q7,[x29,#-144]
ushr v2.16b,v2.16b,#4
ushr v1.16b,v1.16b,#4
tbl v22.16b,{ v28.16b },v21.16b
tbl v21.16b,{ v27.16b },v21.16b
tbl v24.16b,{ v27.16b },v31.16b
tbl v11.16b,{ v8.16b },v25.16b
tbl v31.16b,{ v28.16b },v31.16b
tbl v19.16b,{ v7.16b },v19.16b
tbl v17.16b,{ v23.16b },v17.16b
tbl v18.16b,{ v7.16b },v18.16b
tbl v5.16b,{ v23.16b },v5.16b
tbl v7.16b,{ v28.16b },v6.16b
tbl v6.16b,{ v27.16b },v6.16b
tbl v12.16b,{ v8.16b },v2.16b
tbl v23.16b,{ v28.16b },v16.16b
tbl v16.16b,{ v27.16b },v16.16b
tbl v27.16b,{ v8.16b },v1.16b
eor3 v17.16b,v20.16b,v19.16b,v17.16b
ldur q19,[x29,#-192]
eor3 v3.16b,v3.16b,v18.16b,v5.16b
eor3 v7.16b,v21.16b,v11.16b,v7.16b
mov v11.16b,v15.16b
tbl v18.16b,{ v19.16b },v25.16b
tbl v1.16b,{ v19.16b },v1.16b
tbl v4.16b,{ v19.16b },v4.16b
eor3 v5.16b,v24.16b,v12.16b,v22.16b
tbl v2.16b,{ v19.16b },v2.16b
eor3 v6.16b,v6.16b,v27.16b,v23.16b
eor3 v16.16b,v16.16b,v13.16b,v31.16b
movi v31.16b,#15
eor3 v5.16b,v5.16b,v18.16b,v17.16b
eor3 v4.16b,v6.16b,v4.16b,v17.16b
eor3 v6.16b,v7.16b,v1.16b,v3.16b
eor3 v2.16b,v16.16b,v2.16b,v3.16b
eor v1.16b,v10.16b,v5.16b
eor v3.16b,v26.16b,v6.16b
eor v7.16b,v30.16b,v4.16b
eor v16.16b,v14.16b,v5.16b
eor v5.16b,v9.16b,v6.16b
eor v6.16b,v15.16b,v2.16b
eor v4.16b,v0.16b,v4.16b
eor v17.16b,v29.16b,v2.16b
and v2.16b,v14.16b,v31.16b
ushr v18.16b,v14.16b,#4
ldp q23,q27,[x29,#-224]
ldur q25,[x29,#-256]
ldr q15,[sp,#2016]
ldr q24,[sp,#2000]
ldr q28,[sp,#2032]
tbl v19.16b,{ v25.16b },v2.16b
tbl v20.16b,{ v15.16b },v18.16b
tbl v21.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v22.16b,{ v28.16b },v18.16b
tbl v18.16b,{ v23.16b },v18.16b
eor3 v6.16b,v19.16b,v6.16b,v20.16b
eor3 v7.16b,v21.16b,v7.16b,v22.16b
eor3 v22.16b,v2.16b,v3.16b,v18.16b
and v2.16b,v9.16b,v31.16b
ushr v3.16b,v9.16b,#4
tbl v18.16b,{ v25.16b },v2.16b
tbl v19.16b,{ v15.16b },v3.16b
tbl v20.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v21.16b,{ v28.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v6.16b,v20.16b,v6.16b,v21.16b
eor3 v8.16b,v2.16b,v7.16b,v3.16b
and v2.16b,v0.16b,v31.16b
ushr v3.16b,v0.16b,#4
tbl v7.16b,{ v25.16b },v2.16b
tbl v18.16b,{ v15.16b },v3.16b
tbl v19.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v20.16b,{ v28.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v5.16b,v7.16b,v5.16b,v18.16b
eor3 v7.16b,v19.16b,v16.16b,v20.16b
eor3 v0.16b,v2.16b,v6.16b,v3.16b
str q0,[sp,#1120]
and v2.16b,v29.16b,v31.16b
ushr v3.16b,v29.16b,#4
tbl v6.16b,{ v25.16b },v2.16b
tbl v16.16b,{ v15.16b },v3.16b
tbl v18.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v19.16b,{ v28.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v4.16b,v6.16b,v4.16b,v16.16b
eor3 v5.16b,v18.16b,v5.16b,v19.16b
eor3 v0.16b,v2.16b,v7.16b,v3.16b
str q0,[sp,#1040]
and v2.16b,v10.16b,v31.16b
ushr v3.16b,v10.16b,#4
tbl v6.16b,{ v25.16b },v2.16b
tbl v7.16b,{ v15.16b },v3.16b
tbl v16.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v18.16b,{ v28.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v6.16b,v6.16b,v17.16b,v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v0.16b,v2.16b,v5.16b,v3.16b
str q0,[sp,#1072]
and v2.16b,v26.16b,v31.16b
ushr v0.16b,v26.16b,#4
tbl v3.16b,{ v25.16b },v2.16b
tbl v5.16b,{ v15.16b },v0.16b
tbl v7.16b,{ v27.16b },v2.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v16.16b,{ v28.16b },v0.16b
tbl v0.16b,{ v23.16b },v0.16b
eor3 v1.16b,v3.16b,v1.16b,v5.16b
eor3 v3.16b,v7.16b,v6.16b,v16.16b
eor3 v0.16b,v2.16b,v4.16b,v0.16b
str q0,[sp,#1104]
and v0.16b,v30.16b,v31.16b
ushr v2.16b,v30.16b,#4
tbl v4.16b,{ v25.16b },v0.16b
tbl v5.16b,{ v15.16b },v2.16b
tbl v6.16b,{ v27.16b },v0.16b
tbl v0.16b,{ v24.16b },v0.16b
tbl v7.16b,{ v28.16b },v2.16b
tbl v2.16b,{ v23.16b },v2.16b
eor3 v4.16b,v4.16b,v22.16b,v5.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v0.16b,v3.16b,v2.16b
mov v2.16b,v11.16b
str q0,[sp,#1136]
and v0.16b,v2.16b,v31.16b
ushr v2.16b,v2.16b,#4
tbl v3.16b,{ v25.16b },v0.16b
tbl v6.16b,{ v27.16b },v0.16b
tbl v0.16b,{ v24.16b },v0.16b
tbl v5.16b,{ v15.16b },v2.16b
tbl v7.16b,{ v28.16b },v2.16b
tbl v2.16b,{ v23.16b },v2.16b
eor3 v3.16b,v3.16b,v8.16b,v5.16b
eor3 v4.16b,v6.16b,v4.16b,v7.16b
eor3 v0.16b,v0.16b,v1.16b,v2.16b
str q3,[sp,#1088]
str q4,[sp,#1056]
ldr q22,[sp,#1152]
str q0,[sp,#1008]
ldr q13,[sp,#1472]
ldr q12,[sp,#1488]
ldr q28,[sp,#1456]
ldr q11,[sp,#1504]
eor v0.16b,v11.16b,v22.16b
ldr q1,[sp,#1984]
ldr q14,[sp,#1520]
mov v3.16b,v1.16b
str q1,[sp,#1984]
ldr q16,[sp,#1968]
eor3 v1.16b,v14.16b,v12.16b,v0.16b
ldp q26,q24,[x29,#-112]
eor v3.16b,v3.16b,v13.16b
str q16,[sp,#1968]
eor v6.16b,v14.16b,v12.16b
eor v7.16b,v16.16b,v28.16b
ldur q29,[x29,#-240]
and v2.16b,v1.16b,v31.16b
ushr v1.16b,v1.16b,#4
ushr v23.16b,v0.16b,#4
eor3 v16.16b,v16.16b,v28.16b,v3.16b
ldp q30,q31,[x29,#-144]
ushr v10.16b,v6.16b,#4
tbl v4.16b,{ v24.16b },v2.16b
tbl v5.16b,{ v26.16b },v1.16b
tbl v2.16b,{ v31.16b },v2.16b
tbl v1.16b,{ v30.16b },v1.16b
eor v4.16b,v5.16b,v4.16b
str q4,[sp,#1520]
movi v4.16b,#15
and v5.16b,v6.16b,v4.16b
and v17.16b,v7.16b,v4.16b
and v18.16b,v0.16b,v4.16b
and v19.16b,v16.16b,v4.16b
and v20.16b,v3.16b,v4.16b
ushr v16.16b,v16.16b,#4
ldp q4,q25,[x29,#-176]
tbl v0.16b,{ v29.16b },v10.16b
ushr v7.16b,v7.16b,#4
ushr v3.16b,v3.16b,#4
tbl v6.16b,{ v31.16b },v19.16b
tbl v19.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v26.16b },v16.16b
tbl v21.16b,{ v4.16b },v17.16b
tbl v24.16b,{ v25.16b },v5.16b
tbl v16.16b,{ v30.16b },v16.16b
tbl v8.16b,{ v25.16b },v17.16b
tbl v17.16b,{ v4.16b },v18.16b
tbl v9.16b,{ v25.16b },v18.16b
tbl v27.16b,{ v29.16b },v7.16b
tbl v18.16b,{ v4.16b },v20.16b
tbl v20.16b,{ v25.16b },v20.16b
tbl v5.16b,{ v4.16b },v5.16b
tbl v30.16b,{ v29.16b },v23.16b
tbl v31.16b,{ v29.16b },v3.16b
eor3 v21.16b,v24.16b,v0.16b,v21.16b
ldr q0,[sp,#1520]
eor v19.16b,v26.16b,v19.16b
mov v24.16b,v15.16b
eor3 v4.16b,v0.16b,v6.16b,v16.16b
ldur q6,[x29,#-192]
eor3 v17.16b,v8.16b,v27.16b,v17.16b
eor3 v16.16b,v9.16b,v30.16b,v18.16b
eor3 v5.16b,v20.16b,v31.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
tbl v7.16b,{ v6.16b },v7.16b
tbl v0.16b,{ v6.16b },v23.16b
tbl v3.16b,{ v6.16b },v3.16b
tbl v6.16b,{ v6.16b },v10.16b
movi v27.16b,#15
movi v30.16b,#15
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q31,[sp,#1984]
ldr q29,[sp,#1968]
eor v0.16b,v11.16b,v2.16b
eor v7.16b,v14.16b,v3.16b
eor v6.16b,v31.16b,v4.16b
eor v2.16b,v22.16b,v2.16b
eor v5.16b,v13.16b,v4.16b
eor v16.16b,v29.16b,v1.16b
eor v4.16b,v12.16b,v3.16b
eor v17.16b,v28.16b,v1.16b
ushr v3.16b,v22.16b,#4
and v1.16b,v22.16b,v27.16b
ldur q22,[x29,#-256]
ldp q26,q25,[x29,#-224]
ldr q23,[sp,#2032]
tbl v19.16b,{ v15.16b },v3.16b
ldr q15,[sp,#2000]
tbl v18.16b,{ v22.16b },v1.16b
tbl v20.16b,{ v25.16b },v1.16b
tbl v21.16b,{ v23.16b },v3.16b
tbl v3.16b,{ v26.16b },v3.16b
tbl v1.16b,{ v15.16b },v1.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v7.16b,v20.16b,v7.16b,v21.16b
eor3 v1.16b,v1.16b,v6.16b,v3.16b
and v3.16b,v13.16b,v27.16b
ushr v6.16b,v13.16b,#4
mov v27.16b,v22.16b
tbl v18.16b,{ v22.16b },v3.16b
tbl v20.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v15.16b },v3.16b
tbl v19.16b,{ v24.16b },v6.16b
tbl v21.16b,{ v23.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
mov v22.16b,v23.16b
mov v23.16b,v26.16b
eor3 v2.16b,v18.16b,v2.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v26.16b,v3.16b,v7.16b,v6.16b
and v3.16b,v12.16b,v30.16b
ushr v6.16b,v12.16b,#4
tbl v7.16b,{ v27.16b },v3.16b
tbl v18.16b,{ v24.16b },v6.16b
tbl v19.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v15.16b },v3.16b
tbl v20.16b,{ v22.16b },v6.16b
tbl v6.16b,{ v23.16b },v6.16b
eor3 v5.16b,v7.16b,v5.16b,v18.16b
eor3 v2.16b,v19.16b,v2.16b,v20.16b
eor3 v3.16b,v3.16b,v16.16b,v6.16b
str q3,[sp,#1520]
and v3.16b,v28.16b,v30.16b
ushr v6.16b,v28.16b,#4
movi v20.16b,#15
tbl v7.16b,{ v27.16b },v3.16b
tbl v16.16b,{ v24.16b },v6.16b
tbl v18.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v15.16b },v3.16b
tbl v19.16b,{ v22.16b },v6.16b
tbl v6.16b,{ v23.16b },v6.16b
eor3 v4.16b,v7.16b,v4.16b,v16.16b
eor3 v5.16b,v18.16b,v5.16b,v19.16b
eor3 v2.16b,v3.16b,v2.16b,v6.16b
str q2,[sp,#1024]
and v2.16b,v11.16b,v30.16b
ushr v3.16b,v11.16b,#4
tbl v6.16b,{ v27.16b },v2.16b
tbl v7.16b,{ v24.16b },v3.16b
tbl v16.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v18.16b,{ v22.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v6.16b,v6.16b,v17.16b,v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v2.16b,v2.16b,v5.16b,v3.16b
mov v3.16b,v31.16b
str q2,[sp,#1472]
and v2.16b,v3.16b,v30.16b
ushr v3.16b,v3.16b,#4
tbl v5.16b,{ v27.16b },v2.16b
tbl v16.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v7.16b,{ v24.16b },v3.16b
tbl v17.16b,{ v22.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v0.16b,v5.16b,v0.16b,v7.16b
eor3 v5.16b,v16.16b,v6.16b,v17.16b
eor3 v2.16b,v2.16b,v4.16b,v3.16b
str q2,[sp,#1504]
and v2.16b,v14.16b,v30.16b
ushr v3.16b,v14.16b,#4
tbl v4.16b,{ v27.16b },v2.16b
tbl v7.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v6.16b,{ v24.16b },v3.16b
tbl v16.16b,{ v22.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v1.16b,v4.16b,v1.16b,v6.16b
eor3 v0.16b,v7.16b,v0.16b,v16.16b
eor3 v2.16b,v2.16b,v5.16b,v3.16b
mov v3.16b,v29.16b
str q2,[sp,#1984]
and v2.16b,v3.16b,v30.16b
ushr v3.16b,v3.16b,#4
tbl v4.16b,{ v27.16b },v2.16b
tbl v5.16b,{ v24.16b },v3.16b
tbl v6.16b,{ v25.16b },v2.16b
tbl v7.16b,{ v22.16b },v3.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v4.16b,v4.16b,v26.16b,v5.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v2.16b,v0.16b,v3.16b
str q4,[sp,#1488]
str q1,[sp,#1152]
ldr q22,[sp,#1536]
str q0,[sp,#976]
ldr q13,[sp,#1552]
ldr q12,[sp,#1568]
ldr q23,[sp,#1168]
ldr q11,[sp,#1184]
eor v0.16b,v11.16b,v22.16b
ldr q1,[sp,#1872]
ldr q14,[sp,#1200]
mov v3.16b,v1.16b
str q1,[sp,#1872]
ldr q16,[sp,#1856]
eor3 v1.16b,v14.16b,v12.16b,v0.16b
ldp q26,q24,[x29,#-112]
eor v3.16b,v3.16b,v13.16b
str q16,[sp,#1856]
eor v6.16b,v14.16b,v12.16b
eor v7.16b,v16.16b,v23.16b
and v18.16b,v0.16b,v20.16b
and v2.16b,v1.16b,v20.16b
ushr v1.16b,v1.16b,#4
ldur q28,[x29,#-240]
eor3 v16.16b,v16.16b,v23.16b,v3.16b
ldp q29,q25,[x29,#-176]
ushr v10.16b,v6.16b,#4
and v17.16b,v7.16b,v20.16b
ushr v7.16b,v7.16b,#4
tbl v4.16b,{ v24.16b },v2.16b
tbl v5.16b,{ v26.16b },v1.16b
and v19.16b,v16.16b,v20.16b
ushr v16.16b,v16.16b,#4
tbl v9.16b,{ v25.16b },v18.16b
tbl v21.16b,{ v29.16b },v17.16b
tbl v8.16b,{ v25.16b },v17.16b
tbl v17.16b,{ v29.16b },v18.16b
tbl v27.16b,{ v28.16b },v7.16b
eor v4.16b,v5.16b,v4.16b
and v5.16b,v6.16b,v20.16b
ushr v6.16b,v0.16b,#4
ldp q30,q0,[x29,#-144]
and v20.16b,v3.16b,v20.16b
ushr v3.16b,v3.16b,#4
tbl v26.16b,{ v26.16b },v16.16b
str q4,[sp,#1968]
tbl v4.16b,{ v28.16b },v10.16b
eor3 v17.16b,v8.16b,v27.16b,v17.16b
tbl v31.16b,{ v0.16b },v19.16b
tbl v19.16b,{ v24.16b },v19.16b
tbl v24.16b,{ v25.16b },v5.16b
tbl v16.16b,{ v30.16b },v16.16b
tbl v2.16b,{ v0.16b },v2.16b
ldr q0,[sp,#1968]
tbl v18.16b,{ v29.16b },v20.16b
tbl v20.16b,{ v25.16b },v20.16b
tbl v5.16b,{ v29.16b },v5.16b
tbl v1.16b,{ v30.16b },v1.16b
tbl v29.16b,{ v28.16b },v6.16b
tbl v30.16b,{ v28.16b },v3.16b
eor3 v21.16b,v24.16b,v4.16b,v21.16b
eor v19.16b,v26.16b,v19.16b
movi v27.16b,#15
eor3 v4.16b,v0.16b,v31.16b,v16.16b
ldur q16,[x29,#-192]
movi v8.16b,#15
tbl v7.16b,{ v16.16b },v7.16b
tbl v0.16b,{ v16.16b },v6.16b
tbl v3.16b,{ v16.16b },v3.16b
tbl v6.16b,{ v16.16b },v10.16b
eor3 v16.16b,v9.16b,v29.16b,v18.16b
eor3 v5.16b,v20.16b,v30.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
mov v10.16b,v28.16b
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q30,[sp,#1872]
ldr q29,[sp,#1856]
eor v0.16b,v11.16b,v2.16b
eor v7.16b,v14.16b,v3.16b
eor v2.16b,v22.16b,v2.16b
eor v5.16b,v13.16b,v4.16b
eor v6.16b,v30.16b,v4.16b
eor v16.16b,v29.16b,v1.16b
eor v4.16b,v12.16b,v3.16b
eor v17.16b,v23.16b,v1.16b
and v1.16b,v22.16b,v27.16b
ushr v3.16b,v22.16b,#4
ldp q26,q25,[x29,#-224]
ldur q22,[x29,#-256]
ldr q24,[sp,#2016]
ldr q31,[sp,#2032]
tbl v18.16b,{ v22.16b },v1.16b
tbl v19.16b,{ v24.16b },v3.16b
tbl v20.16b,{ v25.16b },v1.16b
tbl v1.16b,{ v15.16b },v1.16b
tbl v21.16b,{ v31.16b },v3.16b
tbl v3.16b,{ v26.16b },v3.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v7.16b,v20.16b,v7.16b,v21.16b
eor3 v1.16b,v1.16b,v6.16b,v3.16b
and v3.16b,v13.16b,v27.16b
ushr v6.16b,v13.16b,#4
tbl v18.16b,{ v22.16b },v3.16b
tbl v19.16b,{ v24.16b },v6.16b
tbl v20.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v15.16b },v3.16b
tbl v21.16b,{ v31.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
eor3 v2.16b,v18.16b,v2.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v3.16b,v3.16b,v7.16b,v6.16b
and v6.16b,v12.16b,v8.16b
ushr v7.16b,v12.16b,#4
tbl v18.16b,{ v22.16b },v6.16b
tbl v19.16b,{ v24.16b },v7.16b
tbl v20.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v21.16b,{ v31.16b },v7.16b
tbl v7.16b,{ v26.16b },v7.16b
eor3 v5.16b,v18.16b,v5.16b,v19.16b
eor3 v2.16b,v20.16b,v2.16b,v21.16b
eor3 v6.16b,v6.16b,v16.16b,v7.16b
str q6,[sp,#1568]
and v6.16b,v23.16b,v8.16b
ushr v7.16b,v23.16b,#4
tbl v16.16b,{ v22.16b },v6.16b
tbl v18.16b,{ v24.16b },v7.16b
tbl v19.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v20.16b,{ v31.16b },v7.16b
tbl v7.16b,{ v26.16b },v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v5.16b,v19.16b,v5.16b,v20.16b
eor3 v2.16b,v6.16b,v2.16b,v7.16b
str q2,[sp,#1184]
and v2.16b,v11.16b,v8.16b
ushr v6.16b,v11.16b,#4
movi v20.16b,#15
tbl v18.16b,{ v25.16b },v2.16b
tbl v19.16b,{ v31.16b },v6.16b
tbl v7.16b,{ v22.16b },v2.16b
tbl v16.16b,{ v24.16b },v6.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v6.16b,{ v26.16b },v6.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
movi v19.16b,#15
eor3 v7.16b,v7.16b,v17.16b,v16.16b
eor3 v2.16b,v2.16b,v5.16b,v6.16b
mov v5.16b,v30.16b
str q2,[sp,#1456]
and v2.16b,v5.16b,v19.16b
ushr v5.16b,v5.16b,#4
tbl v6.16b,{ v22.16b },v2.16b
tbl v16.16b,{ v24.16b },v5.16b
tbl v17.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v18.16b,{ v31.16b },v5.16b
tbl v5.16b,{ v26.16b },v5.16b
eor3 v0.16b,v6.16b,v0.16b,v16.16b
eor3 v6.16b,v17.16b,v7.16b,v18.16b
eor3 v2.16b,v2.16b,v4.16b,v5.16b
str q2,[sp,#1552]
and v2.16b,v14.16b,v19.16b
ushr v4.16b,v14.16b,#4
tbl v5.16b,{ v22.16b },v2.16b
tbl v7.16b,{ v24.16b },v4.16b
tbl v16.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v17.16b,{ v31.16b },v4.16b
tbl v4.16b,{ v26.16b },v4.16b
eor3 v1.16b,v5.16b,v1.16b,v7.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v2.16b,v2.16b,v6.16b,v4.16b
mov v4.16b,v29.16b
str q2,[sp,#1968]
and v2.16b,v4.16b,v19.16b
ushr v4.16b,v4.16b,#4
tbl v5.16b,{ v22.16b },v2.16b
tbl v7.16b,{ v25.16b },v2.16b
tbl v2.16b,{ v15.16b },v2.16b
tbl v6.16b,{ v24.16b },v4.16b
tbl v16.16b,{ v31.16b },v4.16b
tbl v4.16b,{ v26.16b },v4.16b
eor3 v3.16b,v5.16b,v3.16b,v6.16b
eor3 v1.16b,v7.16b,v1.16b,v16.16b
eor3 v0.16b,v2.16b,v0.16b,v4.16b
str q3,[sp,#1536]
str q1,[sp,#1200]
ldr q12,[sp,#1584]
str q0,[sp,#1168]
ldr q11,[sp,#1600]
ldr q9,[sp,#1616]
ldr q17,[sp,#1760]
ldr q8,[sp,#1216]
eor v0.16b,v8.16b,v12.16b
ldr q15,[sp,#1232]
ldr q2,[sp,#1840]
eor v3.16b,v15.16b,v11.16b
mov v6.16b,v2.16b
str q2,[sp,#1840]
eor3 v1.16b,v2.16b,v9.16b,v0.16b
ldp q26,q24,[x29,#-112]
ldr q14,[sp,#944]
and v18.16b,v0.16b,v20.16b
eor3 v16.16b,v14.16b,v17.16b,v3.16b
eor v6.16b,v6.16b,v9.16b
and v2.16b,v1.16b,v19.16b
ushr v1.16b,v1.16b,#4
eor v7.16b,v14.16b,v17.16b
ldp q29,q30,[x29,#-144]
str q17,[sp,#1760]
and v19.16b,v16.16b,v20.16b
ushr v16.16b,v16.16b,#4
ushr v31.16b,v6.16b,#4
tbl v4.16b,{ v24.16b },v2.16b
tbl v5.16b,{ v26.16b },v1.16b
and v17.16b,v7.16b,v20.16b
ldp q13,q25,[x29,#-176]
ushr v7.16b,v7.16b,#4
tbl v23.16b,{ v30.16b },v19.16b
tbl v19.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v26.16b },v16.16b
tbl v16.16b,{ v29.16b },v16.16b
tbl v2.16b,{ v30.16b },v2.16b
tbl v1.16b,{ v29.16b },v1.16b
eor v4.16b,v5.16b,v4.16b
and v5.16b,v6.16b,v20.16b
ushr v6.16b,v0.16b,#4
and v20.16b,v3.16b,v20.16b
ushr v3.16b,v3.16b,#4
tbl v21.16b,{ v13.16b },v17.16b
tbl v0.16b,{ v28.16b },v31.16b
tbl v17.16b,{ v25.16b },v17.16b
tbl v22.16b,{ v13.16b },v18.16b
tbl v24.16b,{ v25.16b },v5.16b
tbl v18.16b,{ v25.16b },v18.16b
tbl v27.16b,{ v28.16b },v7.16b
tbl v28.16b,{ v13.16b },v20.16b
tbl v20.16b,{ v25.16b },v20.16b
tbl v5.16b,{ v13.16b },v5.16b
tbl v29.16b,{ v10.16b },v6.16b
tbl v30.16b,{ v10.16b },v3.16b
eor v19.16b,v26.16b,v19.16b
eor3 v4.16b,v4.16b,v23.16b,v16.16b
ldur q16,[x29,#-192]
eor3 v21.16b,v24.16b,v0.16b,v21.16b
eor3 v17.16b,v17.16b,v27.16b,v22.16b
tbl v7.16b,{ v16.16b },v7.16b
tbl v0.16b,{ v16.16b },v6.16b
tbl v3.16b,{ v16.16b },v3.16b
tbl v6.16b,{ v16.16b },v31.16b
eor3 v16.16b,v18.16b,v29.16b,v28.16b
eor3 v5.16b,v20.16b,v30.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
movi v28.16b,#15
movi v29.16b,#15
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q30,[sp,#1840]
ldr q31,[sp,#1760]
eor v0.16b,v8.16b,v2.16b
eor v6.16b,v15.16b,v4.16b
eor v2.16b,v12.16b,v2.16b
eor v5.16b,v11.16b,v4.16b
eor v7.16b,v30.16b,v3.16b
eor v16.16b,v14.16b,v1.16b
eor v4.16b,v9.16b,v3.16b
eor v3.16b,v31.16b,v1.16b
and v1.16b,v12.16b,v28.16b
ushr v17.16b,v12.16b,#4
ldp q25,q24,[x29,#-224]
ldur q22,[x29,#-256]
ldr q23,[sp,#2016]
ldr q26,[sp,#2000]
ldr q27,[sp,#2032]
tbl v18.16b,{ v22.16b },v1.16b
tbl v19.16b,{ v23.16b },v17.16b
tbl v20.16b,{ v24.16b },v1.16b
tbl v1.16b,{ v26.16b },v1.16b
tbl v21.16b,{ v27.16b },v17.16b
tbl v17.16b,{ v25.16b },v17.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v7.16b,v20.16b,v7.16b,v21.16b
eor3 v1.16b,v1.16b,v6.16b,v17.16b
and v6.16b,v11.16b,v28.16b
ushr v17.16b,v11.16b,#4
tbl v18.16b,{ v22.16b },v6.16b
tbl v19.16b,{ v23.16b },v17.16b
tbl v20.16b,{ v24.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v21.16b,{ v27.16b },v17.16b
tbl v17.16b,{ v25.16b },v17.16b
eor3 v18.16b,v18.16b,v2.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v2.16b,v6.16b,v7.16b,v17.16b
and v6.16b,v9.16b,v29.16b
ushr v7.16b,v9.16b,#4
tbl v17.16b,{ v22.16b },v6.16b
tbl v19.16b,{ v23.16b },v7.16b
tbl v20.16b,{ v24.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v21.16b,{ v27.16b },v7.16b
tbl v7.16b,{ v25.16b },v7.16b
eor3 v5.16b,v17.16b,v5.16b,v19.16b
eor3 v17.16b,v20.16b,v18.16b,v21.16b
eor3 v6.16b,v6.16b,v16.16b,v7.16b
mov v7.16b,v31.16b
str q6,[sp,#1856]
and v6.16b,v7.16b,v29.16b
ushr v7.16b,v7.16b,#4
tbl v16.16b,{ v22.16b },v6.16b
tbl v19.16b,{ v24.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v18.16b,{ v23.16b },v7.16b
tbl v20.16b,{ v27.16b },v7.16b
tbl v7.16b,{ v25.16b },v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v5.16b,v19.16b,v5.16b,v20.16b
eor3 v6.16b,v6.16b,v17.16b,v7.16b
str q6,[sp,#1216]
and v6.16b,v8.16b,v29.16b
ushr v7.16b,v8.16b,#4
movi v20.16b,#15
tbl v16.16b,{ v22.16b },v6.16b
tbl v18.16b,{ v24.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v17.16b,{ v23.16b },v7.16b
tbl v19.16b,{ v27.16b },v7.16b
tbl v7.16b,{ v25.16b },v7.16b
eor3 v3.16b,v16.16b,v3.16b,v17.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
eor3 v5.16b,v6.16b,v5.16b,v7.16b
str q5,[sp,#1584]
and v5.16b,v15.16b,v29.16b
ushr v6.16b,v15.16b,#4
tbl v7.16b,{ v22.16b },v5.16b
tbl v17.16b,{ v24.16b },v5.16b
tbl v5.16b,{ v26.16b },v5.16b
tbl v16.16b,{ v23.16b },v6.16b
tbl v18.16b,{ v27.16b },v6.16b
tbl v6.16b,{ v25.16b },v6.16b
eor3 v0.16b,v7.16b,v0.16b,v16.16b
eor3 v3.16b,v17.16b,v3.16b,v18.16b
eor3 v4.16b,v5.16b,v4.16b,v6.16b
mov v5.16b,v30.16b
str q4,[sp,#1616]
and v4.16b,v5.16b,v29.16b
ushr v5.16b,v5.16b,#4
tbl v6.16b,{ v22.16b },v4.16b
tbl v7.16b,{ v23.16b },v5.16b
tbl v16.16b,{ v24.16b },v4.16b
tbl v4.16b,{ v26.16b },v4.16b
tbl v17.16b,{ v27.16b },v5.16b
tbl v5.16b,{ v25.16b },v5.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v3.16b,v4.16b,v3.16b,v5.16b
str q3,[sp,#1872]
and v3.16b,v14.16b,v29.16b
ushr v4.16b,v14.16b,#4
tbl v5.16b,{ v22.16b },v3.16b
tbl v6.16b,{ v23.16b },v4.16b
tbl v7.16b,{ v24.16b },v3.16b
tbl v16.16b,{ v27.16b },v4.16b
tbl v3.16b,{ v26.16b },v3.16b
tbl v4.16b,{ v25.16b },v4.16b
eor3 v2.16b,v5.16b,v2.16b,v6.16b
eor3 v1.16b,v7.16b,v1.16b,v16.16b
eor3 v0.16b,v3.16b,v0.16b,v4.16b
str q2,[sp,#1600]
str q1,[sp,#1232]
ldr q13,[sp,#1248]
str q0,[sp,#944]
ldr q12,[sp,#1648]
ldr q11,[sp,#1664]
ldr q14,[sp,#1632]
ldr q9,[sp,#1264]
eor v0.16b,v9.16b,v13.16b
ldr q10,[sp,#1296]
ldr q8,[sp,#1280]
eor v3.16b,v10.16b,v12.16b
ldp q26,q24,[x29,#-112]
eor3 v1.16b,v8.16b,v11.16b,v0.16b
ldr q16,[sp,#1936]
and v18.16b,v0.16b,v20.16b
eor v7.16b,v16.16b,v14.16b
str q16,[sp,#1936]
eor3 v16.16b,v16.16b,v14.16b,v3.16b
ldp q23,q15,[x29,#-176]
and v2.16b,v1.16b,v29.16b
ushr v1.16b,v1.16b,#4
ldur q28,[x29,#-240]
and v17.16b,v7.16b,v20.16b
ushr v7.16b,v7.16b,#4
eor v6.16b,v8.16b,v11.16b
and v19.16b,v16.16b,v20.16b
ushr v16.16b,v16.16b,#4
tbl v22.16b,{ v23.16b },v18.16b
tbl v4.16b,{ v24.16b },v2.16b
tbl v5.16b,{ v26.16b },v1.16b
ushr v0.16b,v0.16b,#4
ldp q29,q31,[x29,#-144]
tbl v21.16b,{ v23.16b },v17.16b
tbl v17.16b,{ v15.16b },v17.16b
tbl v27.16b,{ v28.16b },v7.16b
tbl v26.16b,{ v26.16b },v16.16b
tbl v30.16b,{ v15.16b },v18.16b
eor v4.16b,v5.16b,v4.16b
and v5.16b,v6.16b,v20.16b
ushr v6.16b,v6.16b,#4
and v20.16b,v3.16b,v20.16b
ushr v3.16b,v3.16b,#4
tbl v16.16b,{ v29.16b },v16.16b
eor3 v17.16b,v17.16b,v27.16b,v22.16b
tbl v2.16b,{ v31.16b },v2.16b
tbl v1.16b,{ v29.16b },v1.16b
str q4,[sp,#1840]
tbl v4.16b,{ v31.16b },v19.16b
tbl v19.16b,{ v24.16b },v19.16b
ldr q22,[sp,#1840]
tbl v24.16b,{ v15.16b },v5.16b
tbl v25.16b,{ v28.16b },v6.16b
tbl v18.16b,{ v23.16b },v20.16b
tbl v20.16b,{ v15.16b },v20.16b
tbl v5.16b,{ v23.16b },v5.16b
tbl v29.16b,{ v28.16b },v0.16b
tbl v31.16b,{ v28.16b },v3.16b
movi v27.16b,#15
eor v19.16b,v26.16b,v19.16b
eor3 v4.16b,v22.16b,v4.16b,v16.16b
ldur q16,[x29,#-192]
eor3 v21.16b,v24.16b,v25.16b,v21.16b
movi v26.16b,#15
tbl v7.16b,{ v16.16b },v7.16b
tbl v0.16b,{ v16.16b },v0.16b
tbl v3.16b,{ v16.16b },v3.16b
tbl v6.16b,{ v16.16b },v6.16b
eor3 v16.16b,v30.16b,v29.16b,v18.16b
eor3 v5.16b,v20.16b,v31.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q28,[sp,#1936]
eor v0.16b,v9.16b,v2.16b
eor v6.16b,v10.16b,v4.16b
eor v7.16b,v8.16b,v3.16b
eor v2.16b,v13.16b,v2.16b
eor v5.16b,v12.16b,v4.16b
eor v16.16b,v28.16b,v1.16b
eor v4.16b,v11.16b,v3.16b
eor v3.16b,v14.16b,v1.16b
and v1.16b,v13.16b,v26.16b
ushr v17.16b,v13.16b,#4
ldur q23,[x29,#-256]
ldp q15,q25,[x29,#-224]
ldr q24,[sp,#2016]
ldr q22,[sp,#2000]
ldr q29,[sp,#2032]
tbl v18.16b,{ v23.16b },v1.16b
tbl v19.16b,{ v24.16b },v17.16b
tbl v20.16b,{ v25.16b },v1.16b
tbl v1.16b,{ v22.16b },v1.16b
tbl v21.16b,{ v29.16b },v17.16b
tbl v17.16b,{ v15.16b },v17.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v7.16b,v20.16b,v7.16b,v21.16b
eor3 v1.16b,v1.16b,v6.16b,v17.16b
and v6.16b,v12.16b,v26.16b
ushr v17.16b,v12.16b,#4
mov v26.16b,v22.16b
tbl v18.16b,{ v23.16b },v6.16b
tbl v20.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v22.16b },v6.16b
tbl v19.16b,{ v24.16b },v17.16b
tbl v21.16b,{ v29.16b },v17.16b
tbl v17.16b,{ v15.16b },v17.16b
mov v22.16b,v23.16b
eor3 v18.16b,v18.16b,v2.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v2.16b,v6.16b,v7.16b,v17.16b
and v6.16b,v11.16b,v27.16b
ushr v7.16b,v11.16b,#4
tbl v17.16b,{ v23.16b },v6.16b
tbl v19.16b,{ v24.16b },v7.16b
tbl v20.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v21.16b,{ v29.16b },v7.16b
tbl v7.16b,{ v15.16b },v7.16b
mov v23.16b,v24.16b
eor3 v5.16b,v17.16b,v5.16b,v19.16b
eor3 v17.16b,v20.16b,v18.16b,v21.16b
eor3 v6.16b,v6.16b,v16.16b,v7.16b
str q6,[sp,#1760]
and v6.16b,v14.16b,v27.16b
ushr v7.16b,v14.16b,#4
tbl v16.16b,{ v22.16b },v6.16b
tbl v18.16b,{ v23.16b },v7.16b
tbl v19.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v20.16b,{ v29.16b },v7.16b
tbl v7.16b,{ v15.16b },v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v5.16b,v19.16b,v5.16b,v20.16b
eor3 v6.16b,v6.16b,v17.16b,v7.16b
str q6,[sp,#1296]
and v6.16b,v9.16b,v27.16b
ushr v7.16b,v9.16b,#4
tbl v16.16b,{ v22.16b },v6.16b
tbl v17.16b,{ v23.16b },v7.16b
tbl v18.16b,{ v25.16b },v6.16b
tbl v6.16b,{ v26.16b },v6.16b
tbl v19.16b,{ v29.16b },v7.16b
tbl v7.16b,{ v15.16b },v7.16b
eor3 v3.16b,v16.16b,v3.16b,v17.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
eor3 v5.16b,v6.16b,v5.16b,v7.16b
str q5,[sp,#1632]
and v5.16b,v10.16b,v27.16b
ushr v6.16b,v10.16b,#4
tbl v7.16b,{ v22.16b },v5.16b
tbl v16.16b,{ v23.16b },v6.16b
tbl v17.16b,{ v25.16b },v5.16b
tbl v5.16b,{ v26.16b },v5.16b
tbl v18.16b,{ v29.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
eor3 v0.16b,v7.16b,v0.16b,v16.16b
eor3 v3.16b,v17.16b,v3.16b,v18.16b
eor3 v4.16b,v5.16b,v4.16b,v6.16b
str q4,[sp,#1664]
and v4.16b,v8.16b,v27.16b
ushr v5.16b,v8.16b,#4
tbl v6.16b,{ v22.16b },v4.16b
tbl v7.16b,{ v23.16b },v5.16b
tbl v16.16b,{ v25.16b },v4.16b
tbl v4.16b,{ v26.16b },v4.16b
tbl v17.16b,{ v29.16b },v5.16b
tbl v5.16b,{ v15.16b },v5.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v3.16b,v4.16b,v3.16b,v5.16b
mov v4.16b,v28.16b
str q3,[sp,#1840]
and v3.16b,v4.16b,v27.16b
ushr v4.16b,v4.16b,#4
tbl v5.16b,{ v22.16b },v3.16b
tbl v7.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v26.16b },v3.16b
tbl v6.16b,{ v23.16b },v4.16b
tbl v16.16b,{ v29.16b },v4.16b
tbl v4.16b,{ v15.16b },v4.16b
eor3 v2.16b,v5.16b,v2.16b,v6.16b
eor3 v1.16b,v7.16b,v1.16b,v16.16b
eor3 v0.16b,v3.16b,v0.16b,v4.16b
str q2,[sp,#1648]
str q1,[sp,#864]
ldr q22,[sp,#1312]
str q0,[sp,#1280]
ldr q28,[sp,#1328]
ldr q23,[sp,#1696]
ldr q9,[sp,#1680]
ldr q11,[sp,#1712]
eor v0.16b,v11.16b,v22.16b
ldr q13,[sp,#1360]
ldr q12,[sp,#1344]
eor v3.16b,v13.16b,v28.16b
ldp q26,q24,[x29,#-112]
eor3 v1.16b,v12.16b,v23.16b,v0.16b
ldr q16,[sp,#1952]
eor v6.16b,v12.16b,v23.16b
str q16,[sp,#1952]
eor v7.16b,v16.16b,v9.16b
eor3 v16.16b,v16.16b,v9.16b,v3.16b
ldp q29,q25,[x29,#-176]
and v2.16b,v1.16b,v27.16b
ushr v1.16b,v1.16b,#4
ushr v10.16b,v6.16b,#4
ldp q8,q31,[x29,#-144]
ldur q14,[x29,#-240]
ushr v30.16b,v0.16b,#4
mov v15.16b,v29.16b
tbl v4.16b,{ v24.16b },v2.16b
tbl v5.16b,{ v26.16b },v1.16b
tbl v2.16b,{ v31.16b },v2.16b
tbl v1.16b,{ v8.16b },v1.16b
eor v4.16b,v5.16b,v4.16b
str q4,[sp,#1936]
movi v4.16b,#15
and v5.16b,v6.16b,v4.16b
and v17.16b,v7.16b,v4.16b
and v18.16b,v0.16b,v4.16b
ushr v7.16b,v7.16b,#4
and v19.16b,v16.16b,v4.16b
ushr v16.16b,v16.16b,#4
and v20.16b,v3.16b,v4.16b
ushr v3.16b,v3.16b,#4
tbl v0.16b,{ v14.16b },v10.16b
tbl v21.16b,{ v29.16b },v17.16b
tbl v17.16b,{ v25.16b },v17.16b
tbl v6.16b,{ v29.16b },v18.16b
tbl v4.16b,{ v31.16b },v19.16b
tbl v19.16b,{ v24.16b },v19.16b
tbl v24.16b,{ v25.16b },v5.16b
tbl v26.16b,{ v26.16b },v16.16b
tbl v27.16b,{ v14.16b },v7.16b
tbl v16.16b,{ v8.16b },v16.16b
tbl v18.16b,{ v25.16b },v18.16b
tbl v29.16b,{ v29.16b },v20.16b
tbl v20.16b,{ v25.16b },v20.16b
tbl v5.16b,{ v15.16b },v5.16b
tbl v31.16b,{ v14.16b },v30.16b
tbl v8.16b,{ v14.16b },v3.16b
eor3 v21.16b,v24.16b,v0.16b,v21.16b
ldr q0,[sp,#1936]
movi v24.16b,#15
eor v19.16b,v26.16b,v19.16b
eor3 v17.16b,v17.16b,v27.16b,v6.16b
ldur q6,[x29,#-192]
eor3 v4.16b,v0.16b,v4.16b,v16.16b
tbl v7.16b,{ v6.16b },v7.16b
tbl v0.16b,{ v6.16b },v30.16b
tbl v3.16b,{ v6.16b },v3.16b
tbl v6.16b,{ v6.16b },v10.16b
eor3 v16.16b,v18.16b,v31.16b,v29.16b
eor3 v5.16b,v20.16b,v8.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
movi v29.16b,#15
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q30,[sp,#1952]
eor v0.16b,v11.16b,v2.16b
eor v6.16b,v13.16b,v4.16b
eor v7.16b,v12.16b,v3.16b
eor v2.16b,v22.16b,v2.16b
eor v5.16b,v28.16b,v4.16b
eor v16.16b,v30.16b,v1.16b
eor v4.16b,v23.16b,v3.16b
eor v3.16b,v9.16b,v1.16b
and v1.16b,v22.16b,v24.16b
ushr v17.16b,v22.16b,#4
ldur q26,[x29,#-256]
ldp q22,q14,[x29,#-224]
ldr q27,[sp,#2016]
ldr q15,[sp,#2000]
ldr q25,[sp,#2032]
tbl v18.16b,{ v26.16b },v1.16b
tbl v19.16b,{ v27.16b },v17.16b
tbl v20.16b,{ v14.16b },v1.16b
tbl v1.16b,{ v15.16b },v1.16b
tbl v21.16b,{ v25.16b },v17.16b
tbl v17.16b,{ v22.16b },v17.16b
eor3 v16.16b,v18.16b,v16.16b,v19.16b
eor3 v7.16b,v20.16b,v7.16b,v21.16b
eor3 v1.16b,v1.16b,v6.16b,v17.16b
and v6.16b,v28.16b,v24.16b
ushr v17.16b,v28.16b,#4
mov v24.16b,v25.16b
tbl v18.16b,{ v26.16b },v6.16b
tbl v20.16b,{ v14.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v19.16b,{ v27.16b },v17.16b
tbl v21.16b,{ v25.16b },v17.16b
tbl v17.16b,{ v22.16b },v17.16b
eor3 v18.16b,v18.16b,v2.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v2.16b,v6.16b,v7.16b,v17.16b
and v6.16b,v23.16b,v29.16b
ushr v7.16b,v23.16b,#4
tbl v17.16b,{ v26.16b },v6.16b
tbl v19.16b,{ v27.16b },v7.16b
tbl v20.16b,{ v14.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v21.16b,{ v24.16b },v7.16b
tbl v7.16b,{ v22.16b },v7.16b
eor3 v5.16b,v17.16b,v5.16b,v19.16b
eor3 v17.16b,v20.16b,v18.16b,v21.16b
eor3 v6.16b,v6.16b,v16.16b,v7.16b
str q6,[sp,#1712]
and v6.16b,v9.16b,v29.16b
ushr v7.16b,v9.16b,#4
tbl v16.16b,{ v26.16b },v6.16b
tbl v18.16b,{ v27.16b },v7.16b
tbl v19.16b,{ v14.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v20.16b,{ v24.16b },v7.16b
tbl v7.16b,{ v22.16b },v7.16b
eor3 v4.16b,v16.16b,v4.16b,v18.16b
eor3 v5.16b,v19.16b,v5.16b,v20.16b
eor3 v6.16b,v6.16b,v17.16b,v7.16b
str q6,[sp,#1344]
and v6.16b,v11.16b,v29.16b
ushr v7.16b,v11.16b,#4
tbl v16.16b,{ v26.16b },v6.16b
tbl v17.16b,{ v27.16b },v7.16b
tbl v18.16b,{ v14.16b },v6.16b
tbl v6.16b,{ v15.16b },v6.16b
tbl v19.16b,{ v24.16b },v7.16b
tbl v7.16b,{ v22.16b },v7.16b
eor3 v3.16b,v16.16b,v3.16b,v17.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
eor3 v5.16b,v6.16b,v5.16b,v7.16b
str q5,[sp,#848]
and v5.16b,v13.16b,v29.16b
ushr v6.16b,v13.16b,#4
tbl v7.16b,{ v26.16b },v5.16b
tbl v16.16b,{ v27.16b },v6.16b
tbl v17.16b,{ v14.16b },v5.16b
tbl v5.16b,{ v15.16b },v5.16b
tbl v18.16b,{ v24.16b },v6.16b
tbl v6.16b,{ v22.16b },v6.16b
eor3 v0.16b,v7.16b,v0.16b,v16.16b
eor3 v3.16b,v17.16b,v3.16b,v18.16b
eor3 v4.16b,v5.16b,v4.16b,v6.16b
str q4,[sp,#1696]
and v4.16b,v12.16b,v29.16b
ushr v5.16b,v12.16b,#4
tbl v6.16b,{ v26.16b },v4.16b
tbl v7.16b,{ v27.16b },v5.16b
tbl v16.16b,{ v14.16b },v4.16b
tbl v4.16b,{ v15.16b },v4.16b
tbl v17.16b,{ v24.16b },v5.16b
tbl v5.16b,{ v22.16b },v5.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v3.16b,v4.16b,v3.16b,v5.16b
mov v4.16b,v30.16b
str q3,[sp,#1936]
and v3.16b,v4.16b,v29.16b
ushr v4.16b,v4.16b,#4
tbl v5.16b,{ v26.16b },v3.16b
tbl v7.16b,{ v14.16b },v3.16b
tbl v3.16b,{ v15.16b },v3.16b
tbl v6.16b,{ v27.16b },v4.16b
tbl v16.16b,{ v24.16b },v4.16b
tbl v4.16b,{ v22.16b },v4.16b
eor3 v2.16b,v5.16b,v2.16b,v6.16b
eor3 v1.16b,v7.16b,v1.16b,v16.16b
eor3 v0.16b,v3.16b,v0.16b,v4.16b
str q2,[sp,#1360]
str q1,[sp,#800]
ldr q22,[sp,#1728]
str q0,[sp,#1680]
ldr q23,[sp,#1376]
ldr q30,[sp,#1392]
ldr q7,[sp,#1904]
ldr q10,[sp,#1408]
mov v16.16b,v7.16b
eor v0.16b,v10.16b,v22.16b
ldr q14,[sp,#1424]
ldr q6,[sp,#1776]
eor v3.16b,v14.16b,v23.16b
ldp q27,q25,[x29,#-112]
eor3 v1.16b,v6.16b,v30.16b,v0.16b
ldr q12,[sp,#960]
str q6,[sp,#1776]
str q7,[sp,#1904]
eor v7.16b,v12.16b,v7.16b
eor3 v16.16b,v12.16b,v16.16b,v3.16b
eor v6.16b,v6.16b,v30.16b
and v2.16b,v1.16b,v29.16b
ushr v1.16b,v1.16b,#4
ldp q8,q11,[x29,#-176]
ldp q13,q9,[x29,#-144]
ushr v28.16b,v6.16b,#4
tbl v4.16b,{ v25.16b },v2.16b
tbl v5.16b,{ v27.16b },v1.16b
tbl v2.16b,{ v9.16b },v2.16b
tbl v1.16b,{ v13.16b },v1.16b
eor v4.16b,v5.16b,v4.16b
str q4,[sp,#1952]
movi v4.16b,#15
and v17.16b,v7.16b,v4.16b
and v18.16b,v0.16b,v4.16b
ushr v7.16b,v7.16b,#4
and v19.16b,v16.16b,v4.16b
ushr v16.16b,v16.16b,#4
and v5.16b,v6.16b,v4.16b
ushr v6.16b,v0.16b,#4
ldur q0,[x29,#-240]
and v20.16b,v3.16b,v4.16b
ushr v3.16b,v3.16b,#4
tbl v21.16b,{ v8.16b },v17.16b
tbl v17.16b,{ v11.16b },v17.16b
tbl v4.16b,{ v8.16b },v18.16b
tbl v24.16b,{ v9.16b },v19.16b
tbl v19.16b,{ v25.16b },v19.16b
tbl v27.16b,{ v27.16b },v16.16b
tbl v16.16b,{ v13.16b },v16.16b
tbl v29.16b,{ v0.16b },v7.16b
tbl v25.16b,{ v11.16b },v5.16b
tbl v26.16b,{ v0.16b },v28.16b
tbl v31.16b,{ v8.16b },v20.16b
tbl v5.16b,{ v8.16b },v5.16b
tbl v8.16b,{ v0.16b },v6.16b
tbl v9.16b,{ v0.16b },v3.16b
ldr q0,[sp,#1952]
tbl v18.16b,{ v11.16b },v18.16b
tbl v20.16b,{ v11.16b },v20.16b
eor v19.16b,v27.16b,v19.16b
eor3 v17.16b,v17.16b,v29.16b,v4.16b
movi v29.16b,#15
eor3 v4.16b,v0.16b,v24.16b,v16.16b
ldur q16,[x29,#-192]
eor3 v21.16b,v25.16b,v26.16b,v21.16b
movi v25.16b,#15
mov v24.16b,v15.16b
tbl v7.16b,{ v16.16b },v7.16b
tbl v0.16b,{ v16.16b },v6.16b
tbl v3.16b,{ v16.16b },v3.16b
tbl v6.16b,{ v16.16b },v28.16b
eor3 v16.16b,v18.16b,v8.16b,v31.16b
eor3 v5.16b,v20.16b,v9.16b,v5.16b
eor3 v1.16b,v19.16b,v2.16b,v1.16b
eor3 v2.16b,v21.16b,v7.16b,v4.16b
eor3 v3.16b,v16.16b,v3.16b,v4.16b
eor3 v4.16b,v17.16b,v0.16b,v1.16b
eor3 v1.16b,v5.16b,v6.16b,v1.16b
ldr q26,[sp,#1776]
ldr q28,[sp,#1904]
eor v0.16b,v10.16b,v2.16b
eor v7.16b,v14.16b,v4.16b
eor v2.16b,v22.16b,v2.16b
eor v6.16b,v23.16b,v4.16b
eor v16.16b,v26.16b,v3.16b
eor v4.16b,v12.16b,v1.16b
eor v3.16b,v30.16b,v3.16b
eor v5.16b,v28.16b,v1.16b
and v1.16b,v22.16b,v25.16b
ushr v17.16b,v22.16b,#4
ldp q11,q22,[x29,#-224]
ldur q13,[x29,#-256]
ldr q9,[sp,#2016]
ldr q27,[sp,#2032]
tbl v18.16b,{ v13.16b },v1.16b
tbl v19.16b,{ v9.16b },v17.16b
tbl v20.16b,{ v22.16b },v1.16b
tbl v1.16b,{ v15.16b },v1.16b
tbl v21.16b,{ v27.16b },v17.16b
tbl v17.16b,{ v11.16b },v17.16b
mov v15.16b,v9.16b
eor3 v4.16b,v18.16b,v4.16b,v19.16b
eor3 v16.16b,v20.16b,v16.16b,v21.16b
eor3 v1.16b,v1.16b,v7.16b,v17.16b
and v7.16b,v23.16b,v25.16b
ushr v17.16b,v23.16b,#4
mov v25.16b,v22.16b
tbl v18.16b,{ v13.16b },v7.16b
tbl v19.16b,{ v9.16b },v17.16b
tbl v20.16b,{ v22.16b },v7.16b
tbl v7.16b,{ v24.16b },v7.16b
tbl v21.16b,{ v27.16b },v17.16b
tbl v17.16b,{ v11.16b },v17.16b
mov v22.16b,v24.16b
eor3 v18.16b,v18.16b,v2.16b,v19.16b
eor3 v4.16b,v20.16b,v4.16b,v21.16b
eor3 v2.16b,v7.16b,v16.16b,v17.16b
and v7.16b,v30.16b,v29.16b
ushr v16.16b,v30.16b,#4
tbl v17.16b,{ v13.16b },v7.16b
tbl v19.16b,{ v9.16b },v16.16b
tbl v20.16b,{ v25.16b },v7.16b
tbl v7.16b,{ v22.16b },v7.16b
tbl v21.16b,{ v27.16b },v16.16b
tbl v16.16b,{ v11.16b },v16.16b
eor3 v6.16b,v17.16b,v6.16b,v19.16b
eor3 v17.16b,v20.16b,v18.16b,v21.16b
eor3 v4.16b,v7.16b,v4.16b,v16.16b
mov v7.16b,v28.16b
str q4,[sp,#1728]
and v4.16b,v7.16b,v29.16b
ushr v7.16b,v7.16b,#4
tbl v19.16b,{ v25.16b },v4.16b
tbl v16.16b,{ v13.16b },v4.16b
tbl v4.16b,{ v22.16b },v4.16b
tbl v20.16b,{ v27.16b },v7.16b
tbl v18.16b,{ v9.16b },v7.16b
tbl v7.16b,{ v11.16b },v7.16b
eor3 v6.16b,v19.16b,v6.16b,v20.16b
movi v20.16b,#15
eor3 v3.16b,v16.16b,v3.16b,v18.16b
eor3 v4.16b,v4.16b,v17.16b,v7.16b
str q4,[sp,#1408]
ushr v7.16b,v10.16b,#4
and v4.16b,v10.16b,v20.16b
tbl v17.16b,{ v9.16b },v7.16b
tbl v19.16b,{ v27.16b },v7.16b
tbl v7.16b,{ v11.16b },v7.16b
tbl v16.16b,{ v13.16b },v4.16b
tbl v18.16b,{ v25.16b },v4.16b
tbl v4.16b,{ v22.16b },v4.16b
eor3 v5.16b,v16.16b,v5.16b,v17.16b
eor3 v3.16b,v18.16b,v3.16b,v19.16b
eor3 v4.16b,v4.16b,v6.16b,v7.16b
str q4,[sp,#736]
and v4.16b,v14.16b,v20.16b
ushr v6.16b,v14.16b,#4
movi v19.16b,#15
mov v14.16b,v27.16b
tbl v7.16b,{ v13.16b },v4.16b
tbl v17.16b,{ v25.16b },v4.16b
tbl v4.16b,{ v22.16b },v4.16b
tbl v16.16b,{ v9.16b },v6.16b
tbl v18.16b,{ v27.16b },v6.16b
tbl v6.16b,{ v11.16b },v6.16b
eor3 v0.16b,v7.16b,v0.16b,v16.16b
eor3 v5.16b,v17.16b,v5.16b,v18.16b
eor3 v3.16b,v4.16b,v3.16b,v6.16b
mov v4.16b,v26.16b
str q3,[sp,#1424]
and v3.16b,v4.16b,v19.16b
ushr v4.16b,v4.16b,#4
tbl v6.16b,{ v13.16b },v3.16b
tbl v7.16b,{ v9.16b },v4.16b
tbl v16.16b,{ v25.16b },v3.16b
tbl v3.16b,{ v22.16b },v3.16b
tbl v17.16b,{ v27.16b },v4.16b
tbl v4.16b,{ v11.16b },v4.16b
eor3 v1.16b,v6.16b,v1.16b,v7.16b
eor3 v0.16b,v16.16b,v0.16b,v17.16b
eor3 v3.16b,v3.16b,v5.16b,v4.16b
str q3,[sp,#1952]
and v3.16b,v12.16b,v19.16b
ushr v4.16b,v12.16b,#4
tbl v5.16b,{ v13.16b },v3.16b
tbl v6.16b,{ v9.16b },v4.16b
tbl v7.16b,{ v25.16b },v3.16b
tbl v16.16b,{ v27.16b },v4.16b
tbl v3.16b,{ v22.16b },v3.16b
tbl v4.16b,{ v11.16b },v4.16b
eor3 v2.16b,v5.16b,v2.16b,v6.16b
eor3 v1.16b,v7.16b,v1.16b,v16.16b
eor3 v0.16b,v3.16b,v0.16b,v4.16b
str q2,[sp,#832]
str q1,[sp,#784]
ldr q16,[sp,#1744]
str q0,[sp,#1904]
ldr q24,[sp,#1440]
ldr q6,[sp,#1888]
ldr q17,[sp,#1808]
str q6,[sp,#1888]
ldr q0,[sp,#1920]
str q0,[sp,#1920]
ldr q3,[sp,#1824]
eor v0.16b,v0.16b,v16.16b
ldr q2,[sp,#1792]
str q3,[sp,#1824]
eor v3.16b,v3.16b,v24.16b
str q2,[sp,#1792]
ldp q23,q8,[x29,#-112]
eor3 v1.16b,v2.16b,v6.16b,v0.16b
ldr q12,[sp,#992]
eor v6.16b,v2.16b,v6.16b
movi v2.16b,#15
str q17,[sp,#1808]
eor v7.16b,v12.16b,v17.16b
eor3 v17.16b,v12.16b,v17.16b,v3.16b
and v11.16b,v1.16b,v19.16b
ushr v9.16b,v1.16b,#4
ushr v30.16b,v6.16b,#4
ldur q1,[x29,#-128]
and v22.16b,v6.16b,v2.16b
and v18.16b,v7.16b,v2.16b
and v19.16b,v0.16b,v2.16b
tbl v4.16b,{ v8.16b },v11.16b
tbl v5.16b,{ v23.16b },v9.16b
ushr v6.16b,v0.16b,#4
and v20.16b,v17.16b,v2.16b
and v21.16b,v3.16b,v2.16b
ushr v17.16b,v17.16b,#4
ldp q2,q0,[x29,#-176]
ushr v7.16b,v7.16b,#4
ushr v3.16b,v3.16b,#4
eor v10.16b,v5.16b,v4.16b
tbl v31.16b,{ v1.16b },v20.16b
tbl v20.16b,{ v8.16b },v20.16b
tbl v26.16b,{ v2.16b },v18.16b
tbl v28.16b,{ v0.16b },v18.16b
mov v18.16b,v2.16b
tbl v4.16b,{ v23.16b },v17.16b
tbl v27.16b,{ v2.16b },v19.16b
tbl v29.16b,{ v0.16b },v19.16b
ldur q19,[x29,#-240]
ldur q23,[x29,#-144]
tbl v8.16b,{ v0.16b },v22.16b
tbl v25.16b,{ v18.16b },v21.16b
tbl v21.16b,{ v0.16b },v21.16b
tbl v18.16b,{ v18.16b },v22.16b
tbl v5.16b,{ v19.16b },v30.16b
tbl v17.16b,{ v23.16b },v17.16b
tbl v2.16b,{ v19.16b },v7.16b
tbl v22.16b,{ v1.16b },v11.16b
tbl v23.16b,{ v23.16b },v9.16b
tbl v0.16b,{ v19.16b },v6.16b
tbl v1.16b,{ v19.16b },v3.16b
eor v4.16b,v4.16b,v20.16b
ldur q20,[x29,#-192]
movi v9.16b,#64
movi v11.16b,#192
tbl v7.16b,{ v20.16b },v7.16b
tbl v6.16b,{ v20.16b },v6.16b
tbl v3.16b,{ v20.16b },v3.16b
tbl v20.16b,{ v20.16b },v30.16b
eor3 v5.16b,v8.16b,v5.16b,v26.16b
eor3 v2.16b,v28.16b,v2.16b,v27.16b
eor3 v17.16b,v10.16b,v31.16b,v17.16b
eor3 v0.16b,v29.16b,v0.16b,v25.16b
eor3 v1.16b,v21.16b,v1.16b,v18.16b
eor3 v4.16b,v4.16b,v22.16b,v23.16b
movi v27.16b,#15
movi v10.16b,#64
eor3 v5.16b,v5.16b,v7.16b,v17.16b
eor3 v0.16b,v0.16b,v3.16b,v17.16b
eor3 v3.16b,v2.16b,v6.16b,v4.16b
eor3 v4.16b,v1.16b,v20.16b,v4.16b
ldr q29,[sp,#1920]
ldr q28,[sp,#1824]
ldr q26,[sp,#1792]
ldr q31,[sp,#1888]
ldr q30,[sp,#1808]
eor v22.16b,v16.16b,v5.16b
eor v2.16b,v29.16b,v5.16b
eor v6.16b,v28.16b,v3.16b
eor v7.16b,v26.16b,v0.16b
eor v18.16b,v24.16b,v3.16b
eor v3.16b,v12.16b,v4.16b
eor v1.16b,v31.16b,v0.16b
eor v5.16b,v30.16b,v4.16b
and v0.16b,v16.16b,v27.16b
ushr v4.16b,v16.16b,#4
ldp q23,q16,[x29,#-224]
ldr q25,[sp,#2000]
tbl v17.16b,{ v13.16b },v0.16b
tbl v19.16b,{ v15.16b },v4.16b
tbl v21.16b,{ v14.16b },v4.16b
tbl v20.16b,{ v16.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v4.16b,{ v23.16b },v4.16b
eor3 v3.16b,v17.16b,v3.16b,v19.16b
eor3 v17.16b,v20.16b,v7.16b,v21.16b
eor3 v7.16b,v0.16b,v6.16b,v4.16b
and v0.16b,v24.16b,v27.16b
ushr v4.16b,v24.16b,#4
mov v24.16b,v16.16b
tbl v6.16b,{ v13.16b },v0.16b
tbl v19.16b,{ v15.16b },v4.16b
tbl v20.16b,{ v16.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v21.16b,{ v14.16b },v4.16b
tbl v4.16b,{ v23.16b },v4.16b
eor3 v6.16b,v6.16b,v22.16b,v19.16b
eor3 v3.16b,v20.16b,v3.16b,v21.16b
eor3 v17.16b,v0.16b,v17.16b,v4.16b
mov v4.16b,v31.16b
and v0.16b,v4.16b,v27.16b
ushr v4.16b,v4.16b,#4
tbl v16.16b,{ v13.16b },v0.16b
tbl v20.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v19.16b,{ v15.16b },v4.16b
tbl v21.16b,{ v14.16b },v4.16b
tbl v4.16b,{ v23.16b },v4.16b
eor3 v16.16b,v16.16b,v18.16b,v19.16b
eor3 v6.16b,v20.16b,v6.16b,v21.16b
eor3 v0.16b,v0.16b,v3.16b,v4.16b
mov v3.16b,v30.16b
str q0,[sp,#1440]
and v0.16b,v3.16b,v27.16b
ushr v3.16b,v3.16b,#4
tbl v4.16b,{ v13.16b },v0.16b
tbl v18.16b,{ v15.16b },v3.16b
tbl v19.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v20.16b,{ v14.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v1.16b,v4.16b,v1.16b,v18.16b
eor3 v4.16b,v19.16b,v16.16b,v20.16b
eor3 v0.16b,v0.16b,v6.16b,v3.16b
mov v3.16b,v29.16b
str q0,[sp,#1392]
and v0.16b,v3.16b,v27.16b
ushr v3.16b,v3.16b,#4
tbl v16.16b,{ v13.16b },v0.16b
tbl v19.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v18.16b,{ v15.16b },v3.16b
tbl v20.16b,{ v14.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v5.16b,v16.16b,v5.16b,v18.16b
eor3 v1.16b,v19.16b,v1.16b,v20.16b
eor3 v0.16b,v0.16b,v4.16b,v3.16b
mov v3.16b,v28.16b
str q0,[sp,#704]
and v0.16b,v3.16b,v27.16b
ushr v3.16b,v3.16b,#4
tbl v4.16b,{ v13.16b },v0.16b
tbl v16.16b,{ v15.16b },v3.16b
tbl v18.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v19.16b,{ v14.16b },v3.16b
tbl v3.16b,{ v23.16b },v3.16b
eor3 v2.16b,v4.16b,v2.16b,v16.16b
eor3 v4.16b,v18.16b,v5.16b,v19.16b
eor3 v0.16b,v0.16b,v1.16b,v3.16b
mov v1.16b,v26.16b
str q0,[sp,#816]
and v0.16b,v1.16b,v27.16b
ushr v1.16b,v1.16b,#4
tbl v3.16b,{ v13.16b },v0.16b
tbl v16.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v5.16b,{ v15.16b },v1.16b
tbl v18.16b,{ v14.16b },v1.16b
tbl v1.16b,{ v23.16b },v1.16b
eor3 v3.16b,v3.16b,v7.16b,v5.16b
eor3 v2.16b,v16.16b,v2.16b,v18.16b
eor3 v0.16b,v0.16b,v4.16b,v1.16b
str q0,[sp,#1920]
and v0.16b,v12.16b,v27.16b
ushr v1.16b,v12.16b,#4
tbl v4.16b,{ v13.16b },v0.16b
tbl v16.16b,{ v24.16b },v0.16b
tbl v0.16b,{ v25.16b },v0.16b
tbl v5.16b,{ v15.16b },v1.16b
tbl v18.16b,{ v14.16b },v1.16b
tbl v1.16b,{ v23.16b },v1.16b
movi v13.16b,#128
eor3 v4.16b,v4.16b,v17.16b,v5.16b
eor3 v12.16b,v16.16b,v3.16b,v18.16b
eor3 v22.16b,v0.16b,v2.16b,v1.16b
str q4,[sp,#720]
ldr q29,[sp,#1008]
ldp q25,q26,[x16]
ldr q8,[sp,#976]
ldp q27,q28,[x16,#32]
ldr q14,[sp,#1168]
ldr q15,[sp,#944]
eor v21.16b,v29.16b,v9.16b
tbl v2.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v29.16b
tbl v3.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v8.16b
ldr q7,[sp,#1280]
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v14.16b
ldr q24,[sp,#1680]
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v15.16b
ldr q30,[sp,#1904]
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
tbl v6.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v24.16b
eor v31.16b,v7.16b,v9.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
tbl v26.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v22.16b
eor v25.16b,v8.16b,v9.16b
eor v27.16b,v14.16b,v9.16b
ldp q16,q17,[x16,#64]
ldp q18,q19,[x16,#96]
eor v28.16b,v15.16b,v9.16b
eor v0.16b,v24.16b,v9.16b
eor v1.16b,v30.16b,v9.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
tbl v25.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
tbl v27.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
tbl v28.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
orr v21.16b,v2.16b,v21.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
eor v31.16b,v22.16b,v9.16b
orr v25.16b,v3.16b,v25.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
orr v27.16b,v4.16b,v27.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
tbl v17.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
orr v16.16b,v23.16b,v28.16b
orr v0.16b,v5.16b,v2.16b
movi v9.16b,#128
orr v1.16b,v6.16b,v3.16b
orr v3.16b,v20.16b,v4.16b
orr v4.16b,v26.16b,v17.16b
ldp q17,q18,[x16,#128]
ldp q19,q20,[x16,#160]
eor v2.16b,v29.16b,v9.16b
eor v5.16b,v8.16b,v9.16b
eor v6.16b,v14.16b,v9.16b
eor v23.16b,v15.16b,v9.16b
eor v26.16b,v7.16b,v9.16b
eor v28.16b,v24.16b,v9.16b
eor v31.16b,v30.16b,v9.16b
tbl v2.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v2.16b
tbl v5.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v5.16b
tbl v6.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v6.16b
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
tbl v26.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v26.16b
tbl v28.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v28.16b
orr v2.16b,v21.16b,v2.16b
eor v21.16b,v22.16b,v9.16b
orr v5.16b,v25.16b,v5.16b
orr v6.16b,v27.16b,v6.16b
tbl v27.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v31.16b
orr v25.16b,v0.16b,v26.16b
tbl v17.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
orr v21.16b,v16.16b,v23.16b
orr v31.16b,v1.16b,v28.16b
eor v20.16b,v14.16b,v11.16b
eor v23.16b,v15.16b,v11.16b
eor v26.16b,v7.16b,v11.16b
orr v0.16b,v3.16b,v27.16b
eor v3.16b,v29.16b,v11.16b
orr v1.16b,v4.16b,v17.16b
eor v4.16b,v8.16b,v11.16b
ldp q16,q17,[x16,#192]
eor v27.16b,v24.16b,v11.16b
ldp q18,q19,[x16,#224]
eor v28.16b,v30.16b,v11.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v23.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
orr v29.16b,v2.16b,v3.16b
eor v2.16b,v22.16b,v11.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v26.16b
orr v22.16b,v5.16b,v4.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
orr v6.16b,v6.16b,v20.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
orr v16.16b,v21.16b,v23.16b
str q29,[sp,#1904]
orr v3.16b,v25.16b,v3.16b
str q22,[sp,#1888]
orr v4.16b,v31.16b,v4.16b
str q6,[sp,#1824]
orr v0.16b,v0.16b,v5.16b
str q16,[sp,#1808]
str q3,[sp,#1792]
orr v1.16b,v1.16b,v2.16b
str q4,[sp,#1776]
str q0,[sp,#1744]
str q1,[sp,#1680]
ldr q14,[sp,#1296]
ldp q16,q17,[x17]
ldr q15,[sp,#1344]
ldp q18,q19,[x17,#32]
ldr q7,[sp,#1408]
ldr q24,[sp,#1392]
mov x16,x15
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v14.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v15.16b
ldr q29,[sp,#1040]
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v7.16b
ldr q30,[sp,#1024]
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
ldr q31,[sp,#1184]
ldr q9,[sp,#1216]
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v29.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
eor v16.16b,v14.16b,v10.16b
eor v17.16b,v15.16b,v10.16b
ldp q25,q26,[x17,#64]
ldp q27,q28,[x17,#96]
eor v18.16b,v7.16b,v10.16b
eor v19.16b,v24.16b,v10.16b
eor v21.16b,v29.16b,v10.16b
eor v22.16b,v30.16b,v10.16b
eor v23.16b,v31.16b,v10.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v18.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
orr v16.16b,v5.16b,v16.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
eor v21.16b,v9.16b,v10.16b
orr v17.16b,v6.16b,v17.16b
tbl v6.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v22.16b
orr v18.16b,v20.16b,v18.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
orr v19.16b,v0.16b,v19.16b
orr v1.16b,v1.16b,v5.16b
eor v0.16b,v14.16b,v13.16b
orr v2.16b,v2.16b,v6.16b
eor v5.16b,v7.16b,v13.16b
orr v3.16b,v3.16b,v20.16b
eor v6.16b,v24.16b,v13.16b
orr v20.16b,v4.16b,v21.16b
eor v4.16b,v15.16b,v13.16b
ldp q25,q26,[x17,#128]
ldp q27,q28,[x17,#160]
eor v21.16b,v29.16b,v13.16b
eor v22.16b,v30.16b,v13.16b
eor v23.16b,v31.16b,v13.16b
eor v24.16b,v24.16b,v11.16b
tbl v0.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v0.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v4.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
tbl v6.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v6.16b
tbl v22.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v22.16b
orr v0.16b,v16.16b,v0.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
eor v21.16b,v9.16b,v13.16b
orr v4.16b,v17.16b,v4.16b
orr v17.16b,v18.16b,v5.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v18.16b,v19.16b,v6.16b
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
orr v2.16b,v2.16b,v22.16b
orr v1.16b,v1.16b,v16.16b
eor v6.16b,v29.16b,v11.16b
eor v16.16b,v14.16b,v11.16b
eor v23.16b,v15.16b,v11.16b
orr v3.16b,v3.16b,v5.16b
eor v25.16b,v7.16b,v11.16b
orr v5.16b,v20.16b,v21.16b
eor v26.16b,v30.16b,v11.16b
ldp q19,q20,[x17,#192]
ldp q21,q22,[x17,#224]
eor v27.16b,v31.16b,v11.16b
eor v28.16b,v9.16b,v11.16b
tbl v16.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v16.16b
tbl v23.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v23.16b
tbl v25.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
tbl v24.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v24.16b
tbl v6.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v6.16b
tbl v26.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v26.16b
tbl v27.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v27.16b
tbl v19.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v28.16b
orr v0.16b,v0.16b,v16.16b
orr v4.16b,v4.16b,v23.16b
orr v16.16b,v17.16b,v25.16b
orr v17.16b,v18.16b,v24.16b
orr v1.16b,v1.16b,v6.16b
orr v2.16b,v2.16b,v26.16b
orr v3.16b,v3.16b,v27.16b
orr v5.16b,v5.16b,v19.16b
eor v27.16b,v12.16b,v10.16b
str q0,[sp,#1408]
str q4,[sp,#1392]
str q16,[sp,#1376]
str q17,[sp,#1344]
str q1,[sp,#1328]
str q2,[sp,#1296]
str q3,[sp,#1280]
str q5,[sp,#1168]
ld1r { v0.4s },[x16],#4
ld1r { v1.4s },[x21]
ldr q29,[sp,#1152]
mov x17,x10
add x21,x15,#20
str q0,[sp,#1312]
ld1r { v0.4s },[x5]
eor v6.16b,v29.16b,v10.16b
add x5,x15,#100
str q0,[sp,#1264]
ld1r { v0.4s },[x6]
add x6,x15,#132
str q0,[sp,#1248]
ld1r { v0.4s },[x7]
add x7,x15,#164
str q0,[sp,#1216]
ld1r { v0.4s },[x19]
add x19,x15,#196
str q0,[sp,#1184]
ld1r { v0.4s },[x20]
add x20,x15,#228
str q0,[sp,#1040]
ld1r { v0.4s },[x22]
add x22,x15,#52
stp q0,q1,[sp,#1008]
ld1r { v1.4s },[x23]
ld1r { v0.4s },[x24]
add x23,x15,#84
add x24,x15,#116
stp q0,q1,[sp,#976]
ld1r { v1.4s },[x25]
ld1r { v0.4s },[x26]
add x25,x15,#148
add x26,x15,#180
stp q0,q1,[sp,#944]
ld1r { v1.4s },[x27]
ld1r { v0.4s },[x28]
add x27,x15,#212
add x28,x15,#244
stp q0,q1,[sp,#912]
ld1r { v1.4s },[x30]
ld1r { v0.4s },[x13]
add x13,x15,#36
add x30,x15,#248
stp q0,q1,[sp,#880]
ldr q30,[sp,#1200]
ldp q16,q17,[x4]
ldr q31,[sp,#1232]
ldp q18,q19,[x4,#32]
ldr q9,[sp,#864]
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v29.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
ldp q7,q14,[sp,#784]
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
ldr q28,[sp,#1056]
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v14.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v7.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
eor v16.16b,v30.16b,v10.16b
eor v17.16b,v31.16b,v10.16b
eor v18.16b,v9.16b,v10.16b
ldp q22,q23,[x4,#64]
ldp q24,q25,[x4,#96]
eor v19.16b,v14.16b,v10.16b
eor v26.16b,v7.16b,v10.16b
tbl v6.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v6.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v16.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v17.16b
tbl v18.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v18.16b
orr v6.16b,v5.16b,v6.16b
tbl v5.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v19.16b
eor v19.16b,v28.16b,v10.16b
orr v16.16b,v20.16b,v16.16b
tbl v20.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
orr v17.16b,v21.16b,v17.16b
tbl v21.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
tbl v22.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v19.16b
orr v18.16b,v0.16b,v18.16b
orr v2.16b,v2.16b,v5.16b
eor v0.16b,v29.16b,v13.16b
orr v19.16b,v3.16b,v20.16b
eor v3.16b,v31.16b,v13.16b
orr v20.16b,v4.16b,v21.16b
eor v4.16b,v9.16b,v13.16b
orr v21.16b,v1.16b,v22.16b
eor v1.16b,v30.16b,v13.16b
ldp q22,q23,[x4,#128]
ldp q24,q25,[x4,#160]
eor v5.16b,v14.16b,v13.16b
eor v26.16b,v7.16b,v13.16b
eor v27.16b,v12.16b,v13.16b
tbl v0.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v0.16b
tbl v1.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v1.16b
tbl v3.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v3.16b
tbl v4.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v4.16b
tbl v5.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v5.16b
orr v0.16b,v6.16b,v0.16b
eor v6.16b,v28.16b,v13.16b
orr v1.16b,v16.16b,v1.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
orr v3.16b,v17.16b,v3.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
tbl v22.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v6.16b
orr v4.16b,v18.16b,v4.16b
orr v6.16b,v2.16b,v5.16b
eor v2.16b,v29.16b,v11.16b
orr v16.16b,v19.16b,v16.16b
eor v5.16b,v30.16b,v11.16b
orr v17.16b,v20.16b,v17.16b
eor v23.16b,v31.16b,v11.16b
orr v18.16b,v21.16b,v22.16b
eor v24.16b,v9.16b,v11.16b
ldp q19,q20,[x4,#192]
eor v25.16b,v14.16b,v11.16b
ldp q21,q22,[x4,#224]
eor v26.16b,v7.16b,v11.16b
eor v7.16b,v12.16b,v11.16b
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v2.16b
tbl v5.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v5.16b
tbl v23.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v23.16b
tbl v24.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v24.16b
orr v27.16b,v0.16b,v2.16b
eor v0.16b,v28.16b,v11.16b
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
orr v5.16b,v1.16b,v5.16b
tbl v1.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v26.16b
orr v23.16b,v3.16b,v23.16b
tbl v3.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v7.16b
orr v4.16b,v4.16b,v24.16b
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
str q27,[sp,#1232]
orr v2.16b,v6.16b,v2.16b
str q5,[sp,#1200]
orr v1.16b,v16.16b,v1.16b
str q23,[sp,#1056]
str q4,[sp,#864]
orr v3.16b,v17.16b,v3.16b
orr v0.16b,v18.16b,v0.16b
stp q1,q2,[sp,#784]
stp q3,q0,[sp,#752]
ldr q14,[sp,#848]
ldp q16,q17,[x17]
ldr q15,[sp,#736]
ldp q18,q19,[x17,#32]
ldr q8,[sp,#704]
ldr q28,[sp,#1072]
eor v21.16b,v15.16b,v10.16b
add x4,x15,#68
eor v22.16b,v8.16b,v10.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v14.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v15.16b
ldr q29,[sp,#1472]
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
ldr q30,[sp,#1456]
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
ldr q31,[sp,#1584]
ldr q9,[sp,#1632]
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v29.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
eor v16.16b,v14.16b,v10.16b
eor v23.16b,v28.16b,v10.16b
ldp q17,q18,[x17,#64]
ldp q19,q20,[x17,#96]
eor v24.16b,v29.16b,v10.16b
eor v25.16b,v30.16b,v10.16b
eor v26.16b,v31.16b,v10.16b
eor v27.16b,v9.16b,v10.16b
tbl v16.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v16.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v21.16b
tbl v22.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
tbl v24.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v24.16b
orr v5.16b,v5.16b,v16.16b
orr v6.16b,v6.16b,v21.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v25.16b
orr v16.16b,v7.16b,v22.16b
tbl v7.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v26.16b
tbl v20.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v27.16b
orr v17.16b,v0.16b,v23.16b
orr v18.16b,v2.16b,v24.16b
eor v0.16b,v14.16b,v13.16b
eor v2.16b,v8.16b,v13.16b
orr v19.16b,v3.16b,v21.16b
eor v3.16b,v28.16b,v13.16b
orr v4.16b,v4.16b,v7.16b
orr v20.16b,v1.16b,v20.16b
ldp q21,q22,[x17,#128]
ldp q23,q24,[x17,#160]
eor v1.16b,v15.16b,v13.16b
eor v7.16b,v29.16b,v13.16b
eor v25.16b,v30.16b,v13.16b
eor v26.16b,v31.16b,v13.16b
movi v27.16b,#192
tbl v0.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v0.16b
tbl v1.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v1.16b
tbl v2.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v2.16b
tbl v3.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
orr v0.16b,v5.16b,v0.16b
tbl v5.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v7.16b
eor v7.16b,v9.16b,v13.16b
orr v1.16b,v6.16b,v1.16b
tbl v6.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v25.16b
orr v2.16b,v16.16b,v2.16b
tbl v16.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v26.16b
tbl v7.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v7.16b
orr v3.16b,v17.16b,v3.16b
orr v5.16b,v18.16b,v5.16b
eor v21.16b,v14.16b,v27.16b
orr v6.16b,v19.16b,v6.16b
eor v22.16b,v15.16b,v27.16b
orr v4.16b,v4.16b,v16.16b
eor v23.16b,v8.16b,v27.16b
orr v7.16b,v20.16b,v7.16b
eor v20.16b,v28.16b,v27.16b
ldp q16,q17,[x17,#192]
ldp q18,q19,[x17,#224]
eor v24.16b,v29.16b,v27.16b
eor v25.16b,v30.16b,v27.16b
eor v26.16b,v31.16b,v27.16b
eor v27.16b,v9.16b,v27.16b
movi v9.16b,#64
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
tbl v22.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
tbl v23.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
tbl v24.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
tbl v25.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
tbl v26.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v26.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
orr v0.16b,v0.16b,v21.16b
orr v1.16b,v1.16b,v22.16b
orr v2.16b,v2.16b,v23.16b
orr v3.16b,v3.16b,v20.16b
orr v5.16b,v5.16b,v24.16b
orr v6.16b,v6.16b,v25.16b
orr v4.16b,v4.16b,v26.16b
orr v7.16b,v7.16b,v16.16b
str q0,[sp,#1632]
str q1,[sp,#1456]
str q2,[sp,#1072]
str q3,[sp,#848]
str q5,[sp,#736]
stp q4,q6,[sp,#688]
str q7,[sp,#672]
ld1r { v0.4s },[x16]
ld1r { v1.4s },[x13]
mov x17,x11
ldr q29,[sp,#1536]
mov x16,x11
add x13,x15,#8
str q0,[sp,#1472]
ld1r { v0.4s },[x4]
add x4,x15,#40
stp q0,q1,[sp,#640]
ld1r { v1.4s },[x5]
ld1r { v0.4s },[x6]
add x5,x15,#72
add x6,x15,#104
stp q0,q1,[sp,#608]
ld1r { v1.4s },[x7]
ld1r { v0.4s },[x19]
add x7,x15,#136
add x19,x15,#168
stp q0,q1,[sp,#576]
ld1r { v1.4s },[x20]
ld1r { v0.4s },[x21]
add x20,x15,#200
add x21,x15,#232
stp q0,q1,[sp,#544]
ld1r { v1.4s },[x22]
ld1r { v0.4s },[x23]
add x22,x15,#24
add x23,x15,#56
stp q0,q1,[sp,#512]
ld1r { v1.4s },[x24]
ld1r { v0.4s },[x25]
add x24,x15,#88
add x25,x15,#120
stp q0,q1,[sp,#480]
ld1r { v1.4s },[x26]
ld1r { v0.4s },[x27]
add x26,x15,#152
add x27,x15,#184
stp q0,q1,[sp,#448]
ld1r { v0.4s },[x28]
add x28,x15,#216
str q0,[sp,#432]
ldr q30,[sp,#1600]
ldp q16,q17,[x17]
ldr q31,[sp,#1648]
ldp q18,q19,[x17,#32]
ldr q8,[sp,#1360]
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v29.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
ldr q10,[sp,#832]
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
ldr q12,[sp,#720]
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
ldr q0,[sp,#1088]
ldr q3,[sp,#1488]
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
eor v16.16b,v29.16b,v9.16b
eor v17.16b,v30.16b,v9.16b
ldp q22,q23,[x17,#64]
ldp q24,q25,[x17,#96]
eor v18.16b,v31.16b,v9.16b
eor v19.16b,v8.16b,v9.16b
eor v26.16b,v10.16b,v9.16b
eor v27.16b,v12.16b,v9.16b
eor v28.16b,v0.16b,v9.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v16.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v17.16b
tbl v18.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v18.16b
tbl v19.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v19.16b
tbl v27.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
tbl v28.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v28.16b
orr v16.16b,v7.16b,v16.16b
tbl v7.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
eor v26.16b,v3.16b,v9.16b
orr v17.16b,v20.16b,v17.16b
orr v18.16b,v21.16b,v18.16b
orr v19.16b,v1.16b,v19.16b
movi v9.16b,#128
tbl v23.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
orr v21.16b,v5.16b,v27.16b
orr v20.16b,v4.16b,v7.16b
orr v22.16b,v6.16b,v28.16b
eor v1.16b,v29.16b,v9.16b
eor v4.16b,v31.16b,v9.16b
orr v23.16b,v2.16b,v23.16b
eor v2.16b,v30.16b,v9.16b
ldp q24,q25,[x17,#128]
ldp q26,q27,[x17,#160]
eor v5.16b,v8.16b,v9.16b
eor v6.16b,v10.16b,v9.16b
eor v7.16b,v12.16b,v9.16b
eor v28.16b,v0.16b,v9.16b
tbl v1.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v1.16b
tbl v2.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v2.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
tbl v5.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v5.16b
tbl v6.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v6.16b
tbl v7.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v7.16b
orr v1.16b,v16.16b,v1.16b
eor v16.16b,v3.16b,v9.16b
orr v2.16b,v17.16b,v2.16b
orr v4.16b,v18.16b,v4.16b
tbl v17.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v28.16b
orr v5.16b,v19.16b,v5.16b
tbl v18.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v16.16b
orr v6.16b,v20.16b,v6.16b
orr v16.16b,v21.16b,v7.16b
eor v7.16b,v29.16b,v11.16b
eor v24.16b,v31.16b,v11.16b
eor v25.16b,v8.16b,v11.16b
orr v17.16b,v22.16b,v17.16b
eor v26.16b,v10.16b,v11.16b
orr v18.16b,v23.16b,v18.16b
eor v23.16b,v30.16b,v11.16b
ldp q19,q20,[x17,#192]
eor v27.16b,v12.16b,v11.16b
ldp q21,q22,[x17,#224]
eor v28.16b,v0.16b,v11.16b
movi v29.16b,#64
tbl v7.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v7.16b
tbl v23.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v23.16b
tbl v24.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v24.16b
tbl v25.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
orr v0.16b,v1.16b,v7.16b
eor v1.16b,v3.16b,v11.16b
tbl v7.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v26.16b
orr v3.16b,v2.16b,v23.16b
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v27.16b
orr v23.16b,v4.16b,v24.16b
orr v5.16b,v5.16b,v25.16b
tbl v4.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v28.16b
movi v28.16b,#64
tbl v1.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v1.16b
str q0,[sp,#1088]
movi v11.16b,#64
str q3,[sp,#1488]
str q23,[sp,#832]
orr v2.16b,v16.16b,v2.16b
str q5,[sp,#720]
orr v0.16b,v6.16b,v7.16b
orr v3.16b,v17.16b,v4.16b
orr v1.16b,v18.16b,v1.16b
stp q2,q0,[sp,#400]
stp q3,q1,[sp,#368]
ldr q10,[sp,#1424]
ldp q16,q17,[x16]
ldr q12,[sp,#816]
ldp q18,q19,[x16,#32]
ldr q0,[sp,#1104]
ldr q3,[sp,#1504]
mov x17,x12
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
ldr q30,[sp,#1552]
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
ldr q31,[sp,#1616]
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
ldr q8,[sp,#1664]
ldr q9,[sp,#1696]
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
eor v16.16b,v10.16b,v28.16b
eor v17.16b,v12.16b,v28.16b
ldp q22,q23,[x16,#64]
ldp q24,q25,[x16,#96]
eor v18.16b,v0.16b,v28.16b
eor v19.16b,v3.16b,v28.16b
eor v26.16b,v30.16b,v28.16b
eor v27.16b,v31.16b,v28.16b
eor v28.16b,v8.16b,v28.16b
eor v29.16b,v9.16b,v29.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v16.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v17.16b
tbl v18.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v18.16b
tbl v19.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v19.16b
tbl v26.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
orr v7.16b,v7.16b,v16.16b
orr v16.16b,v20.16b,v17.16b
tbl v20.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
orr v17.16b,v21.16b,v18.16b
tbl v21.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v28.16b
tbl v22.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v29.16b
orr v18.16b,v1.16b,v19.16b
orr v19.16b,v4.16b,v26.16b
movi v29.16b,#128
orr v20.16b,v5.16b,v20.16b
orr v21.16b,v6.16b,v21.16b
orr v2.16b,v2.16b,v22.16b
ldp q22,q23,[x16,#128]
ldp q24,q25,[x16,#160]
eor v1.16b,v10.16b,v29.16b
eor v4.16b,v12.16b,v29.16b
eor v5.16b,v0.16b,v29.16b
eor v6.16b,v3.16b,v29.16b
eor v26.16b,v30.16b,v29.16b
eor v27.16b,v31.16b,v29.16b
eor v28.16b,v8.16b,v29.16b
tbl v1.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v1.16b
tbl v4.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v4.16b
tbl v5.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v5.16b
tbl v6.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v6.16b
orr v1.16b,v7.16b,v1.16b
tbl v7.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
eor v26.16b,v9.16b,v29.16b
orr v4.16b,v16.16b,v4.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v27.16b
orr v5.16b,v17.16b,v5.16b
tbl v17.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v28.16b
tbl v22.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v26.16b
orr v6.16b,v18.16b,v6.16b
orr v7.16b,v19.16b,v7.16b
movi v29.16b,#192
orr v16.16b,v20.16b,v16.16b
orr v17.16b,v21.16b,v17.16b
orr v18.16b,v2.16b,v22.16b
ldp q19,q20,[x16,#192]
eor v2.16b,v0.16b,v29.16b
eor v23.16b,v10.16b,v29.16b
eor v24.16b,v12.16b,v29.16b
ldp q21,q22,[x16,#224]
eor v25.16b,v3.16b,v29.16b
eor v26.16b,v30.16b,v29.16b
eor v27.16b,v31.16b,v29.16b
eor v28.16b,v8.16b,v29.16b
eor v29.16b,v9.16b,v29.16b
tbl v23.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v23.16b
tbl v24.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v24.16b
tbl v30.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v2.16b
tbl v25.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
tbl v26.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v26.16b
tbl v27.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v27.16b
tbl v28.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v28.16b
tbl v19.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v29.16b
orr v21.16b,v1.16b,v23.16b
orr v20.16b,v4.16b,v24.16b
orr v5.16b,v5.16b,v30.16b
orr v4.16b,v6.16b,v25.16b
orr v3.16b,v7.16b,v26.16b
orr v2.16b,v16.16b,v27.16b
orr v0.16b,v17.16b,v28.16b
orr v1.16b,v18.16b,v19.16b
stp q20,q21,[sp,#336]
str q5,[sp,#320]
stp q3,q4,[sp,#256]
str q2,[sp,#240]
str q0,[sp,#1104]
str q1,[sp,#816]
ld1r { v0.4s },[x13]
ld1r { v1.4s },[x6]
ldr q3,[sp,#1856]
mov x16,x12
add x13,x15,#12
add x6,x15,#140
str q0,[sp,#1696]
ld1r { v0.4s },[x4]
add x4,x15,#76
str q0,[sp,#1664]
ld1r { v0.4s },[x5]
add x5,x15,#108
str q0,[sp,#1616]
ld1r { v0.4s },[x7]
add x7,x15,#172
stp q0,q1,[sp,#96]
ld1r { v1.4s },[x19]
ld1r { v0.4s },[x20]
add x19,x15,#204
add x20,x15,#252
stp q0,q1,[sp,#64]
ld1r { v1.4s },[x21]
ld1r { v0.4s },[x22]
stp q0,q1,[sp,#128]
ld1r { v1.4s },[x23]
ld1r { v0.4s },[x24]
stp q0,q1,[sp,#160]
ld1r { v1.4s },[x25]
ld1r { v0.4s },[x26]
stp q1,q0,[sp,#192]
ld1r { v0.4s },[x27]
ld1r { v1.4s },[x28]
str q0,[sp,#224]
ld1r { v0.4s },[x30]
stp q0,q1,[sp,#288]
ldr q22,[sp,#1760]
ldp q17,q18,[x17]
ldr q10,[sp,#1712]
ldp q19,q20,[x17,#32]
ldr q23,[sp,#1728]
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v3.16b
tbl v24.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
ldr q26,[sp,#1440]
tbl v25.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v10.16b
ldr q0,[sp,#1120]
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v23.16b
ldr q1,[sp,#1520]
ldr q2,[sp,#1568]
tbl v6.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v26.16b
tbl v7.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v0.16b
tbl v16.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v1.16b
tbl v5.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v2.16b
eor v17.16b,v3.16b,v11.16b
eor v18.16b,v22.16b,v11.16b
ldp q27,q28,[x17,#64]
ldp q29,q30,[x17,#96]
eor v19.16b,v10.16b,v11.16b
eor v20.16b,v23.16b,v11.16b
eor v31.16b,v26.16b,v11.16b
eor v8.16b,v0.16b,v11.16b
eor v9.16b,v1.16b,v11.16b
tbl v17.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v17.16b
tbl v18.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v18.16b
tbl v19.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v19.16b
tbl v20.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v20.16b
orr v17.16b,v21.16b,v17.16b
tbl v21.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v31.16b
eor v31.16b,v2.16b,v11.16b
orr v18.16b,v24.16b,v18.16b
tbl v24.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v8.16b
orr v19.16b,v25.16b,v19.16b
tbl v25.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v9.16b
tbl v27.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v31.16b
orr v20.16b,v4.16b,v20.16b
orr v21.16b,v6.16b,v21.16b
movi v11.16b,#128
orr v7.16b,v7.16b,v24.16b
orr v24.16b,v16.16b,v25.16b
orr v25.16b,v5.16b,v27.16b
ldp q27,q28,[x17,#128]
ldp q29,q30,[x17,#160]
eor v4.16b,v3.16b,v11.16b
eor v5.16b,v22.16b,v11.16b
eor v6.16b,v10.16b,v11.16b
eor v16.16b,v23.16b,v11.16b
eor v31.16b,v26.16b,v11.16b
eor v8.16b,v0.16b,v11.16b
eor v9.16b,v1.16b,v11.16b
tbl v4.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v4.16b
tbl v5.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v5.16b
tbl v6.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v6.16b
tbl v16.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v16.16b
tbl v8.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v8.16b
tbl v9.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v9.16b
orr v4.16b,v17.16b,v4.16b
tbl v17.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v31.16b
eor v31.16b,v2.16b,v11.16b
orr v5.16b,v18.16b,v5.16b
orr v6.16b,v19.16b,v6.16b
orr v16.16b,v20.16b,v16.16b
orr v19.16b,v7.16b,v8.16b
tbl v27.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v31.16b
movi v28.16b,#192
orr v18.16b,v21.16b,v17.16b
orr v20.16b,v24.16b,v9.16b
orr v21.16b,v25.16b,v27.16b
eor v7.16b,v3.16b,v28.16b
ldp q12,q13,[x17,#192]
ldp q14,q15,[x17,#224]
eor v17.16b,v22.16b,v28.16b
eor v24.16b,v10.16b,v28.16b
eor v30.16b,v0.16b,v28.16b
movi v0.16b,#192
eor v25.16b,v23.16b,v28.16b
eor v27.16b,v26.16b,v28.16b
eor v31.16b,v1.16b,v28.16b
tbl v7.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v7.16b
tbl v17.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v17.16b
tbl v24.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
tbl v25.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v25.16b
tbl v27.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v27.16b
orr v3.16b,v4.16b,v7.16b
eor v4.16b,v2.16b,v0.16b
orr v0.16b,v5.16b,v17.16b
orr v1.16b,v6.16b,v24.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v30.16b
tbl v6.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v31.16b
orr v2.16b,v16.16b,v25.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v4.16b
str q3,[sp,#16]
str q0,[sp,#1760]
str q1,[sp,#1120]
orr v3.16b,v18.16b,v27.16b
orr v13.16b,v19.16b,v5.16b
orr v30.16b,v20.16b,v6.16b
stp q3,q2,[sp,#32]
orr v0.16b,v21.16b,v4.16b
movi v4.16b,#64
str q0,[sp,#1856]
ldr q26,[sp,#1920]
ldp q0,q1,[x16]
ldr q29,[sp,#1136]
ldp q2,q3,[x16,#32]
ldr q15,[sp,#1984]
ldr q23,[sp,#1968]
eor v25.16b,v26.16b,v4.16b
eor v27.16b,v29.16b,v4.16b
eor v31.16b,v15.16b,v4.16b
add x17,x15,#44
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v29.16b
ldr q28,[sp,#1872]
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
ldr q22,[sp,#1840]
tbl v17.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v23.16b
ldr q14,[sp,#1936]
ldr q7,[sp,#1952]
tbl v6.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v28.16b
tbl v18.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
tbl v19.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v7.16b
eor v8.16b,v23.16b,v4.16b
eor v9.16b,v28.16b,v4.16b
ldp q0,q1,[x16,#64]
ldp q2,q3,[x16,#96]
eor v10.16b,v22.16b,v4.16b
eor v12.16b,v14.16b,v4.16b
mov v16.16b,v14.16b
eor v14.16b,v14.16b,v11.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v25.16b
tbl v27.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v27.16b
tbl v31.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v31.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
orr v20.16b,v20.16b,v25.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
eor v9.16b,v7.16b,v4.16b
orr v21.16b,v21.16b,v27.16b
tbl v27.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
orr v24.16b,v24.16b,v31.16b
tbl v31.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
orr v4.16b,v17.16b,v8.16b
orr v6.16b,v6.16b,v25.16b
eor v25.16b,v15.16b,v11.16b
orr v27.16b,v18.16b,v27.16b
eor v18.16b,v26.16b,v11.16b
orr v8.16b,v19.16b,v31.16b
eor v19.16b,v29.16b,v11.16b
orr v5.16b,v5.16b,v0.16b
eor v31.16b,v23.16b,v11.16b
ldp q0,q1,[x16,#128]
ldp q2,q3,[x16,#160]
eor v9.16b,v28.16b,v11.16b
eor v10.16b,v22.16b,v11.16b
tbl v18.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v18.16b
tbl v19.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v19.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v25.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v31.16b
orr v31.16b,v20.16b,v18.16b
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
eor v9.16b,v7.16b,v11.16b
orr v18.16b,v21.16b,v19.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
orr v19.16b,v24.16b,v25.16b
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
orr v4.16b,v4.16b,v12.16b
orr v25.16b,v6.16b,v20.16b
movi v11.16b,#192
orr v20.16b,v27.16b,v21.16b
orr v21.16b,v8.16b,v24.16b
orr v5.16b,v5.16b,v0.16b
ldp q0,q1,[x16,#192]
eor v6.16b,v29.16b,v11.16b
eor v24.16b,v15.16b,v11.16b
eor v27.16b,v23.16b,v11.16b
eor v8.16b,v26.16b,v11.16b
ldp q2,q3,[x16,#224]
eor v9.16b,v28.16b,v11.16b
eor v10.16b,v22.16b,v11.16b
eor v12.16b,v16.16b,v11.16b
eor v14.16b,v7.16b,v11.16b
tbl v15.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
tbl v6.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v24.16b
tbl v27.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v27.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v28.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
tbl v2.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
ldr q0,[sp,#1904]
ldr q1,[sp,#1312]
orr v18.16b,v18.16b,v6.16b
orr v19.16b,v19.16b,v24.16b
eor v14.16b,v0.16b,v1.16b
ldr q0,[sp,#1888]
ldr q1,[sp,#1264]
orr v4.16b,v4.16b,v27.16b
orr v25.16b,v25.16b,v8.16b
orr v20.16b,v20.16b,v28.16b
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1248]
orr v21.16b,v21.16b,v12.16b
orr v5.16b,v5.16b,v2.16b
str q0,[sp,#1152]
ldr q0,[sp,#1824]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1216]
str q0,[sp,#1536]
ldr q0,[sp,#1808]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1184]
str q0,[sp,#1584]
ldr q0,[sp,#1792]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1040]
str q0,[sp,#1248]
ldr q0,[sp,#1776]
eor v0.16b,v0.16b,v1.16b
ldp q1,q3,[sp,#1008]
str q0,[sp,#1312]
ldr q0,[sp,#1744]
eor v0.16b,v0.16b,v3.16b
str q0,[sp,#1728]
ldr q0,[sp,#1680]
eor v0.16b,v0.16b,v1.16b
ldp q1,q3,[sp,#976]
str q0,[sp,#1744]
ldr q0,[sp,#1408]
eor v10.16b,v0.16b,v3.16b
ldr q0,[sp,#1392]
eor v0.16b,v0.16b,v1.16b
ldp q1,q3,[sp,#944]
str q0,[sp,#1504]
ldr q0,[sp,#1376]
eor v0.16b,v0.16b,v3.16b
str q0,[sp,#1184]
ldr q0,[sp,#1344]
eor v0.16b,v0.16b,v1.16b
ldp q1,q3,[sp,#912]
str q0,[sp,#1216]
ldr q0,[sp,#1328]
eor v0.16b,v0.16b,v3.16b
str q0,[sp,#1264]
ldr q0,[sp,#1296]
eor v0.16b,v0.16b,v1.16b
ldp q1,q3,[sp,#880]
str q0,[sp,#1712]
ldr q0,[sp,#1280]
eor v0.16b,v0.16b,v3.16b
str q0,[sp,#1408]
ldr q0,[sp,#1168]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1472]
str q0,[sp,#1920]
ldr q0,[sp,#1232]
eor v9.16b,v0.16b,v1.16b
ldp q0,q3,[sp,#640]
ldr q1,[sp,#1200]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1472]
ldr q1,[sp,#1056]
eor v1.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#608]
str q1,[sp,#1552]
ldr q1,[sp,#864]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1600]
ldr q1,[sp,#800]
eor v1.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#576]
str q1,[sp,#1648]
ldr q1,[sp,#784]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1328]
ldr q1,[sp,#752]
eor v1.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#544]
str q1,[sp,#1376]
ldr q1,[sp,#768]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1440]
ldr q1,[sp,#1632]
eor v11.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#512]
ldr q1,[sp,#1456]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1984]
ldr q1,[sp,#1072]
eor v1.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#480]
str q1,[sp,#1872]
ldr q1,[sp,#848]
eor v1.16b,v1.16b,v3.16b
str q1,[sp,#1232]
ldr q1,[sp,#736]
eor v1.16b,v1.16b,v0.16b
ldp q0,q3,[sp,#448]
str q1,[sp,#1296]
ldr q1,[sp,#704]
eor v1.16b,v1.16b,v3.16b
ldr q3,[sp,#1664]
str q1,[sp,#1360]
ldr q1,[sp,#688]
eor v1.16b,v1.16b,v0.16b
ldr q0,[sp,#432]
str q1,[sp,#1424]
ldr q1,[sp,#672]
eor v26.16b,v1.16b,v0.16b
ldr q0,[sp,#1088]
ldr q1,[sp,#1696]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1488]
eor v1.16b,v1.16b,v3.16b
ldr q3,[sp,#1616]
str q1,[sp,#1488]
ldr q1,[sp,#832]
eor v1.16b,v1.16b,v3.16b
ldp q3,q7,[sp,#96]
str q1,[sp,#1568]
ldr q1,[sp,#720]
eor v1.16b,v1.16b,v7.16b
str q1,[sp,#1616]
ldr q1,[sp,#416]
eor v1.16b,v1.16b,v3.16b
ldp q3,q7,[sp,#64]
str q1,[sp,#1664]
ldr q1,[sp,#400]
eor v1.16b,v1.16b,v7.16b
ldp q7,q2,[sp,#128]
str q1,[sp,#1696]
ldr q1,[sp,#368]
eor v1.16b,v1.16b,v3.16b
ldr q3,[sp,#384]
eor v3.16b,v3.16b,v2.16b
str q1,[sp,#1392]
orr v1.16b,v31.16b,v15.16b
str q3,[sp,#1888]
ldp q3,q2,[sp,#336]
eor v31.16b,v2.16b,v7.16b
ldp q6,q7,[sp,#160]
eor v3.16b,v3.16b,v7.16b
str q3,[sp,#1520]
ldr q3,[sp,#320]
eor v3.16b,v3.16b,v6.16b
ldp q7,q6,[sp,#192]
str q3,[sp,#1200]
ldr q3,[sp,#272]
eor v3.16b,v3.16b,v7.16b
str q3,[sp,#1840]
ldr q3,[sp,#256]
eor v3.16b,v3.16b,v6.16b
str q3,[sp,#1280]
ldp q6,q3,[sp,#224]
eor v3.16b,v3.16b,v6.16b
str q3,[sp,#1344]
ldp q16,q17,[sp,#288]
ldr q7,[sp,#1104]
ld1r { v2.4s },[x13]
ld1r { v3.4s },[x17]
ld1r { v6.4s },[x4]
ld1r { v24.4s },[x6]
ld1r { v23.4s },[x5]
eor v12.16b,v7.16b,v17.16b
ldr q7,[sp,#816]
ld1r { v27.4s },[x7]
add x16,x15,#28
add x17,x15,#60
ld1r { v28.4s },[x19]
eor v15.16b,v7.16b,v16.16b
ldr q7,[sp,#16]
add x4,x15,#92
add x6,x15,#156
add x13,x15,#236
add x5,x15,#124
eor v29.16b,v7.16b,v2.16b
ldr q2,[sp,#1760]
ld1r { v7.4s },[x4]
ld1r { v17.4s },[x6]
add x7,x15,#188
add x19,x15,#220
eor v2.16b,v2.16b,v3.16b
ld1r { v16.4s },[x5]
ld1r { v22.4s },[x7]
add x15,x15,#256
str q2,[sp,#1456]
ldr q2,[sp,#1120]
eor v2.16b,v2.16b,v6.16b
ld1r { v6.4s },[x17]
str q2,[sp,#1168]
ldp q2,q3,[sp,#32]
eor v2.16b,v2.16b,v24.16b
eor v8.16b,v3.16b,v23.16b
ld1r { v3.4s },[x16]
ld1r { v23.4s },[x19]
ld1r { v24.4s },[x20]
str q2,[sp,#1632]
eor v2.16b,v13.16b,v27.16b
ldr q27,[sp,#1856]
eor v13.16b,v21.16b,v23.16b
str q2,[sp,#1680]
eor v2.16b,v30.16b,v28.16b
eor v30.16b,v1.16b,v3.16b
eor v1.16b,v18.16b,v6.16b
eor v28.16b,v4.16b,v16.16b
str q2,[sp,#1904]
ld1r { v2.4s },[x13]
str q1,[sp,#1968]
eor v1.16b,v19.16b,v7.16b
eor v27.16b,v27.16b,v2.16b
str q1,[sp,#1856]
eor v1.16b,v25.16b,v17.16b
eor v25.16b,v5.16b,v24.16b
str q1,[sp,#1936]
eor v1.16b,v20.16b,v22.16b
str q1,[sp,#1952]
b.ne 3b
mov v2.16b,v29.16b
str q29,[sp,#1824]
mov v29.16b,v9.16b
ldr q3,[sp,#1472]
mov v9.16b,v30.16b
mov v30.16b,v10.16b
mov v10.16b,v31.16b
ldr q31,[sp,#1152]
ldr q24,[x0,#64]
zip1 v4.16b,v29.16b,v3.16b
ldr q3,[sp,#1488]
ldr x13,[sp,#8]
zip1 v1.16b,v14.16b,v31.16b
add x8,x8,#1
zip1 v5.16b,v0.16b,v3.16b
ldr q3,[sp,#1456]
add x13,x13,x2
cmp x8,x3
zip1 v17.16b,v2.16b,v3.16b
ldr q2,[sp,#1504]
zip1 v18.16b,v30.16b,v2.16b
ldr q2,[sp,#1984]
zip1 v19.16b,v11.16b,v2.16b
ldr q2,[sp,#1520]
zip1 v20.16b,v10.16b,v2.16b
ldr q2,[sp,#1968]
zip1 v21.16b,v9.16b,v2.16b
zip1 v2.16b,v1.16b,v18.16b
zip1 v3.16b,v4.16b,v19.16b
zip2 v1.16b,v1.16b,v18.16b
zip2 v4.16b,v4.16b,v19.16b
zip1 v6.16b,v5.16b,v20.16b
zip2 v5.16b,v5.16b,v20.16b
zip1 v7.16b,v17.16b,v21.16b
zip1 v16.16b,v2.16b,v6.16b
zip2 v2.16b,v2.16b,v6.16b
zip1 v22.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
zip1 v23.16b,v16.16b,v22.16b
zip2 v16.16b,v16.16b,v22.16b
zip1 v7.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v3.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip2 v5.16b,v14.16b,v31.16b
ldr q31,[sp,#1168]
ldr q14,[sp,#1232]
sub v23.2d,v23.2d,v24.2d
str q23,[x13]
ldr q6,[x0,#64]
sub v6.2d,v16.2d,v6.2d
zip2 v16.16b,v17.16b,v21.16b
str q6,[x13,#64]
ldr q6,[x0,#64]
sub v6.2d,v7.2d,v6.2d
str q6,[x13,#128]
zip1 v6.16b,v4.16b,v16.16b
ldr q7,[x0,#64]
sub v2.2d,v2.2d,v7.2d
zip1 v7.16b,v3.16b,v6.16b
zip2 v3.16b,v3.16b,v6.16b
ldr q6,[sp,#1456]
str q2,[x13,#192]
ldr q2,[x0,#64]
sub v2.2d,v7.2d,v2.2d
str q2,[x13,#256]
zip2 v2.16b,v4.16b,v16.16b
ldr q4,[x0,#64]
sub v3.2d,v3.2d,v4.2d
ldr q4,[sp,#1472]
zip1 v17.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v24.16b,v29.16b,v4.16b
ldr q4,[sp,#1488]
ldr q29,[sp,#1184]
str q3,[x13,#320]
zip2 v4.16b,v0.16b,v4.16b
ldr q0,[sp,#1824]
ldr q3,[x0,#64]
zip2 v6.16b,v0.16b,v6.16b
ldr q0,[sp,#1504]
sub v3.2d,v17.2d,v3.2d
zip2 v7.16b,v30.16b,v0.16b
ldr q0,[sp,#1984]
ldr q30,[sp,#1216]
str q3,[x13,#384]
zip2 v16.16b,v11.16b,v0.16b
ldr q0,[sp,#1520]
ldr q23,[x0,#64]
ldr q11,[sp,#1840]
zip2 v18.16b,v10.16b,v0.16b
ldr q0,[sp,#1968]
zip1 v17.16b,v5.16b,v7.16b
sub v1.2d,v1.2d,v23.2d
zip2 v5.16b,v5.16b,v7.16b
ldr q10,[sp,#1872]
zip2 v19.16b,v9.16b,v0.16b
zip1 v20.16b,v24.16b,v16.16b
zip2 v0.16b,v24.16b,v16.16b
ldr q9,[sp,#1200]
ldr q24,[sp,#1856]
zip1 v21.16b,v4.16b,v18.16b
str q1,[x13,#448]
zip2 v4.16b,v4.16b,v18.16b
ldr q1,[x0,#64]
zip1 v18.16b,v10.16b,v14.16b
zip1 v22.16b,v6.16b,v19.16b
zip2 v6.16b,v6.16b,v19.16b
zip1 v19.16b,v9.16b,v11.16b
zip1 v2.16b,v17.16b,v21.16b
zip1 v3.16b,v20.16b,v22.16b
zip1 v23.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip2 v3.16b,v20.16b,v22.16b
zip1 v20.16b,v24.16b,v28.16b
sub v1.2d,v23.2d,v1.2d
str q1,[x13,#512]
zip2 v1.16b,v17.16b,v21.16b
ldr q17,[x0,#64]
sub v2.2d,v2.2d,v17.2d
zip1 v17.16b,v1.16b,v3.16b
zip2 v1.16b,v1.16b,v3.16b
zip1 v3.16b,v0.16b,v6.16b
str q2,[x13,#576]
ldr q2,[x0,#64]
sub v2.2d,v17.2d,v2.2d
zip1 v17.16b,v29.16b,v30.16b
str q2,[x13,#640]
zip1 v2.16b,v5.16b,v4.16b
ldr q7,[x0,#64]
sub v1.2d,v1.2d,v7.2d
zip1 v7.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip2 v3.16b,v0.16b,v6.16b
ldr q0,[sp,#1536]
str q1,[x13,#704]
ldr q1,[x0,#64]
sub v1.2d,v7.2d,v1.2d
str q1,[x13,#768]
ldr q1,[x0,#64]
sub v1.2d,v2.2d,v1.2d
zip2 v2.16b,v5.16b,v4.16b
ldr q4,[sp,#1600]
ldr q5,[sp,#1568]
str q1,[x13,#832]
ldr q1,[sp,#1584]
zip1 v6.16b,v2.16b,v3.16b
ldr q7,[x0,#64]
zip2 v2.16b,v2.16b,v3.16b
zip1 v0.16b,v0.16b,v1.16b
ldr q1,[sp,#1552]
zip1 v1.16b,v1.16b,v4.16b
ldr q4,[sp,#1616]
sub v6.2d,v6.2d,v7.2d
zip1 v4.16b,v5.16b,v4.16b
zip1 v5.16b,v31.16b,v8.16b
zip1 v7.16b,v0.16b,v17.16b
zip2 v0.16b,v0.16b,v17.16b
zip1 v16.16b,v1.16b,v18.16b
str q6,[x13,#896]
zip2 v1.16b,v1.16b,v18.16b
ldr q23,[x0,#64]
zip2 v18.16b,v9.16b,v11.16b
ldr q11,[sp,#1248]
zip1 v21.16b,v4.16b,v19.16b
zip1 v22.16b,v5.16b,v20.16b
zip2 v4.16b,v4.16b,v19.16b
sub v2.2d,v2.2d,v23.2d
zip2 v5.16b,v5.16b,v20.16b
zip2 v19.16b,v24.16b,v28.16b
ldr q9,[sp,#1360]
ldr q28,[sp,#1280]
ldr q24,[sp,#1936]
zip1 v3.16b,v7.16b,v21.16b
zip1 v6.16b,v16.16b,v22.16b
str q2,[x13,#960]
ldr q2,[x0,#80]
zip1 v23.16b,v3.16b,v6.16b
zip2 v3.16b,v3.16b,v6.16b
zip2 v6.16b,v16.16b,v22.16b
zip2 v16.16b,v10.16b,v14.16b
ldr q14,[sp,#1328]
ldr q10,[sp,#1264]
sub v2.2d,v23.2d,v2.2d
str q2,[x13,#16]
zip2 v2.16b,v7.16b,v21.16b
ldr q7,[x0,#80]
sub v3.2d,v3.2d,v7.2d
zip1 v7.16b,v2.16b,v6.16b
zip2 v2.16b,v2.16b,v6.16b
zip1 v6.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
ldr q5,[sp,#1584]
str q3,[x13,#80]
ldr q3,[x0,#80]
sub v3.2d,v7.2d,v3.2d
str q3,[x13,#144]
zip1 v3.16b,v0.16b,v4.16b
zip2 v0.16b,v0.16b,v4.16b
ldr q7,[x0,#80]
ldr q4,[sp,#1536]
sub v2.2d,v2.2d,v7.2d
zip2 v4.16b,v4.16b,v5.16b
ldr q5,[sp,#1600]
zip1 v7.16b,v3.16b,v6.16b
zip2 v3.16b,v3.16b,v6.16b
ldr q6,[sp,#1568]
zip1 v17.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[x13,#208]
ldr q2,[x0,#80]
sub v2.2d,v7.2d,v2.2d
zip2 v7.16b,v29.16b,v30.16b
ldr q29,[sp,#1344]
ldr q30,[sp,#1952]
str q2,[x13,#272]
ldr q2,[x0,#80]
sub v2.2d,v3.2d,v2.2d
ldr q3,[sp,#1552]
zip2 v3.16b,v3.16b,v5.16b
ldr q5,[sp,#1616]
str q2,[x13,#336]
zip2 v5.16b,v6.16b,v5.16b
zip2 v6.16b,v31.16b,v8.16b
ldr q2,[x0,#80]
ldr q8,[sp,#1312]
ldr q31,[sp,#1296]
sub v2.2d,v17.2d,v2.2d
zip1 v17.16b,v4.16b,v7.16b
zip1 v20.16b,v3.16b,v16.16b
zip2 v4.16b,v4.16b,v7.16b
zip2 v3.16b,v3.16b,v16.16b
zip1 v21.16b,v5.16b,v18.16b
zip1 v22.16b,v6.16b,v19.16b
zip2 v5.16b,v5.16b,v18.16b
str q2,[x13,#400]
zip2 v6.16b,v6.16b,v19.16b
ldr q23,[x0,#80]
zip1 v1.16b,v17.16b,v21.16b
zip1 v2.16b,v20.16b,v22.16b
sub v0.2d,v0.2d,v23.2d
zip2 v16.16b,v4.16b,v5.16b
str q0,[x13,#464]
zip1 v23.16b,v1.16b,v2.16b
ldr q0,[x0,#80]
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v20.16b,v22.16b
sub v0.2d,v23.2d,v0.2d
str q0,[x13,#528]
zip2 v0.16b,v17.16b,v21.16b
ldr q17,[x0,#80]
sub v1.2d,v1.2d,v17.2d
zip1 v17.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v3.16b,v6.16b
str q1,[x13,#592]
ldr q1,[x0,#80]
sub v1.2d,v17.2d,v1.2d
zip2 v17.16b,v3.16b,v6.16b
ldr q3,[sp,#1664]
zip1 v6.16b,v28.16b,v29.16b
str q1,[x13,#656]
zip1 v1.16b,v4.16b,v5.16b
ldr q4,[sp,#1632]
ldr q7,[x0,#80]
zip1 v18.16b,v16.16b,v17.16b
zip1 v5.16b,v31.16b,v9.16b
zip2 v16.16b,v16.16b,v17.16b
sub v0.2d,v0.2d,v7.2d
zip1 v7.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
ldr q2,[sp,#1696]
str q0,[x13,#720]
zip1 v2.16b,v3.16b,v2.16b
ldr q3,[sp,#1680]
ldr q0,[x0,#80]
zip1 v3.16b,v4.16b,v3.16b
ldr q4,[sp,#1712]
sub v0.2d,v7.2d,v0.2d
zip1 v7.16b,v24.16b,v30.16b
zip1 v4.16b,v10.16b,v4.16b
zip1 v21.16b,v2.16b,v6.16b
zip2 v2.16b,v2.16b,v6.16b
str q0,[x13,#784]
ldr q0,[x0,#80]
zip1 v22.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
sub v0.2d,v1.2d,v0.2d
ldr q1,[sp,#1648]
zip1 v1.16b,v1.16b,v14.16b
str q0,[x13,#848]
zip1 v0.16b,v11.16b,v8.16b
ldr q19,[x0,#80]
sub v18.2d,v18.2d,v19.2d
zip1 v20.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v19.16b,v0.16b,v4.16b
zip2 v0.16b,v0.16b,v4.16b
str q18,[x13,#912]
zip1 v18.16b,v20.16b,v22.16b
ldr q23,[x0,#80]
zip1 v6.16b,v1.16b,v3.16b
zip1 v17.16b,v19.16b,v21.16b
zip2 v1.16b,v1.16b,v3.16b
zip2 v3.16b,v11.16b,v8.16b
sub v16.2d,v16.2d,v23.2d
ldr q8,[sp,#1888]
ldr q11,[sp,#1920]
zip1 v23.16b,v17.16b,v18.16b
str q16,[x13,#976]
zip2 v17.16b,v17.16b,v18.16b
ldr q16,[x0,#96]
zip2 v18.16b,v20.16b,v22.16b
sub v16.2d,v23.2d,v16.2d
str q16,[x13,#32]
zip2 v16.16b,v19.16b,v21.16b
ldr q19,[x0,#96]
sub v17.2d,v17.2d,v19.2d
zip1 v19.16b,v16.16b,v18.16b
zip2 v5.16b,v16.16b,v18.16b
zip2 v16.16b,v31.16b,v9.16b
zip2 v18.16b,v24.16b,v30.16b
ldr q9,[sp,#1440]
ldr q31,[sp,#1376]
str q17,[x13,#96]
ldr q30,[sp,#1392]
ldr q17,[x0,#96]
sub v4.2d,v19.2d,v17.2d
zip2 v17.16b,v28.16b,v29.16b
ldr q29,[sp,#1408]
ldr q28,[sp,#1424]
str q4,[x13,#160]
zip1 v4.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
ldr q7,[x0,#96]
sub v5.2d,v5.2d,v7.2d
zip1 v7.16b,v4.16b,v6.16b
zip2 v4.16b,v4.16b,v6.16b
ldr q6,[sp,#1696]
zip1 v19.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q5,[x13,#224]
ldr q5,[x0,#96]
sub v5.2d,v7.2d,v5.2d
ldr q7,[sp,#1664]
zip2 v6.16b,v7.16b,v6.16b
ldr q7,[sp,#1632]
str q5,[x13,#288]
ldr q5,[sp,#1648]
ldr q2,[x0,#96]
zip2 v5.16b,v5.16b,v14.16b
sub v2.2d,v4.2d,v2.2d
ldr q4,[sp,#1680]
zip1 v22.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v4.16b,v7.16b,v4.16b
ldr q7,[sp,#1712]
str q2,[x13,#352]
zip1 v21.16b,v5.16b,v16.16b
zip2 v5.16b,v5.16b,v16.16b
zip2 v7.16b,v10.16b,v7.16b
ldr q2,[x0,#96]
ldr q10,[sp,#1904]
zip1 v23.16b,v4.16b,v18.16b
sub v2.2d,v19.2d,v2.2d
zip2 v4.16b,v4.16b,v18.16b
zip1 v20.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
str q2,[x13,#416]
zip1 v2.16b,v21.16b,v23.16b
ldr q19,[x0,#96]
zip2 v17.16b,v5.16b,v4.16b
zip1 v1.16b,v20.16b,v22.16b
sub v0.2d,v0.2d,v19.2d
zip2 v16.16b,v3.16b,v6.16b
str q0,[x13,#480]
zip1 v19.16b,v1.16b,v2.16b
ldr q0,[x0,#96]
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v21.16b,v23.16b
sub v0.2d,v19.2d,v0.2d
str q0,[x13,#544]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#96]
sub v1.2d,v1.2d,v19.2d
zip1 v19.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v5.16b,v4.16b
zip1 v4.16b,v29.16b,v11.16b
zip1 v5.16b,v28.16b,v26.16b
str q1,[x13,#608]
ldr q1,[x0,#96]
sub v1.2d,v19.2d,v1.2d
zip1 v19.16b,v16.16b,v17.16b
zip2 v16.16b,v16.16b,v17.16b
str q1,[x13,#672]
zip1 v1.16b,v3.16b,v6.16b
ldr q3,[sp,#1744]
ldr q7,[x0,#96]
zip1 v6.16b,v12.16b,v15.16b
sub v0.2d,v0.2d,v7.2d
zip1 v7.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
str q0,[x13,#736]
ldr q0,[x0,#96]
sub v0.2d,v7.2d,v0.2d
zip1 v7.16b,v13.16b,v25.16b
str q0,[x13,#800]
ldr q0,[sp,#1728]
ldr q2,[x0,#96]
zip1 v0.16b,v0.16b,v3.16b
zip1 v3.16b,v10.16b,v27.16b
sub v18.2d,v1.2d,v2.2d
zip1 v1.16b,v31.16b,v9.16b
zip1 v2.16b,v30.16b,v8.16b
str q18,[x13,#864]
zip1 v20.16b,v0.16b,v4.16b
zip1 v22.16b,v3.16b,v7.16b
ldr q18,[x0,#96]
zip1 v21.16b,v2.16b,v6.16b
zip2 v0.16b,v0.16b,v4.16b
zip2 v2.16b,v2.16b,v6.16b
zip2 v3.16b,v3.16b,v7.16b
sub v18.2d,v19.2d,v18.2d
zip1 v19.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
str q18,[x13,#928]
zip1 v18.16b,v20.16b,v21.16b
ldr q17,[x0,#96]
zip1 v23.16b,v19.16b,v22.16b
zip1 v6.16b,v1.16b,v3.16b
zip2 v1.16b,v1.16b,v3.16b
ldr q3,[sp,#1728]
sub v16.2d,v16.2d,v17.2d
zip1 v17.16b,v18.16b,v23.16b
str q16,[x13,#992]
ldr q16,[x0,#112]
sub v16.2d,v17.2d,v16.2d
zip2 v17.16b,v18.16b,v23.16b
zip2 v18.16b,v19.16b,v22.16b
str q16,[x13,#48]
zip2 v16.16b,v20.16b,v21.16b
ldr q19,[x0,#112]
sub v17.2d,v17.2d,v19.2d
zip1 v19.16b,v16.16b,v18.16b
zip2 v5.16b,v16.16b,v18.16b
zip2 v16.16b,v28.16b,v26.16b
zip2 v18.16b,v13.16b,v25.16b
str q17,[x13,#112]
ldr q17,[x0,#112]
sub v4.2d,v19.2d,v17.2d
zip2 v17.16b,v12.16b,v15.16b
str q4,[x13,#176]
zip1 v4.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
ldr q7,[x0,#112]
sub v5.2d,v5.2d,v7.2d
zip1 v7.16b,v4.16b,v6.16b
zip2 v4.16b,v4.16b,v6.16b
zip2 v6.16b,v30.16b,v8.16b
zip1 v19.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q5,[x13,#240]
ldr q5,[x0,#112]
zip1 v22.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
sub v5.2d,v7.2d,v5.2d
zip2 v7.16b,v29.16b,v11.16b
str q5,[x13,#304]
ldr q5,[sp,#1744]
ldr q2,[x0,#112]
zip2 v3.16b,v3.16b,v5.16b
zip2 v5.16b,v31.16b,v9.16b
sub v2.2d,v4.2d,v2.2d
zip2 v4.16b,v10.16b,v27.16b
str q2,[x13,#368]
zip1 v20.16b,v3.16b,v7.16b
zip1 v21.16b,v5.16b,v16.16b
ldr q2,[x0,#112]
zip1 v23.16b,v4.16b,v18.16b
zip2 v3.16b,v3.16b,v7.16b
zip2 v5.16b,v5.16b,v16.16b
zip2 v4.16b,v4.16b,v18.16b
sub v2.2d,v19.2d,v2.2d
zip1 v1.16b,v20.16b,v22.16b
str q2,[x13,#432]
zip1 v2.16b,v21.16b,v23.16b
ldr q19,[x0,#112]
sub v0.2d,v0.2d,v19.2d
zip1 v19.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v21.16b,v23.16b
str q0,[x13,#496]
ldr q0,[x0,#112]
sub v0.2d,v19.2d,v0.2d
str q0,[x13,#560]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#112]
sub v1.2d,v1.2d,v19.2d
zip1 v19.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v5.16b,v4.16b
str q1,[x13,#624]
ldr q1,[x0,#112]
sub v1.2d,v19.2d,v1.2d
str q1,[x13,#688]
zip1 v1.16b,v3.16b,v6.16b
ldr q7,[x0,#112]
sub v0.2d,v0.2d,v7.2d
zip1 v7.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip2 v2.16b,v5.16b,v4.16b
str q0,[x13,#752]
ldr q0,[x0,#112]
sub v0.2d,v7.2d,v0.2d
str q0,[x13,#816]
zip2 v0.16b,v3.16b,v6.16b
ldr q3,[x0,#112]
sub v1.2d,v1.2d,v3.2d
zip1 v3.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
str q1,[x13,#880]
ldr q1,[x0,#112]
sub v1.2d,v3.2d,v1.2d
str q1,[x13,#944]
ldr q1,[x0,#112]
sub v0.2d,v0.2d,v1.2d
str q0,[x13,#1008]
b.ne 2b
4:
add sp,sp,#2240
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
end_function phalanx_0_1_kalyna_512_512_decrypt_neon_sha3
.p2align 4
1002:
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.p2align 4
1000:
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.p2align 4
1001:
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.p2align 4
1003:
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 6
1006:
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0,0xffeae76e162c1554,0x88d6ca266440a17e
.quad 0x7475138d2d37c301,0x3495f47a60f3e248,0x77421e8bdad7af33,0x69c4f918e441c98c
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86,0x2faaf8630c4a034d,0x23defd4f579f946b
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053,0x96bc2830ab7f97ae,0x8522c8511fba980a
.quad 0xc01c652ee9f79a43,0x905ab820830436cc,0xb424e345313f61c1,0xe86ccdb1cfe179bd
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0,0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1,0x705f32e56a8a9e,0x73b362a029718edc
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe,0x4478dd81932a3af6,0xd811ed3b0b50677c
.p2align 4
1004:
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.p2align 4
1005:
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.p2align 4
1007:
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.p2align 4
1008:
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.p2align 4
1009:
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.p2align 4
1010:
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.p2align 4
1011:
.quad 0x8d038c028f018e00,0x890788068b058a04
.p2align 4
1012:
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.p2align 4
1013:
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.p2align 4
1014:
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.p2align 6
1015:
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22,0xd66eae47d448743a,0xbfe415245d7532de
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108,0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551,0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.quad 0xba5709b6889134fa,0x9518e6712833734f,0x242cea65b53fd10,0x9969643944767c31
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b,0x5cf5bb25352c36ea,0x986c680dd8016f85
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460,0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d,0x4a04a243f43e1707,0xb9521177373ffb7d
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8,0x6b1e6684ff860050,0x58eb9f40d52027c3
.p2align 6
1016:
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2,0x33dea03667344bdf,0xc90ab832439a50e0
.quad 0x72aace2955bc5bef,0x9958076b310d04b5,0xb94d7b799b84751e,0x65d29ee67a6c228a
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35,0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637,0x90924197e56af244,0x4cd3547cb38c3dbf
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264,0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.quad 0xf700719f8626a242,0xf449da3afc825951,0x5283c818e4e1141d,0x684e7d1224743bc0
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110,0xa5d10811530e01ca,0xe7782a1a205c4f66
.quad 0xac17602528940391,0x2c13d62d6d69dd19,0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.p2align 6
1017:
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd,0xeb3335b9282e102b,0x7280a55396034768
.quad 0x9730dad31e149587,0x9e130ff32f82d08b,0x8c75d1633d248806,0x86e6dfe2086f17fa
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7,0x7819e779f6735491,0xb8ed892993e8fac
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad,0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09,0xbb8d3415830aef57,0x71c74b3ff416a8af
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea,0x677cb5d258c081cc,0xf5f10c8a375d266a
.quad 0xf20566394850fb38,0x32eebed5e0fe4984,0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d,0x7bff07774256aa3c,0x614304b4a0aef798

function phalanx_0_1_kalyna_512_512_encrypt_neon_sha3
cbz x3,4f
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#1056
adr x12,1018f
adr x13,1019f
str xzr,[sp]
ldr q0,[x12]
mov x8,xzr
adr x9,1020f
adr x10,1021f
str q0,[sp,#32]
ldr q0,[x13]
adr x11,1022f
adr x12,1023f
stur q0,[x29,#-112]
nop
nop
nop
nop
2:
lsl x13,x8,#10
ldp q0,q1,[x0]
add x8,x8,#1
add x15,x0,#128
add x14,x1,x13
add x13,x2,x13
ldp q3,q6,[x14]
ldp q4,q2,[x14,#64]
ldp q23,q28,[x14,#576]
add v20.2d,v0.2d,v3.2d
ldp q5,q3,[x14,#128]
stp q2,q6,[x29,#-96]
ldp q7,q2,[x14,#192]
add v13.2d,v0.2d,v23.2d
ldp q25,q23,[x14,#704]
add v29.2d,v0.2d,v4.2d
add v30.2d,v0.2d,v5.2d
stp q2,q3,[x29,#-144]
ldp q16,q2,[x14,#256]
add v15.2d,v0.2d,v25.2d
ldp q27,q25,[x14,#832]
add v31.2d,v0.2d,v7.2d
add v23.2d,v1.2d,v23.2d
stur q2,[x29,#-160]
ldp q17,q2,[x14,#320]
add v8.2d,v0.2d,v16.2d
ldp q4,q16,[x14,#960]
add v27.2d,v0.2d,v27.2d
add v25.2d,v1.2d,v25.2d
add v9.2d,v0.2d,v17.2d
ldp q18,q17,[x14,#384]
stur q2,[x29,#-192]
add v4.2d,v0.2d,v4.2d
add v10.2d,v0.2d,v18.2d
ldp q19,q18,[x14,#448]
add v17.2d,v1.2d,v17.2d
add v11.2d,v0.2d,v19.2d
ldp q21,q19,[x14,#512]
add v18.2d,v1.2d,v18.2d
add v12.2d,v0.2d,v21.2d
ldp q24,q21,[x14,#640]
add v19.2d,v1.2d,v19.2d
add v14.2d,v0.2d,v24.2d
ldp q26,q24,[x14,#768]
zip1 v7.16b,v20.16b,v12.16b
zip2 v20.16b,v20.16b,v12.16b
zip1 v12.16b,v29.16b,v13.16b
zip2 v29.16b,v29.16b,v13.16b
add v21.2d,v1.2d,v21.2d
add v5.2d,v0.2d,v26.2d
ldp q2,q26,[x14,#896]
zip1 v3.16b,v30.16b,v14.16b
zip2 v30.16b,v30.16b,v14.16b
zip1 v14.16b,v9.16b,v27.16b
zip2 v27.16b,v9.16b,v27.16b
add v24.2d,v1.2d,v24.2d
add v2.2d,v0.2d,v2.2d
zip1 v13.16b,v8.16b,v5.16b
zip2 v5.16b,v8.16b,v5.16b
zip1 v8.16b,v31.16b,v15.16b
zip2 v31.16b,v31.16b,v15.16b
add v26.2d,v1.2d,v26.2d
zip1 v0.16b,v10.16b,v2.16b
zip2 v2.16b,v10.16b,v2.16b
zip1 v10.16b,v11.16b,v4.16b
zip2 v4.16b,v11.16b,v4.16b
zip1 v9.16b,v7.16b,v13.16b
zip1 v11.16b,v20.16b,v5.16b
zip2 v5.16b,v20.16b,v5.16b
zip2 v7.16b,v7.16b,v13.16b
zip1 v15.16b,v29.16b,v27.16b
zip2 v27.16b,v29.16b,v27.16b
zip1 v20.16b,v3.16b,v0.16b
zip2 v0.16b,v3.16b,v0.16b
zip1 v3.16b,v12.16b,v14.16b
zip2 v12.16b,v12.16b,v14.16b
zip1 v14.16b,v8.16b,v10.16b
zip1 v13.16b,v30.16b,v2.16b
zip2 v2.16b,v30.16b,v2.16b
zip1 v30.16b,v31.16b,v4.16b
zip2 v4.16b,v31.16b,v4.16b
zip2 v29.16b,v8.16b,v10.16b
zip1 v31.16b,v9.16b,v20.16b
zip2 v20.16b,v9.16b,v20.16b
zip1 v8.16b,v7.16b,v0.16b
zip1 v9.16b,v3.16b,v14.16b
zip2 v3.16b,v3.16b,v14.16b
zip2 v0.16b,v7.16b,v0.16b
zip1 v7.16b,v11.16b,v13.16b
zip2 v10.16b,v11.16b,v13.16b
zip1 v13.16b,v5.16b,v2.16b
zip1 v11.16b,v12.16b,v29.16b
zip2 v2.16b,v5.16b,v2.16b
zip2 v5.16b,v12.16b,v29.16b
zip1 v29.16b,v15.16b,v30.16b
zip2 v30.16b,v15.16b,v30.16b
zip1 v12.16b,v27.16b,v4.16b
zip1 v6.16b,v31.16b,v9.16b
zip2 v4.16b,v27.16b,v4.16b
zip1 v22.16b,v7.16b,v29.16b
str q6,[sp,#432]
zip2 v6.16b,v31.16b,v9.16b
str q6,[sp,#656]
zip1 v6.16b,v20.16b,v3.16b
zip2 v3.16b,v20.16b,v3.16b
add v20.2d,v1.2d,v28.2d
stur q3,[x29,#-176]
zip1 v3.16b,v8.16b,v11.16b
str q6,[sp,#816]
ldur q6,[x29,#-192]
str q3,[sp,#592]
zip2 v3.16b,v8.16b,v11.16b
str q3,[sp,#752]
zip1 v3.16b,v0.16b,v5.16b
zip2 v0.16b,v0.16b,v5.16b
ldur q5,[x29,#-160]
add v5.2d,v1.2d,v5.2d
stur q0,[x29,#-208]
zip2 v0.16b,v7.16b,v29.16b
add v7.2d,v1.2d,v6.2d
str q3,[sp,#368]
zip1 v27.16b,v5.16b,v24.16b
zip2 v5.16b,v5.16b,v24.16b
str q0,[sp,#560]
zip1 v0.16b,v10.16b,v30.16b
str q0,[sp,#736]
zip2 v0.16b,v10.16b,v30.16b
stur q0,[x29,#-256]
zip1 v0.16b,v13.16b,v12.16b
str q0,[sp,#448]
zip2 v0.16b,v13.16b,v12.16b
str q0,[sp,#672]
zip1 v0.16b,v2.16b,v4.16b
str q0,[sp,#832]
zip2 v0.16b,v2.16b,v4.16b
ldp q4,q3,[x29,#-144]
stur q0,[x29,#-224]
ldp q2,q0,[x29,#-96]
add v3.2d,v1.2d,v3.2d
add v4.2d,v1.2d,v4.2d
add v0.2d,v1.2d,v0.2d
add v2.2d,v1.2d,v2.2d
add v1.2d,v1.2d,v16.2d
zip1 v24.16b,v4.16b,v23.16b
zip2 v4.16b,v4.16b,v23.16b
zip1 v23.16b,v7.16b,v25.16b
zip2 v7.16b,v7.16b,v25.16b
zip1 v16.16b,v0.16b,v19.16b
zip2 v0.16b,v0.16b,v19.16b
zip1 v19.16b,v2.16b,v20.16b
zip2 v2.16b,v2.16b,v20.16b
zip1 v20.16b,v3.16b,v21.16b
zip2 v3.16b,v3.16b,v21.16b
zip1 v21.16b,v17.16b,v26.16b
zip1 v25.16b,v18.16b,v1.16b
zip2 v17.16b,v17.16b,v26.16b
zip2 v1.16b,v18.16b,v1.16b
zip1 v18.16b,v16.16b,v27.16b
zip2 v16.16b,v16.16b,v27.16b
zip1 v26.16b,v0.16b,v5.16b
zip2 v0.16b,v0.16b,v5.16b
zip1 v27.16b,v19.16b,v23.16b
zip2 v19.16b,v19.16b,v23.16b
zip1 v5.16b,v20.16b,v21.16b
zip2 v20.16b,v20.16b,v21.16b
zip1 v28.16b,v24.16b,v25.16b
zip1 v21.16b,v2.16b,v7.16b
zip1 v23.16b,v3.16b,v17.16b
zip2 v2.16b,v2.16b,v7.16b
zip2 v3.16b,v3.16b,v17.16b
zip2 v7.16b,v24.16b,v25.16b
zip1 v17.16b,v4.16b,v1.16b
zip2 v1.16b,v4.16b,v1.16b
zip1 v4.16b,v18.16b,v5.16b
zip2 v5.16b,v18.16b,v5.16b
zip1 v18.16b,v16.16b,v20.16b
zip2 v16.16b,v16.16b,v20.16b
zip1 v20.16b,v27.16b,v28.16b
zip2 v24.16b,v27.16b,v28.16b
zip1 v25.16b,v26.16b,v23.16b
zip2 v23.16b,v26.16b,v23.16b
zip1 v26.16b,v0.16b,v3.16b
zip1 v27.16b,v19.16b,v7.16b
zip2 v0.16b,v0.16b,v3.16b
zip2 v3.16b,v19.16b,v7.16b
zip1 v19.16b,v2.16b,v1.16b
zip2 v1.16b,v2.16b,v1.16b
zip1 v7.16b,v21.16b,v17.16b
zip1 v2.16b,v4.16b,v20.16b
zip2 v17.16b,v21.16b,v17.16b
str q2,[sp,#256]
zip2 v2.16b,v4.16b,v20.16b
ldp q4,q6,[x14,#32]
str q2,[sp,#512]
zip1 v2.16b,v5.16b,v24.16b
str q2,[sp,#720]
zip2 v2.16b,v5.16b,v24.16b
stur q2,[x29,#-128]
zip1 v2.16b,v18.16b,v27.16b
str q2,[sp,#384]
zip2 v2.16b,v18.16b,v27.16b
str q2,[sp,#624]
zip1 v2.16b,v16.16b,v3.16b
str q2,[sp,#784]
zip2 v2.16b,v16.16b,v3.16b
stur q2,[x29,#-240]
zip1 v2.16b,v25.16b,v7.16b
str q2,[sp,#176]
zip2 v2.16b,v25.16b,v7.16b
str q2,[sp,#352]
zip1 v2.16b,v23.16b,v17.16b
stur q2,[x29,#-160]
zip2 v2.16b,v23.16b,v17.16b
str q2,[sp,#800]
zip1 v2.16b,v26.16b,v19.16b
str q2,[sp,#272]
zip2 v2.16b,v26.16b,v19.16b
str q2,[sp,#496]
zip1 v2.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[sp,#704]
ldp q3,q2,[x14,#96]
str q0,[sp,#848]
ldp q0,q1,[x0,#32]
stur q2,[x29,#-96]
ldp q5,q2,[x14,#160]
add v24.2d,v0.2d,v3.2d
ldp q7,q3,[x14,#224]
add v25.2d,v0.2d,v4.2d
str q2,[sp,#640]
add v16.2d,v0.2d,v5.2d
ldp q5,q2,[x14,#288]
add v23.2d,v0.2d,v7.2d
ldp q7,q27,[x14,#992]
stp q2,q3,[sp,#528]
add v18.2d,v0.2d,v5.2d
ldp q17,q3,[x14,#352]
ldp q5,q2,[x14,#416]
add v19.2d,v0.2d,v17.2d
stp q2,q3,[sp,#400]
ldp q17,q2,[x14,#480]
add v20.2d,v0.2d,v5.2d
ldp q5,q29,[x14,#544]
ldp q3,q28,[x14,#928]
add v21.2d,v0.2d,v17.2d
ldp q17,q30,[x14,#608]
add v8.2d,v0.2d,v5.2d
ldp q5,q31,[x14,#672]
add v4.2d,v0.2d,v3.2d
add v3.2d,v0.2d,v7.2d
str q2,[sp,#304]
add v12.2d,v0.2d,v17.2d
ldp q17,q9,[x14,#736]
add v13.2d,v0.2d,v5.2d
ldp q5,q10,[x14,#800]
zip1 v7.16b,v25.16b,v8.16b
zip2 v25.16b,v25.16b,v8.16b
add v28.2d,v1.2d,v28.2d
add v14.2d,v0.2d,v17.2d
ldp q17,q11,[x14,#864]
add v15.2d,v0.2d,v5.2d
zip1 v8.16b,v24.16b,v12.16b
zip2 v24.16b,v24.16b,v12.16b
zip1 v12.16b,v16.16b,v13.16b
mov w14,#18
add v5.2d,v0.2d,v17.2d
zip2 v17.16b,v16.16b,v13.16b
zip1 v13.16b,v20.16b,v4.16b
zip1 v0.16b,v18.16b,v15.16b
zip2 v18.16b,v18.16b,v15.16b
zip1 v15.16b,v23.16b,v14.16b
zip2 v23.16b,v23.16b,v14.16b
zip2 v4.16b,v20.16b,v4.16b
zip1 v14.16b,v19.16b,v5.16b
zip2 v5.16b,v19.16b,v5.16b
zip1 v19.16b,v21.16b,v3.16b
zip2 v3.16b,v21.16b,v3.16b
zip1 v21.16b,v12.16b,v13.16b
zip2 v12.16b,v12.16b,v13.16b
zip1 v20.16b,v7.16b,v0.16b
zip2 v7.16b,v7.16b,v0.16b
zip1 v16.16b,v25.16b,v18.16b
zip2 v18.16b,v25.16b,v18.16b
zip1 v25.16b,v8.16b,v14.16b
zip1 v0.16b,v15.16b,v19.16b
zip2 v8.16b,v8.16b,v14.16b
zip1 v13.16b,v24.16b,v5.16b
zip1 v14.16b,v17.16b,v4.16b
zip2 v5.16b,v24.16b,v5.16b
zip2 v4.16b,v17.16b,v4.16b
zip2 v17.16b,v15.16b,v19.16b
zip1 v19.16b,v23.16b,v3.16b
zip2 v3.16b,v23.16b,v3.16b
zip1 v23.16b,v20.16b,v21.16b
zip2 v20.16b,v20.16b,v21.16b
zip1 v24.16b,v25.16b,v0.16b
zip2 v0.16b,v25.16b,v0.16b
zip1 v21.16b,v7.16b,v12.16b
zip1 v25.16b,v16.16b,v14.16b
zip2 v14.16b,v16.16b,v14.16b
zip2 v7.16b,v7.16b,v12.16b
zip1 v15.16b,v18.16b,v4.16b
zip1 v16.16b,v8.16b,v17.16b
zip2 v26.16b,v18.16b,v4.16b
zip2 v4.16b,v8.16b,v17.16b
zip1 v17.16b,v13.16b,v19.16b
zip2 v19.16b,v13.16b,v19.16b
zip1 v2.16b,v23.16b,v24.16b
zip1 v8.16b,v5.16b,v3.16b
zip2 v5.16b,v5.16b,v3.16b
str q2,[sp,#112]
zip2 v2.16b,v23.16b,v24.16b
str q2,[sp,#240]
zip1 v2.16b,v20.16b,v0.16b
zip2 v0.16b,v20.16b,v0.16b
str q2,[sp,#480]
zip2 v2.16b,v25.16b,v17.16b
stur q0,[x29,#-144]
zip1 v0.16b,v21.16b,v16.16b
stur q2,[x29,#-192]
zip1 v2.16b,v14.16b,v19.16b
str q0,[sp,#160]
zip2 v0.16b,v21.16b,v16.16b
stp q0,q2,[sp,#320]
zip2 v2.16b,v14.16b,v19.16b
zip1 v0.16b,v7.16b,v4.16b
str q2,[sp,#576]
zip1 v2.16b,v15.16b,v8.16b
str q0,[sp,#608]
zip2 v0.16b,v7.16b,v4.16b
stur q2,[x29,#-80]
zip2 v2.16b,v15.16b,v8.16b
add v8.2d,v1.2d,v10.2d
str q0,[sp,#768]
zip1 v0.16b,v25.16b,v17.16b
add v25.2d,v1.2d,v29.2d
add v29.2d,v1.2d,v30.2d
add v30.2d,v1.2d,v31.2d
add v31.2d,v1.2d,v9.2d
add v9.2d,v1.2d,v11.2d
str q2,[sp,#224]
zip1 v2.16b,v26.16b,v5.16b
str q0,[sp,#80]
ldur q0,[x29,#-96]
add v17.2d,v1.2d,v0.2d
ldr q0,[sp,#640]
str q2,[sp,#464]
zip2 v2.16b,v26.16b,v5.16b
add v5.2d,v1.2d,v6.2d
add v19.2d,v1.2d,v0.2d
str q2,[sp,#688]
ldp q0,q2,[sp,#528]
add v20.2d,v1.2d,v2.2d
add v21.2d,v1.2d,v0.2d
ldp q0,q2,[sp,#400]
zip1 v11.16b,v20.16b,v31.16b
zip2 v20.16b,v20.16b,v31.16b
add v24.2d,v1.2d,v0.2d
ldr q0,[sp,#304]
add v23.2d,v1.2d,v2.2d
add v26.2d,v1.2d,v0.2d
add v1.2d,v1.2d,v27.2d
zip1 v27.16b,v5.16b,v25.16b
zip2 v5.16b,v5.16b,v25.16b
zip1 v25.16b,v17.16b,v29.16b
zip2 v17.16b,v17.16b,v29.16b
zip1 v29.16b,v21.16b,v8.16b
zip2 v21.16b,v21.16b,v8.16b
zip1 v8.16b,v19.16b,v30.16b
zip2 v19.16b,v19.16b,v30.16b
zip1 v30.16b,v23.16b,v9.16b
zip1 v10.16b,v24.16b,v28.16b
zip1 v31.16b,v26.16b,v1.16b
zip2 v23.16b,v23.16b,v9.16b
zip2 v24.16b,v24.16b,v28.16b
zip2 v1.16b,v26.16b,v1.16b
zip1 v26.16b,v27.16b,v29.16b
zip2 v27.16b,v27.16b,v29.16b
zip1 v28.16b,v5.16b,v21.16b
zip2 v5.16b,v5.16b,v21.16b
zip1 v21.16b,v25.16b,v30.16b
zip1 v29.16b,v8.16b,v10.16b
zip2 v25.16b,v25.16b,v30.16b
zip2 v30.16b,v8.16b,v10.16b
zip1 v8.16b,v11.16b,v31.16b
zip1 v9.16b,v17.16b,v23.16b
zip2 v17.16b,v17.16b,v23.16b
zip1 v23.16b,v19.16b,v24.16b
zip2 v19.16b,v19.16b,v24.16b
zip2 v24.16b,v11.16b,v31.16b
zip1 v31.16b,v20.16b,v1.16b
zip2 v1.16b,v20.16b,v1.16b
zip1 v20.16b,v26.16b,v29.16b
zip2 v11.16b,v26.16b,v29.16b
zip1 v29.16b,v27.16b,v30.16b
zip2 v27.16b,v27.16b,v30.16b
zip1 v30.16b,v21.16b,v8.16b
zip1 v10.16b,v28.16b,v23.16b
zip2 v28.16b,v28.16b,v23.16b
zip2 v21.16b,v21.16b,v8.16b
zip1 v8.16b,v25.16b,v24.16b
zip1 v14.16b,v9.16b,v31.16b
zip2 v9.16b,v9.16b,v31.16b
zip2 v24.16b,v25.16b,v24.16b
zip1 v15.16b,v17.16b,v1.16b
zip2 v26.16b,v17.16b,v1.16b
zip2 v1.16b,v20.16b,v30.16b
zip1 v13.16b,v5.16b,v19.16b
zip2 v19.16b,v5.16b,v19.16b
zip1 v31.16b,v20.16b,v30.16b
zip2 v3.16b,v29.16b,v8.16b
zip1 v2.16b,v28.16b,v9.16b
zip1 v0.16b,v29.16b,v8.16b
zip1 v4.16b,v27.16b,v24.16b
str q1,[sp,#144]
zip1 v5.16b,v11.16b,v21.16b
stp q2,q3,[sp,#192]
zip2 v2.16b,v28.16b,v9.16b
stur q0,[x29,#-96]
zip2 v0.16b,v10.16b,v14.16b
zip2 v3.16b,v11.16b,v21.16b
stp q2,q4,[sp,#400]
zip2 v2.16b,v13.16b,v15.16b
str q0,[sp,#96]
zip1 v0.16b,v13.16b,v15.16b
zip2 v1.16b,v27.16b,v24.16b
str q2,[sp,#128]
zip1 v2.16b,v19.16b,v26.16b
str q0,[sp,#64]
str q1,[sp,#640]
zip1 v1.16b,v10.16b,v14.16b
stp q5,q2,[sp,#288]
zip2 v2.16b,v19.16b,v26.16b
stp q3,q2,[sp,#528]
nop
nop
nop
nop
nop
nop
3:
mov x17,x9
ldr q6,[sp,#432]
movi v11.16b,#64
ldp q2,q3,[x17]
ldp q4,q5,[x17,#32]
ldr q7,[sp,#256]
ldr q23,[sp,#176]
movi v29.16b,#128
movi v27.16b,#192
eor v8.16b,v6.16b,v11.16b
eor v13.16b,v22.16b,v11.16b
eor v14.16b,v7.16b,v11.16b
tbl v20.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v30.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v22.16b
ldr q9,[sp,#112]
tbl v10.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
ldr q0,[sp,#80]
tbl v19.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v23.16b
tbl v21.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v9.16b
tbl v28.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v31.16b
tbl v26.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v24.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
eor v15.16b,v23.16b,v11.16b
eor v25.16b,v9.16b,v11.16b
eor v17.16b,v0.16b,v11.16b
eor v16.16b,v31.16b,v11.16b
ldp q2,q3,[x17,#64]
ldp q4,q5,[x17,#96]
eor v18.16b,v1.16b,v11.16b
mov x16,x9
mov x4,x10
subs x14,x14,#1
tbl v8.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v8.16b
tbl v13.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v13.16b
tbl v14.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v14.16b
tbl v15.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v15.16b
tbl v25.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
tbl v16.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v16.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v18.16b
eor v18.16b,v7.16b,v29.16b
orr v8.16b,v20.16b,v8.16b
orr v13.16b,v30.16b,v13.16b
orr v20.16b,v10.16b,v14.16b
orr v19.16b,v19.16b,v15.16b
orr v30.16b,v21.16b,v25.16b
orr v26.16b,v26.16b,v17.16b
orr v14.16b,v28.16b,v16.16b
orr v15.16b,v24.16b,v2.16b
eor v16.16b,v6.16b,v29.16b
eor v17.16b,v22.16b,v29.16b
eor v21.16b,v23.16b,v29.16b
eor v24.16b,v9.16b,v29.16b
eor v25.16b,v0.16b,v29.16b
eor v28.16b,v31.16b,v29.16b
ldp q2,q3,[x17,#128]
ldp q4,q5,[x17,#160]
eor v0.16b,v0.16b,v27.16b
tbl v16.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v16.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v18.16b
tbl v21.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v21.16b
orr v10.16b,v8.16b,v16.16b
tbl v16.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v24.16b
eor v24.16b,v1.16b,v29.16b
orr v13.16b,v13.16b,v17.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
orr v8.16b,v20.16b,v18.16b
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v28.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v24.16b
orr v21.16b,v19.16b,v21.16b
orr v28.16b,v30.16b,v16.16b
eor v16.16b,v6.16b,v27.16b
orr v26.16b,v26.16b,v17.16b
eor v17.16b,v22.16b,v27.16b
orr v24.16b,v14.16b,v18.16b
eor v18.16b,v7.16b,v27.16b
orr v19.16b,v15.16b,v2.16b
eor v20.16b,v23.16b,v27.16b
ldp q2,q3,[x17,#192]
ldp q4,q5,[x17,#224]
eor v25.16b,v9.16b,v27.16b
eor v30.16b,v31.16b,v27.16b
eor v1.16b,v1.16b,v27.16b
tbl v16.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v16.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v18.16b
tbl v20.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v20.16b
tbl v0.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v1.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
orr v22.16b,v10.16b,v16.16b
tbl v16.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
orr v7.16b,v13.16b,v17.16b
orr v6.16b,v8.16b,v18.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v30.16b
orr v5.16b,v21.16b,v20.16b
orr v3.16b,v26.16b,v0.16b
orr v0.16b,v19.16b,v1.16b
str q22,[sp,#432]
orr v4.16b,v28.16b,v16.16b
str q7,[sp,#48]
str q6,[sp,#256]
orr v2.16b,v24.16b,v17.16b
str q5,[sp,#176]
str q4,[sp,#112]
str q3,[sp,#80]
stp q2,q0,[sp]
ldr q7,[sp,#160]
ldp q12,q13,[x16]
ldr q0,[sp,#64]
ldp q14,q15,[x16,#32]
eor v16.16b,v7.16b,v11.16b
ldp q21,q18,[x29,#-96]
mov x17,x10
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v7.16b
ldr q23,[sp,#592]
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v21.16b
ldr q6,[sp,#448]
tbl v31.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v0.16b
ldr q22,[sp,#384]
ldr q9,[sp,#272]
tbl v2.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v23.16b
tbl v19.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v6.16b
tbl v20.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v22.16b
tbl v1.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v9.16b
eor v17.16b,v18.16b,v11.16b
mov v10.16b,v18.16b
ldp q12,q13,[x16,#64]
ldp q14,q15,[x16,#96]
stp q21,q18,[x29,#-96]
eor v18.16b,v21.16b,v11.16b
mov v8.16b,v21.16b
eor v21.16b,v0.16b,v11.16b
eor v24.16b,v23.16b,v11.16b
eor v25.16b,v6.16b,v11.16b
eor v30.16b,v22.16b,v11.16b
tbl v16.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v16.16b
tbl v17.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v17.16b
tbl v18.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
tbl v28.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v21.16b
orr v21.16b,v3.16b,v16.16b
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
eor v16.16b,v9.16b,v11.16b
orr v24.16b,v4.16b,v17.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v25.16b
orr v26.16b,v5.16b,v18.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v30.16b
tbl v16.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v16.16b
orr v12.16b,v31.16b,v28.16b
orr v2.16b,v2.16b,v3.16b
eor v3.16b,v10.16b,v29.16b
orr v28.16b,v19.16b,v4.16b
eor v4.16b,v8.16b,v29.16b
orr v30.16b,v20.16b,v5.16b
eor v5.16b,v0.16b,v29.16b
orr v31.16b,v1.16b,v16.16b
eor v1.16b,v7.16b,v29.16b
ldp q16,q17,[x16,#128]
ldp q18,q19,[x16,#160]
eor v25.16b,v23.16b,v29.16b
eor v8.16b,v6.16b,v29.16b
eor v10.16b,v22.16b,v29.16b
mov v11.16b,v0.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v5.16b
orr v20.16b,v21.16b,v1.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
eor v25.16b,v9.16b,v29.16b
orr v21.16b,v24.16b,v3.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
orr v24.16b,v26.16b,v4.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
orr v26.16b,v12.16b,v5.16b
orr v19.16b,v2.16b,v1.16b
eor v17.16b,v6.16b,v27.16b
orr v2.16b,v28.16b,v3.16b
eor v3.16b,v7.16b,v27.16b
orr v1.16b,v30.16b,v4.16b
eor v7.16b,v11.16b,v27.16b
orr v0.16b,v31.16b,v16.16b
eor v16.16b,v23.16b,v27.16b
ldp q5,q4,[x29,#-96]
ldp q12,q13,[x16,#192]
eor v18.16b,v22.16b,v27.16b
ldp q14,q15,[x16,#224]
eor v4.16b,v4.16b,v27.16b
eor v5.16b,v5.16b,v27.16b
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v3.16b
tbl v7.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v7.16b
tbl v16.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v16.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v4.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v5.16b
orr v6.16b,v20.16b,v3.16b
eor v3.16b,v9.16b,v27.16b
orr v7.16b,v26.16b,v7.16b
orr v20.16b,v21.16b,v4.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v17.16b
orr v17.16b,v24.16b,v5.16b
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v3.16b
str q6,[sp,#592]
movi v13.16b,#64
str q20,[sp,#448]
movi v15.16b,#64
str q17,[sp,#384]
orr v2.16b,v2.16b,v4.16b
str q7,[sp,#272]
orr v6.16b,v19.16b,v16.16b
orr v1.16b,v1.16b,v5.16b
orr v0.16b,v0.16b,v3.16b
str q6,[sp,#160]
stp q1,q2,[x29,#-96]
str q0,[sp,#64]
ldr q6,[sp,#96]
ldp q24,q25,[x17]
ldr q10,[sp,#656]
ldp q26,q27,[x17,#32]
ldr q14,[sp,#560]
ldr q11,[sp,#512]
eor v16.16b,v6.16b,v13.16b
eor v17.16b,v10.16b,v13.16b
eor v19.16b,v14.16b,v13.16b
mov x16,x11
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v6.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v10.16b
ldr q22,[sp,#352]
tbl v5.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v14.16b
ldr q23,[sp,#240]
tbl v0.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v11.16b
ldur q9,[x29,#-192]
ldr q12,[sp,#144]
tbl v2.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v22.16b
tbl v7.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v23.16b
tbl v18.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v9.16b
tbl v1.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v12.16b
eor v20.16b,v11.16b,v13.16b
eor v21.16b,v22.16b,v13.16b
ldp q24,q25,[x17,#64]
ldp q26,q27,[x17,#96]
eor v30.16b,v23.16b,v13.16b
eor v8.16b,v9.16b,v13.16b
tbl v16.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v16.16b
tbl v17.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v17.16b
tbl v28.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v19.16b
tbl v31.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v20.16b
orr v19.16b,v3.16b,v16.16b
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v21.16b
eor v16.16b,v12.16b,v13.16b
orr v20.16b,v4.16b,v17.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v30.16b
orr v21.16b,v5.16b,v28.16b
tbl v5.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v8.16b
tbl v16.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v16.16b
orr v0.16b,v0.16b,v31.16b
orr v2.16b,v2.16b,v3.16b
eor v3.16b,v10.16b,v29.16b
orr v7.16b,v7.16b,v4.16b
eor v4.16b,v14.16b,v29.16b
orr v18.16b,v18.16b,v5.16b
eor v5.16b,v11.16b,v29.16b
orr v24.16b,v1.16b,v16.16b
eor v1.16b,v6.16b,v29.16b
ldp q25,q26,[x17,#128]
ldp q27,q28,[x17,#160]
eor v16.16b,v22.16b,v29.16b
eor v17.16b,v23.16b,v29.16b
eor v30.16b,v9.16b,v29.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
tbl v3.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v3.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v4.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
orr v19.16b,v19.16b,v1.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
eor v16.16b,v12.16b,v29.16b
orr v3.16b,v20.16b,v3.16b
orr v4.16b,v21.16b,v4.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
orr v5.16b,v0.16b,v5.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
orr v21.16b,v2.16b,v1.16b
orr v2.16b,v7.16b,v17.16b
orr v1.16b,v18.16b,v20.16b
orr v0.16b,v24.16b,v16.16b
movi v24.16b,#192
ldp q25,q26,[x17,#192]
ldp q27,q28,[x17,#224]
eor v7.16b,v6.16b,v24.16b
eor v16.16b,v10.16b,v24.16b
eor v17.16b,v14.16b,v24.16b
eor v18.16b,v11.16b,v24.16b
eor v20.16b,v22.16b,v24.16b
eor v29.16b,v23.16b,v24.16b
eor v30.16b,v9.16b,v24.16b
movi v14.16b,#192
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v18.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
orr v22.16b,v19.16b,v7.16b
eor v7.16b,v12.16b,v24.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v20.16b
orr v20.16b,v3.16b,v16.16b
tbl v3.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v29.16b
orr v16.16b,v4.16b,v17.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
orr v6.16b,v5.16b,v18.16b
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
str q22,[sp,#656]
orr v5.16b,v21.16b,v19.16b
str q20,[sp,#560]
orr v2.16b,v2.16b,v3.16b
str q16,[sp,#512]
str q6,[sp,#352]
orr v1.16b,v1.16b,v4.16b
str q5,[sp,#240]
orr v0.16b,v0.16b,v7.16b
stur q2,[x29,#-192]
str q1,[sp,#144]
str q0,[sp,#96]
ldr q11,[sp,#496]
ldp q16,q17,[x4]
ldr q6,[sp,#320]
ldp q18,q19,[x4,#32]
mov x17,x11
ldp q9,q22,[sp,#208]
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
ldr q12,[sp,#128]
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
ldr q24,[sp,#752]
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
ldr q8,[sp,#672]
ldr q10,[sp,#624]
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
eor v16.16b,v11.16b,v13.16b
eor v17.16b,v6.16b,v13.16b
ldp q25,q26,[x4,#64]
ldp q27,q28,[x4,#96]
eor v18.16b,v22.16b,v13.16b
eor v19.16b,v9.16b,v13.16b
eor v21.16b,v12.16b,v13.16b
eor v29.16b,v24.16b,v13.16b
eor v31.16b,v8.16b,v13.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
orr v16.16b,v4.16b,v16.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
eor v21.16b,v10.16b,v13.16b
orr v18.16b,v5.16b,v17.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v29.16b
orr v19.16b,v20.16b,v23.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v31.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
orr v0.16b,v0.16b,v30.16b
orr v2.16b,v2.16b,v4.16b
movi v30.16b,#128
orr v3.16b,v3.16b,v5.16b
orr v7.16b,v7.16b,v17.16b
orr v20.16b,v1.16b,v20.16b
ldp q25,q26,[x4,#128]
ldp q27,q28,[x4,#160]
eor v1.16b,v11.16b,v30.16b
eor v4.16b,v6.16b,v30.16b
eor v5.16b,v22.16b,v30.16b
eor v17.16b,v9.16b,v30.16b
eor v21.16b,v12.16b,v30.16b
eor v23.16b,v24.16b,v30.16b
eor v29.16b,v8.16b,v30.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v4.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
orr v16.16b,v16.16b,v1.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
eor v21.16b,v10.16b,v30.16b
orr v4.16b,v18.16b,v4.16b
tbl v18.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v5.16b,v19.16b,v5.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v29.16b
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
orr v17.16b,v0.16b,v17.16b
orr v23.16b,v2.16b,v1.16b
movi v29.16b,#192
orr v2.16b,v3.16b,v18.16b
orr v1.16b,v7.16b,v19.16b
orr v0.16b,v20.16b,v21.16b
ldp q18,q19,[x4,#192]
eor v3.16b,v11.16b,v29.16b
ldp q20,q21,[x4,#224]
eor v7.16b,v6.16b,v29.16b
eor v25.16b,v22.16b,v29.16b
eor v26.16b,v9.16b,v29.16b
eor v27.16b,v12.16b,v29.16b
eor v28.16b,v24.16b,v29.16b
eor v30.16b,v8.16b,v29.16b
tbl v3.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v3.16b
movi v12.16b,#64
tbl v7.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v7.16b
tbl v25.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v25.16b
tbl v26.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v26.16b
orr v6.16b,v16.16b,v3.16b
eor v3.16b,v10.16b,v29.16b
tbl v16.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v27.16b
orr v24.16b,v4.16b,v7.16b
orr v22.16b,v5.16b,v25.16b
orr v7.16b,v17.16b,v26.16b
tbl v4.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v28.16b
tbl v5.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v30.16b
tbl v3.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v3.16b
str q6,[sp,#752]
str q24,[sp,#672]
str q22,[sp,#624]
str q7,[sp,#496]
orr v6.16b,v23.16b,v16.16b
orr v2.16b,v2.16b,v4.16b
orr v1.16b,v1.16b,v5.16b
orr v0.16b,v0.16b,v3.16b
str q6,[sp,#320]
stp q1,q2,[sp,#208]
str q0,[sp,#128]
ldr q22,[sp,#288]
ldp q16,q17,[x16]
ldr q11,[sp,#192]
ldp q18,q19,[x16,#32]
ldr q24,[sp,#816]
ldp q8,q29,[sp,#720]
eor v7.16b,v22.16b,v12.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
tbl v21.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
ldur q9,[x29,#-160]
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v29.16b
ldr q10,[sp,#480]
ldr q6,[sp,#336]
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
eor v16.16b,v11.16b,v12.16b
eor v17.16b,v24.16b,v12.16b
eor v18.16b,v29.16b,v12.16b
ldp q25,q26,[x16,#64]
ldp q27,q28,[x16,#96]
eor v19.16b,v8.16b,v12.16b
eor v23.16b,v9.16b,v12.16b
eor v31.16b,v10.16b,v12.16b
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v7.16b,v5.16b,v7.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
eor v19.16b,v6.16b,v12.16b
orr v16.16b,v20.16b,v16.16b
orr v18.16b,v21.16b,v17.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v31.16b
orr v0.16b,v0.16b,v30.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
movi v12.16b,#128
orr v20.16b,v2.16b,v5.16b
orr v3.16b,v3.16b,v23.16b
orr v21.16b,v4.16b,v17.16b
orr v23.16b,v1.16b,v19.16b
eor v1.16b,v22.16b,v12.16b
ldp q25,q26,[x16,#128]
ldp q27,q28,[x16,#160]
eor v2.16b,v11.16b,v12.16b
eor v4.16b,v24.16b,v12.16b
eor v5.16b,v29.16b,v12.16b
eor v19.16b,v8.16b,v12.16b
eor v30.16b,v9.16b,v12.16b
eor v31.16b,v10.16b,v12.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v2.16b
tbl v4.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v4.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
orr v2.16b,v7.16b,v1.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
eor v19.16b,v6.16b,v12.16b
orr v7.16b,v16.16b,v17.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
orr v18.16b,v18.16b,v4.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v31.16b
tbl v25.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
orr v19.16b,v0.16b,v5.16b
orr v4.16b,v20.16b,v1.16b
movi v31.16b,#192
orr v3.16b,v3.16b,v16.16b
orr v1.16b,v21.16b,v17.16b
orr v0.16b,v23.16b,v25.16b
ldp q25,q26,[x16,#192]
eor v5.16b,v22.16b,v31.16b
ldp q27,q28,[x16,#224]
eor v16.16b,v11.16b,v31.16b
eor v17.16b,v24.16b,v31.16b
eor v20.16b,v29.16b,v31.16b
eor v21.16b,v8.16b,v31.16b
eor v23.16b,v9.16b,v31.16b
eor v30.16b,v10.16b,v31.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
movi v9.16b,#64
movi v10.16b,#128
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v20.16b
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
orr v22.16b,v2.16b,v5.16b
eor v5.16b,v6.16b,v31.16b
orr v2.16b,v7.16b,v16.16b
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v16.16b,v18.16b,v17.16b
orr v6.16b,v19.16b,v20.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
orr v4.16b,v4.16b,v21.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v5.16b
str q22,[sp,#816]
stp q16,q2,[sp,#720]
stur q6,[x29,#-160]
str q4,[sp,#480]
orr v2.16b,v3.16b,v7.16b
orr v1.16b,v1.16b,v17.16b
orr v0.16b,v0.16b,v5.16b
str q2,[sp,#336]
str q1,[sp,#288]
str q0,[sp,#192]
ldr q16,[sp,#784]
ldp q17,q18,[x17]
ldr q24,[sp,#704]
ldp q19,q20,[x17,#32]
ldr q29,[sp,#608]
ldr q12,[sp,#464]
mov x16,x12
tbl v7.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v16.16b
tbl v21.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v24.16b
ldr q6,[sp,#416]
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v29.16b
ldr q13,[sp,#304]
tbl v0.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v12.16b
ldr q22,[sp,#368]
ldr q2,[sp,#832]
tbl v3.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v6.16b
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v13.16b
tbl v5.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v22.16b
tbl v1.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v2.16b
eor v17.16b,v16.16b,v9.16b
eor v18.16b,v24.16b,v9.16b
ldp q25,q26,[x17,#64]
ldp q27,q28,[x17,#96]
eor v19.16b,v29.16b,v9.16b
eor v20.16b,v12.16b,v9.16b
eor v30.16b,v6.16b,v9.16b
eor v31.16b,v13.16b,v9.16b
eor v8.16b,v22.16b,v9.16b
eor v9.16b,v2.16b,v9.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
tbl v18.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
tbl v20.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v20.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v30.16b
orr v7.16b,v7.16b,v17.16b
orr v17.16b,v21.16b,v18.16b
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v31.16b
orr v18.16b,v23.16b,v19.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v8.16b
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v9.16b
orr v0.16b,v0.16b,v20.16b
orr v20.16b,v3.16b,v30.16b
eor v3.16b,v24.16b,v10.16b
eor v31.16b,v6.16b,v10.16b
orr v4.16b,v4.16b,v21.16b
eor v8.16b,v13.16b,v10.16b
orr v5.16b,v5.16b,v19.16b
orr v21.16b,v1.16b,v23.16b
ldp q25,q26,[x17,#128]
ldp q27,q28,[x17,#160]
eor v1.16b,v16.16b,v10.16b
eor v19.16b,v29.16b,v10.16b
eor v23.16b,v12.16b,v10.16b
eor v9.16b,v22.16b,v10.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v3.16b
tbl v19.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v19.16b
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v3.16b,v7.16b,v1.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v31.16b
eor v7.16b,v2.16b,v10.16b
orr v17.16b,v17.16b,v30.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v8.16b
orr v18.16b,v18.16b,v19.16b
tbl v31.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v9.16b
tbl v25.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
orr v19.16b,v0.16b,v23.16b
orr v7.16b,v20.16b,v1.16b
eor v20.16b,v24.16b,v14.16b
orr v4.16b,v4.16b,v30.16b
eor v23.16b,v12.16b,v14.16b
orr v1.16b,v5.16b,v31.16b
eor v5.16b,v16.16b,v14.16b
orr v0.16b,v21.16b,v25.16b
eor v21.16b,v29.16b,v14.16b
ldp q8,q9,[x17,#192]
ldp q10,q11,[x17,#224]
eor v25.16b,v6.16b,v14.16b
eor v26.16b,v13.16b,v14.16b
eor v27.16b,v22.16b,v14.16b
eor v28.16b,v2.16b,v14.16b
tbl v5.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v5.16b
tbl v20.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
tbl v21.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v23.16b
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v25.16b
orr v3.16b,v3.16b,v5.16b
orr v2.16b,v17.16b,v20.16b
orr v6.16b,v18.16b,v21.16b
orr v5.16b,v19.16b,v23.16b
tbl v17.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v26.16b
tbl v18.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v27.16b
tbl v20.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v28.16b
movi v27.16b,#128
str q3,[sp,#368]
str q2,[sp,#832]
str q6,[sp,#784]
orr v1.16b,v1.16b,v18.16b
str q5,[sp,#704]
orr v3.16b,v7.16b,v30.16b
orr v0.16b,v0.16b,v20.16b
str q3,[sp,#608]
orr v2.16b,v4.16b,v17.16b
str q2,[sp,#464]
str q1,[sp,#416]
str q0,[sp,#304]
ldr q22,[sp,#576]
ldp q18,q19,[x16]
ldr q24,[sp,#528]
ldp q20,q21,[x16,#32]
ldr q25,[sp,#400]
ldur q6,[x29,#-176]
mov x17,x12
tbl v23.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v22.16b
tbl v26.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v24.16b
ldur q2,[x29,#-256]
tbl v28.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v25.16b
ldp q16,q3,[x29,#-144]
tbl v0.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v6.16b
ldr q5,[sp,#800]
tbl v4.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v2.16b
eor v30.16b,v2.16b,v15.16b
tbl v7.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v3.16b
tbl v17.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v5.16b
tbl v1.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v16.16b
eor v18.16b,v22.16b,v15.16b
ldp q8,q9,[x16,#64]
ldp q10,q11,[x16,#96]
eor v19.16b,v24.16b,v15.16b
eor v20.16b,v25.16b,v15.16b
eor v21.16b,v6.16b,v15.16b
eor v31.16b,v3.16b,v15.16b
eor v12.16b,v5.16b,v15.16b
tbl v18.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v18.16b
tbl v19.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v20.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
tbl v21.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
orr v18.16b,v23.16b,v18.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
eor v30.16b,v16.16b,v15.16b
orr v19.16b,v26.16b,v19.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
orr v20.16b,v28.16b,v20.16b
tbl v28.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
orr v0.16b,v0.16b,v21.16b
orr v4.16b,v4.16b,v23.16b
eor v21.16b,v22.16b,v27.16b
orr v7.16b,v7.16b,v26.16b
eor v23.16b,v24.16b,v27.16b
orr v17.16b,v17.16b,v28.16b
eor v26.16b,v25.16b,v27.16b
orr v1.16b,v1.16b,v30.16b
eor v28.16b,v6.16b,v27.16b
ldp q8,q9,[x16,#128]
ldp q10,q11,[x16,#160]
eor v30.16b,v2.16b,v27.16b
eor v31.16b,v3.16b,v27.16b
eor v12.16b,v5.16b,v27.16b
movi v15.16b,#29
tbl v21.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v23.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v26.16b
tbl v28.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v28.16b
orr v21.16b,v18.16b,v21.16b
tbl v18.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
eor v30.16b,v16.16b,v27.16b
orr v19.16b,v19.16b,v23.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
orr v20.16b,v20.16b,v26.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v30.16b
orr v28.16b,v0.16b,v28.16b
orr v31.16b,v4.16b,v18.16b
movi v27.16b,#192
orr v18.16b,v7.16b,v23.16b
orr v4.16b,v17.16b,v26.16b
orr v0.16b,v1.16b,v30.16b
ldp q10,q11,[x16,#192]
eor v1.16b,v22.16b,v27.16b
ldp q12,q13,[x16,#224]
eor v7.16b,v24.16b,v27.16b
eor v17.16b,v25.16b,v27.16b
eor v23.16b,v6.16b,v27.16b
eor v26.16b,v2.16b,v27.16b
movi v2.16b,#192
eor v30.16b,v3.16b,v27.16b
tbl v1.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v1.16b
eor v22.16b,v5.16b,v27.16b
tbl v7.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v7.16b
tbl v17.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v17.16b
tbl v23.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v23.16b
tbl v26.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v26.16b
orr v9.16b,v21.16b,v1.16b
eor v21.16b,v16.16b,v2.16b
orr v2.16b,v19.16b,v7.16b
tbl v19.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v30.16b
orr v1.16b,v20.16b,v17.16b
orr v5.16b,v28.16b,v23.16b
orr v3.16b,v31.16b,v26.16b
tbl v17.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v22.16b
tbl v20.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v21.16b
movi v11.16b,#128
stur q2,[x29,#-256]
stur q1,[x29,#-128]
str q5,[sp,#800]
stur q3,[x29,#-144]
orr v2.16b,v18.16b,v19.16b
orr v0.16b,v0.16b,v20.16b
str q2,[sp,#576]
orr v1.16b,v4.16b,v17.16b
movi v4.16b,#64
str q1,[sp,#528]
str q0,[sp,#400]
ldp q27,q16,[x29,#-240]
ldp q20,q21,[x17]
ldp q22,q23,[x17,#32]
ldr q8,[sp,#848]
ldr q31,[sp,#768]
mov x16,x15
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v16.16b
tbl v28.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v27.16b
ldr q7,[sp,#688]
tbl v30.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v8.16b
ldr q24,[sp,#640]
tbl v10.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v31.16b
ldr q25,[sp,#544]
ldur q29,[x29,#-208]
tbl v17.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v7.16b
tbl v18.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
tbl v19.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
tbl v5.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v29.16b
eor v20.16b,v16.16b,v4.16b
eor v23.16b,v31.16b,v4.16b
ldp q0,q1,[x17,#64]
ldp q2,q3,[x17,#96]
eor v21.16b,v27.16b,v4.16b
eor v22.16b,v8.16b,v4.16b
eor v12.16b,v7.16b,v4.16b
eor v13.16b,v24.16b,v4.16b
eor v4.16b,v25.16b,v4.16b
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v20.16b
tbl v6.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v23.16b
movi v23.16b,#64
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
tbl v22.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
orr v20.16b,v26.16b,v20.16b
tbl v26.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
eor v12.16b,v29.16b,v23.16b
orr v21.16b,v28.16b,v21.16b
tbl v28.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
orr v23.16b,v30.16b,v22.16b
orr v6.16b,v10.16b,v6.16b
tbl v1.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
orr v19.16b,v19.16b,v4.16b
orr v17.16b,v17.16b,v26.16b
eor v22.16b,v27.16b,v11.16b
orr v18.16b,v18.16b,v28.16b
eor v26.16b,v8.16b,v11.16b
eor v28.16b,v31.16b,v11.16b
eor v30.16b,v7.16b,v11.16b
orr v4.16b,v5.16b,v1.16b
eor v5.16b,v16.16b,v11.16b
ldp q0,q1,[x17,#128]
ldp q2,q3,[x17,#160]
eor v10.16b,v24.16b,v11.16b
eor v12.16b,v25.16b,v11.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v5.16b
tbl v22.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
tbl v26.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v28.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v28.16b
orr v5.16b,v20.16b,v5.16b
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
eor v30.16b,v29.16b,v11.16b
orr v22.16b,v21.16b,v22.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
orr v23.16b,v23.16b,v26.16b
tbl v26.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
orr v28.16b,v6.16b,v28.16b
orr v17.16b,v17.16b,v20.16b
movi v10.16b,#192
orr v21.16b,v18.16b,v21.16b
orr v20.16b,v19.16b,v26.16b
orr v18.16b,v4.16b,v0.16b
ldp q0,q1,[x17,#192]
eor v4.16b,v16.16b,v10.16b
ldp q2,q3,[x17,#224]
eor v19.16b,v8.16b,v10.16b
eor v26.16b,v31.16b,v10.16b
eor v30.16b,v7.16b,v10.16b
movi v7.16b,#192
eor v12.16b,v24.16b,v10.16b
eor v6.16b,v27.16b,v10.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
eor v10.16b,v25.16b,v10.16b
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v19.16b
tbl v26.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v6.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
orr v19.16b,v5.16b,v4.16b
eor v4.16b,v29.16b,v7.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
tbl v30.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
orr v27.16b,v23.16b,v13.16b
tbl v23.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
orr v25.16b,v22.16b,v6.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
orr v4.16b,v28.16b,v26.16b
orr v3.16b,v17.16b,v5.16b
orr v2.16b,v21.16b,v30.16b
orr v1.16b,v20.16b,v23.16b
str q4,[sp,#848]
str q3,[sp,#768]
orr v0.16b,v18.16b,v0.16b
str q2,[sp,#688]
str q1,[sp,#640]
str q0,[sp,#544]
ldr q17,[sp,#432]
cmlt v0.16b,v17.16b,#0
ldr q24,[sp,#656]
ldr q30,[sp,#816]
add v1.16b,v17.16b,v17.16b
ldr q6,[sp,#592]
and v0.16b,v0.16b,v15.16b
cmlt v2.16b,v24.16b,#0
cmlt v3.16b,v30.16b,#0
cmlt v5.16b,v6.16b,#0
ldr q16,[sp,#752]
ldr q31,[sp,#368]
cmlt v18.16b,v16.16b,#0
eor v4.16b,v1.16b,v0.16b
and v1.16b,v2.16b,v15.16b
and v2.16b,v3.16b,v15.16b
and v3.16b,v5.16b,v15.16b
cmlt v5.16b,v19.16b,#0
cmlt v20.16b,v31.16b,#0
cmlt v21.16b,v9.16b,#0
add v23.16b,v24.16b,v24.16b
add v13.16b,v30.16b,v30.16b
and v18.16b,v18.16b,v15.16b
add v26.16b,v6.16b,v6.16b
add v28.16b,v16.16b,v16.16b
add v12.16b,v19.16b,v19.16b
and v5.16b,v5.16b,v15.16b
and v20.16b,v20.16b,v15.16b
add v10.16b,v31.16b,v31.16b
and v21.16b,v21.16b,v15.16b
add v0.16b,v9.16b,v9.16b
eor v1.16b,v23.16b,v1.16b
eor v2.16b,v13.16b,v2.16b
eor v3.16b,v26.16b,v3.16b
eor v18.16b,v28.16b,v18.16b
eor v5.16b,v12.16b,v5.16b
eor v20.16b,v10.16b,v20.16b
eor3 v12.16b,v4.16b,v24.16b,v30.16b
eor v23.16b,v0.16b,v21.16b
eor3 v10.16b,v1.16b,v30.16b,v9.16b
mov v1.16b,v6.16b
eor3 v13.16b,v2.16b,v9.16b,v6.16b
mov v2.16b,v16.16b
eor3 v26.16b,v3.16b,v16.16b,v31.16b
eor3 v21.16b,v18.16b,v31.16b,v19.16b
eor3 v0.16b,v5.16b,v17.16b,v24.16b
eor3 v20.16b,v20.16b,v19.16b,v17.16b
eor3 v16.16b,v23.16b,v1.16b,v16.16b
mov v18.16b,v1.16b
add x17,x15,#112
mov v29.16b,v2.16b
ld4r { v4.4s,v5.4s,v6.4s,v7.4s },[x16],#16
eor3 v22.16b,v26.16b,v19.16b,v1.16b
eor3 v26.16b,v21.16b,v17.16b,v2.16b
eor3 v23.16b,v0.16b,v30.16b,v19.16b
ld4r { v0.4s,v1.4s,v2.4s,v3.4s },[x16]
eor3 v28.16b,v20.16b,v24.16b,v31.16b
eor3 v20.16b,v12.16b,v9.16b,v17.16b
eor3 v12.16b,v10.16b,v18.16b,v24.16b
eor3 v21.16b,v13.16b,v29.16b,v30.16b
eor3 v13.16b,v16.16b,v31.16b,v9.16b
eor3 v16.16b,v30.16b,v4.16b,v22.16b
eor3 v8.16b,v9.16b,v5.16b,v26.16b
eor3 v4.16b,v23.16b,v7.16b,v29.16b
eor3 v10.16b,v18.16b,v6.16b,v28.16b
ldr q11,[sp,#32]
ldur q30,[x29,#-112]
eor3 v5.16b,v20.16b,v0.16b,v31.16b
movi v31.16b,#15
eor3 v6.16b,v12.16b,v1.16b,v19.16b
eor3 v7.16b,v17.16b,v2.16b,v21.16b
eor3 v0.16b,v24.16b,v3.16b,v13.16b
ushr v2.16b,v16.16b,#4
ushr v24.16b,v10.16b,#4
add x16,x15,#32
and v1.16b,v16.16b,v31.16b
and v3.16b,v8.16b,v31.16b
ushr v16.16b,v8.16b,#4
and v19.16b,v10.16b,v31.16b
and v8.16b,v4.16b,v31.16b
ushr v4.16b,v4.16b,#4
and v10.16b,v5.16b,v31.16b
ushr v5.16b,v5.16b,#4
and v14.16b,v6.16b,v31.16b
ushr v6.16b,v6.16b,#4
ushr v17.16b,v7.16b,#4
and v7.16b,v7.16b,v31.16b
and v18.16b,v0.16b,v31.16b
ushr v0.16b,v0.16b,#4
tbl v1.16b,{ v11.16b },v1.16b
tbl v2.16b,{ v30.16b },v2.16b
tbl v3.16b,{ v11.16b },v3.16b
tbl v16.16b,{ v30.16b },v16.16b
tbl v19.16b,{ v11.16b },v19.16b
tbl v24.16b,{ v30.16b },v24.16b
tbl v8.16b,{ v11.16b },v8.16b
tbl v4.16b,{ v30.16b },v4.16b
tbl v10.16b,{ v11.16b },v10.16b
tbl v5.16b,{ v30.16b },v5.16b
tbl v14.16b,{ v11.16b },v14.16b
tbl v6.16b,{ v30.16b },v6.16b
tbl v17.16b,{ v30.16b },v17.16b
tbl v7.16b,{ v11.16b },v7.16b
tbl v18.16b,{ v11.16b },v18.16b
tbl v0.16b,{ v30.16b },v0.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v16.16b,v3.16b
eor v3.16b,v24.16b,v19.16b
eor v4.16b,v4.16b,v8.16b
eor v5.16b,v5.16b,v10.16b
eor v6.16b,v6.16b,v14.16b
eor v7.16b,v17.16b,v7.16b
eor v0.16b,v0.16b,v18.16b
eor3 v17.16b,v1.16b,v21.16b,v23.16b
eor3 v16.16b,v2.16b,v13.16b,v20.16b
eor3 v1.16b,v3.16b,v22.16b,v12.16b
eor3 v4.16b,v4.16b,v26.16b,v21.16b
eor3 v2.16b,v6.16b,v23.16b,v22.16b
eor3 v3.16b,v5.16b,v28.16b,v13.16b
eor3 v5.16b,v7.16b,v20.16b,v26.16b
eor3 v0.16b,v0.16b,v12.16b,v28.16b
str q17,[sp,#432]
str q16,[sp,#656]
str q1,[sp,#816]
stur q4,[x29,#-176]
str q3,[sp,#592]
str q2,[sp,#752]
str q5,[sp,#368]
ldr q29,[sp,#48]
stur q0,[x29,#-208]
ldr q8,[sp,#560]
cmlt v0.16b,v29.16b,#0
ldr q10,[sp,#736]
ldur q28,[x29,#-256]
add v1.16b,v29.16b,v29.16b
ldr q24,[sp,#448]
cmlt v2.16b,v8.16b,#0
and v0.16b,v0.16b,v15.16b
cmlt v3.16b,v10.16b,#0
cmlt v4.16b,v24.16b,#0
ldr q26,[sp,#672]
cmlt v7.16b,v28.16b,#0
ldr q12,[sp,#832]
cmlt v5.16b,v26.16b,#0
cmlt v6.16b,v12.16b,#0
eor v0.16b,v1.16b,v0.16b
and v1.16b,v2.16b,v15.16b
and v2.16b,v3.16b,v15.16b
and v3.16b,v4.16b,v15.16b
cmlt v4.16b,v25.16b,#0
add v17.16b,v24.16b,v24.16b
and v5.16b,v5.16b,v15.16b
and v6.16b,v6.16b,v15.16b
add v16.16b,v8.16b,v8.16b
add v18.16b,v26.16b,v26.16b
add v19.16b,v12.16b,v12.16b
add v20.16b,v25.16b,v25.16b
and v4.16b,v4.16b,v15.16b
and v7.16b,v7.16b,v15.16b
add v21.16b,v10.16b,v10.16b
add v22.16b,v28.16b,v28.16b
eor v3.16b,v17.16b,v3.16b
eor v1.16b,v16.16b,v1.16b
eor v5.16b,v18.16b,v5.16b
eor v6.16b,v19.16b,v6.16b
mov v13.16b,v28.16b
eor v4.16b,v20.16b,v4.16b
eor v2.16b,v21.16b,v2.16b
eor3 v21.16b,v0.16b,v8.16b,v10.16b
eor v7.16b,v22.16b,v7.16b
eor3 v3.16b,v3.16b,v26.16b,v12.16b
eor3 v23.16b,v1.16b,v10.16b,v28.16b
eor3 v16.16b,v5.16b,v12.16b,v25.16b
eor3 v18.16b,v6.16b,v25.16b,v29.16b
mov v9.16b,v26.16b
eor3 v19.16b,v4.16b,v29.16b,v8.16b
eor3 v17.16b,v2.16b,v28.16b,v24.16b
mov v28.16b,v24.16b
eor3 v20.16b,v7.16b,v24.16b,v26.16b
ld4r { v4.4s,v5.4s,v6.4s,v7.4s },[x16]
add x16,x15,#48
eor3 v22.16b,v3.16b,v25.16b,v24.16b
ld4r { v0.4s,v1.4s,v2.4s,v3.4s },[x16]
eor3 v16.16b,v16.16b,v29.16b,v26.16b
eor3 v18.16b,v18.16b,v8.16b,v12.16b
eor3 v24.16b,v19.16b,v10.16b,v25.16b
eor3 v19.16b,v21.16b,v13.16b,v29.16b
eor3 v23.16b,v23.16b,v28.16b,v8.16b
eor3 v21.16b,v17.16b,v26.16b,v10.16b
eor3 v26.16b,v20.16b,v12.16b,v13.16b
eor3 v17.16b,v10.16b,v4.16b,v22.16b
eor3 v20.16b,v13.16b,v5.16b,v16.16b
add x16,x15,#64
eor3 v28.16b,v28.16b,v6.16b,v18.16b
eor3 v4.16b,v24.16b,v7.16b,v9.16b
eor3 v5.16b,v19.16b,v0.16b,v12.16b
eor3 v6.16b,v23.16b,v1.16b,v25.16b
eor3 v7.16b,v29.16b,v2.16b,v21.16b
eor3 v0.16b,v8.16b,v3.16b,v26.16b
and v1.16b,v17.16b,v31.16b
ushr v2.16b,v17.16b,#4
and v3.16b,v20.16b,v31.16b
ushr v17.16b,v20.16b,#4
and v20.16b,v28.16b,v31.16b
ushr v25.16b,v28.16b,#4
and v28.16b,v4.16b,v31.16b
ushr v4.16b,v4.16b,#4
and v8.16b,v5.16b,v31.16b
ushr v5.16b,v5.16b,#4
and v9.16b,v6.16b,v31.16b
ushr v6.16b,v6.16b,#4
ushr v10.16b,v7.16b,#4
and v7.16b,v7.16b,v31.16b
and v12.16b,v0.16b,v31.16b
ushr v0.16b,v0.16b,#4
tbl v1.16b,{ v11.16b },v1.16b
tbl v2.16b,{ v30.16b },v2.16b
tbl v3.16b,{ v11.16b },v3.16b
tbl v17.16b,{ v30.16b },v17.16b
tbl v20.16b,{ v11.16b },v20.16b
tbl v25.16b,{ v30.16b },v25.16b
tbl v28.16b,{ v11.16b },v28.16b
tbl v4.16b,{ v30.16b },v4.16b
tbl v8.16b,{ v11.16b },v8.16b
tbl v5.16b,{ v30.16b },v5.16b
tbl v9.16b,{ v11.16b },v9.16b
tbl v6.16b,{ v30.16b },v6.16b
tbl v10.16b,{ v30.16b },v10.16b
tbl v7.16b,{ v11.16b },v7.16b
tbl v12.16b,{ v11.16b },v12.16b
tbl v0.16b,{ v30.16b },v0.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v17.16b,v3.16b
eor v3.16b,v25.16b,v20.16b
eor v4.16b,v4.16b,v28.16b
eor v5.16b,v5.16b,v8.16b
eor v6.16b,v6.16b,v9.16b
eor v7.16b,v10.16b,v7.16b
eor3 v20.16b,v1.16b,v21.16b,v24.16b
eor v0.16b,v0.16b,v12.16b
eor3 v17.16b,v2.16b,v26.16b,v19.16b
eor3 v3.16b,v3.16b,v22.16b,v23.16b
eor3 v1.16b,v4.16b,v16.16b,v21.16b
eor3 v4.16b,v5.16b,v18.16b,v26.16b
eor3 v6.16b,v6.16b,v24.16b,v22.16b
eor3 v2.16b,v7.16b,v19.16b,v16.16b
str q20,[sp,#48]
eor3 v0.16b,v0.16b,v23.16b,v18.16b
str q17,[sp,#560]
str q3,[sp,#736]
stur q1,[x29,#-256]
mov v10.16b,v30.16b
str q4,[sp,#448]
str q6,[sp,#672]
str q2,[sp,#832]
ldr q26,[sp,#256]
stur q0,[x29,#-224]
ldr q28,[sp,#512]
cmlt v0.16b,v26.16b,#0
ldr q29,[sp,#720]
ldur q25,[x29,#-128]
add v1.16b,v26.16b,v26.16b
ldr q23,[sp,#384]
cmlt v2.16b,v28.16b,#0
and v0.16b,v0.16b,v15.16b
cmlt v3.16b,v29.16b,#0
cmlt v4.16b,v23.16b,#0
ldr q24,[sp,#624]
cmlt v7.16b,v25.16b,#0
ldr q8,[sp,#784]
cmlt v5.16b,v24.16b,#0
cmlt v6.16b,v8.16b,#0
eor v0.16b,v1.16b,v0.16b
and v1.16b,v2.16b,v15.16b
and v2.16b,v3.16b,v15.16b
and v3.16b,v4.16b,v15.16b
cmlt v4.16b,v27.16b,#0
add v16.16b,v28.16b,v28.16b
and v5.16b,v5.16b,v15.16b
add v17.16b,v23.16b,v23.16b
add v18.16b,v24.16b,v24.16b
and v6.16b,v6.16b,v15.16b
add v19.16b,v8.16b,v8.16b
add v20.16b,v27.16b,v27.16b
and v4.16b,v4.16b,v15.16b
and v7.16b,v7.16b,v15.16b
add v21.16b,v29.16b,v29.16b
add v22.16b,v25.16b,v25.16b
eor v1.16b,v16.16b,v1.16b
eor v3.16b,v17.16b,v3.16b
eor v5.16b,v18.16b,v5.16b
eor v6.16b,v19.16b,v6.16b
eor3 v16.16b,v0.16b,v28.16b,v29.16b
eor v4.16b,v20.16b,v4.16b
eor v2.16b,v21.16b,v2.16b
mov v9.16b,v25.16b
eor v7.16b,v22.16b,v7.16b
eor3 v18.16b,v1.16b,v29.16b,v25.16b
mov v1.16b,v24.16b
eor3 v3.16b,v3.16b,v24.16b,v8.16b
eor3 v5.16b,v5.16b,v8.16b,v27.16b
eor3 v6.16b,v6.16b,v27.16b,v26.16b
eor3 v4.16b,v4.16b,v26.16b,v28.16b
eor3 v17.16b,v2.16b,v25.16b,v23.16b
ld4r { v12.4s,v13.4s,v14.4s,v15.4s },[x16]
eor3 v7.16b,v7.16b,v23.16b,v24.16b
mov v25.16b,v1.16b
add x16,x15,#80
eor3 v22.16b,v3.16b,v27.16b,v23.16b
eor3 v20.16b,v5.16b,v26.16b,v1.16b
ld4r { v0.4s,v1.4s,v2.4s,v3.4s },[x16]
mov v24.16b,v23.16b
eor3 v5.16b,v6.16b,v28.16b,v8.16b
eor3 v19.16b,v4.16b,v29.16b,v27.16b
eor3 v16.16b,v16.16b,v9.16b,v26.16b
eor3 v18.16b,v18.16b,v23.16b,v28.16b
eor3 v21.16b,v17.16b,v25.16b,v29.16b
eor3 v23.16b,v7.16b,v8.16b,v9.16b
eor3 v4.16b,v29.16b,v12.16b,v22.16b
eor3 v6.16b,v9.16b,v13.16b,v20.16b
eor3 v7.16b,v24.16b,v14.16b,v5.16b
eor3 v17.16b,v19.16b,v15.16b,v25.16b
add x16,x15,#96
eor3 v24.16b,v16.16b,v0.16b,v8.16b
eor3 v25.16b,v18.16b,v1.16b,v27.16b
eor3 v26.16b,v26.16b,v2.16b,v21.16b
eor3 v0.16b,v28.16b,v3.16b,v23.16b
and v1.16b,v4.16b,v31.16b
ushr v2.16b,v4.16b,#4
and v3.16b,v6.16b,v31.16b
ushr v4.16b,v6.16b,#4
and v6.16b,v7.16b,v31.16b
ushr v7.16b,v7.16b,#4
and v27.16b,v17.16b,v31.16b
ushr v17.16b,v17.16b,#4
and v28.16b,v24.16b,v31.16b
ushr v24.16b,v24.16b,#4
and v29.16b,v25.16b,v31.16b
ushr v25.16b,v25.16b,#4
ushr v8.16b,v26.16b,#4
and v26.16b,v26.16b,v31.16b
and v9.16b,v0.16b,v31.16b
ushr v0.16b,v0.16b,#4
tbl v1.16b,{ v11.16b },v1.16b
tbl v2.16b,{ v30.16b },v2.16b
tbl v3.16b,{ v11.16b },v3.16b
tbl v4.16b,{ v30.16b },v4.16b
tbl v6.16b,{ v11.16b },v6.16b
tbl v7.16b,{ v30.16b },v7.16b
tbl v27.16b,{ v11.16b },v27.16b
tbl v17.16b,{ v30.16b },v17.16b
tbl v28.16b,{ v11.16b },v28.16b
tbl v24.16b,{ v30.16b },v24.16b
tbl v29.16b,{ v11.16b },v29.16b
tbl v25.16b,{ v30.16b },v25.16b
tbl v8.16b,{ v30.16b },v8.16b
tbl v26.16b,{ v11.16b },v26.16b
tbl v9.16b,{ v11.16b },v9.16b
tbl v0.16b,{ v30.16b },v0.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v4.16b,v3.16b
eor v3.16b,v7.16b,v6.16b
eor v4.16b,v17.16b,v27.16b
eor v6.16b,v24.16b,v28.16b
eor v7.16b,v25.16b,v29.16b
eor v17.16b,v8.16b,v26.16b
eor v0.16b,v0.16b,v9.16b
eor3 v25.16b,v1.16b,v21.16b,v19.16b
eor3 v24.16b,v2.16b,v23.16b,v16.16b
eor3 v3.16b,v3.16b,v22.16b,v18.16b
eor3 v1.16b,v4.16b,v20.16b,v21.16b
eor3 v7.16b,v7.16b,v19.16b,v22.16b
eor3 v4.16b,v6.16b,v5.16b,v23.16b
eor3 v2.16b,v17.16b,v16.16b,v20.16b
eor3 v0.16b,v0.16b,v18.16b,v5.16b
str q25,[sp,#256]
str q24,[sp,#512]
str q3,[sp,#720]
movi v22.16b,#29
stur q1,[x29,#-128]
str q4,[sp,#384]
str q7,[sp,#624]
movi v7.16b,#29
str q2,[sp,#784]
ldr q24,[sp,#176]
stur q0,[x29,#-240]
ldr q26,[sp,#352]
ldur q28,[x29,#-160]
cmlt v0.16b,v24.16b,#0
ldr q30,[sp,#800]
cmlt v1.16b,v26.16b,#0
ldr q25,[sp,#272]
cmlt v2.16b,v28.16b,#0
ldr q27,[sp,#496]
cmlt v3.16b,v25.16b,#0
ldr q29,[sp,#704]
cmlt v4.16b,v27.16b,#0
ldr q8,[sp,#848]
cmlt v5.16b,v29.16b,#0
cmlt v6.16b,v8.16b,#0
and v0.16b,v0.16b,v7.16b
and v1.16b,v1.16b,v7.16b
and v2.16b,v2.16b,v7.16b
and v3.16b,v3.16b,v7.16b
and v4.16b,v4.16b,v7.16b
and v5.16b,v5.16b,v7.16b
add v18.16b,v27.16b,v27.16b
and v6.16b,v6.16b,v7.16b
cmlt v7.16b,v30.16b,#0
add v17.16b,v25.16b,v25.16b
add v16.16b,v24.16b,v24.16b
add v19.16b,v26.16b,v26.16b
add v20.16b,v29.16b,v29.16b
add v21.16b,v8.16b,v8.16b
add v23.16b,v30.16b,v30.16b
eor v4.16b,v18.16b,v4.16b
and v7.16b,v7.16b,v22.16b
add v22.16b,v28.16b,v28.16b
eor v3.16b,v17.16b,v3.16b
eor v0.16b,v16.16b,v0.16b
eor v1.16b,v19.16b,v1.16b
eor v5.16b,v20.16b,v5.16b
eor v6.16b,v21.16b,v6.16b
mov v21.16b,v25.16b
eor3 v4.16b,v4.16b,v29.16b,v8.16b
eor v2.16b,v22.16b,v2.16b
eor v7.16b,v23.16b,v7.16b
mov v23.16b,v27.16b
mov v19.16b,v24.16b
eor3 v3.16b,v3.16b,v27.16b,v29.16b
mov v22.16b,v26.16b
eor3 v16.16b,v0.16b,v26.16b,v28.16b
eor3 v5.16b,v5.16b,v8.16b,v24.16b
eor3 v6.16b,v6.16b,v24.16b,v26.16b
eor3 v17.16b,v1.16b,v28.16b,v30.16b
eor3 v2.16b,v2.16b,v30.16b,v25.16b
ld4r { v24.4s,v25.4s,v26.4s,v27.4s },[x16]
eor3 v7.16b,v7.16b,v21.16b,v23.16b
eor3 v0.16b,v4.16b,v19.16b,v23.16b
eor3 v3.16b,v3.16b,v8.16b,v21.16b
ld4r { v12.4s,v13.4s,v14.4s,v15.4s },[x17]
eor3 v1.16b,v5.16b,v22.16b,v29.16b
eor3 v18.16b,v6.16b,v28.16b,v8.16b
eor3 v5.16b,v16.16b,v30.16b,v19.16b
mov v20.16b,v19.16b
eor3 v16.16b,v17.16b,v21.16b,v22.16b
mov v6.16b,v21.16b
eor3 v21.16b,v2.16b,v23.16b,v28.16b
mov v17.16b,v23.16b
eor3 v23.16b,v7.16b,v29.16b,v30.16b
eor3 v4.16b,v30.16b,v25.16b,v0.16b
movi v30.16b,#15
eor3 v2.16b,v28.16b,v24.16b,v3.16b
eor3 v19.16b,v16.16b,v13.16b,v8.16b
add x16,x15,#128
eor3 v6.16b,v6.16b,v26.16b,v1.16b
eor3 v7.16b,v18.16b,v27.16b,v17.16b
eor3 v17.16b,v5.16b,v12.16b,v29.16b
eor3 v20.16b,v20.16b,v14.16b,v21.16b
eor3 v22.16b,v22.16b,v15.16b,v23.16b
movi v13.16b,#29
and v24.16b,v2.16b,v30.16b
ushr v2.16b,v2.16b,#4
and v25.16b,v4.16b,v30.16b
ushr v4.16b,v4.16b,#4
and v26.16b,v6.16b,v30.16b
ushr v6.16b,v6.16b,#4
and v27.16b,v7.16b,v30.16b
ushr v7.16b,v7.16b,#4
and v28.16b,v17.16b,v30.16b
ushr v17.16b,v17.16b,#4
and v29.16b,v19.16b,v30.16b
ushr v19.16b,v19.16b,#4
ushr v31.16b,v20.16b,#4
and v20.16b,v20.16b,v30.16b
and v8.16b,v22.16b,v30.16b
ushr v22.16b,v22.16b,#4
tbl v24.16b,{ v11.16b },v24.16b
tbl v2.16b,{ v10.16b },v2.16b
tbl v25.16b,{ v11.16b },v25.16b
tbl v4.16b,{ v10.16b },v4.16b
tbl v26.16b,{ v11.16b },v26.16b
tbl v6.16b,{ v10.16b },v6.16b
tbl v27.16b,{ v11.16b },v27.16b
tbl v7.16b,{ v10.16b },v7.16b
tbl v28.16b,{ v11.16b },v28.16b
tbl v17.16b,{ v10.16b },v17.16b
tbl v29.16b,{ v11.16b },v29.16b
tbl v19.16b,{ v10.16b },v19.16b
tbl v31.16b,{ v10.16b },v31.16b
tbl v20.16b,{ v11.16b },v20.16b
tbl v8.16b,{ v11.16b },v8.16b
tbl v22.16b,{ v10.16b },v22.16b
eor v2.16b,v2.16b,v24.16b
eor v4.16b,v4.16b,v25.16b
eor v6.16b,v6.16b,v26.16b
eor v7.16b,v7.16b,v27.16b
eor v17.16b,v17.16b,v28.16b
mov v15.16b,v11.16b
mov v14.16b,v10.16b
eor v19.16b,v19.16b,v29.16b
eor v20.16b,v31.16b,v20.16b
eor3 v25.16b,v2.16b,v21.16b,v18.16b
eor v22.16b,v22.16b,v8.16b
eor3 v24.16b,v4.16b,v23.16b,v5.16b
eor3 v4.16b,v6.16b,v3.16b,v16.16b
eor3 v2.16b,v7.16b,v0.16b,v21.16b
eor3 v7.16b,v17.16b,v1.16b,v23.16b
eor3 v6.16b,v19.16b,v18.16b,v3.16b
eor3 v3.16b,v20.16b,v5.16b,v0.16b
str q25,[sp,#176]
eor3 v0.16b,v22.16b,v16.16b,v1.16b
str q24,[sp,#352]
stur q4,[x29,#-160]
str q2,[sp,#800]
add x17,x15,#144
str q7,[sp,#272]
movi v7.16b,#29
str q6,[sp,#496]
movi v12.16b,#15
str q3,[sp,#704]
ldr q24,[sp,#112]
str q0,[sp,#848]
ldr q26,[sp,#240]
ldr q28,[sp,#480]
cmlt v0.16b,v24.16b,#0
ldur q8,[x29,#-144]
cmlt v1.16b,v26.16b,#0
ldr q25,[sp,#160]
cmlt v2.16b,v28.16b,#0
ldr q27,[sp,#320]
cmlt v3.16b,v25.16b,#0
ldr q29,[sp,#608]
cmlt v4.16b,v27.16b,#0
ldr q30,[sp,#768]
cmlt v5.16b,v29.16b,#0
cmlt v6.16b,v30.16b,#0
and v0.16b,v0.16b,v7.16b
and v1.16b,v1.16b,v7.16b
and v2.16b,v2.16b,v7.16b
and v3.16b,v3.16b,v7.16b
and v4.16b,v4.16b,v7.16b
and v5.16b,v5.16b,v7.16b
add v17.16b,v25.16b,v25.16b
and v6.16b,v6.16b,v7.16b
cmlt v7.16b,v8.16b,#0
add v18.16b,v27.16b,v27.16b
add v20.16b,v29.16b,v29.16b
add v16.16b,v24.16b,v24.16b
add v19.16b,v26.16b,v26.16b
add v21.16b,v30.16b,v30.16b
add v22.16b,v28.16b,v28.16b
add v23.16b,v8.16b,v8.16b
and v7.16b,v7.16b,v13.16b
eor v3.16b,v17.16b,v3.16b
eor v4.16b,v18.16b,v4.16b
eor v5.16b,v20.16b,v5.16b
mov v18.16b,v30.16b
eor v0.16b,v16.16b,v0.16b
eor v1.16b,v19.16b,v1.16b
eor v6.16b,v21.16b,v6.16b
eor v2.16b,v22.16b,v2.16b
eor v7.16b,v23.16b,v7.16b
mov v19.16b,v28.16b
eor3 v3.16b,v3.16b,v27.16b,v29.16b
eor3 v16.16b,v4.16b,v29.16b,v30.16b
mov v30.16b,v29.16b
eor3 v5.16b,v5.16b,v18.16b,v24.16b
mov v11.16b,v18.16b
eor3 v17.16b,v0.16b,v26.16b,v28.16b
eor3 v6.16b,v6.16b,v24.16b,v26.16b
mov v31.16b,v26.16b
mov v28.16b,v24.16b
eor3 v18.16b,v1.16b,v19.16b,v8.16b
mov v9.16b,v19.16b
eor3 v2.16b,v2.16b,v8.16b,v25.16b
mov v10.16b,v8.16b
eor3 v23.16b,v7.16b,v25.16b,v27.16b
mov v29.16b,v25.16b
mov v8.16b,v27.16b
ld4r { v19.4s,v20.4s,v21.4s,v22.4s },[x16]
eor3 v4.16b,v3.16b,v11.16b,v25.16b
eor3 v0.16b,v16.16b,v24.16b,v27.16b
eor3 v1.16b,v5.16b,v26.16b,v30.16b
ld4r { v24.4s,v25.4s,v26.4s,v27.4s },[x17]
eor3 v16.16b,v6.16b,v9.16b,v11.16b
eor3 v5.16b,v17.16b,v10.16b,v28.16b
eor3 v7.16b,v18.16b,v29.16b,v31.16b
eor3 v18.16b,v2.16b,v8.16b,v9.16b
eor3 v23.16b,v23.16b,v30.16b,v10.16b
add x16,x15,#160
add x17,x15,#176
eor3 v2.16b,v9.16b,v19.16b,v4.16b
eor3 v3.16b,v10.16b,v20.16b,v0.16b
eor3 v6.16b,v29.16b,v21.16b,v1.16b
eor3 v17.16b,v16.16b,v22.16b,v8.16b
eor3 v19.16b,v5.16b,v24.16b,v30.16b
eor3 v20.16b,v7.16b,v25.16b,v11.16b
eor3 v21.16b,v28.16b,v26.16b,v18.16b
eor3 v22.16b,v31.16b,v27.16b,v23.16b
and v24.16b,v2.16b,v12.16b
ushr v2.16b,v2.16b,#4
and v25.16b,v3.16b,v12.16b
ushr v3.16b,v3.16b,#4
and v26.16b,v6.16b,v12.16b
ushr v6.16b,v6.16b,#4
and v27.16b,v17.16b,v12.16b
ushr v17.16b,v17.16b,#4
and v28.16b,v19.16b,v12.16b
ushr v19.16b,v19.16b,#4
and v29.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
ushr v31.16b,v21.16b,#4
and v21.16b,v21.16b,v12.16b
and v8.16b,v22.16b,v12.16b
ushr v22.16b,v22.16b,#4
tbl v24.16b,{ v15.16b },v24.16b
tbl v2.16b,{ v14.16b },v2.16b
tbl v25.16b,{ v15.16b },v25.16b
tbl v3.16b,{ v14.16b },v3.16b
tbl v26.16b,{ v15.16b },v26.16b
tbl v6.16b,{ v14.16b },v6.16b
tbl v27.16b,{ v15.16b },v27.16b
tbl v17.16b,{ v14.16b },v17.16b
tbl v28.16b,{ v15.16b },v28.16b
tbl v19.16b,{ v14.16b },v19.16b
tbl v29.16b,{ v15.16b },v29.16b
tbl v20.16b,{ v14.16b },v20.16b
tbl v31.16b,{ v14.16b },v31.16b
tbl v21.16b,{ v15.16b },v21.16b
tbl v8.16b,{ v15.16b },v8.16b
tbl v22.16b,{ v14.16b },v22.16b
eor v2.16b,v2.16b,v24.16b
eor v3.16b,v3.16b,v25.16b
eor v6.16b,v6.16b,v26.16b
eor v17.16b,v17.16b,v27.16b
eor v19.16b,v19.16b,v28.16b
eor v20.16b,v20.16b,v29.16b
eor v21.16b,v31.16b,v21.16b
eor3 v25.16b,v2.16b,v18.16b,v16.16b
eor v22.16b,v22.16b,v8.16b
eor3 v24.16b,v3.16b,v23.16b,v5.16b
eor3 v6.16b,v6.16b,v4.16b,v7.16b
eor3 v2.16b,v17.16b,v0.16b,v18.16b
str q25,[sp,#112]
eor3 v4.16b,v20.16b,v16.16b,v4.16b
eor3 v16.16b,v19.16b,v1.16b,v23.16b
eor3 v3.16b,v21.16b,v5.16b,v0.16b
eor3 v0.16b,v22.16b,v7.16b,v1.16b
str q24,[sp,#240]
str q6,[sp,#480]
stur q2,[x29,#-144]
str q16,[sp,#160]
str q4,[sp,#320]
str q3,[sp,#608]
ldr q24,[sp,#80]
str q0,[sp,#768]
ldur q26,[x29,#-192]
ldr q28,[sp,#336]
cmlt v1.16b,v26.16b,#0
ldr q30,[sp,#576]
cmlt v0.16b,v24.16b,#0
ldur q25,[x29,#-80]
cmlt v2.16b,v28.16b,#0
ldr q27,[sp,#224]
cmlt v3.16b,v25.16b,#0
ldr q29,[sp,#464]
cmlt v4.16b,v27.16b,#0
ldr q31,[sp,#688]
cmlt v5.16b,v29.16b,#0
cmlt v6.16b,v31.16b,#0
and v1.16b,v1.16b,v13.16b
and v3.16b,v3.16b,v13.16b
and v4.16b,v4.16b,v13.16b
cmlt v7.16b,v30.16b,#0
add v17.16b,v25.16b,v25.16b
add v18.16b,v27.16b,v27.16b
add v19.16b,v26.16b,v26.16b
and v5.16b,v5.16b,v13.16b
and v6.16b,v6.16b,v13.16b
add v20.16b,v29.16b,v29.16b
add v21.16b,v31.16b,v31.16b
and v0.16b,v0.16b,v13.16b
and v2.16b,v2.16b,v13.16b
add v16.16b,v24.16b,v24.16b
and v7.16b,v7.16b,v13.16b
add v22.16b,v28.16b,v28.16b
add v23.16b,v30.16b,v30.16b
eor v3.16b,v17.16b,v3.16b
eor v4.16b,v18.16b,v4.16b
eor v1.16b,v19.16b,v1.16b
eor v5.16b,v20.16b,v5.16b
eor v6.16b,v21.16b,v6.16b
eor v0.16b,v16.16b,v0.16b
eor v2.16b,v22.16b,v2.16b
mov v10.16b,v29.16b
eor v7.16b,v23.16b,v7.16b
eor3 v3.16b,v3.16b,v27.16b,v29.16b
eor3 v16.16b,v4.16b,v29.16b,v31.16b
eor3 v18.16b,v1.16b,v28.16b,v30.16b
mov v1.16b,v25.16b
eor3 v5.16b,v5.16b,v31.16b,v24.16b
eor3 v6.16b,v6.16b,v24.16b,v26.16b
eor3 v0.16b,v0.16b,v26.16b,v28.16b
mov v8.16b,v26.16b
mov v9.16b,v28.16b
eor3 v2.16b,v2.16b,v30.16b,v25.16b
eor3 v25.16b,v7.16b,v25.16b,v27.16b
eor3 v4.16b,v3.16b,v31.16b,v1.16b
mov v3.16b,v1.16b
eor3 v1.16b,v16.16b,v24.16b,v27.16b
mov v16.16b,v27.16b
ld4r { v19.4s,v20.4s,v21.4s,v22.4s },[x16]
eor3 v5.16b,v5.16b,v26.16b,v29.16b
eor3 v7.16b,v6.16b,v28.16b,v31.16b
ld4r { v26.4s,v27.4s,v28.4s,v29.4s },[x17]
mov v11.16b,v31.16b
eor3 v17.16b,v0.16b,v30.16b,v24.16b
mov v31.16b,v24.16b
eor3 v23.16b,v18.16b,v3.16b,v8.16b
eor3 v24.16b,v2.16b,v16.16b,v9.16b
eor3 v25.16b,v25.16b,v10.16b,v30.16b
add x17,x15,#208
eor3 v0.16b,v9.16b,v19.16b,v4.16b
eor3 v2.16b,v30.16b,v20.16b,v1.16b
eor3 v3.16b,v3.16b,v21.16b,v5.16b
eor3 v6.16b,v7.16b,v22.16b,v16.16b
eor3 v16.16b,v17.16b,v26.16b,v10.16b
eor3 v18.16b,v23.16b,v27.16b,v11.16b
eor3 v19.16b,v31.16b,v28.16b,v24.16b
eor3 v20.16b,v8.16b,v29.16b,v25.16b
add x16,x15,#192
and v21.16b,v0.16b,v12.16b
ushr v0.16b,v0.16b,#4
and v22.16b,v2.16b,v12.16b
ushr v2.16b,v2.16b,#4
and v26.16b,v3.16b,v12.16b
ushr v3.16b,v3.16b,#4
and v27.16b,v6.16b,v12.16b
ushr v6.16b,v6.16b,#4
and v28.16b,v16.16b,v12.16b
ushr v16.16b,v16.16b,#4
and v29.16b,v18.16b,v12.16b
ushr v18.16b,v18.16b,#4
ushr v30.16b,v19.16b,#4
and v19.16b,v19.16b,v12.16b
and v31.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
tbl v21.16b,{ v15.16b },v21.16b
tbl v0.16b,{ v14.16b },v0.16b
tbl v22.16b,{ v15.16b },v22.16b
tbl v2.16b,{ v14.16b },v2.16b
tbl v26.16b,{ v15.16b },v26.16b
tbl v3.16b,{ v14.16b },v3.16b
tbl v27.16b,{ v15.16b },v27.16b
tbl v6.16b,{ v14.16b },v6.16b
tbl v28.16b,{ v15.16b },v28.16b
tbl v16.16b,{ v14.16b },v16.16b
tbl v29.16b,{ v15.16b },v29.16b
tbl v18.16b,{ v14.16b },v18.16b
tbl v30.16b,{ v14.16b },v30.16b
tbl v19.16b,{ v15.16b },v19.16b
tbl v31.16b,{ v15.16b },v31.16b
tbl v20.16b,{ v14.16b },v20.16b
eor v0.16b,v0.16b,v21.16b
eor v2.16b,v2.16b,v22.16b
eor v3.16b,v3.16b,v26.16b
eor v6.16b,v6.16b,v27.16b
eor v16.16b,v16.16b,v28.16b
eor v18.16b,v18.16b,v29.16b
eor v19.16b,v30.16b,v19.16b
eor3 v0.16b,v0.16b,v24.16b,v7.16b
eor v20.16b,v20.16b,v31.16b
eor3 v22.16b,v2.16b,v25.16b,v17.16b
eor3 v21.16b,v3.16b,v4.16b,v23.16b
eor3 v2.16b,v6.16b,v1.16b,v24.16b
eor3 v6.16b,v16.16b,v5.16b,v25.16b
eor3 v4.16b,v18.16b,v7.16b,v4.16b
eor3 v3.16b,v19.16b,v17.16b,v1.16b
str q0,[sp,#80]
eor3 v1.16b,v20.16b,v23.16b,v5.16b
stur q22,[x29,#-192]
str q21,[sp,#336]
str q2,[sp,#576]
stur q6,[x29,#-80]
str q4,[sp,#224]
str q3,[sp,#464]
ldr q7,[sp]
str q1,[sp,#688]
ldr q27,[sp,#144]
ldr q29,[sp,#288]
cmlt v2.16b,v27.16b,#0
ldr q31,[sp,#528]
cmlt v1.16b,v7.16b,#0
ldur q26,[x29,#-96]
cmlt v3.16b,v29.16b,#0
cmlt v4.16b,v26.16b,#0
ldr q28,[sp,#208]
ldr q30,[sp,#416]
cmlt v5.16b,v28.16b,#0
ldr q0,[sp,#640]
add v19.16b,v26.16b,v26.16b
and v4.16b,v4.16b,v13.16b
cmlt v6.16b,v30.16b,#0
cmlt v16.16b,v0.16b,#0
cmlt v17.16b,v31.16b,#0
and v2.16b,v2.16b,v13.16b
and v5.16b,v5.16b,v13.16b
add v20.16b,v28.16b,v28.16b
add v21.16b,v27.16b,v27.16b
eor v4.16b,v19.16b,v4.16b
and v1.16b,v1.16b,v13.16b
and v6.16b,v6.16b,v13.16b
and v16.16b,v16.16b,v13.16b
add v18.16b,v7.16b,v7.16b
add v22.16b,v30.16b,v30.16b
add v23.16b,v0.16b,v0.16b
and v3.16b,v3.16b,v13.16b
and v17.16b,v17.16b,v13.16b
add v24.16b,v29.16b,v29.16b
add v25.16b,v31.16b,v31.16b
eor v5.16b,v20.16b,v5.16b
eor v2.16b,v21.16b,v2.16b
eor3 v4.16b,v4.16b,v28.16b,v30.16b
eor v1.16b,v18.16b,v1.16b
eor v6.16b,v22.16b,v6.16b
eor v16.16b,v23.16b,v16.16b
mov v12.16b,v31.16b
eor v3.16b,v24.16b,v3.16b
eor v17.16b,v25.16b,v17.16b
eor3 v5.16b,v5.16b,v30.16b,v0.16b
eor3 v2.16b,v2.16b,v29.16b,v31.16b
eor3 v24.16b,v4.16b,v0.16b,v26.16b
mov v4.16b,v26.16b
eor3 v18.16b,v1.16b,v27.16b,v29.16b
eor3 v6.16b,v6.16b,v0.16b,v7.16b
eor3 v16.16b,v16.16b,v7.16b,v27.16b
mov v14.16b,v30.16b
eor3 v3.16b,v3.16b,v31.16b,v26.16b
eor3 v23.16b,v17.16b,v26.16b,v28.16b
mov v31.16b,v28.16b
ld4r { v8.4s,v9.4s,v10.4s,v11.4s },[x17]
ld4r { v19.4s,v20.4s,v21.4s,v22.4s },[x16]
eor3 v1.16b,v5.16b,v7.16b,v28.16b
eor3 v28.16b,v2.16b,v4.16b,v27.16b
mov v13.16b,v29.16b
eor3 v17.16b,v6.16b,v27.16b,v30.16b
eor3 v25.16b,v16.16b,v29.16b,v0.16b
eor3 v26.16b,v18.16b,v12.16b,v7.16b
mov v30.16b,v27.16b
eor3 v27.16b,v3.16b,v31.16b,v29.16b
eor3 v29.16b,v23.16b,v14.16b,v12.16b
eor3 v16.16b,v28.16b,v9.16b,v0.16b
movi v0.16b,#15
eor3 v2.16b,v13.16b,v19.16b,v24.16b
eor3 v3.16b,v12.16b,v20.16b,v1.16b
eor3 v4.16b,v4.16b,v21.16b,v17.16b
eor3 v5.16b,v25.16b,v22.16b,v31.16b
eor3 v6.16b,v26.16b,v8.16b,v14.16b
eor3 v18.16b,v7.16b,v10.16b,v27.16b
eor3 v19.16b,v30.16b,v11.16b,v29.16b
add x16,x15,#224
add x17,x15,#240
add x15,x15,#256
and v20.16b,v2.16b,v0.16b
ushr v2.16b,v2.16b,#4
and v21.16b,v3.16b,v0.16b
ushr v3.16b,v3.16b,#4
and v22.16b,v4.16b,v0.16b
ushr v4.16b,v4.16b,#4
and v23.16b,v5.16b,v0.16b
ushr v5.16b,v5.16b,#4
and v30.16b,v6.16b,v0.16b
ushr v6.16b,v6.16b,#4
and v31.16b,v16.16b,v0.16b
ushr v16.16b,v16.16b,#4
ushr v8.16b,v18.16b,#4
and v18.16b,v18.16b,v0.16b
and v9.16b,v19.16b,v0.16b
ushr v19.16b,v19.16b,#4
ldur q0,[x29,#-112]
tbl v20.16b,{ v15.16b },v20.16b
tbl v21.16b,{ v15.16b },v21.16b
tbl v22.16b,{ v15.16b },v22.16b
tbl v23.16b,{ v15.16b },v23.16b
tbl v2.16b,{ v0.16b },v2.16b
tbl v3.16b,{ v0.16b },v3.16b
tbl v4.16b,{ v0.16b },v4.16b
tbl v5.16b,{ v0.16b },v5.16b
tbl v30.16b,{ v15.16b },v30.16b
tbl v6.16b,{ v0.16b },v6.16b
tbl v31.16b,{ v15.16b },v31.16b
tbl v16.16b,{ v0.16b },v16.16b
tbl v8.16b,{ v0.16b },v8.16b
tbl v18.16b,{ v15.16b },v18.16b
tbl v9.16b,{ v15.16b },v9.16b
tbl v19.16b,{ v0.16b },v19.16b
eor v2.16b,v2.16b,v20.16b
eor v3.16b,v3.16b,v21.16b
eor v4.16b,v4.16b,v22.16b
eor v5.16b,v5.16b,v23.16b
eor v6.16b,v6.16b,v30.16b
eor v16.16b,v16.16b,v31.16b
eor v18.16b,v8.16b,v18.16b
eor v19.16b,v19.16b,v9.16b
eor3 v31.16b,v2.16b,v27.16b,v25.16b
eor3 v20.16b,v3.16b,v29.16b,v26.16b
eor3 v4.16b,v4.16b,v24.16b,v28.16b
eor3 v2.16b,v5.16b,v1.16b,v27.16b
eor3 v7.16b,v16.16b,v25.16b,v24.16b
eor3 v0.16b,v6.16b,v17.16b,v29.16b
eor3 v3.16b,v18.16b,v26.16b,v1.16b
eor3 v1.16b,v19.16b,v28.16b,v17.16b
str q20,[sp,#144]
str q4,[sp,#288]
str q2,[sp,#528]
stur q0,[x29,#-96]
movi v0.16b,#29
str q7,[sp,#208]
str q3,[sp,#416]
ldr q7,[sp,#16]
str q1,[sp,#640]
ldr q27,[sp,#96]
ldr q29,[sp,#192]
cmlt v1.16b,v7.16b,#0
ldr q12,[sp,#400]
cmlt v2.16b,v27.16b,#0
ldr q23,[sp,#64]
cmlt v3.16b,v29.16b,#0
ldr q28,[sp,#128]
cmlt v4.16b,v23.16b,#0
ldr q30,[sp,#304]
cmlt v5.16b,v28.16b,#0
ldr q9,[sp,#544]
cmlt v6.16b,v30.16b,#0
cmlt v16.16b,v9.16b,#0
and v4.16b,v4.16b,v0.16b
cmlt v17.16b,v12.16b,#0
add v19.16b,v23.16b,v23.16b
add v22.16b,v30.16b,v30.16b
and v6.16b,v6.16b,v0.16b
add v24.16b,v9.16b,v9.16b
and v5.16b,v5.16b,v0.16b
and v16.16b,v16.16b,v0.16b
add v20.16b,v28.16b,v28.16b
and v1.16b,v1.16b,v0.16b
and v2.16b,v2.16b,v0.16b
and v3.16b,v3.16b,v0.16b
add v18.16b,v7.16b,v7.16b
add v21.16b,v27.16b,v27.16b
and v17.16b,v17.16b,v0.16b
add v25.16b,v29.16b,v29.16b
add v26.16b,v12.16b,v12.16b
eor v4.16b,v19.16b,v4.16b
eor v6.16b,v22.16b,v6.16b
eor v16.16b,v24.16b,v16.16b
eor v5.16b,v20.16b,v5.16b
eor v1.16b,v18.16b,v1.16b
eor v2.16b,v21.16b,v2.16b
eor v3.16b,v25.16b,v3.16b
mov v18.16b,v7.16b
eor v17.16b,v26.16b,v17.16b
eor3 v4.16b,v4.16b,v28.16b,v30.16b
eor3 v6.16b,v6.16b,v9.16b,v7.16b
eor3 v16.16b,v16.16b,v7.16b,v27.16b
mov v7.16b,v23.16b
eor3 v5.16b,v5.16b,v30.16b,v9.16b
mov v26.16b,v9.16b
mov v15.16b,v30.16b
mov v19.16b,v27.16b
eor3 v1.16b,v1.16b,v27.16b,v29.16b
eor3 v2.16b,v2.16b,v29.16b,v12.16b
mov v14.16b,v29.16b
eor3 v3.16b,v3.16b,v12.16b,v23.16b
eor3 v17.16b,v17.16b,v7.16b,v28.16b
eor3 v24.16b,v4.16b,v9.16b,v7.16b
mov v29.16b,v7.16b
mov v9.16b,v28.16b
ld4r { v20.4s,v21.4s,v22.4s,v23.4s },[x16]
eor3 v11.16b,v5.16b,v18.16b,v28.16b
eor3 v28.16b,v6.16b,v27.16b,v30.16b
ld4r { v4.4s,v5.4s,v6.4s,v7.4s },[x17]
eor3 v27.16b,v16.16b,v14.16b,v26.16b
eor3 v30.16b,v1.16b,v12.16b,v18.16b
mov v25.16b,v18.16b
eor3 v10.16b,v2.16b,v29.16b,v19.16b
mov v8.16b,v19.16b
eor3 v19.16b,v3.16b,v9.16b,v14.16b
eor3 v13.16b,v17.16b,v15.16b,v12.16b
movi v0.16b,#15
eor3 v1.16b,v14.16b,v20.16b,v24.16b
eor3 v2.16b,v12.16b,v21.16b,v11.16b
eor3 v3.16b,v29.16b,v22.16b,v28.16b
eor3 v16.16b,v27.16b,v23.16b,v9.16b
eor3 v17.16b,v30.16b,v4.16b,v15.16b
eor3 v18.16b,v10.16b,v5.16b,v26.16b
eor3 v20.16b,v25.16b,v6.16b,v19.16b
eor3 v4.16b,v8.16b,v7.16b,v13.16b
ldur q26,[x29,#-112]
and v5.16b,v1.16b,v0.16b
ushr v1.16b,v1.16b,#4
and v6.16b,v2.16b,v0.16b
ushr v2.16b,v2.16b,#4
and v7.16b,v3.16b,v0.16b
ushr v3.16b,v3.16b,#4
and v21.16b,v16.16b,v0.16b
ushr v16.16b,v16.16b,#4
and v22.16b,v17.16b,v0.16b
ushr v17.16b,v17.16b,#4
and v23.16b,v18.16b,v0.16b
ushr v18.16b,v18.16b,#4
ushr v25.16b,v20.16b,#4
and v20.16b,v20.16b,v0.16b
and v29.16b,v4.16b,v0.16b
ushr v4.16b,v4.16b,#4
ldr q0,[sp,#32]
tbl v1.16b,{ v26.16b },v1.16b
tbl v2.16b,{ v26.16b },v2.16b
tbl v3.16b,{ v26.16b },v3.16b
tbl v16.16b,{ v26.16b },v16.16b
tbl v5.16b,{ v0.16b },v5.16b
tbl v6.16b,{ v0.16b },v6.16b
tbl v7.16b,{ v0.16b },v7.16b
tbl v21.16b,{ v0.16b },v21.16b
tbl v22.16b,{ v0.16b },v22.16b
tbl v17.16b,{ v26.16b },v17.16b
tbl v23.16b,{ v0.16b },v23.16b
tbl v18.16b,{ v26.16b },v18.16b
tbl v25.16b,{ v26.16b },v25.16b
tbl v20.16b,{ v0.16b },v20.16b
tbl v29.16b,{ v0.16b },v29.16b
tbl v4.16b,{ v26.16b },v4.16b
eor v1.16b,v1.16b,v5.16b
eor v2.16b,v2.16b,v6.16b
eor v3.16b,v3.16b,v7.16b
eor v5.16b,v16.16b,v21.16b
eor v6.16b,v17.16b,v22.16b
ldr q22,[sp,#48]
eor v7.16b,v18.16b,v23.16b
eor v16.16b,v25.16b,v20.16b
eor v4.16b,v4.16b,v29.16b
eor3 v1.16b,v1.16b,v19.16b,v27.16b
eor3 v0.16b,v2.16b,v13.16b,v30.16b
eor3 v17.16b,v3.16b,v24.16b,v10.16b
eor3 v3.16b,v5.16b,v11.16b,v19.16b
eor3 v7.16b,v7.16b,v27.16b,v24.16b
eor3 v6.16b,v6.16b,v28.16b,v13.16b
eor3 v5.16b,v16.16b,v30.16b,v11.16b
eor3 v2.16b,v4.16b,v10.16b,v28.16b
str q0,[sp,#96]
str q17,[sp,#192]
str q3,[sp,#400]
str q6,[sp,#64]
str q7,[sp,#128]
str q5,[sp,#304]
str q2,[sp,#544]
b.ne 3b
ldp q14,q23,[sp,#432]
cmp x8,x3
ldp q0,q30,[sp,#656]
ldr q27,[sp,#560]
ldp q9,q13,[sp,#816]
ldur q29,[x29,#-256]
zip1 v19.16b,v14.16b,v22.16b
ldur q2,[x29,#-176]
ldr q8,[sp,#592]
zip1 v24.16b,v0.16b,v27.16b
ldr q12,[sp,#368]
ldr q18,[x0,#64]
zip1 v28.16b,v2.16b,v29.16b
zip1 v10.16b,v8.16b,v23.16b
ldp q11,q15,[sp,#736]
zip1 v20.16b,v12.16b,v13.16b
ldp q25,q22,[x29,#-224]
zip1 v26.16b,v9.16b,v11.16b
zip1 v21.16b,v15.16b,v30.16b
zip1 v3.16b,v19.16b,v10.16b
zip1 v2.16b,v22.16b,v25.16b
zip1 v4.16b,v24.16b,v21.16b
zip1 v5.16b,v26.16b,v20.16b
zip1 v6.16b,v28.16b,v2.16b
zip2 v2.16b,v28.16b,v2.16b
zip1 v7.16b,v3.16b,v5.16b
zip2 v3.16b,v3.16b,v5.16b
zip1 v16.16b,v4.16b,v6.16b
zip2 v4.16b,v4.16b,v6.16b
zip1 v17.16b,v7.16b,v16.16b
zip2 v7.16b,v7.16b,v16.16b
zip1 v6.16b,v3.16b,v4.16b
zip2 v16.16b,v24.16b,v21.16b
zip2 v3.16b,v3.16b,v4.16b
zip2 v21.16b,v22.16b,v25.16b
add v17.2d,v18.2d,v17.2d
zip2 v18.16b,v15.16b,v30.16b
ldr q15,[sp,#624]
str q17,[x13]
zip2 v17.16b,v26.16b,v20.16b
zip2 v20.16b,v12.16b,v13.16b
ldr q5,[x0,#64]
ldr q12,[sp,#176]
add v5.2d,v5.2d,v7.2d
zip2 v7.16b,v19.16b,v10.16b
str q5,[x13,#64]
ldr q5,[x0,#64]
zip1 v4.16b,v7.16b,v17.16b
add v5.2d,v5.2d,v6.2d
str q5,[x13,#128]
zip1 v5.16b,v16.16b,v2.16b
zip2 v2.16b,v16.16b,v2.16b
ldr q6,[x0,#64]
add v3.2d,v6.2d,v3.2d
zip1 v6.16b,v4.16b,v5.16b
zip2 v4.16b,v4.16b,v5.16b
str q3,[x13,#192]
ldr q3,[x0,#64]
add v3.2d,v3.2d,v6.2d
ldr q6,[sp,#48]
zip2 v6.16b,v14.16b,v6.16b
str q3,[x13,#256]
zip2 v3.16b,v7.16b,v17.16b
zip2 v7.16b,v9.16b,v11.16b
ldr q5,[x0,#64]
zip2 v17.16b,v8.16b,v23.16b
ldp q14,q11,[sp,#704]
add v4.2d,v5.2d,v4.2d
zip2 v5.16b,v0.16b,v27.16b
ldur q0,[x29,#-176]
zip1 v19.16b,v3.16b,v2.16b
zip1 v23.16b,v7.16b,v20.16b
zip2 v2.16b,v3.16b,v2.16b
zip2 v16.16b,v0.16b,v29.16b
zip2 v7.16b,v7.16b,v20.16b
ldr q29,[sp,#352]
str q4,[x13,#320]
ldp q27,q9,[sp,#256]
ldr q4,[x0,#64]
zip1 v22.16b,v5.16b,v18.16b
zip2 v5.16b,v5.16b,v18.16b
ldp q18,q0,[sp,#496]
add v4.2d,v4.2d,v19.2d
zip1 v19.16b,v6.16b,v17.16b
zip1 v24.16b,v16.16b,v21.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v16.16b,v16.16b,v21.16b
ldur q21,[x29,#-240]
zip1 v26.16b,v27.16b,v12.16b
zip1 v28.16b,v0.16b,v29.16b
zip1 v8.16b,v15.16b,v18.16b
str q4,[x13,#384]
zip2 v18.16b,v15.16b,v18.16b
zip1 v3.16b,v19.16b,v23.16b
zip1 v4.16b,v22.16b,v24.16b
ldr q25,[x0,#64]
add v2.2d,v25.2d,v2.2d
zip1 v25.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip2 v4.16b,v22.16b,v24.16b
str q2,[x13,#448]
ldr q22,[sp,#848]
ldr q2,[x0,#64]
zip1 v13.16b,v21.16b,v22.16b
zip2 v21.16b,v21.16b,v22.16b
add v2.2d,v2.2d,v25.2d
ldp q25,q30,[sp,#784]
str q2,[x13,#512]
zip2 v2.16b,v19.16b,v23.16b
ldr q23,[sp,#384]
ldr q19,[x0,#64]
zip1 v10.16b,v25.16b,v14.16b
add v3.2d,v19.2d,v3.2d
zip1 v19.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip1 v4.16b,v5.16b,v16.16b
str q3,[x13,#576]
ldr q3,[x0,#64]
add v3.2d,v3.2d,v19.2d
zip1 v19.16b,v23.16b,v9.16b
str q3,[x13,#640]
zip1 v3.16b,v6.16b,v7.16b
ldr q17,[x0,#64]
add v2.2d,v17.2d,v2.2d
zip1 v17.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip2 v4.16b,v5.16b,v16.16b
str q2,[x13,#704]
ldr q2,[x0,#64]
add v2.2d,v2.2d,v17.2d
str q2,[x13,#768]
ldr q2,[x0,#64]
add v2.2d,v2.2d,v3.2d
zip2 v3.16b,v6.16b,v7.16b
zip1 v6.16b,v28.16b,v8.16b
str q2,[x13,#832]
ldur q2,[x29,#-160]
ldr q5,[x0,#64]
zip1 v20.16b,v11.16b,v2.16b
ldur q2,[x29,#-128]
zip1 v24.16b,v2.16b,v30.16b
zip1 v2.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v7.16b,v20.16b,v10.16b
add v2.2d,v5.2d,v2.2d
zip1 v5.16b,v26.16b,v19.16b
zip1 v16.16b,v24.16b,v13.16b
str q2,[x13,#896]
zip1 v2.16b,v5.16b,v7.16b
zip1 v4.16b,v6.16b,v16.16b
ldr q17,[x0,#64]
add v3.2d,v17.2d,v3.2d
zip1 v17.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v6.16b,v16.16b
str q3,[x13,#960]
zip2 v6.16b,v26.16b,v19.16b
zip2 v16.16b,v20.16b,v10.16b
ldr q3,[x0,#80]
zip2 v20.16b,v25.16b,v14.16b
add v3.2d,v3.2d,v17.2d
zip2 v17.16b,v24.16b,v13.16b
ldp q14,q13,[sp,#464]
str q3,[x13,#16]
zip2 v3.16b,v5.16b,v7.16b
zip2 v7.16b,v28.16b,v8.16b
ldr q5,[x0,#80]
add v2.2d,v5.2d,v2.2d
zip1 v5.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v4.16b,v7.16b,v17.16b
str q2,[x13,#80]
ldr q2,[x0,#80]
add v2.2d,v2.2d,v5.2d
str q2,[x13,#144]
zip1 v2.16b,v6.16b,v16.16b
ldr q5,[x0,#80]
add v3.2d,v5.2d,v3.2d
zip1 v5.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v7.16b,v17.16b
zip2 v17.16b,v23.16b,v9.16b
ldr q9,[sp,#160]
str q3,[x13,#208]
ldr q3,[x0,#80]
add v3.2d,v3.2d,v5.2d
str q3,[x13,#272]
zip2 v3.16b,v6.16b,v16.16b
zip2 v6.16b,v27.16b,v12.16b
ldr q5,[x0,#80]
ldr q27,[sp,#112]
ldr q12,[sp,#576]
add v2.2d,v5.2d,v2.2d
zip2 v5.16b,v0.16b,v29.16b
ldur q0,[x29,#-160]
zip1 v19.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
ldur q29,[x29,#-80]
zip2 v7.16b,v11.16b,v0.16b
ldur q0,[x29,#-128]
str q2,[x13,#336]
zip1 v26.16b,v9.16b,v29.16b
zip2 v16.16b,v0.16b,v30.16b
ldr q2,[x0,#80]
zip1 v22.16b,v5.16b,v18.16b
zip2 v5.16b,v5.16b,v18.16b
ldp q30,q15,[sp,#320]
add v2.2d,v2.2d,v19.2d
zip1 v19.16b,v6.16b,v17.16b
zip1 v23.16b,v7.16b,v20.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v7.16b,v7.16b,v20.16b
ldr q0,[sp,#80]
zip1 v24.16b,v16.16b,v21.16b
zip2 v16.16b,v16.16b,v21.16b
ldr q21,[sp,#768]
str q2,[x13,#400]
zip1 v20.16b,v13.16b,v15.16b
zip1 v2.16b,v19.16b,v23.16b
ldr q25,[x0,#80]
zip1 v4.16b,v22.16b,v24.16b
add v3.2d,v25.2d,v3.2d
str q3,[x13,#464]
zip1 v25.16b,v2.16b,v4.16b
ldr q3,[x0,#80]
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v22.16b,v24.16b
ldp q22,q11,[sp,#224]
add v3.2d,v3.2d,v25.2d
ldr q25,[sp,#608]
zip1 v28.16b,v30.16b,v22.16b
zip1 v8.16b,v25.16b,v14.16b
str q3,[x13,#528]
zip2 v3.16b,v19.16b,v23.16b
ldr q23,[sp,#688]
ldr q19,[x0,#80]
zip1 v10.16b,v21.16b,v23.16b
add v2.2d,v19.2d,v2.2d
zip1 v19.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v4.16b,v5.16b,v16.16b
str q2,[x13,#592]
ldr q2,[x0,#80]
add v2.2d,v2.2d,v19.2d
str q2,[x13,#656]
zip1 v2.16b,v6.16b,v7.16b
ldr q17,[x0,#80]
add v3.2d,v17.2d,v3.2d
zip1 v17.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v5.16b,v16.16b
ldur q5,[x29,#-192]
zip1 v16.16b,v20.16b,v8.16b
str q3,[x13,#720]
ldr q3,[x0,#80]
zip1 v19.16b,v11.16b,v5.16b
ldur q5,[x29,#-144]
add v3.2d,v3.2d,v17.2d
zip1 v24.16b,v5.16b,v12.16b
str q3,[x13,#784]
ldr q3,[x0,#80]
zip1 v17.16b,v24.16b,v10.16b
add v2.2d,v3.2d,v2.2d
zip2 v3.16b,v6.16b,v7.16b
zip1 v7.16b,v19.16b,v28.16b
str q2,[x13,#848]
zip1 v2.16b,v27.16b,v0.16b
zip2 v0.16b,v27.16b,v0.16b
zip1 v5.16b,v3.16b,v4.16b
ldr q6,[x0,#80]
zip2 v3.16b,v3.16b,v4.16b
ldur q27,[x29,#-96]
add v5.2d,v6.2d,v5.2d
zip1 v6.16b,v2.16b,v26.16b
zip2 v2.16b,v2.16b,v26.16b
str q5,[x13,#912]
zip1 v5.16b,v7.16b,v17.16b
zip1 v4.16b,v6.16b,v16.16b
ldr q18,[x0,#80]
add v3.2d,v18.2d,v3.2d
zip1 v18.16b,v4.16b,v5.16b
zip2 v4.16b,v4.16b,v5.16b
zip2 v5.16b,v7.16b,v17.16b
str q3,[x13,#976]
zip2 v7.16b,v19.16b,v28.16b
zip2 v17.16b,v24.16b,v10.16b
ldr q3,[x0,#96]
zip2 v19.16b,v21.16b,v23.16b
ldp q28,q26,[sp,#528]
add v3.2d,v3.2d,v18.2d
zip2 v18.16b,v25.16b,v14.16b
ldr q25,[sp,#640]
str q3,[x13,#32]
zip2 v3.16b,v6.16b,v16.16b
zip2 v16.16b,v20.16b,v8.16b
ldr q6,[x0,#96]
add v4.2d,v6.2d,v4.2d
zip1 v6.16b,v3.16b,v5.16b
zip2 v3.16b,v3.16b,v5.16b
zip1 v5.16b,v7.16b,v17.16b
str q4,[x13,#96]
ldr q4,[x0,#96]
add v4.2d,v4.2d,v6.2d
str q4,[x13,#160]
zip1 v4.16b,v2.16b,v16.16b
zip2 v2.16b,v2.16b,v16.16b
ldr q6,[x0,#96]
zip2 v16.16b,v9.16b,v29.16b
ldr q29,[sp,#96]
add v3.2d,v6.2d,v3.2d
zip1 v6.16b,v4.16b,v5.16b
zip2 v4.16b,v4.16b,v5.16b
zip1 v21.16b,v0.16b,v16.16b
zip2 v0.16b,v0.16b,v16.16b
str q3,[x13,#224]
ldr q3,[x0,#96]
add v3.2d,v3.2d,v6.2d
ldur q6,[x29,#-192]
zip2 v6.16b,v11.16b,v6.16b
ldp q14,q11,[sp,#128]
str q3,[x13,#288]
zip2 v3.16b,v7.16b,v17.16b
zip2 v7.16b,v13.16b,v15.16b
ldr q5,[x0,#96]
zip2 v17.16b,v30.16b,v22.16b
ldr q15,[sp,#64]
ldp q13,q9,[sp,#192]
add v4.2d,v5.2d,v4.2d
ldur q5,[x29,#-144]
zip1 v20.16b,v2.16b,v3.16b
zip1 v23.16b,v7.16b,v18.16b
zip2 v2.16b,v2.16b,v3.16b
zip2 v5.16b,v5.16b,v12.16b
zip1 v22.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
str q4,[x13,#352]
zip2 v7.16b,v7.16b,v18.16b
ldr q4,[x0,#96]
ldp q12,q10,[sp,#288]
zip1 v3.16b,v21.16b,v23.16b
ldp q8,q30,[sp,#400]
zip1 v24.16b,v5.16b,v19.16b
add v4.2d,v4.2d,v20.2d
zip2 v5.16b,v5.16b,v19.16b
zip2 v17.16b,v0.16b,v7.16b
zip1 v19.16b,v25.16b,v26.16b
zip1 v18.16b,v30.16b,v10.16b
str q4,[x13,#416]
zip1 v4.16b,v22.16b,v24.16b
ldr q20,[x0,#96]
add v2.2d,v20.2d,v2.2d
zip1 v20.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip2 v4.16b,v22.16b,v24.16b
str q2,[x13,#480]
ldr q2,[x0,#96]
add v2.2d,v2.2d,v20.2d
str q2,[x13,#544]
zip2 v2.16b,v21.16b,v23.16b
ldr q20,[x0,#96]
add v3.2d,v20.2d,v3.2d
zip1 v20.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip1 v4.16b,v6.16b,v5.16b
zip2 v5.16b,v6.16b,v5.16b
str q3,[x13,#608]
ldr q3,[x0,#96]
add v3.2d,v3.2d,v20.2d
zip1 v20.16b,v17.16b,v5.16b
zip2 v5.16b,v17.16b,v5.16b
str q3,[x13,#672]
zip1 v3.16b,v0.16b,v7.16b
zip1 v0.16b,v31.16b,v1.16b
ldr q16,[x0,#96]
zip1 v7.16b,v27.16b,v15.16b
zip2 v1.16b,v31.16b,v1.16b
add v2.2d,v16.2d,v2.2d
zip1 v16.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v4.16b,v28.16b,v8.16b
zip1 v21.16b,v0.16b,v7.16b
zip2 v0.16b,v0.16b,v7.16b
str q2,[x13,#736]
ldr q2,[x0,#96]
zip1 v23.16b,v4.16b,v19.16b
zip2 v4.16b,v4.16b,v19.16b
add v2.2d,v2.2d,v16.2d
zip1 v16.16b,v9.16b,v14.16b
str q2,[x13,#800]
ldr q2,[x0,#96]
add v6.2d,v2.2d,v3.2d
zip1 v2.16b,v11.16b,v29.16b
zip1 v3.16b,v12.16b,v13.16b
str q6,[x13,#864]
ldr q6,[x0,#96]
zip1 v22.16b,v3.16b,v18.16b
zip2 v3.16b,v3.16b,v18.16b
zip2 v18.16b,v25.16b,v26.16b
add v6.2d,v6.2d,v20.2d
zip1 v20.16b,v2.16b,v16.16b
zip2 v2.16b,v2.16b,v16.16b
zip1 v17.16b,v21.16b,v22.16b
str q6,[x13,#928]
ldr q6,[x0,#96]
zip1 v24.16b,v20.16b,v23.16b
zip1 v7.16b,v2.16b,v4.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v4.16b,v11.16b,v29.16b
add v5.2d,v6.2d,v5.2d
zip1 v6.16b,v17.16b,v24.16b
str q5,[x13,#992]
ldr q5,[x0,#112]
add v5.2d,v5.2d,v6.2d
zip2 v6.16b,v17.16b,v24.16b
zip2 v17.16b,v20.16b,v23.16b
str q5,[x13,#48]
zip2 v5.16b,v21.16b,v22.16b
ldr q20,[x0,#112]
add v6.2d,v20.2d,v6.2d
zip1 v20.16b,v5.16b,v17.16b
zip2 v5.16b,v5.16b,v17.16b
zip2 v17.16b,v30.16b,v10.16b
str q6,[x13,#112]
ldr q6,[x0,#112]
add v6.2d,v6.2d,v20.2d
str q6,[x13,#176]
zip1 v6.16b,v0.16b,v3.16b
zip2 v0.16b,v0.16b,v3.16b
ldr q16,[x0,#112]
add v5.2d,v16.2d,v5.2d
zip1 v16.16b,v6.16b,v7.16b
zip2 v6.16b,v6.16b,v7.16b
zip2 v7.16b,v27.16b,v15.16b
zip1 v19.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
str q5,[x13,#240]
ldr q5,[x0,#112]
zip1 v20.16b,v1.16b,v7.16b
zip2 v1.16b,v1.16b,v7.16b
add v5.2d,v5.2d,v16.2d
zip2 v16.16b,v9.16b,v14.16b
str q5,[x13,#304]
zip2 v5.16b,v12.16b,v13.16b
ldr q3,[x0,#112]
zip1 v21.16b,v4.16b,v16.16b
zip2 v4.16b,v4.16b,v16.16b
add v3.2d,v3.2d,v6.2d
zip2 v6.16b,v28.16b,v8.16b
zip1 v22.16b,v5.16b,v17.16b
zip2 v5.16b,v5.16b,v17.16b
str q3,[x13,#368]
ldr q3,[x0,#112]
zip1 v23.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip1 v2.16b,v20.16b,v22.16b
add v3.2d,v3.2d,v19.2d
str q3,[x13,#432]
zip1 v3.16b,v21.16b,v23.16b
ldr q19,[x0,#112]
add v0.2d,v19.2d,v0.2d
zip1 v19.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip2 v3.16b,v21.16b,v23.16b
str q0,[x13,#496]
ldr q0,[x0,#112]
add v0.2d,v0.2d,v19.2d
str q0,[x13,#560]
zip2 v0.16b,v20.16b,v22.16b
ldr q19,[x0,#112]
add v2.2d,v19.2d,v2.2d
zip1 v19.16b,v0.16b,v3.16b
zip2 v0.16b,v0.16b,v3.16b
zip1 v3.16b,v4.16b,v6.16b
str q2,[x13,#624]
ldr q2,[x0,#112]
add v2.2d,v2.2d,v19.2d
str q2,[x13,#688]
zip1 v2.16b,v1.16b,v5.16b
ldr q7,[x0,#112]
add v0.2d,v7.2d,v0.2d
zip1 v7.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
str q0,[x13,#752]
ldr q0,[x0,#112]
add v0.2d,v0.2d,v7.2d
str q0,[x13,#816]
zip2 v0.16b,v1.16b,v5.16b
zip2 v1.16b,v4.16b,v6.16b
ldr q3,[x0,#112]
add v2.2d,v3.2d,v2.2d
zip1 v3.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
str q2,[x13,#880]
ldr q2,[x0,#112]
add v2.2d,v2.2d,v3.2d
str q2,[x13,#944]
ldr q1,[x0,#112]
add v0.2d,v1.2d,v0.2d
str q0,[x13,#1008]
b.ne 2b
add sp,sp,#1056
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
end_function phalanx_0_1_kalyna_512_512_encrypt_neon_sha3
.p2align 4
1018:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1019:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1021:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1022:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1023:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f
.purgem shared_1
.purgem shared_2
.purgem shared_3
.purgem shared_4
