// Kernels of gost28147 at the level portable, for aarch64. Do not edit: change the bodies in src/gost28147 and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/gost28147/sliced.rs:
//
//     word [h][b]      bit b of half h of all blocks, bit i of the word: block i, in some order
//
// src/gost28147/words.rs:
//
//     n1   a1 | b1 | c1 | d1        n2   a2 | b2 | c2 | d2        32-bit words of the blocks a, b, c, d
//
// function: instructions, bytes of stack, registers that are left changed
// gost28147_decrypt_portable_one: 182, 192, x0-17
// gost28147_decrypt_portable_x1: 403, 432, x0-17
// gost28147_decrypt_portable_x4: 943, 768, x4-17 v0-7 v16-31
// gost28147_encrypt_portable_one: 182, 192, x0-17
// gost28147_encrypt_portable_x1: 403, 432, x0-17
// gost28147_encrypt_portable_x4: 943, 768, x4-17 v0-7 v16-31
// gost28147_mac: 151, 144, x0-17
// gost28147_place_bytes_16: 111, 16, x0 x8-17 v0-7 v16
// gost28147_place_quarter: 138, 48, x0 x2-3 x8-17 v0-7 v16-25
// gost28147_place_sliced_128: 131, 48, x8-12 v0-7 v16-27
// gost28147_prepare_bytes_decrypt: 82, 48, x3-5 x8-17 v0-7 v16-17
// gost28147_prepare_bytes_encrypt: 82, 48, x3-5 x8-17 v0-7 v16-17
// gost28147_prepare_sliced_decrypt: 80, 48, x8-15 v0-7 v16-25
// gost28147_prepare_sliced_encrypt: 80, 48, x8-15 v0-7 v16-25
// gost28147_prepare_words: 267, 304, x0-17 v0-7 v16-31
// gost28147_schedule: 16, 16, x8-11
// magma_decrypt_portable_one: 185, 192, x0-17
// magma_decrypt_portable_x1: 415, 432, x0-17
// magma_decrypt_portable_x4: 964, 768, x4-17 v0-7 v16-31
// magma_encrypt_portable_one: 185, 192, x0-17
// magma_encrypt_portable_x1: 415, 432, x0-17
// magma_encrypt_portable_x4: 964, 768, x4-17 v0-7 v16-31
// magma_place_bytes_16: 145, 16, x0 x3 x8-17 v0-2
// magma_place_quarter: 138, 48, x0 x2-3 x8-17 v0-7 v16-25
// magma_place_sliced_128: 131, 48, x8-12 v0-7 v16-27
// magma_prepare_bytes_decrypt: 106, 48, x3-17 v0-7 v16-23
// magma_prepare_bytes_encrypt: 106, 48, x3-17 v0-7 v16-23
// magma_prepare_sliced_decrypt: 80, 48, x8-14 v0-7 v16-25
// magma_prepare_sliced_encrypt: 80, 48, x8-14 v0-7 v16-25
// magma_prepare_words: 86, 16, x2 x8-10 v0-7 v16-27
// magma_schedule: 16, 16, x8-11

.macro shared_1 p0
nop
nop
nop
nop
nop
4:
eor x14,x12,x13
zip1 v2.2d,v7.2d,v6.2d
zip2 v3.2d,v7.2d,v6.2d
add x14,x0,x14,lsl #\p0
mov v26.16b,v0.16b
zip1 v6.2d,v25.2d,v16.2d
stp q23,q19,[sp,#16]
ldr q19,[sp,#128]
zip2 v23.2d,v24.2d,v20.2d
add x15,x14,#256
add x14,x14,#264
ld1r { v18.2d },[x15]
and v7.16b,v2.16b,v0.16b
ld1r { v17.2d },[x14]
and v21.16b,v3.16b,v0.16b
stp q3,q2,[sp,#80]
str q6,[sp,#64]
add v22.2d,v2.2d,v18.2d
add v7.2d,v7.2d,v18.2d
add v27.2d,v3.2d,v17.2d
add v21.2d,v21.2d,v17.2d
ldur q3,[x29,#-256]
bsl v26.16b,v7.16b,v22.16b
bif v21.16b,v27.16b,v0.16b
ldp q2,q0,[sp,#176]
and v28.16b,v26.16b,v2.16b
ldr q2,[sp,#432]
and v29.16b,v26.16b,v0.16b
ushr v27.2d,v21.2d,#1
and v30.16b,v21.16b,v31.16b
ushr v7.2d,v26.2d,#1
and v8.16b,v26.16b,v2.16b
ldp q2,q0,[sp,#240]
and v3.16b,v26.16b,v3.16b
and v9.16b,v21.16b,v10.16b
eor v31.16b,v27.16b,v21.16b
eor v22.16b,v7.16b,v26.16b
and v12.16b,v21.16b,v0.16b
ldur q0,[x29,#-176]
and v11.16b,v26.16b,v2.16b
ldur q2,[x29,#-224]
and v27.16b,v26.16b,v0.16b
ldr q0,[sp,#144]
ushr v13.2d,v22.2d,#1
and v10.16b,v22.16b,v1.16b
and v15.16b,v31.16b,v1.16b
and v2.16b,v21.16b,v2.16b
and v14.16b,v26.16b,v0.16b
ldp q5,q0,[sp,#352]
and v13.16b,v13.16b,v1.16b
eor v11.16b,v11.16b,v19.16b
fmov x16,d10
mov x15,v10.d[1]
mov x17,v15.d[1]
and v26.16b,v26.16b,v0.16b
ldp q7,q0,[sp,#208]
and v10.16b,v21.16b,v5.16b
fmov x4,d15
and v15.16b,v21.16b,v4.16b
mov x14,v13.d[1]
fmov x5,d13
ushr v13.2d,v31.2d,#1
eor v30.16b,v30.16b,v0.16b
ldr q0,[sp,#272]
ushr v4.2d,v22.2d,#2
ushr v31.2d,v31.2d,#2
lsl x6,x16,#4
lsl x7,x4,#4
eor v12.16b,v12.16b,v0.16b
ldur q0,[x29,#-192]
and v13.16b,v13.16b,v1.16b
sub x16,x6,x16
lsl x23,x15,#4
sub x4,x7,x4
eor v8.16b,v8.16b,v0.16b
ldr q0,[sp,#288]
and v31.16b,v31.16b,v1.16b
mov x6,v13.d[1]
fmov x7,d13
fmov d13,x4
eor v22.16b,v9.16b,v0.16b
ldp q5,q0,[sp,#320]
mov x21,v31.d[1]
fmov x22,d31
sub x15,x23,x15
and v4.16b,v4.16b,v1.16b
eor v29.16b,v29.16b,v7.16b
lsl x4,x5,#4
eor v9.16b,v14.16b,v5.16b
ldr q5,[sp,#416]
eor v2.16b,v2.16b,v0.16b
ldp q31,q0,[x29,#-112]
lsl x23,x7,#4
eor v26.16b,v26.16b,v5.16b
zip2 v5.2d,v25.2d,v16.2d
fmov d25,x16
lsl x16,x17,#4
mov x19,v4.d[1]
fmov x20,d4
eor v3.16b,v3.16b,v0.16b
movi v0.2d,#0xffffffff00000000
ldur q4,[x29,#-160]
mov v25.d[1],x15
sub x16,x16,x17
eor v31.16b,v10.16b,v31.16b
mov v13.d[1],x16
eor v4.16b,v15.16b,v4.16b
ldr q16,[sp,#112]
sub x17,x4,x5
sub x4,x23,x7
lsl x16,x14,#4
and v10.16b,v6.16b,v0.16b
ldr q0,[sp,#304]
fmov d14,x17
and v11.16b,v11.16b,v25.16b
and v9.16b,v9.16b,v25.16b
and v29.16b,v29.16b,v25.16b
and v12.16b,v12.16b,v13.16b
lsl x17,x6,#4
and v25.16b,v26.16b,v25.16b
fmov d26,x4
and v4.16b,v4.16b,v13.16b
sub x14,x16,x14
eor v8.16b,v8.16b,v11.16b
and v11.16b,v21.16b,v16.16b
and v21.16b,v21.16b,v0.16b
movi v0.2d,#0xffffffff00000000
eor v27.16b,v27.16b,v9.16b
sub x16,x17,x6
eor v28.16b,v28.16b,v29.16b
eor v29.16b,v22.16b,v12.16b
ldur q22,[x29,#-144]
and v2.16b,v2.16b,v13.16b
mov v26.d[1],x16
lsl x24,x20,#4
mov v14.d[1],x14
eor v3.16b,v3.16b,v25.16b
add v25.2d,v6.2d,v18.2d
add v18.2d,v10.2d,v18.2d
eor v4.16b,v31.16b,v4.16b
eor v27.16b,v27.16b,v22.16b
mov v22.16b,v0.16b
sub x5,x24,x20
eor v2.16b,v21.16b,v2.16b
lsl x15,x22,#4
lsl x4,x19,#4
and v30.16b,v30.16b,v13.16b
fmov d13,x5
and v21.16b,v5.16b,v0.16b
and v4.16b,v4.16b,v26.16b
bsl v22.16b,v18.16b,v25.16b
and v25.16b,v29.16b,v26.16b
ldr q26,[sp,#384]
and v31.16b,v8.16b,v14.16b
and v3.16b,v3.16b,v14.16b
sub x15,x15,x22
sub x17,x4,x19
eor v2.16b,v2.16b,v26.16b
lsl x7,x21,#4
mov v13.d[1],x17
add v26.2d,v5.2d,v17.2d
add v17.2d,v21.2d,v17.2d
fmov d29,x15
mov v21.16b,v0.16b
eor v18.16b,v11.16b,v30.16b
eor v28.16b,v28.16b,v31.16b
eor v3.16b,v27.16b,v3.16b
sub x4,x7,x21
ushr v27.2d,v22.2d,#1
eor v2.16b,v2.16b,v4.16b
ldur q4,[x29,#-80]
mov v29.d[1],x4
bsl v21.16b,v17.16b,v26.16b
eor v25.16b,v18.16b,v25.16b
and v3.16b,v3.16b,v13.16b
eor v4.16b,v28.16b,v4.16b
ldr q17,[sp,#400]
eor v18.16b,v27.16b,v22.16b
mvni v28.4s,#7,msl #8
str q5,[sp,#48]
eor v17.16b,v25.16b,v17.16b
ldp q13,q6,[sp,#176]
and v2.16b,v2.16b,v29.16b
eor v3.16b,v4.16b,v3.16b
ushr v4.2d,v21.2d,#1
and v25.16b,v18.16b,v1.16b
ldr q31,[sp,#432]
ldr q14,[sp,#272]
and v30.16b,v22.16b,v13.16b
ldr q15,[sp,#352]
eor v2.16b,v17.16b,v2.16b
shl v17.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
eor v26.16b,v4.16b,v21.16b
fmov x15,d25
mov x14,v25.d[1]
mvni v25.4s,#7,msl #8
zip1 v4.2d,v24.2d,v20.2d
and v31.16b,v22.16b,v31.16b
bit v3.16b,v17.16b,v28.16b
shl v27.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
and v28.16b,v26.16b,v1.16b
lsl x17,x15,#4
ushr v17.2d,v18.2d,#1
lsl x16,x14,#4
ushr v24.2d,v26.2d,#1
sub x15,x17,x15
bit v2.16b,v27.16b,v25.16b
mov x4,v28.d[1]
fmov d25,x15
and v27.16b,v17.16b,v1.16b
sub x14,x16,x14
fmov x16,d28
eor v20.16b,v3.16b,v4.16b
ushr v4.2d,v18.2d,#2
and v3.16b,v24.16b,v1.16b
ldr q17,[sp,#368]
mov v25.d[1],x14
mov x17,v27.d[1]
eor v0.16b,v2.16b,v23.16b
lsl x14,x4,#4
lsl x15,x16,#4
and v11.16b,v22.16b,v17.16b
and v2.16b,v4.16b,v1.16b
ushr v4.2d,v26.2d,#2
fmov x5,d3
sub x14,x14,x4
fmov x4,d27
sub x15,x15,x16
fmov d24,x15
lsl x15,x17,#4
mov x16,v3.d[1]
mov x19,v2.d[1]
and v3.16b,v4.16b,v1.16b
ldur q4,[x29,#-240]
lsl x6,x4,#4
sub x15,x15,x17
str q0,[sp,#160]
ldp q5,q0,[sp,#240]
lsl x7,x5,#4
sub x17,x6,x4
and v4.16b,v21.16b,v4.16b
mov v24.d[1],x14
fmov d23,x17
fmov x17,d2
and v2.16b,v22.16b,v6.16b
lsl x14,x16,#4
sub x4,x7,x5
and v26.16b,v22.16b,v5.16b
and v29.16b,v21.16b,v0.16b
ldur q0,[x29,#-192]
fmov d27,x4
eor v2.16b,v2.16b,v7.16b
ldr q7,[sp,#224]
sub x14,x14,x16
lsl x16,x19,#4
eor v9.16b,v31.16b,v0.16b
ldr q0,[sp,#144]
eor v4.16b,v4.16b,v7.16b
eor v26.16b,v26.16b,v19.16b
mov x4,v3.d[1]
mov v27.d[1],x14
sub x14,x16,x19
fmov x16,d3
and v3.16b,v21.16b,v16.16b
eor v8.16b,v29.16b,v14.16b
and v10.16b,v22.16b,v0.16b
and v4.16b,v4.16b,v24.16b
ldur q31,[x29,#-128]
ldr q5,[sp,#320]
and v26.16b,v26.16b,v25.16b
and v2.16b,v2.16b,v25.16b
ldr q18,[sp,#288]
and v12.16b,v21.16b,v31.16b
lsl x5,x17,#4
mov v23.d[1],x15
eor v31.16b,v3.16b,v4.16b
and v3.16b,v8.16b,v24.16b
eor v8.16b,v10.16b,v5.16b
ldr q5,[sp,#416]
eor v26.16b,v9.16b,v26.16b
eor v30.16b,v30.16b,v2.16b
ldp q4,q2,[x29,#-224]
sub x15,x5,x17
eor v9.16b,v11.16b,v5.16b
ldp q5,q10,[x29,#-176]
ldur q11,[x29,#-256]
and v8.16b,v8.16b,v25.16b
lsl x17,x16,#4
and v2.16b,v21.16b,v2.16b
and v4.16b,v21.16b,v4.16b
fmov d28,x15
eor v10.16b,v12.16b,v10.16b
and v11.16b,v22.16b,v11.16b
and v25.16b,v9.16b,v25.16b
and v12.16b,v21.16b,v15.16b
and v22.16b,v22.16b,v5.16b
ldr q5,[sp,#336]
eor v2.16b,v2.16b,v18.16b
sub x16,x17,x16
ldr q16,[sp,#160]
and v9.16b,v10.16b,v24.16b
ldur q10,[x29,#-96]
eor v4.16b,v4.16b,v5.16b
ldr q5,[sp,#304]
eor v22.16b,v22.16b,v8.16b
fmov d29,x16
eor v10.16b,v11.16b,v10.16b
ldur q11,[x29,#-112]
eor v2.16b,v2.16b,v3.16b
and v4.16b,v4.16b,v24.16b
and v21.16b,v21.16b,v5.16b
add x16,x12,#1
eor v11.16b,v12.16b,v11.16b
eor x16,x16,x13
and v3.16b,v26.16b,v23.16b
eor v24.16b,v10.16b,v25.16b
movi v5.2d,#0xffffffff00000000
and v2.16b,v2.16b,v27.16b
add x16,x0,x16,lsl #4
eor v4.16b,v21.16b,v4.16b
mov v28.d[1],x14
eor v8.16b,v11.16b,v9.16b
lsl x15,x4,#4
eor v3.16b,v30.16b,v3.16b
and v23.16b,v24.16b,v23.16b
add x17,x16,#256
add x16,x16,#264
ld1r { v26.2d },[x17]
and v21.16b,v20.16b,v5.16b
ld1r { v25.2d },[x16]
and v24.16b,v8.16b,v27.16b
ldur q27,[x29,#-144]
and v9.16b,v16.16b,v5.16b
sub x15,x15,x4
eor v2.16b,v31.16b,v2.16b
str q20,[sp]
eor v22.16b,v22.16b,v27.16b
ldr q27,[sp,#384]
add v21.2d,v21.2d,v26.2d
add v8.2d,v16.2d,v25.2d
add v9.2d,v9.2d,v25.2d
mov v29.d[1],x15
eor v4.16b,v4.16b,v27.16b
add v27.2d,v20.2d,v26.2d
mvni v20.4s,#7,msl #8
eor v22.16b,v22.16b,v23.16b
mov v23.16b,v5.16b
add x12,x12,#2
cmp x12,#8
eor v4.16b,v4.16b,v24.16b
mov v24.16b,v5.16b
bsl v23.16b,v9.16b,v8.16b
ldp q16,q5,[sp,#16]
bsl v24.16b,v21.16b,v27.16b
and v21.16b,v22.16b,v28.16b
ldur q22,[x29,#-80]
and v4.16b,v4.16b,v29.16b
zip2 v19.2d,v5.2d,v16.2d
zip1 v30.2d,v5.2d,v16.2d
eor v3.16b,v3.16b,v22.16b
ldr q22,[sp,#400]
ushr v28.2d,v23.2d,#1
eor v2.16b,v2.16b,v22.16b
ushr v22.2d,v24.2d,#1
eor v3.16b,v3.16b,v21.16b
eor v28.16b,v28.16b,v23.16b
eor v27.16b,v22.16b,v24.16b
eor v2.16b,v2.16b,v4.16b
shl v4.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
and v29.16b,v28.16b,v1.16b
and v22.16b,v27.16b,v1.16b
shl v21.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
bit v3.16b,v4.16b,v20.16b
mvni v4.4s,#7,msl #8
mov x15,v29.d[1]
fmov x5,d29
ushr v20.2d,v28.2d,#1
fmov x16,d22
mov x14,v22.d[1]
bit v2.16b,v21.16b,v4.16b
ushr v4.2d,v27.2d,#1
eor v5.16b,v3.16b,v30.16b
ushr v3.2d,v27.2d,#2
lsl x17,x16,#4
lsl x4,x14,#4
and v4.16b,v4.16b,v1.16b
sub x16,x17,x16
eor v21.16b,v2.16b,v19.16b
lsl x17,x15,#4
fmov d19,x16
lsl x16,x5,#4
sub x14,x4,x14
and v2.16b,v20.16b,v1.16b
mov x6,v4.d[1]
add v9.2d,v5.2d,v26.2d
stp q21,q5,[sp,#16]
mov v19.d[1],x14
sub x14,x17,x15
sub x15,x16,x5
fmov d20,x15
fmov x16,d4
mov x17,v2.d[1]
and v4.16b,v24.16b,v6.16b
lsl x15,x6,#4
ldp q6,q22,[sp,#240]
mov v20.d[1],x14
fmov x14,d2
and v2.16b,v3.16b,v1.16b
ushr v3.2d,v28.2d,#2
lsl x4,x16,#4
sub x15,x15,x6
and v8.16b,v23.16b,v22.16b
sub x16,x4,x16
lsl x4,x14,#4
and v29.16b,v3.16b,v1.16b
ldr q1,[sp,#208]
fmov d27,x16
sub x4,x4,x14
lsl x16,x17,#4
ldur q3,[x29,#-240]
eor v31.16b,v4.16b,v1.16b
movi v1.2d,#0xffffffff00000000
fmov d28,x4
mov v27.d[1],x15
sub x15,x16,x17
mov x14,v2.d[1]
and v30.16b,v23.16b,v3.16b
and v3.16b,v24.16b,v6.16b
and v4.16b,v24.16b,v13.16b
mov v28.d[1],x15
fmov x15,d2
and v31.16b,v31.16b,v19.16b
and v2.16b,v5.16b,v1.16b
and v11.16b,v21.16b,v1.16b
eor v8.16b,v8.16b,v14.16b
eor v30.16b,v30.16b,v7.16b
ldp q16,q7,[sp,#112]
eor v4.16b,v4.16b,v31.16b
and v14.16b,v23.16b,v15.16b
mov x4,v29.d[1]
add v2.2d,v2.2d,v26.2d
ldr q26,[sp,#432]
and v31.16b,v8.16b,v20.16b
and v10.16b,v23.16b,v16.16b
and v30.16b,v30.16b,v20.16b
eor v3.16b,v3.16b,v7.16b
and v12.16b,v24.16b,v26.16b
ldur q26,[x29,#-208]
fmov x5,d29
lsl x17,x15,#4
lsl x16,x14,#4
and v13.16b,v23.16b,v26.16b
mov v26.16b,v1.16b
eor v10.16b,v10.16b,v30.16b
and v30.16b,v24.16b,v0.16b
ldur q1,[x29,#-192]
sub x15,x17,x15
sub x14,x16,x14
lsl x17,x4,#4
bsl v26.16b,v2.16b,v9.16b
eor v9.16b,v13.16b,v18.16b
mov v18.16b,v0.16b
movi v0.2d,#0xffffffff00000000
and v2.16b,v3.16b,v19.16b
add v3.2d,v21.2d,v25.2d
add v25.2d,v11.2d,v25.2d
eor v8.16b,v12.16b,v1.16b
and v11.16b,v24.16b,v17.16b
ldur q12,[x29,#-128]
ldp q5,q21,[sp,#320]
movi v17.16b,#17
eor v31.16b,v9.16b,v31.16b
sub x17,x17,x4
bif v25.16b,v3.16b,v0.16b
ldur q0,[x29,#-224]
eor v2.16b,v8.16b,v2.16b
and v12.16b,v23.16b,v12.16b
ushr v3.2d,v26.2d,#1
eor v9.16b,v30.16b,v5.16b
and v8.16b,v23.16b,v0.16b
ldur q0,[x29,#-256]
and v15.16b,v31.16b,v28.16b
and v2.16b,v2.16b,v27.16b
and v13.16b,v24.16b,v0.16b
ldr q0,[sp,#416]
eor v30.16b,v3.16b,v26.16b
and v9.16b,v9.16b,v19.16b
eor v11.16b,v11.16b,v0.16b
ldp q0,q1,[x29,#-176]
eor v12.16b,v12.16b,v1.16b
and v3.16b,v24.16b,v0.16b
eor v24.16b,v8.16b,v21.16b
ldp q0,q1,[x29,#-112]
ushr v8.2d,v25.2d,#1
and v19.16b,v11.16b,v19.16b
eor v3.16b,v3.16b,v9.16b
and v12.16b,v12.16b,v20.16b
and v24.16b,v24.16b,v20.16b
eor v11.16b,v13.16b,v1.16b
eor v13.16b,v14.16b,v0.16b
and v14.16b,v30.16b,v17.16b
eor v31.16b,v8.16b,v25.16b
ldr q1,[sp,#304]
ldur q0,[x29,#-144]
eor v20.16b,v10.16b,v15.16b
and v10.16b,v25.16b,v16.16b
ldr q15,[sp,#416]
mov x6,v14.d[1]
eor v8.16b,v11.16b,v19.16b
fmov x19,d14
and v29.16b,v31.16b,v17.16b
and v23.16b,v23.16b,v1.16b
eor v19.16b,v4.16b,v2.16b
eor v3.16b,v3.16b,v0.16b
eor v9.16b,v13.16b,v12.16b
ushr v4.2d,v30.2d,#2
and v2.16b,v8.16b,v27.16b
lsl x21,x19,#4
ldr q0,[sp,#192]
lsl x7,x6,#4
mov x20,v29.d[1]
eor v27.16b,v23.16b,v24.16b
sub x19,x21,x19
and v23.16b,v9.16b,v28.16b
and v4.16b,v4.16b,v17.16b
sub x6,x7,x6
fmov x7,d29
eor v24.16b,v3.16b,v2.16b
ushr v3.2d,v31.2d,#1
fmov d29,x19
ushr v2.2d,v30.2d,#1
lsl x19,x20,#4
ushr v30.2d,v31.2d,#2
and v8.16b,v26.16b,v18.16b
lsl x21,x7,#4
ldr q18,[sp,#160]
and v3.16b,v3.16b,v17.16b
sub x19,x19,x20
and v2.16b,v2.16b,v17.16b
sub x7,x21,x7
mov v29.d[1],x6
mov x6,v4.d[1]
fmov d28,x7
fmov x21,d4
eor v8.16b,v8.16b,v5.16b
mov x7,v3.d[1]
mov x23,v2.d[1]
fmov x22,d2
and v2.16b,v30.16b,v17.16b
and v30.16b,v26.16b,v6.16b
mov v28.d[1],x19
fmov x19,d3
and v3.16b,v26.16b,v0.16b
ldur q0,[x29,#-240]
and v8.16b,v8.16b,v29.16b
mov x20,v2.d[1]
fmov x24,d2
and v2.16b,v25.16b,v22.16b
and v4.16b,v25.16b,v0.16b
ldr q0,[sp,#176]
eor v30.16b,v30.16b,v7.16b
lsl x16,x23,#4
ldp q17,q22,[sp]
and v31.16b,v26.16b,v0.16b
ldp q6,q0,[sp,#208]
and v30.16b,v30.16b,v29.16b
sub x16,x16,x23
eor v4.16b,v4.16b,v0.16b
ldur q0,[x29,#-224]
eor v3.16b,v3.16b,v6.16b
and v9.16b,v25.16b,v0.16b
ldr q0,[sp,#432]
and v3.16b,v3.16b,v29.16b
and v4.16b,v4.16b,v28.16b
and v11.16b,v26.16b,v0.16b
ldr q0,[sp,#272]
eor v9.16b,v9.16b,v21.16b
ldr q21,[sp,#32]
eor v2.16b,v2.16b,v0.16b
ldp q6,q0,[x29,#-208]
eor v3.16b,v31.16b,v3.16b
and v31.16b,v25.16b,v1.16b
eor v4.16b,v10.16b,v4.16b
and v9.16b,v9.16b,v28.16b
movi v1.16b,#17
eor v11.16b,v11.16b,v0.16b
ldr q0,[sp,#368]
and v12.16b,v25.16b,v6.16b
and v2.16b,v2.16b,v28.16b
ldp q5,q6,[sp,#80]
and v13.16b,v26.16b,v0.16b
ldr q0,[sp,#288]
eor v31.16b,v31.16b,v9.16b
eor v30.16b,v11.16b,v30.16b
eor v12.16b,v12.16b,v0.16b
ldur q0,[x29,#-176]
eor v13.16b,v13.16b,v15.16b
and v14.16b,v26.16b,v0.16b
ldur q0,[x29,#-128]
eor v2.16b,v12.16b,v2.16b
and v10.16b,v25.16b,v0.16b
ldur q0,[x29,#-256]
and v29.16b,v13.16b,v29.16b
eor v8.16b,v14.16b,v8.16b
ldp q14,q11,[x29,#-160]
ldp q12,q13,[x29,#-112]
and v26.16b,v26.16b,v0.16b
ldr q0,[sp,#352]
eor v9.16b,v10.16b,v14.16b
fmov d10,x15
lsl x15,x22,#4
eor v26.16b,v26.16b,v13.16b
and v25.16b,v25.16b,v0.16b
eor v8.16b,v8.16b,v11.16b
sub x15,x15,x22
lsl x22,x5,#4
ldur q0,[x29,#-80]
and v28.16b,v9.16b,v28.16b
fmov d9,x15
lsl x15,x19,#4
eor v26.16b,v26.16b,v29.16b
eor v25.16b,v25.16b,v12.16b
mov v10.d[1],x14
sub x15,x15,x19
sub x4,x22,x5
eor v19.16b,v19.16b,v0.16b
mov v9.d[1],x16
lsl x16,x7,#4
fmov d29,x15
eor v25.16b,v25.16b,v28.16b
lsl x15,x6,#4
fmov d28,x4
sub x16,x16,x7
and v24.16b,v24.16b,v10.16b
mvni v0.4s,#7,msl #8
mov v29.d[1],x16
lsl x16,x21,#4
sub x14,x15,x6
and v30.16b,v30.16b,v9.16b
and v26.16b,v26.16b,v9.16b
ldr q9,[sp,#384]
sub x15,x16,x21
lsl x16,x24,#4
mov v28.d[1],x17
eor v27.16b,v27.16b,v9.16b
eor v31.16b,v31.16b,v9.16b
eor v19.16b,v19.16b,v24.16b
and v2.16b,v2.16b,v29.16b
and v25.16b,v25.16b,v29.16b
fmov d29,x15
lsl x15,x20,#4
eor v3.16b,v3.16b,v30.16b
ldr q30,[sp,#400]
eor v23.16b,v27.16b,v23.16b
eor v26.16b,v8.16b,v26.16b
ldur q10,[x29,#-208]
mov v29.d[1],x14
sub x14,x16,x24
sub x15,x15,x20
fmov d27,x14
eor v2.16b,v4.16b,v2.16b
eor v4.16b,v31.16b,v25.16b
and v23.16b,v23.16b,v28.16b
eor v20.16b,v20.16b,v30.16b
ldur q31,[x29,#-240]
mov v27.d[1],x15
eor v2.16b,v2.16b,v30.16b
and v25.16b,v26.16b,v29.16b
ldur q29,[x29,#-80]
eor v20.16b,v20.16b,v23.16b
eor v3.16b,v3.16b,v29.16b
and v4.16b,v4.16b,v27.16b
shl v23.2d,v20.2d,#11
ushr v20.2d,v20.2d,#21
eor v3.16b,v3.16b,v25.16b
eor v2.16b,v2.16b,v4.16b
shl v4.2d,v19.2d,#11
ushr v19.2d,v19.2d,#21
shl v24.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
bif v4.16b,v19.16b,v0.16b
mov v19.16b,v0.16b
shl v25.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
bit v3.16b,v24.16b,v0.16b
zip1 v24.2d,v17.2d,v18.2d
bsl v19.16b,v23.16b,v20.16b
zip2 v20.2d,v17.2d,v18.2d
zip2 v23.2d,v21.2d,v22.2d
bit v2.16b,v25.16b,v0.16b
eor v27.16b,v4.16b,v6.16b
movi v0.2d,#0xffffffff00000000
ldur q4,[x29,#-128]
eor v28.16b,v19.16b,v5.16b
ldp q6,q5,[sp,#48]
zip1 v19.2d,v21.2d,v22.2d
eor v5.16b,v3.16b,v5.16b
eor v26.16b,v2.16b,v6.16b
zip2 v6.2d,v27.2d,v28.2d
zip1 v7.2d,v27.2d,v28.2d
zip2 v16.2d,v5.2d,v26.2d
zip1 v25.2d,v5.2d,v26.2d
b.ne 4b
add w11,w11,#1
cmp w11,#4
b.ne 3b
fmov x13,d18
fmov x14,d28
add x10,x2,x10
fmov x11,d17
fmov x12,d27
add x8,x8,#1
mov x16,v17.d[1]
mov x4,v18.d[1]
cmp x8,x3
mov x15,x13
mov x5,v22.d[1]
mov x6,v21.d[1]
bfi x15,x14,#32,#32
mov x17,x11
bfxil x14,x13,#32,#32
bfi x17,x12,#32,#32
bfxil x12,x11,#32,#32
mov x11,v28.d[1]
rev x13,x15
mov x15,v27.d[1]
mov x7,v26.d[1]
rev x17,x17
rev x12,x12
stp x17,x13,[x10]
rev x13,x14
mov x14,x4
mov x17,x16
bfi x14,x11,#32,#32
stp x12,x13,[x10,#16]
bfi x17,x15,#32,#32
bfxil x15,x16,#32,#32
bfxil x11,x4,#32,#32
rev x12,x14
fmov x14,d5
rev x13,x17
fmov x17,d26
rev x11,x11
stp x13,x12,[x10,#32]
rev x12,x15
fmov x13,d21
fmov x15,d22
stp x12,x11,[x10,#48]
mov x11,v5.d[1]
mov x16,x13
mov x4,x15
bfi x16,x14,#32,#32
bfxil x14,x13,#32,#32
bfi x4,x17,#32,#32
bfxil x17,x15,#32,#32
rev x12,x16
mov x16,x5
rev x13,x4
bfi x16,x7,#32,#32
rev x15,x17
stp x12,x13,[x10,#64]
mov x12,x6
rev x13,x14
bfi x12,x11,#32,#32
bfxil x7,x5,#32,#32
bfxil x11,x6,#32,#32
stp x13,x15,[x10,#80]
rev x13,x16
rev x12,x12
rev x11,x11
stp x12,x13,[x10,#96]
rev x13,x7
stp x11,x13,[x10,#112]
b.ne 2b
add sp,sp,#640
ldp x20,x19,[sp,#112]
ldp x22,x21,[sp,#96]
ldp x24,x23,[sp,#80]
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#128
5:
ret
.endm

.macro shared_2 p0
nop
nop
nop
nop
nop
4:
eor x14,x12,x13
zip1 v2.2d,v7.2d,v6.2d
zip2 v3.2d,v7.2d,v6.2d
add x14,x0,x14,lsl #\p0
stp q24,q19,[sp]
mov v24.16b,v21.16b
str q22,[sp,#176]
mov v26.16b,v0.16b
ldr q19,[sp,#192]
add x15,x14,#256
add x14,x14,#264
ldp q20,q16,[sp,#112]
ld1r { v18.2d },[x15]
and v7.16b,v2.16b,v0.16b
ld1r { v17.2d },[x14]
and v21.16b,v3.16b,v0.16b
stp q3,q2,[sp,#64]
zip1 v6.2d,v25.2d,v23.2d
add v22.2d,v2.2d,v18.2d
add v7.2d,v7.2d,v18.2d
add v27.2d,v3.2d,v17.2d
add v21.2d,v21.2d,v17.2d
ldp q2,q3,[sp,#416]
str q6,[sp,#48]
bsl v26.16b,v7.16b,v22.16b
bif v21.16b,v27.16b,v0.16b
ldur q0,[x29,#-256]
and v28.16b,v26.16b,v0.16b
ldr q0,[sp,#240]
ushr v7.2d,v26.2d,#1
ushr v27.2d,v21.2d,#1
and v30.16b,v21.16b,v31.16b
and v29.16b,v26.16b,v19.16b
and v12.16b,v21.16b,v0.16b
ldur q0,[x29,#-176]
and v8.16b,v26.16b,v2.16b
eor v22.16b,v7.16b,v26.16b
and v11.16b,v26.16b,v20.16b
and v3.16b,v26.16b,v3.16b
eor v31.16b,v27.16b,v21.16b
and v27.16b,v26.16b,v0.16b
ldr q0,[sp,#144]
and v9.16b,v21.16b,v10.16b
ldur q2,[x29,#-224]
and v14.16b,v26.16b,v0.16b
ldp q5,q0,[sp,#336]
ushr v13.2d,v22.2d,#1
and v10.16b,v22.16b,v1.16b
and v15.16b,v31.16b,v1.16b
and v2.16b,v21.16b,v2.16b
eor v11.16b,v11.16b,v16.16b
and v26.16b,v26.16b,v0.16b
ldp q7,q0,[sp,#208]
and v13.16b,v13.16b,v1.16b
fmov x16,d10
mov x15,v10.d[1]
and v10.16b,v21.16b,v5.16b
mov x17,v15.d[1]
fmov x4,d15
eor v30.16b,v30.16b,v0.16b
ldr q0,[sp,#256]
and v15.16b,v21.16b,v4.16b
mov x14,v13.d[1]
fmov x5,d13
ushr v13.2d,v31.2d,#1
eor v12.16b,v12.16b,v0.16b
ldur q0,[x29,#-192]
ushr v4.2d,v22.2d,#2
ushr v31.2d,v31.2d,#2
lsl x6,x16,#4
lsl x7,x4,#4
eor v8.16b,v8.16b,v0.16b
ldr q0,[sp,#272]
and v13.16b,v13.16b,v1.16b
sub x16,x6,x16
lsl x23,x15,#4
sub x4,x7,x4
eor v22.16b,v9.16b,v0.16b
ldp q5,q0,[sp,#304]
and v31.16b,v31.16b,v1.16b
mov x6,v13.d[1]
fmov x7,d13
fmov d13,x4
sub x15,x23,x15
and v4.16b,v4.16b,v1.16b
eor v9.16b,v14.16b,v5.16b
ldr q5,[sp,#400]
eor v2.16b,v2.16b,v0.16b
mov x21,v31.d[1]
fmov x22,d31
eor v29.16b,v29.16b,v7.16b
eor v26.16b,v26.16b,v5.16b
zip2 v5.2d,v25.2d,v23.2d
fmov d25,x16
ldp q31,q0,[x29,#-112]
lsl x16,x17,#4
mov x19,v4.d[1]
fmov x20,d4
ldur q4,[x29,#-160]
mov v25.d[1],x15
sub x16,x16,x17
lsl x4,x5,#4
eor v3.16b,v3.16b,v0.16b
movi v0.2d,#0xffffffff00000000
mov v13.d[1],x16
lsl x23,x7,#4
eor v4.16b,v15.16b,v4.16b
eor v31.16b,v10.16b,v31.16b
mov v15.16b,v6.16b
sub x17,x4,x5
lsl x16,x14,#4
and v11.16b,v11.16b,v25.16b
and v9.16b,v9.16b,v25.16b
sub x4,x23,x7
and v10.16b,v6.16b,v0.16b
ldr q6,[sp,#96]
ldr q0,[sp,#288]
and v29.16b,v29.16b,v25.16b
and v12.16b,v12.16b,v13.16b
fmov d14,x17
lsl x17,x6,#4
and v25.16b,v26.16b,v25.16b
fmov d26,x4
eor v8.16b,v8.16b,v11.16b
and v11.16b,v21.16b,v6.16b
and v21.16b,v21.16b,v0.16b
movi v0.2d,#0xffffffff00000000
and v4.16b,v4.16b,v13.16b
eor v27.16b,v27.16b,v9.16b
sub x14,x16,x14
sub x16,x17,x6
eor v28.16b,v28.16b,v29.16b
eor v29.16b,v22.16b,v12.16b
ldur q22,[x29,#-144]
and v2.16b,v2.16b,v13.16b
mov v26.d[1],x16
lsl x24,x20,#4
mov v14.d[1],x14
eor v3.16b,v3.16b,v25.16b
add v25.2d,v15.2d,v18.2d
add v18.2d,v10.2d,v18.2d
eor v4.16b,v31.16b,v4.16b
eor v27.16b,v27.16b,v22.16b
mov v22.16b,v0.16b
sub x5,x24,x20
eor v2.16b,v21.16b,v2.16b
lsl x15,x22,#4
lsl x4,x19,#4
and v30.16b,v30.16b,v13.16b
fmov d13,x5
bsl v22.16b,v18.16b,v25.16b
and v25.16b,v29.16b,v26.16b
and v4.16b,v4.16b,v26.16b
ldr q26,[sp,#368]
and v31.16b,v8.16b,v14.16b
and v3.16b,v3.16b,v14.16b
sub x15,x15,x22
sub x17,x4,x19
and v21.16b,v5.16b,v0.16b
eor v2.16b,v2.16b,v26.16b
lsl x7,x21,#4
mov v13.d[1],x17
fmov d29,x15
eor v18.16b,v11.16b,v30.16b
eor v28.16b,v28.16b,v31.16b
eor v3.16b,v27.16b,v3.16b
sub x4,x7,x21
add v26.2d,v5.2d,v17.2d
add v17.2d,v21.2d,v17.2d
eor v2.16b,v2.16b,v4.16b
mov v21.16b,v0.16b
ldur q4,[x29,#-80]
mov v29.d[1],x4
ushr v27.2d,v22.2d,#1
eor v25.16b,v18.16b,v25.16b
and v3.16b,v3.16b,v13.16b
ldr q0,[sp,#176]
eor v4.16b,v28.16b,v4.16b
bsl v21.16b,v17.16b,v26.16b
ldr q17,[sp,#384]
eor v18.16b,v27.16b,v22.16b
mvni v28.4s,#7,msl #8
zip2 v23.2d,v0.2d,v24.2d
and v2.16b,v2.16b,v29.16b
eor v17.16b,v25.16b,v17.16b
str q5,[sp,#32]
eor v3.16b,v4.16b,v3.16b
ldr q31,[sp,#416]
ldr q14,[sp,#256]
ushr v4.2d,v21.2d,#1
and v25.16b,v18.16b,v1.16b
eor v2.16b,v17.16b,v2.16b
and v31.16b,v22.16b,v31.16b
shl v17.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
eor v26.16b,v4.16b,v21.16b
mov x14,v25.d[1]
zip1 v4.2d,v0.2d,v24.2d
shl v27.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
fmov x15,d25
bit v3.16b,v17.16b,v28.16b
mvni v25.4s,#7,msl #8
ushr v17.2d,v18.2d,#1
and v28.16b,v26.16b,v1.16b
ushr v24.2d,v26.2d,#1
lsl x16,x14,#4
lsl x17,x15,#4
bit v2.16b,v27.16b,v25.16b
and v27.16b,v17.16b,v1.16b
ldp q15,q17,[sp,#336]
eor v5.16b,v3.16b,v4.16b
ushr v4.2d,v18.2d,#2
mov x4,v28.d[1]
sub x14,x16,x14
sub x15,x17,x15
fmov x16,d28
fmov d25,x15
and v3.16b,v24.16b,v1.16b
mov x17,v27.d[1]
eor v0.16b,v2.16b,v23.16b
and v2.16b,v4.16b,v1.16b
ushr v4.2d,v26.2d,#2
lsl x15,x16,#4
and v26.16b,v22.16b,v20.16b
and v11.16b,v22.16b,v17.16b
mov v25.d[1],x14
lsl x14,x4,#4
fmov x5,d3
stp q5,q0,[sp,#160]
sub x15,x15,x16
mov x16,v3.d[1]
and v3.16b,v4.16b,v1.16b
ldp q0,q4,[x29,#-256]
sub x14,x14,x4
fmov x4,d27
fmov d24,x15
lsl x15,x17,#4
lsl x7,x5,#4
mov x19,v2.d[1]
and v30.16b,v22.16b,v0.16b
ldp q13,q0,[sp,#224]
lsl x6,x4,#4
and v4.16b,v21.16b,v4.16b
mov v24.d[1],x14
lsl x14,x16,#4
sub x15,x15,x17
eor v26.16b,v26.16b,v16.16b
sub x17,x6,x4
sub x4,x7,x5
and v29.16b,v21.16b,v0.16b
ldur q0,[x29,#-192]
fmov d27,x4
eor v4.16b,v4.16b,v13.16b
sub x14,x14,x16
lsl x16,x19,#4
fmov d23,x17
eor v9.16b,v31.16b,v0.16b
ldr q0,[sp,#144]
fmov x17,d2
mov x4,v3.d[1]
and v2.16b,v22.16b,v19.16b
mov v27.d[1],x14
sub x14,x16,x19
fmov x16,d3
and v3.16b,v21.16b,v6.16b
and v4.16b,v4.16b,v24.16b
eor v8.16b,v29.16b,v14.16b
and v10.16b,v22.16b,v0.16b
ldur q31,[x29,#-128]
ldr q5,[sp,#304]
and v26.16b,v26.16b,v25.16b
eor v2.16b,v2.16b,v7.16b
ldr q18,[sp,#272]
lsl x5,x17,#4
and v12.16b,v21.16b,v31.16b
eor v31.16b,v3.16b,v4.16b
and v3.16b,v8.16b,v24.16b
eor v8.16b,v10.16b,v5.16b
ldr q5,[sp,#400]
eor v26.16b,v9.16b,v26.16b
and v2.16b,v2.16b,v25.16b
mov v23.d[1],x15
sub x15,x5,x17
eor v9.16b,v11.16b,v5.16b
ldp q5,q10,[x29,#-176]
ldr q11,[sp,#432]
and v8.16b,v8.16b,v25.16b
lsl x17,x16,#4
eor v30.16b,v30.16b,v2.16b
ldp q4,q2,[x29,#-224]
eor v10.16b,v12.16b,v10.16b
and v11.16b,v22.16b,v11.16b
and v25.16b,v9.16b,v25.16b
and v12.16b,v21.16b,v15.16b
and v22.16b,v22.16b,v5.16b
ldr q5,[sp,#320]
and v2.16b,v21.16b,v2.16b
and v4.16b,v21.16b,v4.16b
sub x16,x17,x16
and v9.16b,v10.16b,v24.16b
ldur q10,[x29,#-96]
fmov d29,x16
eor v22.16b,v22.16b,v8.16b
add x16,x12,#1
movi v16.2d,#0xffffffff00000000
eor v10.16b,v11.16b,v10.16b
ldur q11,[x29,#-112]
eor v2.16b,v2.16b,v18.16b
eor v4.16b,v4.16b,v5.16b
ldr q5,[sp,#288]
eor x16,x16,x13
eor v11.16b,v12.16b,v11.16b
add x16,x0,x16,lsl #4
fmov d28,x15
eor v2.16b,v2.16b,v3.16b
and v21.16b,v21.16b,v5.16b
and v3.16b,v26.16b,v23.16b
and v4.16b,v4.16b,v24.16b
eor v24.16b,v10.16b,v25.16b
add x17,x16,#256
eor v8.16b,v11.16b,v9.16b
ldp q5,q6,[sp,#160]
and v2.16b,v2.16b,v27.16b
ld1r { v26.2d },[x17]
add x16,x16,#264
and v23.16b,v24.16b,v23.16b
eor v4.16b,v21.16b,v4.16b
mov v28.d[1],x14
and v24.16b,v8.16b,v27.16b
ldur q27,[x29,#-144]
and v21.16b,v5.16b,v16.16b
ld1r { v25.2d },[x16]
and v9.16b,v6.16b,v16.16b
lsl x15,x4,#4
eor v22.16b,v22.16b,v27.16b
ldr q27,[sp,#368]
eor v3.16b,v30.16b,v3.16b
add v21.2d,v21.2d,v26.2d
sub x15,x15,x4
eor v2.16b,v31.16b,v2.16b
eor v4.16b,v4.16b,v27.16b
add v27.2d,v5.2d,v26.2d
add v8.2d,v6.2d,v25.2d
eor v22.16b,v22.16b,v23.16b
add v9.2d,v9.2d,v25.2d
mov v23.16b,v16.16b
mov v29.d[1],x15
mvni v20.4s,#7,msl #8
add x12,x12,#2
eor v4.16b,v4.16b,v24.16b
mov v24.16b,v16.16b
cmp x12,#8
bsl v23.16b,v9.16b,v8.16b
ldp q6,q5,[sp]
bsl v24.16b,v21.16b,v27.16b
and v21.16b,v22.16b,v28.16b
ldur q22,[x29,#-80]
and v4.16b,v4.16b,v29.16b
zip2 v19.2d,v5.2d,v6.2d
zip1 v30.2d,v5.2d,v6.2d
eor v3.16b,v3.16b,v22.16b
ldr q22,[sp,#384]
ushr v28.2d,v23.2d,#1
ldr q6,[sp,#240]
eor v2.16b,v2.16b,v22.16b
ushr v22.2d,v24.2d,#1
eor v3.16b,v3.16b,v21.16b
eor v28.16b,v28.16b,v23.16b
and v8.16b,v23.16b,v6.16b
eor v27.16b,v22.16b,v24.16b
eor v2.16b,v2.16b,v4.16b
shl v4.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
and v29.16b,v28.16b,v1.16b
eor v8.16b,v8.16b,v14.16b
and v14.16b,v23.16b,v15.16b
and v22.16b,v27.16b,v1.16b
shl v21.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
bit v3.16b,v4.16b,v20.16b
mvni v4.4s,#7,msl #8
mov x15,v29.d[1]
fmov x5,d29
ushr v20.2d,v28.2d,#1
fmov x16,d22
mov x14,v22.d[1]
bit v2.16b,v21.16b,v4.16b
ushr v4.2d,v27.2d,#1
eor v7.16b,v3.16b,v30.16b
ushr v3.2d,v27.2d,#2
lsl x17,x16,#4
ldp q22,q16,[sp,#112]
lsl x4,x14,#4
and v4.16b,v4.16b,v1.16b
sub x16,x17,x16
eor v5.16b,v2.16b,v19.16b
lsl x17,x15,#4
fmov d19,x16
lsl x16,x5,#4
sub x14,x4,x14
and v2.16b,v20.16b,v1.16b
mov x6,v4.d[1]
add v9.2d,v7.2d,v26.2d
stp q7,q5,[sp]
mov v19.d[1],x14
sub x14,x17,x15
sub x15,x16,x5
fmov d20,x15
fmov x16,d4
mov x17,v2.d[1]
ldr q4,[sp,#192]
lsl x15,x6,#4
mov v20.d[1],x14
fmov x14,d2
and v2.16b,v3.16b,v1.16b
ushr v3.2d,v28.2d,#2
lsl x4,x16,#4
and v4.16b,v24.16b,v4.16b
sub x15,x15,x6
sub x16,x4,x16
lsl x4,x14,#4
and v29.16b,v3.16b,v1.16b
ldr q1,[sp,#208]
fmov d27,x16
sub x4,x4,x14
lsl x16,x17,#4
ldur q3,[x29,#-240]
eor v31.16b,v4.16b,v1.16b
movi v1.2d,#0xffffffff00000000
fmov d28,x4
mov v27.d[1],x15
sub x15,x16,x17
mov x14,v2.d[1]
and v30.16b,v23.16b,v3.16b
and v3.16b,v24.16b,v22.16b
mov x4,v29.d[1]
mov v28.d[1],x15
fmov x15,d2
and v31.16b,v31.16b,v19.16b
and v2.16b,v7.16b,v1.16b
ldur q1,[x29,#-256]
ldr q7,[sp,#96]
eor v30.16b,v30.16b,v13.16b
eor v3.16b,v3.16b,v16.16b
fmov x5,d29
and v4.16b,v24.16b,v1.16b
movi v1.2d,#0xffffffff00000000
and v10.16b,v23.16b,v7.16b
add v2.2d,v2.2d,v26.2d
ldr q26,[sp,#416]
lsl x17,x15,#4
and v30.16b,v30.16b,v20.16b
lsl x16,x14,#4
and v12.16b,v24.16b,v26.16b
ldur q26,[x29,#-208]
eor v4.16b,v4.16b,v31.16b
and v11.16b,v5.16b,v1.16b
and v31.16b,v8.16b,v20.16b
sub x15,x17,x15
and v13.16b,v23.16b,v26.16b
mov v26.16b,v1.16b
eor v10.16b,v10.16b,v30.16b
and v30.16b,v24.16b,v0.16b
ldur q1,[x29,#-192]
sub x14,x16,x14
lsl x17,x4,#4
bsl v26.16b,v2.16b,v9.16b
eor v9.16b,v13.16b,v18.16b
mov v18.16b,v0.16b
movi v0.2d,#0xffffffff00000000
and v2.16b,v3.16b,v19.16b
add v3.2d,v5.2d,v25.2d
add v25.2d,v11.2d,v25.2d
eor v8.16b,v12.16b,v1.16b
and v11.16b,v24.16b,v17.16b
ldur q12,[x29,#-128]
ldp q5,q21,[sp,#304]
movi v17.16b,#17
eor v31.16b,v9.16b,v31.16b
sub x17,x17,x4
bif v25.16b,v3.16b,v0.16b
ldur q0,[x29,#-224]
eor v2.16b,v8.16b,v2.16b
and v12.16b,v23.16b,v12.16b
ushr v3.2d,v26.2d,#1
eor v9.16b,v30.16b,v5.16b
and v8.16b,v23.16b,v0.16b
ldr q0,[sp,#432]
and v15.16b,v31.16b,v28.16b
and v2.16b,v2.16b,v27.16b
and v13.16b,v24.16b,v0.16b
ldr q0,[sp,#400]
eor v30.16b,v3.16b,v26.16b
and v9.16b,v9.16b,v19.16b
eor v11.16b,v11.16b,v0.16b
ldp q0,q1,[x29,#-176]
eor v12.16b,v12.16b,v1.16b
and v3.16b,v24.16b,v0.16b
eor v24.16b,v8.16b,v21.16b
ldp q0,q1,[x29,#-112]
ushr v8.2d,v25.2d,#1
and v19.16b,v11.16b,v19.16b
eor v3.16b,v3.16b,v9.16b
and v12.16b,v12.16b,v20.16b
and v24.16b,v24.16b,v20.16b
eor v11.16b,v13.16b,v1.16b
eor v13.16b,v14.16b,v0.16b
and v14.16b,v30.16b,v17.16b
eor v31.16b,v8.16b,v25.16b
ldr q1,[sp,#288]
ldur q0,[x29,#-144]
eor v20.16b,v10.16b,v15.16b
and v10.16b,v25.16b,v7.16b
ldr q15,[sp,#400]
mov x6,v14.d[1]
eor v8.16b,v11.16b,v19.16b
fmov x19,d14
and v29.16b,v31.16b,v17.16b
and v23.16b,v23.16b,v1.16b
eor v19.16b,v4.16b,v2.16b
eor v3.16b,v3.16b,v0.16b
eor v9.16b,v13.16b,v12.16b
ushr v4.2d,v30.2d,#2
and v2.16b,v8.16b,v27.16b
lsl x21,x19,#4
lsl x7,x6,#4
mov x20,v29.d[1]
eor v27.16b,v23.16b,v24.16b
sub x19,x21,x19
and v23.16b,v9.16b,v28.16b
and v4.16b,v4.16b,v17.16b
sub x6,x7,x6
fmov x7,d29
eor v24.16b,v3.16b,v2.16b
ushr v3.2d,v31.2d,#1
ushr v2.2d,v30.2d,#1
fmov d29,x19
lsl x19,x20,#4
ushr v30.2d,v31.2d,#2
and v8.16b,v26.16b,v18.16b
lsl x21,x7,#4
ldp q18,q0,[sp,#176]
and v3.16b,v3.16b,v17.16b
and v2.16b,v2.16b,v17.16b
sub x19,x19,x20
sub x7,x21,x7
mov v29.d[1],x6
mov x6,v4.d[1]
fmov d28,x7
fmov x21,d4
eor v8.16b,v8.16b,v5.16b
mov x7,v3.d[1]
mov x23,v2.d[1]
fmov x22,d2
and v2.16b,v30.16b,v17.16b
and v30.16b,v26.16b,v22.16b
ldr q17,[sp,#160]
mov v28.d[1],x19
fmov x19,d3
and v3.16b,v26.16b,v0.16b
ldp q0,q5,[x29,#-256]
and v8.16b,v8.16b,v29.16b
zip1 v22.2d,v17.2d,v18.2d
mov x20,v2.d[1]
fmov x24,d2
and v2.16b,v25.16b,v6.16b
and v4.16b,v25.16b,v5.16b
eor v30.16b,v30.16b,v16.16b
lsl x16,x23,#4
ldp q5,q7,[sp,#64]
and v31.16b,v26.16b,v0.16b
ldp q6,q0,[sp,#208]
and v30.16b,v30.16b,v29.16b
sub x16,x16,x23
ldr q16,[sp]
eor v4.16b,v4.16b,v0.16b
ldur q0,[x29,#-224]
eor v3.16b,v3.16b,v6.16b
and v9.16b,v25.16b,v0.16b
ldr q0,[sp,#416]
and v3.16b,v3.16b,v29.16b
and v4.16b,v4.16b,v28.16b
and v11.16b,v26.16b,v0.16b
ldr q0,[sp,#256]
eor v9.16b,v9.16b,v21.16b
zip2 v21.2d,v17.2d,v18.2d
eor v2.16b,v2.16b,v0.16b
ldp q6,q0,[x29,#-208]
eor v3.16b,v31.16b,v3.16b
and v31.16b,v25.16b,v1.16b
eor v4.16b,v10.16b,v4.16b
and v9.16b,v9.16b,v28.16b
movi v1.16b,#17
eor v11.16b,v11.16b,v0.16b
ldr q0,[sp,#352]
and v12.16b,v25.16b,v6.16b
and v2.16b,v2.16b,v28.16b
and v13.16b,v26.16b,v0.16b
ldr q0,[sp,#272]
eor v31.16b,v31.16b,v9.16b
eor v30.16b,v11.16b,v30.16b
eor v12.16b,v12.16b,v0.16b
ldur q0,[x29,#-176]
eor v13.16b,v13.16b,v15.16b
and v14.16b,v26.16b,v0.16b
ldur q0,[x29,#-128]
eor v2.16b,v12.16b,v2.16b
and v10.16b,v25.16b,v0.16b
ldr q0,[sp,#432]
and v29.16b,v13.16b,v29.16b
eor v8.16b,v14.16b,v8.16b
ldp q14,q11,[x29,#-160]
ldp q12,q13,[x29,#-112]
and v26.16b,v26.16b,v0.16b
ldr q0,[sp,#336]
eor v9.16b,v10.16b,v14.16b
fmov d10,x15
lsl x15,x22,#4
eor v26.16b,v26.16b,v13.16b
and v25.16b,v25.16b,v0.16b
eor v8.16b,v8.16b,v11.16b
sub x15,x15,x22
lsl x22,x5,#4
ldur q0,[x29,#-80]
and v28.16b,v9.16b,v28.16b
fmov d9,x15
lsl x15,x19,#4
eor v26.16b,v26.16b,v29.16b
eor v25.16b,v25.16b,v12.16b
mov v10.d[1],x14
sub x15,x15,x19
sub x4,x22,x5
eor v19.16b,v19.16b,v0.16b
mov v9.d[1],x16
lsl x16,x7,#4
fmov d29,x15
eor v25.16b,v25.16b,v28.16b
lsl x15,x6,#4
fmov d28,x4
sub x16,x16,x7
and v24.16b,v24.16b,v10.16b
mvni v0.4s,#7,msl #8
mov v29.d[1],x16
lsl x16,x21,#4
sub x14,x15,x6
and v30.16b,v30.16b,v9.16b
and v26.16b,v26.16b,v9.16b
ldr q9,[sp,#368]
sub x15,x16,x21
lsl x16,x24,#4
mov v28.d[1],x17
eor v27.16b,v27.16b,v9.16b
eor v31.16b,v31.16b,v9.16b
eor v19.16b,v19.16b,v24.16b
and v2.16b,v2.16b,v29.16b
and v25.16b,v25.16b,v29.16b
fmov d29,x15
lsl x15,x20,#4
eor v26.16b,v8.16b,v26.16b
eor v3.16b,v3.16b,v30.16b
eor v23.16b,v27.16b,v23.16b
ldr q30,[sp,#384]
ldur q10,[x29,#-208]
mov v29.d[1],x14
sub x14,x16,x24
sub x15,x15,x20
fmov d27,x14
eor v2.16b,v4.16b,v2.16b
eor v4.16b,v31.16b,v25.16b
and v23.16b,v23.16b,v28.16b
eor v20.16b,v20.16b,v30.16b
ldur q31,[x29,#-240]
mov v27.d[1],x15
and v25.16b,v26.16b,v29.16b
ldur q29,[x29,#-80]
eor v2.16b,v2.16b,v30.16b
eor v20.16b,v20.16b,v23.16b
eor v3.16b,v3.16b,v29.16b
and v4.16b,v4.16b,v27.16b
shl v23.2d,v20.2d,#11
ushr v20.2d,v20.2d,#21
eor v3.16b,v3.16b,v25.16b
eor v2.16b,v2.16b,v4.16b
shl v4.2d,v19.2d,#11
ushr v19.2d,v19.2d,#21
shl v24.2d,v3.2d,#11
ushr v3.2d,v3.2d,#21
bif v4.16b,v19.16b,v0.16b
mov v19.16b,v0.16b
shl v25.2d,v2.2d,#11
ushr v2.2d,v2.2d,#21
bit v3.16b,v24.16b,v0.16b
bsl v19.16b,v23.16b,v20.16b
ldp q20,q6,[sp,#16]
bit v2.16b,v25.16b,v0.16b
eor v27.16b,v4.16b,v7.16b
movi v0.2d,#0xffffffff00000000
ldur q4,[x29,#-128]
zip2 v24.2d,v16.2d,v20.2d
eor v28.16b,v19.16b,v5.16b
ldr q5,[sp,#48]
zip1 v19.2d,v16.2d,v20.2d
eor v26.16b,v2.16b,v6.16b
eor v5.16b,v3.16b,v5.16b
zip2 v6.2d,v27.2d,v28.2d
zip1 v7.2d,v27.2d,v28.2d
zip2 v23.2d,v5.2d,v26.2d
zip1 v25.2d,v5.2d,v26.2d
b.ne 4b
add w11,w11,#1
cmp w11,#4
b.ne 3b
fmov x11,d17
fmov x13,d18
add x10,x2,x10
mov x15,v17.d[1]
mov x17,v18.d[1]
add x8,x8,#1
fmov x12,d27
fmov x14,d28
cmp x8,x3
mov x5,v28.d[1]
mov x6,v27.d[1]
mov x16,x13
mov x4,x11
mov x7,v26.d[1]
bfi x16,x14,#32,#32
bfi x4,x12,#32,#32
bfxil x14,x13,#32,#32
bfxil x12,x11,#32,#32
mov x11,x17
mov x13,x15
bfi x11,x5,#32,#32
bfi x13,x6,#32,#32
bfxil x6,x15,#32,#32
bfxil x5,x17,#32,#32
stp x4,x16,[x10]
mov x17,v20.d[1]
stp x12,x14,[x10,#16]
fmov x12,d20
mov x4,v16.d[1]
stp x13,x11,[x10,#32]
fmov x11,d16
fmov x13,d5
fmov x14,d26
stp x6,x5,[x10,#48]
mov x5,v5.d[1]
mov x15,x12
mov x16,x11
bfi x15,x14,#32,#32
bfi x16,x13,#32,#32
bfxil x14,x12,#32,#32
bfxil x13,x11,#32,#32
mov x11,x17
mov x12,x4
bfi x11,x7,#32,#32
bfi x12,x5,#32,#32
bfxil x7,x17,#32,#32
bfxil x5,x4,#32,#32
stp x16,x15,[x10,#64]
stp x13,x14,[x10,#80]
stp x12,x11,[x10,#96]
stp x5,x7,[x10,#112]
b.ne 2b
add sp,sp,#640
ldp x20,x19,[sp,#112]
ldp x22,x21,[sp,#96]
ldp x24,x23,[sp,#80]
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#128
5:
ret
.endm

.macro shared_3 p0
stur x8,[x29,#\p0]
nop
nop
4:
ldur x8,[x29,#-24]
ldr x9,[sp,#104]
and x23,x12,#0xffffffff00000000
and x24,x30,#0xffffffff00000000
mov x19,x6
mov x6,x17
eor x21,x10,x8
mov x17,x12
stur x10,[x29,#-16]
add x21,x9,x21,lsl #4
mov x4,x5
mov x16,x0
ldur x11,[x29,#-72]
mov x15,x27
ldp x22,x21,[x21,#256]
add x23,x23,x22
add x24,x24,x21
add w22,w12,w22
and x23,x23,#0xffffffff00000000
add w25,w30,w21
and x24,x24,#0xffffffff00000000
orr x21,x23,x22
orr x22,x24,x25
mov x25,x14
eor x23,x21,x21,lsr #1
eor x24,x22,x22,lsr #1
mov x12,x30
mov x14,x2
and x8,x21,x20
and x28,x22,x0
and x30,x23,#0x1111111111111111
lsr x2,x23,#1
lsr x1,x24,#1
ldp x7,x20,[sp,#80]
lsr x23,x23,#2
lsl x3,x30,#4
str x8,[sp,#112]
and x8,x22,x5
and x10,x24,#0x1111111111111111
lsr x24,x24,#2
and x2,x2,#0x1111111111111111
and x1,x1,#0x1111111111111111
str x8,[sp,#120]
ldr x5,[sp,#96]
mov x0,x9
lsl x8,x10,#4
and x9,x23,#0x1111111111111111
sub x3,x3,x30
lsl x23,x2,#4
lsl x30,x1,#4
and x26,x21,x20
and x13,x24,#0x1111111111111111
sub x8,x8,x10
eor x26,x26,x5
lsl x10,x9,#4
sub x24,x23,x2
lsl x2,x13,#4
sub x23,x30,x1
and x1,x21,x11
ldr x11,[sp,#112]
and x26,x26,x3
sub x9,x10,x9
sub x10,x2,x13
mov x30,x12
mov x12,x17
eor x13,x11,x26
ldur x11,[x29,#-40]
mov x17,x6
mov x6,x19
mov x19,x25
eor x28,x28,x7
and x2,x21,x11
ldur x11,[x29,#-80]
and x28,x28,x8
eor x2,x2,x25
and x25,x22,x11
ldur x11,[x29,#-56]
eor x1,x1,x11
ldur x11,[x29,#-48]
and x1,x1,x3
and x26,x22,x11
ldur x11,[x29,#-64]
eor x1,x2,x1
and x1,x1,x24
eor x25,x25,x11
ldur x11,[x29,#-32]
eor x13,x13,x1
and x25,x25,x8
eor x26,x26,x11
ldr x11,[sp,#120]
eor x2,x26,x25
eor x27,x11,x28
ldur x11,[x29,#-136]
and x2,x2,x23
eor x2,x27,x2
and x25,x21,x11
ldur x11,[x29,#-144]
and x1,x22,x11
ldp x11,x28,[x29,#-120]
eor x25,x25,x11
ldur x11,[x29,#-104]
and x28,x22,x28
and x25,x25,x3
and x26,x21,x11
ldur x11,[x29,#-128]
eor x25,x26,x25
eor x1,x1,x11
ldr x11,[sp,#168]
and x1,x1,x8
and x26,x21,x11
ldr x11,[sp,#136]
eor x1,x28,x1
and x21,x21,x11
ldr x11,[sp,#160]
and x28,x22,x11
ldr x11,[sp,#128]
and x22,x22,x11
ldr x11,[sp,#152]
eor x21,x21,x11
ldr x11,[sp,#144]
and x3,x21,x3
eor x22,x22,x11
ldur x11,[x29,#-152]
and x8,x22,x8
eor x21,x26,x11
ldur x11,[x29,#-160]
eor x3,x21,x3
eor x21,x28,x11
and x3,x3,x24
eor x8,x21,x8
ldur x21,[x29,#-88]
and x8,x8,x23
eor x21,x25,x21
eor x3,x21,x3
ldur x21,[x29,#-96]
and x9,x3,x9
eor x1,x1,x21
eor x8,x1,x8
and x8,x8,x10
eor x10,x13,x14
eor x13,x2,x15
eor x8,x13,x8
ldp x11,x13,[x29,#-24]
eor x9,x10,x9
lsl x1,x8,#11
lsr x8,x8,#21
lsl x10,x9,#11
lsr x9,x9,#21
ldr x15,[sp,#72]
add x13,x13,#1
and x1,x1,#0xfffff800fffff800
and x8,x8,#0x7ff000007ff
eor x13,x13,x11
and x10,x10,#0xfffff800fffff800
and x9,x9,#0x7ff000007ff
add x13,x0,x13,lsl #4
orr x9,x10,x9
orr x8,x1,x8
eor x6,x9,x6
eor x17,x8,x17
ldur x11,[x29,#-40]
ldp x9,x10,[x13,#256]
and x8,x6,#0xffffffff00000000
and x13,x17,#0xffffffff00000000
mov x0,x16
mov x14,x19
add x8,x8,x9
add w9,w6,w9
add x13,x13,x10
and x8,x8,#0xffffffff00000000
add w10,w17,w10
orr x21,x8,x9
and x8,x13,#0xffffffff00000000
orr x22,x8,x10
eor x8,x21,x21,lsr #1
eor x9,x22,x22,lsr #1
and x10,x8,#0x1111111111111111
lsr x13,x8,#1
lsr x8,x8,#2
and x1,x9,#0x1111111111111111
lsr x3,x9,#1
lsr x9,x9,#2
lsl x2,x10,#4
and x13,x13,#0x1111111111111111
and x8,x8,#0x1111111111111111
and x9,x9,#0x1111111111111111
lsl x23,x1,#4
lsl x24,x13,#4
sub x27,x2,x10
lsl x10,x8,#4
lsl x2,x9,#4
sub x28,x23,x1
sub x26,x24,x13
and x13,x22,x4
sub x23,x10,x8
sub x24,x2,x9
and x8,x21,x20
ldr x9,[sp,#56]
and x10,x22,x16
eor x8,x8,x5
eor x10,x10,x7
and x8,x8,x27
and x3,x3,#0x1111111111111111
mov x20,x9
and x9,x21,x9
and x10,x10,x28
eor x8,x9,x8
ldur x9,[x29,#-72]
eor x10,x13,x10
and x13,x21,x11
ldur x11,[x29,#-56]
lsl x25,x3,#4
and x9,x21,x9
eor x13,x13,x19
mov x5,x4
eor x9,x9,x11
ldur x11,[x29,#-80]
sub x25,x25,x3
and x9,x9,x27
and x1,x22,x11
ldur x11,[x29,#-48]
eor x9,x13,x9
and x9,x9,x26
and x2,x22,x11
ldur x11,[x29,#-64]
eor x8,x8,x9
ldur x9,[x29,#-136]
eor x8,x8,x15
eor x1,x1,x11
ldur x11,[x29,#-32]
and x13,x1,x28
and x9,x21,x9
eor x1,x2,x11
ldur x11,[x29,#-104]
eor x13,x1,x13
and x1,x21,x11
ldur x11,[x29,#-144]
and x13,x13,x25
eor x10,x10,x13
and x2,x22,x11
ldur x11,[x29,#-120]
eor x9,x9,x11
ldur x11,[x29,#-128]
and x9,x9,x27
eor x2,x2,x11
ldr x11,[sp,#136]
eor x9,x1,x9
and x2,x2,x28
and x3,x21,x11
ldr x11,[sp,#128]
and x1,x22,x11
ldr x11,[sp,#152]
eor x3,x3,x11
ldr x11,[sp,#144]
and x3,x3,x27
eor x1,x1,x11
ldr x11,[sp,#168]
and x1,x1,x28
ldur x28,[x29,#-112]
and x21,x21,x11
ldr x11,[sp,#160]
and x27,x22,x11
ldur x11,[x29,#-152]
and x22,x22,x28
eor x2,x22,x2
eor x21,x21,x11
ldur x11,[x29,#-160]
eor x3,x21,x3
ldur x21,[x29,#-88]
and x3,x3,x26
eor x27,x27,x11
eor x9,x9,x21
eor x1,x27,x1
eor x9,x9,x3
ldur x3,[x29,#-96]
and x1,x1,x25
and x9,x9,x23
eor x2,x2,x3
eor x8,x8,x9
eor x13,x2,x1
mov x2,x15
ldr x15,[sp,#64]
and x13,x13,x24
ldur x1,[x29,#-16]
eor x10,x10,x15
mov x27,x15
eor x9,x10,x13
lsl x10,x8,#11
lsr x8,x8,#21
lsl x13,x9,#11
lsr x9,x9,#21
add x1,x1,#2
and x10,x10,#0xfffff800fffff800
and x8,x8,#0x7ff000007ff
stur x1,[x29,#-16]
and x13,x13,#0xfffff800fffff800
and x9,x9,#0x7ff000007ff
orr x8,x10,x8
mov x10,x1
orr x9,x13,x9
eor x12,x8,x12
cmp x1,#8
eor x30,x9,x30
b.ne 4b
ldr w8,[sp,#52]
add w8,w8,#1
cmp w8,#4
b.ne 3b
mov x8,x17
mov x9,x6
ldr x10,[sp,#16]
ldp x14,x13,[sp,#32]
bfi x8,x30,#32,#32
bfi x9,x12,#32,#32
bfxil x30,x17,#32,#32
bfxil x12,x6,#32,#32
rev x8,x8
add x10,x10,x14
rev x9,x9
add x13,x13,#1
stp x9,x8,[x10]
ldr x9,[sp,#24]
rev x8,x30
cmp x13,x9
rev x9,x12
stp x9,x8,[x10,#16]
b.ne 2b
5:
ldp x20,x19,[sp,#416]
ldp x22,x21,[sp,#400]
ldp x24,x23,[sp,#384]
ldp x26,x25,[sp,#368]
ldp x28,x27,[sp,#352]
ldp x29,x30,[sp,#336]
add sp,sp,#432
ret
.endm

.macro shared_4 p0
stur x8,[x29,#\p0]
nop
nop
4:
ldur x8,[x29,#-24]
ldr x9,[sp,#104]
and x23,x30,#0xffffffff00000000
and x24,x12,#0xffffffff00000000
mov x19,x14
mov x14,x13
eor x21,x10,x8
mov x13,x12
stur x10,[x29,#-16]
add x21,x9,x21,lsl #4
mov x5,x6
mov x4,x0
ldur x11,[x29,#-72]
mov x17,x27
ldp x22,x21,[x21,#256]
add x23,x23,x22
add x24,x24,x21
add w22,w30,w22
and x23,x23,#0xffffffff00000000
add w25,w12,w21
and x24,x24,#0xffffffff00000000
orr x21,x23,x22
orr x22,x24,x25
mov x25,x16
eor x23,x21,x21,lsr #1
eor x24,x22,x22,lsr #1
mov x12,x30
mov x16,x2
and x8,x21,x20
and x28,x22,x0
and x30,x23,#0x1111111111111111
lsr x2,x23,#1
lsr x1,x24,#1
ldp x7,x20,[sp,#80]
lsr x23,x23,#2
lsl x3,x30,#4
str x8,[sp,#112]
and x8,x22,x6
and x10,x24,#0x1111111111111111
lsr x24,x24,#2
and x2,x2,#0x1111111111111111
and x1,x1,#0x1111111111111111
str x8,[sp,#120]
ldr x6,[sp,#96]
mov x0,x9
lsl x8,x10,#4
and x9,x23,#0x1111111111111111
sub x3,x3,x30
lsl x23,x2,#4
lsl x30,x1,#4
and x26,x21,x20
and x15,x24,#0x1111111111111111
sub x8,x8,x10
eor x26,x26,x6
lsl x10,x9,#4
sub x24,x23,x2
lsl x2,x15,#4
sub x23,x30,x1
and x1,x21,x11
ldr x11,[sp,#112]
and x26,x26,x3
sub x9,x10,x9
sub x10,x2,x15
mov x30,x12
mov x12,x13
eor x15,x11,x26
ldur x11,[x29,#-40]
mov x13,x14
mov x14,x19
mov x19,x25
eor x28,x28,x7
and x2,x21,x11
ldur x11,[x29,#-80]
and x28,x28,x8
eor x2,x2,x25
and x25,x22,x11
ldur x11,[x29,#-56]
eor x1,x1,x11
ldur x11,[x29,#-48]
and x1,x1,x3
and x26,x22,x11
ldur x11,[x29,#-64]
eor x1,x2,x1
and x1,x1,x24
eor x25,x25,x11
ldur x11,[x29,#-32]
eor x15,x15,x1
and x25,x25,x8
eor x26,x26,x11
ldr x11,[sp,#120]
eor x2,x26,x25
eor x27,x11,x28
ldur x11,[x29,#-136]
and x2,x2,x23
eor x2,x27,x2
and x25,x21,x11
ldur x11,[x29,#-144]
and x1,x22,x11
ldp x11,x28,[x29,#-120]
eor x25,x25,x11
ldur x11,[x29,#-104]
and x28,x22,x28
and x25,x25,x3
and x26,x21,x11
ldur x11,[x29,#-128]
eor x25,x26,x25
eor x1,x1,x11
ldr x11,[sp,#168]
and x1,x1,x8
and x26,x21,x11
ldr x11,[sp,#136]
eor x1,x28,x1
and x21,x21,x11
ldr x11,[sp,#160]
and x28,x22,x11
ldr x11,[sp,#128]
and x22,x22,x11
ldr x11,[sp,#152]
eor x21,x21,x11
ldr x11,[sp,#144]
and x3,x21,x3
eor x22,x22,x11
ldur x11,[x29,#-152]
and x8,x22,x8
eor x21,x26,x11
ldur x11,[x29,#-160]
eor x3,x21,x3
eor x21,x28,x11
and x3,x3,x24
eor x8,x21,x8
ldur x21,[x29,#-88]
and x8,x8,x23
eor x21,x25,x21
eor x3,x21,x3
ldur x21,[x29,#-96]
and x9,x3,x9
eor x1,x1,x21
eor x8,x1,x8
and x8,x8,x10
eor x10,x15,x16
eor x15,x2,x17
eor x8,x15,x8
ldp x11,x15,[x29,#-24]
eor x9,x10,x9
lsl x1,x8,#11
lsr x8,x8,#21
lsl x10,x9,#11
lsr x9,x9,#21
ldr x17,[sp,#72]
add x15,x15,#1
and x1,x1,#0xfffff800fffff800
and x8,x8,#0x7ff000007ff
eor x15,x15,x11
and x10,x10,#0xfffff800fffff800
and x9,x9,#0x7ff000007ff
add x15,x0,x15,lsl #4
orr x9,x10,x9
orr x8,x1,x8
eor x13,x9,x13
eor x14,x8,x14
ldur x11,[x29,#-40]
ldp x9,x10,[x15,#256]
and x8,x13,#0xffffffff00000000
and x15,x14,#0xffffffff00000000
mov x0,x4
mov x16,x19
add x8,x8,x9
add w9,w13,w9
add x15,x15,x10
and x8,x8,#0xffffffff00000000
add w10,w14,w10
orr x21,x8,x9
and x8,x15,#0xffffffff00000000
orr x22,x8,x10
eor x8,x21,x21,lsr #1
eor x9,x22,x22,lsr #1
and x10,x8,#0x1111111111111111
lsr x15,x8,#1
lsr x8,x8,#2
and x1,x9,#0x1111111111111111
lsr x3,x9,#1
lsr x9,x9,#2
lsl x2,x10,#4
and x15,x15,#0x1111111111111111
and x8,x8,#0x1111111111111111
and x9,x9,#0x1111111111111111
lsl x23,x1,#4
lsl x24,x15,#4
sub x27,x2,x10
lsl x10,x8,#4
lsl x2,x9,#4
sub x28,x23,x1
sub x26,x24,x15
and x15,x22,x5
sub x23,x10,x8
sub x24,x2,x9
and x8,x21,x20
ldr x9,[sp,#56]
and x10,x22,x4
eor x8,x8,x6
eor x10,x10,x7
and x8,x8,x27
and x3,x3,#0x1111111111111111
mov x20,x9
and x9,x21,x9
and x10,x10,x28
eor x8,x9,x8
ldur x9,[x29,#-72]
eor x10,x15,x10
and x15,x21,x11
ldur x11,[x29,#-56]
lsl x25,x3,#4
and x9,x21,x9
eor x15,x15,x19
mov x6,x5
eor x9,x9,x11
ldur x11,[x29,#-80]
sub x25,x25,x3
and x9,x9,x27
and x1,x22,x11
ldur x11,[x29,#-48]
eor x9,x15,x9
and x9,x9,x26
and x2,x22,x11
ldur x11,[x29,#-64]
eor x8,x8,x9
ldur x9,[x29,#-136]
eor x8,x8,x17
eor x1,x1,x11
ldur x11,[x29,#-32]
and x15,x1,x28
and x9,x21,x9
eor x1,x2,x11
ldur x11,[x29,#-104]
eor x15,x1,x15
and x1,x21,x11
ldur x11,[x29,#-144]
and x15,x15,x25
eor x10,x10,x15
and x2,x22,x11
ldur x11,[x29,#-120]
eor x9,x9,x11
ldur x11,[x29,#-128]
and x9,x9,x27
eor x2,x2,x11
ldr x11,[sp,#136]
eor x9,x1,x9
and x2,x2,x28
and x3,x21,x11
ldr x11,[sp,#128]
and x1,x22,x11
ldr x11,[sp,#152]
eor x3,x3,x11
ldr x11,[sp,#144]
and x3,x3,x27
eor x1,x1,x11
ldr x11,[sp,#168]
and x1,x1,x28
ldur x28,[x29,#-112]
and x21,x21,x11
ldr x11,[sp,#160]
and x27,x22,x11
ldur x11,[x29,#-152]
and x22,x22,x28
eor x2,x22,x2
eor x21,x21,x11
ldur x11,[x29,#-160]
eor x3,x21,x3
ldur x21,[x29,#-88]
and x3,x3,x26
eor x27,x27,x11
eor x9,x9,x21
eor x1,x27,x1
eor x9,x9,x3
ldur x3,[x29,#-96]
and x1,x1,x25
and x9,x9,x23
eor x2,x2,x3
eor x8,x8,x9
eor x15,x2,x1
mov x2,x17
ldr x17,[sp,#64]
and x15,x15,x24
ldur x1,[x29,#-16]
eor x10,x10,x17
mov x27,x17
eor x9,x10,x15
lsl x10,x8,#11
lsr x8,x8,#21
lsl x15,x9,#11
lsr x9,x9,#21
add x1,x1,#2
and x10,x10,#0xfffff800fffff800
and x8,x8,#0x7ff000007ff
stur x1,[x29,#-16]
and x15,x15,#0xfffff800fffff800
and x9,x9,#0x7ff000007ff
orr x8,x10,x8
mov x10,x1
orr x9,x15,x9
eor x30,x8,x30
cmp x1,#8
eor x12,x9,x12
b.ne 4b
ldr w8,[sp,#52]
add w8,w8,#1
cmp w8,#4
b.ne 3b
mov x8,x14
mov x9,x13
ldr x10,[sp,#16]
bfi x8,x12,#32,#32
bfi x9,x30,#32,#32
bfxil x12,x14,#32,#32
ldp x15,x14,[sp,#32]
bfxil x30,x13,#32,#32
add x10,x10,x15
stp x9,x8,[x10]
ldr x8,[sp,#24]
add x14,x14,#1
stp x30,x12,[x10,#16]
cmp x14,x8
b.ne 2b
5:
ldp x20,x19,[sp,#416]
ldp x22,x21,[sp,#400]
ldp x24,x23,[sp,#384]
ldp x26,x25,[sp,#368]
ldp x28,x27,[sp,#352]
ldp x29,x30,[sp,#336]
add sp,sp,#432
ret
.endm

.macro shared_5 p0,p1
cbz x3,\p0
stp d15,d14,[sp,#-128]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
stp x24,x23,[sp,#80]
stp x22,x21,[sp,#96]
stp x20,x19,[sp,#112]
add x29,sp,#64
sub sp,sp,#640
movi v0.2d,#0xffffffff00000000
movi v1.16b,#17
mov x8,xzr
mov w9,#7
nop
2:
lsl x10,x8,#7
add x11,x1,x10
ldp x12,x13,[x11]
ldp x14,x15,[x11,#16]
ldp x16,x17,[x11,#32]
ldp x4,x5,[x11,#48]
rev x6,x12
rev x12,x14
rev x15,x15
rev x13,x13
rev x14,x17
rev x16,x16
rev x17,x5
mov x5,x12
rev x4,x4
bfxil x5,x6,#32,#32
bfi x6,x12,#32,#32
mov x7,x4
bfxil x7,x16,#32,#32
bfi x16,x4,#32,#32
mov x12,x15
fmov d7,x6
bfxil x12,x13,#32,#32
bfi x13,x15,#32,#32
mov x4,x17
fmov d6,x16
fmov d20,x7
bfxil x4,x14,#32,#32
bfi x14,x17,#32,#32
fmov d24,x5
mov v7.d[1],x13
ldp x15,x13,[x11,#72]
mov v6.d[1],x14
ldr x14,[x11,#64]
mov v20.d[1],x4
ldp x5,x6,[x11,#104]
mov v24.d[1],x12
ldp x16,x4,[x11,#88]
rev x13,x13
rev x14,x14
mov x17,x13
ldr x11,[x11,#120]
bfxil x17,x14,#32,#32
bfi x14,x13,#32,#32
rev x13,x5
rev x5,x6
rev x4,x4
rev x11,x11
mov x6,x5
fmov d19,x17
mov x17,x0
bfxil x6,x4,#32,#32
bfi x4,x5,#32,#32
rev x16,x16
ld1r { v29.2d },[x17],#8
ld1r { v30.2d },[x17]
fmov d16,x4
add x4,x0,#136
add x17,x0,#128
ld1r { v9.2d },[x4]
add x4,x0,#192
ld1r { v11.2d },[x17]
ld1r { v13.2d },[x4]
add x4,x0,#224
add x17,x0,#200
ld1r { v15.2d },[x4]
add x4,x0,#240
ld1r { v12.2d },[x17]
ld1r { v3.2d },[x4]
add x4,x0,#216
add x17,x0,#232
ld1r { v2.2d },[x4]
ld1r { v14.2d },[x17]
add x17,x0,#248
ld1r { v4.2d },[x17]
add x17,x0,#208
add x4,x0,#168
ld1r { v5.2d },[x4]
add x4,x0,#184
mov x5,x11
stp q2,q3,[sp,#352]
ld1r { v3.2d },[x17]
add x17,x0,#160
ld1r { v2.2d },[x17]
add x17,x0,#176
rev x15,x15
bfxil x5,x13,#32,#32
bfi x13,x11,#32,#32
mov x11,x16
bfxil x11,x15,#32,#32
bfi x15,x16,#32,#32
add x16,x0,#64
stp q2,q5,[sp,#320]
ld1r { v5.2d },[x17]
add x17,x0,#152
ld1r { v2.2d },[x4]
add x4,x0,#144
fmov d25,x14
mov v16.d[1],x13
add x13,x0,#32
add x14,x0,#48
str q5,[sp,#144]
ld1r { v5.2d },[x17]
add x17,x0,#72
mov v25.d[1],x15
add x15,x0,#40
fmov d23,x6
add x12,x0,#24
mov v19.d[1],x11
add x11,x0,#16
str q5,[sp,#304]
ld1r { v5.2d },[x4]
add x4,x0,#80
mov v23.d[1],x5
ld1r { v8.2d },[x4]
stp q9,q30,[sp,#384]
stp q14,q11,[x29,#-160]
stur q5,[x29,#-176]
ld1r { v5.2d },[x17]
add x17,x0,#104
stp q4,q12,[x29,#-128]
stp q13,q29,[x29,#-96]
str q5,[sp,#288]
ld1r { v5.2d },[x16]
add x16,x0,#96
stp q15,q8,[sp,#416]
stur q5,[x29,#-192]
ld1r { v5.2d },[x17]
add x17,x0,#112
str q5,[sp,#272]
ld1r { v5.2d },[x16]
add x16,x0,#120
str q5,[sp,#128]
ld1r { v5.2d },[x16]
add x16,x0,#88
ld1r { v10.2d },[x16]
str q5,[sp,#256]
ld1r { v5.2d },[x17]
add x17,x0,#56
ld1r { v31.2d },[x17]
stp q2,q10,[x29,#-224]
str q5,[sp,#240]
ld1r { v2.2d },[x15]
stp q3,q31,[x29,#-256]
ld1r { v5.2d },[x13]
stp q5,q2,[sp,#208]
ld1r { v2.2d },[x14]
ld1r { v5.2d },[x12]
str q5,[sp,#112]
ld1r { v5.2d },[x11]
mov w11,wzr
stp q5,q2,[sp,#176]
3:
cmp w11,#\p1
mov x12,xzr
.endm

.macro shared_6 p0,p1
cbz x3,\p0
stp d15,d14,[sp,#-128]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
stp x24,x23,[sp,#80]
stp x22,x21,[sp,#96]
stp x20,x19,[sp,#112]
add x29,sp,#64
sub sp,sp,#640
movi v0.2d,#0xffffffff00000000
movi v1.16b,#17
mov x8,xzr
mov w9,#7
nop
2:
lsl x10,x8,#7
add x11,x1,x10
ldp x13,x14,[x11,#16]
ldp x15,x16,[x11]
ldp x5,x6,[x11,#48]
ldp x17,x4,[x11,#32]
mov x12,x14
bfxil x12,x16,#32,#32
bfi x16,x14,#32,#32
mov x14,x13
bfxil x14,x15,#32,#32
bfi x15,x13,#32,#32
mov x13,x5
bfxil x13,x17,#32,#32
bfi x17,x5,#32,#32
mov x5,x6
bfxil x5,x4,#32,#32
bfi x4,x6,#32,#32
fmov d7,x15
fmov d21,x13
fmov d6,x17
fmov d22,x14
ldp x14,x6,[x11,#72]
ldr x13,[x11,#64]
mov v7.d[1],x16
mov v21.d[1],x5
ldp x17,x5,[x11,#112]
mov v6.d[1],x4
ldp x15,x4,[x11,#88]
mov x16,x6
ldr x11,[x11,#104]
mov v22.d[1],x12
bfxil x16,x13,#32,#32
bfi x13,x6,#32,#32
mov x6,x17
bfxil x6,x4,#32,#32
bfi x4,x17,#32,#32
mov x17,x5
bfxil x17,x11,#32,#32
fmov d19,x16
add x16,x0,#64
fmov d24,x6
fmov d23,x4
add x4,x0,#136
bfi x11,x5,#32,#32
mov x5,x15
fmov d25,x13
bfxil x5,x14,#32,#32
bfi x14,x15,#32,#32
add x15,x0,#40
mov v24.d[1],x17
mov x17,x0
add x13,x0,#32
ld1r { v29.2d },[x17],#8
ld1r { v9.2d },[x4]
add x4,x0,#192
ld1r { v30.2d },[x17]
add x17,x0,#128
ld1r { v13.2d },[x4]
add x4,x0,#224
ld1r { v11.2d },[x17]
ld1r { v15.2d },[x4]
add x4,x0,#240
add x17,x0,#200
ld1r { v3.2d },[x4]
add x4,x0,#216
ld1r { v12.2d },[x17]
add x17,x0,#232
ld1r { v2.2d },[x4]
add x4,x0,#168
ld1r { v14.2d },[x17]
add x17,x0,#248
ld1r { v5.2d },[x4]
ld1r { v4.2d },[x17]
add x17,x0,#208
add x4,x0,#184
stp q2,q3,[sp,#336]
ld1r { v3.2d },[x17]
add x17,x0,#160
ld1r { v2.2d },[x17]
add x17,x0,#176
mov v25.d[1],x14
add x14,x0,#48
add x12,x0,#24
mov v23.d[1],x11
mov v19.d[1],x5
add x11,x0,#16
stp q9,q30,[sp,#368]
stp q2,q5,[sp,#304]
ld1r { v5.2d },[x17]
add x17,x0,#152
ld1r { v2.2d },[x4]
add x4,x0,#144
stp q14,q11,[x29,#-160]
stp q4,q12,[x29,#-128]
str q5,[sp,#144]
ld1r { v5.2d },[x17]
add x17,x0,#72
stp q13,q29,[x29,#-96]
str q15,[sp,#400]
str q5,[sp,#288]
ld1r { v5.2d },[x4]
add x4,x0,#80
ld1r { v8.2d },[x4]
stur q5,[x29,#-176]
ld1r { v5.2d },[x17]
add x17,x0,#104
stp q8,q3,[sp,#416]
str q5,[sp,#272]
ld1r { v5.2d },[x16]
add x16,x0,#96
stur q5,[x29,#-192]
ld1r { v3.2d },[x17]
add x17,x0,#112
ld1r { v5.2d },[x16]
add x16,x0,#120
str q5,[sp,#128]
ld1r { v5.2d },[x16]
add x16,x0,#88
ld1r { v10.2d },[x16]
stp q5,q3,[sp,#240]
ld1r { v5.2d },[x17]
add x17,x0,#56
ld1r { v31.2d },[x17]
stp q2,q10,[x29,#-224]
str q5,[sp,#112]
ld1r { v2.2d },[x15]
stur q31,[x29,#-240]
ld1r { v5.2d },[x13]
stp q5,q2,[sp,#208]
ld1r { v5.2d },[x14]
str q5,[sp,#192]
ld1r { v5.2d },[x12]
str q5,[sp,#96]
ld1r { v5.2d },[x11]
mov w11,wzr
stur q5,[x29,#-256]
nop
nop
nop
nop
nop
nop
nop
3:
cmp w11,#\p1
mov x12,xzr
.endm

.macro shared_7 p0
str w10,[sp,#\p0]
stur x8,[x29,#-16]
nop
nop
4:
ldur x16,[x29,#-16]
ldp w13,w28,[sp,#44]
mov w17,w14
ldp w22,w21,[x29,#-40]
eor x30,x27,x16
ldur w26,[x29,#-44]
add x30,x4,x30,lsl #4
mov w14,#286331153
ldp w7,w6,[x29,#-32]
ldr w30,[x30,#256]
add w30,w30,w23
eor w8,w30,w30,lsr #1
and w10,w11,w30
and w0,w22,w30
and w12,w5,w30
eor w10,w10,w6
eor w0,w0,w21
and w1,w9,w8,lsr #1
and w2,w8,w9
eor w12,w12,w7
ldp w15,w9,[sp,#36]
lsl w3,w2,#4
lsl w11,w1,#4
and w8,w14,w8,lsr #2
sub w2,w3,w2
and w3,w28,w30
sub w11,w11,w1
and w1,w15,w30
eor w3,w3,w26
and w10,w10,w2
eor w1,w1,w9
and w0,w0,w2
and w3,w3,w2
and w1,w1,w2
add x2,x27,#1
eor w12,w12,w0
and w0,w13,w30
eor x2,x2,x16
ldur w16,[x29,#-8]
eor w0,w0,w24
and w12,w12,w11
add x27,x27,#2
eor w0,w0,w1
and w1,w16,w30
and w30,w20,w30
eor w3,w30,w3
lsl w30,w8,#4
eor w10,w1,w10
and w11,w0,w11
eor w0,w3,w19
eor w10,w10,w12
sub w8,w30,w8
eor w11,w0,w11
add x12,x4,x2,lsl #4
and w8,w11,w8
eor w10,w10,w17
cmp x27,#8
eor w8,w10,w8
ldr w10,[x12,#256]
eor w25,w25,w8,ror #21
add w8,w25,w10
eor w10,w8,w8,lsr #1
and w30,w8,w22
and w2,w8,w5
eor w30,w30,w21
eor w2,w2,w7
and w12,w14,w10,lsr #1
and w11,w10,w14
ldur w14,[x29,#-4]
lsl w0,w11,#4
lsl w3,w12,#4
and w1,w8,w14
mov w14,w17
sub w11,w0,w11
and w0,w8,w28
eor w1,w1,w6
sub w12,w3,w12
and w3,w8,w15
eor w0,w0,w26
eor w3,w3,w9
mov w9,#286331153
and w1,w11,w1
and w30,w11,w30
and w0,w11,w0
and w11,w11,w3
and w3,w8,w13
ldur w13,[x29,#-8]
and w10,w9,w10,lsr #2
eor w3,w3,w24
eor w2,w2,w30
eor w11,w3,w11
and w3,w8,w13
and w8,w8,w20
eor w8,w8,w0
lsl w0,w10,#4
and w2,w2,w12
and w11,w11,w12
eor w12,w3,w1
eor w8,w8,w19
sub w10,w0,w10
eor w8,w8,w11
eor w11,w12,w2
and w8,w8,w10
eor w10,w11,w17
ldur w11,[x29,#-4]
eor w8,w10,w8
eor w23,w23,w8,ror #21
b.ne 4b
ldr w10,[sp,#32]
add w10,w10,#1
cmp w10,#4
b.ne 3b
ldp x8,x10,[sp,#16]
orr x12,x25,x23,lsl #32
ldur x0,[x29,#-24]
rev x12,x12
add x11,x10,#1
cmp x11,x8
ldr x8,[sp,#8]
str x12,[x8,x10,lsl #3]
b.ne 2b
5:
ldp x20,x19,[sp,#176]
ldp x22,x21,[sp,#160]
ldp x24,x23,[sp,#144]
ldp x26,x25,[sp,#128]
ldp x28,x27,[sp,#112]
ldp x29,x30,[sp,#96]
add sp,sp,#192
ret
.endm

.macro shared_8 p0
stur x8,[x29,#\p0]
nop
nop
4:
ldur x17,[x29,#-16]
ldp w14,w28,[sp,#44]
mov w15,#286331153
ldp w23,w22,[x29,#-40]
eor x30,x27,x17
ldur w25,[x29,#-44]
add x30,x5,x30,lsl #4
ldp w19,w7,[x29,#-32]
ldr w30,[x30,#256]
add w30,w30,w11
eor w8,w30,w30,lsr #1
and w0,w23,w30
and w13,w6,w30
eor w0,w0,w22
eor w13,w13,w19
and w2,w8,w9
and w1,w9,w8,lsr #1
ldur w9,[x29,#-4]
lsl w3,w2,#4
and w8,w15,w8,lsr #2
and w10,w9,w30
lsl w26,w1,#4
ldp w16,w9,[sp,#36]
sub w2,w3,w2
and w3,w28,w30
sub w1,w26,w1
eor w10,w10,w7
eor w3,w3,w25
and w0,w0,w2
and w26,w16,w30
and w10,w10,w2
and w3,w3,w2
eor w26,w26,w9
eor w13,w13,w0
and w0,w14,w30
and w2,w26,w2
add x26,x27,#1
eor w0,w0,w24
eor x26,x26,x17
ldur w17,[x29,#-8]
eor w0,w0,w2
and w13,w13,w1
and w0,w0,w1
add x27,x27,#2
and w2,w17,w30
and w30,w21,w30
cmp x27,#8
eor w3,w30,w3
lsl w30,w8,#4
eor w10,w2,w10
eor w1,w3,w20
eor w10,w10,w13
add x13,x5,x26,lsl #4
sub w8,w30,w8
eor w0,w1,w0
eor w10,w10,w4
and w8,w0,w8
eor w8,w10,w8
ldr w10,[x13,#256]
eor w12,w12,w8,ror #21
add w8,w12,w10
eor w10,w8,w8,lsr #1
and w30,w8,w23
and w3,w8,w6
eor w30,w30,w22
eor w3,w3,w19
and w0,w15,w10,lsr #1
and w13,w10,w15
ldur w15,[x29,#-4]
lsl w1,w13,#4
lsl w26,w0,#4
and w2,w8,w15
sub w13,w1,w13
and w1,w8,w28
eor w2,w2,w7
sub w0,w26,w0
and w26,w8,w16
eor w1,w1,w25
eor w26,w26,w9
mov w9,#286331153
and w2,w13,w2
and w30,w13,w30
and w1,w13,w1
and w13,w13,w26
and w26,w8,w14
ldur w14,[x29,#-8]
and w10,w9,w10,lsr #2
eor w26,w26,w24
eor w3,w3,w30
eor w13,w26,w13
and w26,w8,w14
and w8,w8,w21
eor w8,w8,w1
lsl w1,w10,#4
and w3,w3,w0
and w13,w13,w0
eor w0,w26,w2
eor w8,w8,w20
sub w10,w1,w10
eor w8,w8,w13
eor w13,w0,w3
and w8,w8,w10
eor w10,w13,w4
eor w8,w10,w8
eor w11,w11,w8,ror #21
b.ne 4b
ldr w8,[sp,#32]
add w8,w8,#1
cmp w8,#4
b.ne 3b
ldp x8,x10,[sp,#16]
orr x11,x12,x11,lsl #32
ldur x0,[x29,#-24]
add x13,x10,#1
cmp x13,x8
ldr x8,[sp,#8]
str x11,[x8,x10,lsl #3]
b.ne 2b
5:
ldp x20,x19,[sp,#176]
ldp x22,x21,[sp,#160]
ldp x24,x23,[sp,#144]
ldp x26,x25,[sp,#128]
ldp x28,x27,[sp,#112]
ldp x29,x30,[sp,#96]
add sp,sp,#192
ret
.endm

.macro shared_9 p0,p1
cbz x2,\p0
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
adr x11,1025f
adr x13,1031f
adr x14,1032f
adr x15,1033f
adr x12,1027f
ldr q0,[x11]
adr x11,1028f
ldr q5,[x13]
ldr q6,[x14]
ldr q7,[x15]
adr x13,1034f
adr x14,1035f
adr x15,1036f
ldr q1,[x12]
adr x12,1029f
ldr q2,[x11]
adr x11,1030f
ldr q16,[x13]
ldr q17,[x14]
ldr q18,[x15]
adr x13,1026f
adr x14,1038f
adr x15,1037f
ldr d3,[x12]
ldr d4,[x11]
ldr q19,[x13]
ldr d20,[x14]
ldr d21,[x15]
mov x8,xzr
add x9,x1,#256
mov w10,#2752
mov w11,#18528
mov w12,#48
mov w13,#1
mov x14,sp
mov x15,#72340172838076673
2:
add x17,x0,x8,lsl #5
mov x16,xzr
ldp q22,q23,[x17]
madd x17,x8,x10,x1
rev32 v22.16b,v22.16b
rev32 v23.16b,v23.16b
stp q0,q1,[x17]
str q2,[x17,#32]
str d3,[x17,#48]
str s4,[x17,#56]
strh w11,[x17,#60]
strb w12,[x17,#62]
stur wzr,[x17,#63]
stur q5,[x17,#67]
stur q6,[x17,#83]
stur q7,[x17,#99]
stur q16,[x17,#115]
stur q17,[x17,#131]
stur q18,[x17,#147]
stur q19,[x17,#163]
stur d20,[x17,#179]
stur s21,[x17,#187]
strb w13,[x17,#191]
mov x17,x9
stp q22,q23,[sp]
nop
nop
nop
nop
nop
nop
nop
3:
and x3,x16,#0x7
cmp x16,#\p1
add x16,x16,#1
eor x4,x3,#0x7
csel x3,x3,x4,lo
cmp x16,#32
ldr w3,[x14,x3,lsl #2]
and x4,x3,#0xff
mov w5,w3
lsr w7,w3,#24
mul x4,x4,x15
lsr w3,w3,#8
ubfx x6,x5,#8,#8
ubfx x5,x5,#16,#8
mov w7,w7
add w3,w3,#1
mul x6,x6,x15
and x3,x3,#0xff
mul x5,x5,x15
stp x4,x4,[x17,#-64]
mul x4,x7,x15
stp x6,x6,[x17,#-48]
mul x3,x3,x15
stp x5,x5,[x17,#-32]
stp x4,x4,[x17,#-16]
stp x3,x3,[x17],#80
b.ne 3b
add x8,x8,#1
add x9,x9,#2752
cmp x8,x2
b.ne 2b
ldp x29,x30,[sp,#32]
add sp,sp,#48
4:
ret
.endm

.macro shared_10 p0,p1
cbz x2,\p0
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
mov x8,xzr
add x9,x1,#256
mov w10,#160
mov w11,#2752
mov x12,sp
mov x13,#72340172838076673
nop
nop
nop
nop
nop
nop
2:
madd x15,x8,x10,x0
mov x14,xzr
madd x16,x8,x11,x1
ldp q0,q1,[x15]
ldp q2,q3,[x15,#32]
ldp q4,q7,[x15,#128]
shl v0.16b,v0.16b,#3
ldp q5,q6,[x15,#64]
shl v16.16b,v1.16b,#7
ushr v1.16b,v1.16b,#1
shl v2.16b,v2.16b,#3
stp q4,q7,[sp]
ldp q4,q17,[x15,#96]
mov x15,x9
stp q0,q16,[x16]
shl v0.16b,v3.16b,#7
ushr v3.16b,v3.16b,#1
stp q1,q2,[x16,#32]
shl v1.16b,v5.16b,#3
shl v2.16b,v6.16b,#7
stp q0,q3,[x16,#64]
ushr v0.16b,v6.16b,#1
shl v3.16b,v4.16b,#3
stp q1,q2,[x16,#96]
shl v1.16b,v17.16b,#7
ushr v2.16b,v17.16b,#1
stp q0,q3,[x16,#128]
stp q1,q2,[x16,#160]
nop
nop
nop
nop
3:
and x16,x14,#0x7
cmp x14,#\p1
add x14,x14,#1
eor x17,x16,#0x7
csel x16,x16,x17,lo
cmp x14,#32
ldr w16,[x12,x16,lsl #2]
and x17,x16,#0xff
mov w3,w16
lsr w5,w16,#24
mul x17,x17,x13
lsr w16,w16,#8
ubfx x4,x3,#8,#8
ubfx x3,x3,#16,#8
mov w5,w5
add w16,w16,#1
mul x4,x4,x13
and x16,x16,#0xff
mul x3,x3,x13
stp x17,x17,[x15,#-64]
mul x17,x5,x13
stp x4,x4,[x15,#-48]
mul x16,x16,x13
stp x3,x3,[x15,#-32]
stp x17,x17,[x15,#-16]
stp x16,x16,[x15],#80
b.ne 3b
add x8,x8,#1
add x9,x9,#2752
cmp x8,x2
b.ne 2b
ldp x29,x30,[sp,#32]
add sp,sp,#48
4:
ret
.endm

.macro shared_11 p0,p1
sub sp,sp,#\p0
stp x29,x30,[sp,#336]
stp x28,x27,[sp,#352]
stp x26,x25,[sp,#368]
stp x24,x23,[sp,#384]
stp x22,x21,[sp,#400]
stp x20,x19,[sp,#416]
add x29,sp,#336
stp x1,x2,[sp,#8]
str x0,[sp,#104]
str x3,[sp,#24]
cbz x3,5f
mov x13,xzr
nop
nop
nop
2:
ldr x15,[sp,#104]
lsl x9,x13,#5
ldr x8,[sp,#8]
ldr x11,[x15,#32]
add x8,x8,x9
stp x9,x13,[sp,#32]
ldp x9,x10,[x8]
str x11,[sp,#96]
ldr x11,[x15,#40]
ldp x13,x8,[x8,#16]
str x11,[sp,#80]
ldp x11,x0,[x15,#48]
rev x30,x10
ldr x10,[x15,#80]
rev x12,x9
rev x8,x8
ldp x2,x27,[x15]
str x11,[sp,#88]
ldp x14,x11,[x15,#64]
mov x17,x8
ldp x20,x5,[x15,#16]
bfxil x17,x30,#32,#32
bfi x30,x8,#32,#32
rev x8,x13
stp x10,x11,[x29,#-40]
ldp x9,x11,[x15,#96]
ldr x10,[x15,#88]
mov x6,x8
stp x27,x2,[sp,#64]
bfxil x6,x12,#32,#32
bfi x12,x8,#32,#32
str x20,[sp,#56]
stp x9,x10,[x29,#-56]
ldp x10,x9,[x15,#112]
ldp x21,x3,[x15,#128]
stur x9,[x29,#-80]
ldp x9,x28,[x15,#144]
stp x10,x11,[x29,#-72]
stp x3,x21,[x29,#-96]
stp x28,x9,[x29,#-112]
ldp x9,x8,[x15,#160]
stp x8,x9,[x29,#-128]
ldp x9,x8,[x15,#176]
stp x8,x9,[x29,#-144]
ldp x9,x8,[x15,#192]
stp x8,x9,[x29,#-160]
ldp x9,x8,[x15,#208]
stp x8,x9,[sp,#160]
ldp x9,x8,[x15,#224]
stp x8,x9,[sp,#144]
ldp x9,x8,[x15,#240]
stp x8,x9,[sp,#128]
mov w8,wzr
nop
nop
nop
3:
str w8,[sp,#52]
cmp w8,#\p1
mov w8,#7
mov x10,xzr
.endm

.macro shared_12 p0
cbz x2,\p0
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
adr x9,1012f
adr x10,1013f
adr x11,1014f
movi v0.4s,#1
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
adr x9,1015f
adr x10,1016f
adr x11,1017f
ldr q4,[x9]
ldr q5,[x10]
ldr q6,[x11]
adr x9,1018f
adr x10,1019f
adr x11,1020f
ldr q7,[x9]
ldr q16,[x10]
ldr q17,[x11]
mov x8,xzr
add x9,x1,#64
.endm

.macro shared_13 p0,p1
sub sp,sp,#\p0
stp x29,x30,[sp,#336]
stp x28,x27,[sp,#352]
stp x26,x25,[sp,#368]
stp x24,x23,[sp,#384]
stp x22,x21,[sp,#400]
stp x20,x19,[sp,#416]
add x29,sp,#336
stp x1,x2,[sp,#8]
str x0,[sp,#104]
str x3,[sp,#24]
cbz x3,5f
mov x14,xzr
nop
nop
nop
2:
ldr x15,[sp,#104]
lsl x9,x14,#5
ldr x8,[sp,#8]
ldp x10,x11,[x15,#32]
add x8,x8,x9
stp x9,x14,[sp,#32]
ldp x30,x12,[x8]
ldp x2,x27,[x15]
str x10,[sp,#96]
ldp x9,x10,[x8,#16]
ldp x8,x0,[x15,#48]
ldp x20,x6,[x15,#16]
stp x27,x2,[sp,#64]
mov x14,x10
mov x13,x9
stp x11,x8,[sp,#80]
bfxil x14,x12,#32,#32
bfi x12,x10,#32,#32
ldp x10,x8,[x15,#80]
bfxil x13,x30,#32,#32
bfi x30,x9,#32,#32
ldp x16,x11,[x15,#64]
ldp x21,x3,[x15,#128]
str x20,[sp,#56]
stur x8,[x29,#-48]
ldp x9,x8,[x15,#96]
stp x10,x11,[x29,#-40]
stp x3,x21,[x29,#-96]
stp x8,x9,[x29,#-64]
ldp x9,x8,[x15,#112]
stp x8,x9,[x29,#-80]
ldp x8,x28,[x15,#144]
stp x28,x8,[x29,#-112]
ldp x9,x8,[x15,#160]
stp x8,x9,[x29,#-128]
ldp x9,x8,[x15,#176]
stp x8,x9,[x29,#-144]
ldp x9,x8,[x15,#192]
stp x8,x9,[x29,#-160]
ldp x9,x8,[x15,#208]
stp x8,x9,[sp,#160]
ldp x9,x8,[x15,#224]
stp x8,x9,[sp,#144]
ldp x9,x8,[x15,#240]
stp x8,x9,[sp,#128]
mov w8,wzr
nop
nop
3:
str w8,[sp,#52]
cmp w8,#\p1
mov w8,#7
mov x10,xzr
.endm

.macro shared_14 p0,p1
mov w10,#\p0
mov x11,sp
nop
nop
nop
nop
nop
2:
madd x13,x8,x10,x0
mov x12,xzr
ldp q18,q19,[x13,#128]
mov x13,x9
stp q18,q19,[sp]
nop
nop
nop
3:
and x14,x12,#0x7
cmp x12,#\p1
add x12,x12,#1
eor x15,x14,#0x7
csel x14,x14,x15,lo
cmp x12,#32
add x14,x11,x14,lsl #2
ld1r { v18.4s },[x14]
and v19.16b,v18.16b,v0.16b
ushl v20.4s,v18.4s,v1.4s
ushl v21.4s,v18.4s,v4.4s
ushl v22.4s,v18.4s,v5.4s
ushl v23.4s,v18.4s,v6.4s
ushl v24.4s,v18.4s,v7.4s
ushl v25.4s,v18.4s,v3.4s
neg v19.4s,v19.4s
sshl v20.4s,v20.4s,v2.4s
cmlt v21.4s,v21.4s,#0
cmlt v22.4s,v22.4s,#0
cmlt v23.4s,v23.4s,#0
cmlt v24.4s,v24.4s,#0
mov v20.s[0],v19.s[0]
ushl v19.4s,v18.4s,v16.4s
ushl v18.4s,v18.4s,v17.4s
stp q21,q22,[x13,#-32]
cmlt v21.4s,v25.4s,#0
stp q23,q24,[x13]
cmlt v19.4s,v19.4s,#0
cmlt v18.4s,v18.4s,#0
stp q20,q21,[x13,#-64]
stp q19,q18,[x13,#32]
add x13,x13,#128
b.ne 3b
add x8,x8,#1
add x9,x9,#1,lsl #12
cmp x8,x2
b.ne 2b
ldp x29,x30,[sp,#32]
add sp,sp,#48
4:
ret
.endm

.macro shared_15 p0,p1
mov x10,sp
nop
nop
nop
nop
nop
nop
2:
add x12,x0,x8,lsl #\p0
mov x11,xzr
ldp q18,q19,[x12]
mov x12,x9
rev32 v18.16b,v18.16b
rev32 v19.16b,v19.16b
stp q18,q19,[sp]
nop
3:
and x13,x11,#0x7
cmp x11,#\p1
add x11,x11,#1
eor x14,x13,#0x7
csel x13,x13,x14,lo
cmp x11,#32
add x13,x10,x13,lsl #2
ld1r { v18.4s },[x13]
and v19.16b,v18.16b,v0.16b
ushl v20.4s,v18.4s,v1.4s
ushl v21.4s,v18.4s,v4.4s
ushl v22.4s,v18.4s,v5.4s
ushl v23.4s,v18.4s,v6.4s
ushl v24.4s,v18.4s,v7.4s
ushl v25.4s,v18.4s,v3.4s
neg v19.4s,v19.4s
sshl v20.4s,v20.4s,v2.4s
cmlt v21.4s,v21.4s,#0
cmlt v22.4s,v22.4s,#0
cmlt v23.4s,v23.4s,#0
cmlt v24.4s,v24.4s,#0
mov v20.s[0],v19.s[0]
ushl v19.4s,v18.4s,v16.4s
ushl v18.4s,v18.4s,v17.4s
stp q21,q22,[x12,#-32]
cmlt v21.4s,v25.4s,#0
stp q23,q24,[x12]
cmlt v19.4s,v19.4s,#0
cmlt v18.4s,v18.4s,#0
stp q20,q21,[x12,#-64]
stp q19,q18,[x12,#32]
add x12,x12,#128
b.ne 3b
add x8,x8,#1
add x9,x9,#1,lsl #12
cmp x8,x2
b.ne 2b
ldp x29,x30,[sp,#32]
add sp,sp,#48
4:
ret
.endm

.macro shared_16 p0,p1
sub sp,sp,#\p0
stp x29,x30,[sp,#96]
stp x28,x27,[sp,#112]
stp x26,x25,[sp,#128]
stp x24,x23,[sp,#144]
stp x22,x21,[sp,#160]
stp x20,x19,[sp,#176]
add x29,sp,#96
stp x1,x2,[sp]
str x3,[sp,#16]
cbz x3,5f
mov x13,xzr
mov w9,#286331153
mov x5,x0
stur x0,[x29,#-24]
nop
2:
ldr x8,[sp]
ldr w4,[x0]
ldr w14,[x0,#16]
ldr w10,[x0,#48]
ldr w6,[x0,#80]
ldr w20,[x0,#128]
add x12,x8,x13,lsl #3
ldr w11,[x0,#32]
ldr w21,[x0,#144]
ldr w24,[x0,#192]
str x13,[sp,#24]
ldr w8,[x0,#64]
stp w14,w10,[x29,#-8]
stp w8,w11,[x29,#-32]
ldr w10,[x0,#96]
ldp w11,w12,[x12]
ldr w8,[x0,#112]
stp w8,w10,[x29,#-40]
ldr w8,[x0,#160]
stur w8,[x29,#-44]
ldr w10,[x0,#176]
ldr w8,[x0,#208]
stp w8,w10,[sp,#44]
ldr w10,[x0,#224]
ldr w8,[x0,#240]
stp w8,w10,[sp,#36]
mov w8,wzr
nop
nop
nop
nop
nop
3:
str w8,[sp,#32]
cmp w8,#\p1
mov w8,#7
mov x27,xzr
.endm

.macro shared_17 p0,p1
sub sp,sp,#\p0
stp x29,x30,[sp,#96]
stp x28,x27,[sp,#112]
stp x26,x25,[sp,#128]
stp x24,x23,[sp,#144]
stp x22,x21,[sp,#160]
stp x20,x19,[sp,#176]
add x29,sp,#96
stp x1,x2,[sp]
str x3,[sp,#16]
cbz x3,5f
mov x11,xzr
mov w9,#286331153
mov x4,x0
stur x0,[x29,#-24]
nop
2:
ldr x8,[sp]
str x11,[sp,#24]
mov w10,wzr
ldr w14,[x0]
ldr w13,[x0,#16]
ldr w5,[x0,#80]
ldr x17,[x8,x11,lsl #3]
ldr w8,[x0,#32]
ldr w11,[x0,#48]
ldr w19,[x0,#128]
ldr w20,[x0,#144]
ldr w24,[x0,#192]
rev x23,x17
stur w8,[x29,#-28]
ldr w8,[x0,#64]
lsr x25,x23,#32
stp w13,w11,[x29,#-8]
stur w8,[x29,#-32]
ldr w8,[x0,#96]
stur w8,[x29,#-36]
ldr w8,[x0,#112]
stur w8,[x29,#-40]
ldr w8,[x0,#160]
stur w8,[x29,#-44]
ldr w8,[x0,#176]
str w8,[sp,#48]
ldr w8,[x0,#208]
str w8,[sp,#44]
ldr w8,[x0,#224]
str w8,[sp,#40]
ldr w8,[x0,#240]
str w8,[sp,#36]
3:
cmp w10,#\p1
mov w8,#7
mov x27,xzr
.endm

.macro shared_18 p0
neg v19.4s,v19.4s
add v16.4s,v16.4s,v6.4s
add v7.4s,v7.4s,v6.4s
neg v20.4s,v20.4s
neg v22.4s,v22.4s
add v1.4s,v1.4s,v6.4s
ld1 { v18.b }[\p0],[x11]
sub x11,x9,#80
neg v21.4s,v21.4s
add v0.4s,v0.4s,v6.4s
ld1 { v18.b }[3],[x11]
sub x11,x9,#64
ld1 { v18.b }[4],[x11]
sub x11,x9,#48
ld1 { v18.b }[5],[x11]
sub x11,x9,#32
ld1 { v18.b }[6],[x11]
sub x11,x9,#16
ld1 { v18.b }[7],[x11]
add x11,x9,#16
ld1 { v18.b }[8],[x9]
ld1 { v18.b }[9],[x11]
lsr x11,x8,#5
add x8,x8,#16
cmp x8,#256
add x11,x10,x11,lsl #2
ld1 { v18.b }[10],[x12]
add x12,x9,#48
ld1r { v23.4s },[x11]
add x11,x9,#64
ld1 { v18.b }[11],[x12]
ushl v25.4s,v23.4s,v19.4s
ushl v24.4s,v23.4s,v20.4s
ld1 { v18.b }[12],[x11]
ushl v26.4s,v23.4s,v22.4s
add x11,x9,#80
ushl v27.4s,v23.4s,v21.4s
ld1 { v18.b }[13],[x11]
add x11,x9,#96
tbl v19.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v17.16b
ld1 { v18.b }[14],[x11]
add x11,x9,#112
and v19.16b,v19.16b,v5.16b
ld1 { v18.b }[15],[x11]
ushl v19.16b,v19.16b,v2.16b
.endm

.macro shared_19 p0
orr v18.16b,v19.16b,v18.16b
mov b19,v18.b[\p0]
mov b20,v18.b[2]
mov b21,v18.b[3]
mov b22,v18.b[4]
mov b23,v18.b[5]
stur b18,[x9,#-128]
st1 { v18.b }[8],[x9]
stur b19,[x9,#-112]
mov b19,v18.b[6]
stur b20,[x9,#-96]
mov b20,v18.b[7]
stur b21,[x9,#-80]
mov b21,v18.b[9]
stur b22,[x9,#-64]
mov b22,v18.b[10]
stur b23,[x9,#-48]
mov b23,v18.b[11]
stur b19,[x9,#-32]
mov b19,v18.b[12]
stur b20,[x9,#-16]
mov b20,v18.b[13]
stur b21,[x9,#16]
mov b21,v18.b[14]
mov b18,v18.b[15]
stur b22,[x9,#32]
stur b23,[x9,#48]
stur b19,[x9,#64]
stur b20,[x9,#80]
stur b21,[x9,#96]
stur b18,[x9,#112]
add x9,x9,#256
b.ne 2b
str wzr,[sp]
str wzr,[sp,#4]
str wzr,[sp,#8]
str wzr,[sp,#12]
str wzr,[sp,#16]
str wzr,[sp,#20]
str wzr,[sp,#24]
str wzr,[sp,#28]
ldp x29,x30,[sp,#32]
add sp,sp,#48
ret
.endm

.macro shared_20 p0
str q20,[x13,#\p0]
str q20,[x13,#2096]
str q22,[x13,#1088]
orr v17.16b,v17.16b,v24.16b
str q22,[x13,#2112]
stp q22,q23,[x13,#64]
str q23,[x13,#1104]
str q23,[x13,#2128]
str q17,[x13,#96]
str q17,[x13,#1120]
str q17,[x13,#2144]
str q18,[x0,#3968]
str q19,[x0,#3984]
str q21,[x0,#4000]
str q20,[x0,#4016]
str q22,[x0,#4032]
str q23,[x0,#4048]
str q17,[x0,#4064]
str w15,[x0,#4080]
str w16,[x0,#4084]
str w17,[x0,#4088]
str w14,[x0,#4092]
b.ne 2b
ldp x29,x30,[sp,#32]
add sp,sp,#48
ret
.endm

function phalanx_0_1_gost28147_decrypt_portable_one
shared_16 192,0
csel x8,xzr,x8,eq
shared_8 -16
end_function phalanx_0_1_gost28147_decrypt_portable_one

function phalanx_0_1_gost28147_decrypt_portable_x1
shared_13 432,0
csel x8,xzr,x8,eq
shared_4 -24
end_function phalanx_0_1_gost28147_decrypt_portable_x1

function phalanx_0_1_gost28147_decrypt_portable_x4
shared_6 5f,0
csel x13,xzr,x9,eq
shared_2 4
end_function phalanx_0_1_gost28147_decrypt_portable_x4

function phalanx_0_1_gost28147_encrypt_portable_one
shared_16 192,3
csel x8,x8,xzr,eq
shared_8 -16
end_function phalanx_0_1_gost28147_encrypt_portable_one

function phalanx_0_1_gost28147_encrypt_portable_x1
shared_13 432,3
csel x8,x8,xzr,eq
shared_4 -24
end_function phalanx_0_1_gost28147_encrypt_portable_x1

function phalanx_0_1_gost28147_encrypt_portable_x4
shared_6 5f,3
csel x13,x9,xzr,eq
shared_2 4
end_function phalanx_0_1_gost28147_encrypt_portable_x4

function phalanx_0_1_gost28147_mac
sub sp,sp,#144
stp x29,x30,[sp,#48]
stp x28,x27,[sp,#64]
stp x26,x25,[sp,#80]
stp x24,x23,[sp,#96]
stp x22,x21,[sp,#112]
stp x20,x19,[sp,#128]
add x29,sp,#48
ldp w9,w12,[x2]
stp x2,x1,[sp]
str x3,[sp,#16]
cbz x3,4f
ldr w8,[x0]
ldr w13,[x0,#16]
mov x11,xzr
ldr w14,[x0,#32]
ldr w16,[x0,#48]
ldr w15,[x0,#64]
ldr w4,[x0,#80]
ldr w17,[x0,#96]
ldr w5,[x0,#112]
ldr w6,[x0,#128]
ldr w7,[x0,#144]
ldr w19,[x0,#160]
ldr w20,[x0,#176]
ldr w21,[x0,#192]
ldr w22,[x0,#208]
ldr w23,[x0,#224]
ldr w24,[x0,#240]
stur x0,[x29,#-8]
stur w8,[x29,#-12]
nop
2:
ldr x10,[sp,#8]
mov x25,xzr
str x11,[sp,#24]
add x26,x10,x11,lsl #3
ldp w26,w27,[x26]
eor w9,w9,w26
eor w12,w12,w27
nop
3:
and x26,x25,#0x60
mov w8,#286331153
add x25,x25,#32
add x26,x0,x26
cmp x25,#256
ldr w27,[x26,#256]
add w27,w27,w9
eor w28,w27,w27,lsr #1
and w1,w16,w27
and w0,w5,w27
and w3,w4,w27
eor w1,w1,w14
eor w0,w0,w17
and w10,w8,w28,lsr #1
and w30,w28,w8
eor w3,w3,w15
lsl w2,w30,#4
lsl w11,w10,#4
sub w2,w2,w30
and w30,w20,w27
sub w10,w11,w10
and w11,w24,w27
eor w30,w30,w19
eor w11,w11,w23
and w1,w1,w2
and w0,w0,w2
and w30,w30,w2
and w11,w11,w2
and w2,w22,w27
eor w0,w3,w0
eor w2,w2,w21
and w3,w8,w28,lsr #2
eor w11,w2,w11
and w2,w13,w27
and w27,w7,w27
eor w27,w27,w30
lsl w28,w3,#4
ldur w8,[x29,#-12]
eor w1,w2,w1
and w0,w0,w10
and w10,w11,w10
eor w11,w27,w6
sub w2,w28,w3
mov w30,#286331153
eor w10,w11,w10
eor w11,w1,w0
and w10,w10,w2
eor w11,w11,w8
eor w10,w11,w10
ldr w11,[x26,#272]
eor w12,w12,w10,ror #21
add w10,w12,w11
eor w11,w10,w10,lsr #1
and w3,w10,w16
and w28,w10,w5
eor w3,w3,w14
eor w28,w28,w17
and w26,w10,w4
and w1,w30,w11,lsr #1
and w0,w11,w30
and w11,w30,w11,lsr #2
lsl w2,w0,#4
eor w26,w26,w15
lsl w27,w1,#4
sub w0,w2,w0
and w2,w10,w20
sub w1,w27,w1
and w27,w10,w24
eor w2,w2,w19
eor w27,w27,w23
and w3,w0,w3
and w28,w0,w28
and w2,w0,w2
and w0,w0,w27
and w27,w10,w22
eor w27,w27,w21
eor w26,w26,w28
eor w0,w27,w0
and w27,w10,w13
and w10,w10,w7
eor w10,w10,w2
lsl w2,w11,#4
and w26,w26,w1
and w0,w0,w1
eor w1,w27,w3
eor w10,w10,w6
sub w11,w2,w11
eor w10,w10,w0
eor w0,w1,w26
and w10,w10,w11
eor w11,w0,w8
ldur x0,[x29,#-8]
eor w10,w11,w10
eor w9,w9,w10,ror #21
b.ne 3b
ldp x10,x11,[sp,#16]
add x11,x11,#1
cmp x11,x10
b.ne 2b
4:
mov w9,w9
orr x8,x9,x12,lsl #32
ldr x9,[sp]
str x8,[x9]
ldp x20,x19,[sp,#128]
ldp x22,x21,[sp,#112]
ldp x24,x23,[sp,#96]
ldp x26,x25,[sp,#80]
ldp x28,x27,[sp,#64]
ldp x29,x30,[sp,#48]
add sp,sp,#144
ret
end_function phalanx_0_1_gost28147_mac

function phalanx_0_1_gost28147_place_bytes_16
stp x29,x30,[sp,#-16]!
mov x29,sp
ldp q0,q1,[x0]
ubfx x13,x2,#1,#3
ldp q2,q3,[x0,#32]
ldp q4,q5,[x0,#64]
shl v0.16b,v0.16b,#3
shl v16.16b,v1.16b,#7
ushr v1.16b,v1.16b,#1
shl v2.16b,v2.16b,#3
ldp q6,q7,[x0,#96]
ldp w16,w15,[x0,#128]
ldp w14,w12,[x0,#136]
ldp w11,w10,[x0,#144]
ldp w9,w8,[x0,#152]
and x17,x13,#0x2
stp q0,q16,[x1]
shl v0.16b,v3.16b,#7
ushr v3.16b,v3.16b,#1
stp q1,q2,[x1,#32]
shl v1.16b,v4.16b,#3
shl v2.16b,v5.16b,#7
bfi x17,x2,#3,#1
ubfiz x0,x13,#2,#1
ushr v4.16b,v7.16b,#1
orr x13,x17,x13,lsr #2
stp q0,q3,[x1,#64]
ushr v0.16b,v5.16b,#1
shl v3.16b,v6.16b,#3
stp q1,q2,[x1,#96]
shl v1.16b,v7.16b,#7
and x17,x2,#0xfffffffffffffff0
orr x13,x13,x0
lsr w0,w16,#8
add x17,x1,x17
add x13,x17,x13
stp q0,q3,[x1,#128]
lsr w17,w16,#16
stp q1,q4,[x1,#160]
strb w16,[x13,#192]
lsr w16,w16,#24
strb w17,[x13,#320]
add w17,w0,#1
strb w16,[x13,#384]
lsr w16,w15,#8
strb w17,[x13,#448]
lsr w17,w15,#16
strb w15,[x13,#512]
lsr w15,w15,#24
strb w16,[x13,#576]
add w16,w16,#1
strb w15,[x13,#704]
lsr w15,w14,#8
strb w16,[x13,#768]
lsr w16,w14,#16
strb w14,[x13,#832]
lsr w14,w14,#24
strb w15,[x13,#896]
add w15,w15,#1
strb w14,[x13,#1024]
lsr w14,w12,#8
strb w15,[x13,#1088]
lsr w15,w12,#16
strb w12,[x13,#1152]
lsr w12,w12,#24
strb w14,[x13,#1216]
add w14,w14,#1
strb w12,[x13,#1344]
lsr w12,w11,#8
strb w14,[x13,#1408]
lsr w14,w11,#16
strb w11,[x13,#1472]
lsr w11,w11,#24
strb w12,[x13,#1536]
add w12,w12,#1
strb w11,[x13,#1664]
lsr w11,w10,#8
strb w12,[x13,#1728]
lsr w12,w10,#16
strb w10,[x13,#1792]
lsr w10,w10,#24
strb w11,[x13,#1856]
add w11,w11,#1
strb w10,[x13,#1984]
lsr w10,w9,#8
strb w11,[x13,#2048]
lsr w11,w9,#16
strb w9,[x13,#2112]
lsr w9,w9,#24
strb w10,[x13,#2176]
add w10,w10,#1
strb w9,[x13,#2304]
lsr w9,w8,#8
strb w10,[x13,#2368]
lsr w10,w8,#16
strb w8,[x13,#2432]
lsr w8,w8,#24
strb w9,[x13,#2496]
add w9,w9,#1
strb w0,[x13,#256]
strb w17,[x13,#640]
strb w16,[x13,#960]
strb w15,[x13,#1280]
strb w14,[x13,#1600]
strb w12,[x13,#1920]
strb w11,[x13,#2240]
strb w10,[x13,#2560]
strb w8,[x13,#2624]
strb w9,[x13,#2688]
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_gost28147_place_bytes_16

function phalanx_0_1_gost28147_place_quarter
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
ubfiz w10,w2,#1,#4
mov w11,#50529027
adr x12,1000f
ldr q0,[x12]
adr x12,1001f
adr x13,1002f
lsl w10,w11,w10
adr x11,1003f
ldr q3,[x12]
ldr q2,[x11]
adr x12,1004f
ldr q1,[x13]
mvn w11,w10
ldp q17,q18,[x0,#128]
dup v4.4s,w10
dup v5.4s,w11
ldr q6,[x12]
adr x12,1005f
adr x13,1006f
mov x8,xzr
ldr q7,[x12]
ldr q16,[x13]
mov x9,xzr
mov x12,sp
stp q17,q18,[sp]
nop
nop
nop
nop
2:
ldr w14,[x12],#4
add x13,x1,x9
ldp q19,q21,[x13]
add x9,x9,#128
dup v17.4s,w14
lsl w15,w14,#3
lsl w17,w14,#2
ldp w16,w0,[x13,#112]
and v19.16b,v19.16b,v5.16b
and v21.16b,v21.16b,v5.16b
and w15,w10,w15,asr #31
and v18.16b,v17.16b,v0.16b
and v20.16b,v17.16b,v1.16b
and v22.16b,v17.16b,v2.16b
and w16,w16,w11
and w17,w10,w17,asr #31
cmp x9,#1024
orr w15,w15,w16
and w16,w0,w11
cmeq v18.4s,v18.4s,#0
cmeq v20.4s,v20.4s,#0
orr w16,w17,w16
ldp w2,w3,[x13,#120]
lsl w17,w14,#1
and w14,w10,w14,asr #31
stp w15,w16,[x13,#112]
bic v18.16b,v4.16b,v18.16b
bic v20.16b,v4.16b,v20.16b
str w15,[x13,#1136]
and w0,w3,w11
and w17,w10,w17,asr #31
str w16,[x13,#1140]
orr w14,w14,w0
and w0,w2,w11
str w15,[x13,#2160]
orr v18.16b,v18.16b,v19.16b
cmeq v19.4s,v22.4s,#0
and v22.16b,v17.16b,v3.16b
orr w17,w17,w0
add x0,x1,x8
sub x8,x8,#128
str w14,[x13,#1148]
bic v24.16b,v4.16b,v19.16b
orr v19.16b,v20.16b,v21.16b
cmeq v22.4s,v22.4s,#0
ldp q23,q20,[x13,#32]
str w14,[x13,#2172]
stp w17,w14,[x13,#120]
bic v22.16b,v4.16b,v22.16b
str w17,[x13,#1144]
and v21.16b,v23.16b,v5.16b
and v23.16b,v17.16b,v6.16b
and v20.16b,v20.16b,v5.16b
str w16,[x13,#2164]
str w17,[x13,#2168]
orr v21.16b,v24.16b,v21.16b
cmeq v23.4s,v23.4s,#0
and v24.16b,v17.16b,v7.16b
orr v20.16b,v22.16b,v20.16b
and v17.16b,v17.16b,v16.16b
str q18,[x13,#1024]
str q18,[x13,#2048]
bic v22.16b,v4.16b,v23.16b
cmeq v23.4s,v24.4s,#0
stp q18,q19,[x13]
ldp q25,q24,[x13,#64]
cmeq v17.4s,v17.4s,#0
str q19,[x13,#1040]
bic v23.16b,v4.16b,v23.16b
str q19,[x13,#2064]
and v25.16b,v25.16b,v5.16b
and v24.16b,v24.16b,v5.16b
bic v17.16b,v4.16b,v17.16b
str q21,[x13,#1056]
str q21,[x13,#2080]
orr v22.16b,v22.16b,v25.16b
ldr q25,[x13,#96]
orr v23.16b,v23.16b,v24.16b
stp q21,q20,[x13,#32]
and v24.16b,v25.16b,v5.16b
shared_20 1072
end_function phalanx_0_1_gost28147_place_quarter
.p2align 4
1000:
.quad 0x200000001,0x800000004
.p2align 4
1001:
.quad 0x200000001000,0x800000004000
.p2align 4
1002:
.quad 0x2000000010,0x8000000040
.p2align 4
1003:
.quad 0x20000000100,0x80000000400
.p2align 4
1004:
.quad 0x2000000010000,0x8000000040000
.p2align 4
1005:
.quad 0x20000000100000,0x80000000400000
.p2align 4
1006:
.quad 0x200000001000000,0x800000004000000

function phalanx_0_1_gost28147_place_sliced_128
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
ubfx w9,w2,#4,#3
rbit w11,w2
mov w10,#1
adr x12,1007f
movi v3.4s,#31
movi v5.16b,#1
lsl w10,w10,w9
lsr w11,w11,#28
dup v2.16b,w9
movi v6.4s,#16
ldp q18,q19,[x0,#128]
mvn w9,w10
add x10,x11,x1
adr x11,1008f
ldr q0,[x12]
adr x12,1009f
dup v4.16b,w9
ldr q7,[x11]
adr x9,1010f
adr x11,1011f
ldr q1,[x12]
ldr q16,[x9]
ldr q17,[x11]
mov x8,xzr
add x9,x10,#128
mov x10,sp
stp q18,q19,[sp]
nop
nop
2:
ldur b18,[x9,#-128]
sub x11,x9,#112
and v19.16b,v7.16b,v3.16b
add x12,x9,#32
and v20.16b,v16.16b,v3.16b
and v22.16b,v1.16b,v3.16b
ld1 { v18.b }[1],[x11]
sub x11,x9,#96
and v21.16b,v0.16b,v3.16b
shared_18 2
and v18.16b,v18.16b,v4.16b
shared_19 1
end_function phalanx_0_1_gost28147_place_sliced_128
.p2align 4
1007:
.quad 0xd0000000c,0xf0000000e
.p2align 4
1008:
.quad 0x500000004,0x700000006
.p2align 4
1009:
.quad 0x900000008,0xb0000000a
.p2align 4
1010:
.quad 0x100000000,0x300000002
.p2align 4
1011:
.quad 0x1c1814100c080400,0x3c3834302c282420

function phalanx_0_1_gost28147_prepare_bytes_decrypt
shared_10 4f,8
end_function phalanx_0_1_gost28147_prepare_bytes_decrypt

function phalanx_0_1_gost28147_prepare_bytes_encrypt
shared_10 4f,24
end_function phalanx_0_1_gost28147_prepare_bytes_encrypt

function phalanx_0_1_gost28147_prepare_sliced_decrypt
shared_12 4f
shared_14 160,8
end_function phalanx_0_1_gost28147_prepare_sliced_decrypt
.p2align 4
1012:
.quad 0x1e00000000,0x1c0000001d
.p2align 4
1013:
.quad 0xffffffe1ffffffff,0xffffffe1ffffffe1
.p2align 4
1014:
.quad 0x1a0000001b,0x1800000019
.p2align 4
1015:
.quad 0x1600000017,0x1400000015
.p2align 4
1016:
.quad 0x1200000013,0x1000000011
.p2align 4
1017:
.quad 0xe0000000f,0xc0000000d
.p2align 4
1018:
.quad 0xa0000000b,0x800000009
.p2align 4
1019:
.quad 0x600000007,0x400000005
.p2align 4
1020:
.quad 0x200000003,0x1

function phalanx_0_1_gost28147_prepare_sliced_encrypt
shared_12 4f
shared_14 160,24
end_function phalanx_0_1_gost28147_prepare_sliced_encrypt
.p2align 4
1012:
.quad 0x1e00000000,0x1c0000001d
.p2align 4
1013:
.quad 0xffffffe1ffffffff,0xffffffe1ffffffe1
.p2align 4
1014:
.quad 0x1a0000001b,0x1800000019
.p2align 4
1015:
.quad 0x1600000017,0x1400000015
.p2align 4
1016:
.quad 0x1200000013,0x1000000011
.p2align 4
1017:
.quad 0xe0000000f,0xc0000000d
.p2align 4
1018:
.quad 0xa0000000b,0x800000009
.p2align 4
1019:
.quad 0x600000007,0x400000005
.p2align 4
1020:
.quad 0x200000003,0x1

function phalanx_0_1_gost28147_prepare_words
sub sp,sp,#304
str d10,[sp,#176]
stp d9,d8,[sp,#192]
stp x29,x30,[sp,#208]
stp x28,x27,[sp,#224]
stp x26,x25,[sp,#240]
stp x24,x23,[sp,#256]
stp x22,x21,[sp,#272]
stp x20,x19,[sp,#288]
add x29,sp,#208
stp x0,x1,[sp]
str x2,[sp,#16]
cbz x2,4f
adr x10,1021f
movi v0.2d,#0000000000000000
adr x11,1022f
ldr q1,[x10]
ldr q2,[x11]
adr x10,1023f
adr x11,1024f
ldr q3,[x10]
mov x8,xzr
ldr q4,[x11]
mov w10,#286331153
add x11,sp,#96
add x12,sp,#32
nop
nop
nop
nop
nop
nop
2:
mov w13,#160
ldr x9,[sp]
mov x14,xzr
madd x15,x8,x13,x9
stp q0,q0,[sp,#32]
stp q0,q0,[sp,#64]
ldp q5,q6,[x15]
ldp q20,q22,[x15,#32]
ldp q29,q30,[x15,#64]
tbl v7.16b,{ v5.16b },v1.16b
tbl v16.16b,{ v5.16b },v2.16b
tbl v17.16b,{ v5.16b },v3.16b
tbl v18.16b,{ v5.16b },v4.16b
tbl v5.16b,{ v6.16b },v4.16b
tbl v19.16b,{ v6.16b },v3.16b
tbl v21.16b,{ v6.16b },v2.16b
tbl v6.16b,{ v6.16b },v1.16b
tbl v23.16b,{ v20.16b },v1.16b
tbl v24.16b,{ v20.16b },v2.16b
tbl v25.16b,{ v20.16b },v3.16b
tbl v20.16b,{ v20.16b },v4.16b
tbl v26.16b,{ v22.16b },v4.16b
tbl v27.16b,{ v22.16b },v3.16b
tbl v9.16b,{ v30.16b },v2.16b
shl v19.4s,v19.4s,#4
tbl v28.16b,{ v22.16b },v2.16b
tbl v22.16b,{ v22.16b },v1.16b
shl v31.4s,v6.4s,#4
shl v6.4s,v21.4s,#4
shl v21.4s,v5.4s,#4
shl v20.4s,v20.4s,#8
shl v25.4s,v25.4s,#8
shl v24.4s,v24.4s,#8
shl v26.4s,v26.4s,#12
shl v27.4s,v27.4s,#12
orr v17.16b,v19.16b,v17.16b
orr v18.16b,v21.16b,v18.16b
orr v6.16b,v6.16b,v16.16b
tbl v19.16b,{ v29.16b },v2.16b
tbl v21.16b,{ v29.16b },v4.16b
ldp q8,q5,[x15,#96]
orr v16.16b,v20.16b,v26.16b
tbl v20.16b,{ v29.16b },v3.16b
tbl v26.16b,{ v29.16b },v1.16b
tbl v29.16b,{ v30.16b },v1.16b
orr v7.16b,v31.16b,v7.16b
tbl v31.16b,{ v30.16b },v4.16b
shl v23.4s,v23.4s,#8
shl v22.4s,v22.4s,#12
shl v28.4s,v28.4s,#12
orr v16.16b,v18.16b,v16.16b
orr v18.16b,v25.16b,v27.16b
tbl v25.16b,{ v30.16b },v3.16b
shl v30.4s,v9.4s,#20
tbl v9.16b,{ v8.16b },v2.16b
shl v20.4s,v20.4s,#16
shl v27.4s,v29.4s,#20
tbl v29.16b,{ v8.16b },v1.16b
shl v19.4s,v19.4s,#16
shl v26.4s,v26.4s,#16
tbl v10.16b,{ v8.16b },v3.16b
tbl v8.16b,{ v8.16b },v4.16b
shl v25.4s,v25.4s,#20
shl v21.4s,v21.4s,#16
shl v31.4s,v31.4s,#20
orr v17.16b,v17.16b,v18.16b
orr v18.16b,v24.16b,v28.16b
orr v22.16b,v23.16b,v22.16b
orr v23.16b,v26.16b,v27.16b
shl v24.4s,v29.4s,#24
orr v19.16b,v19.16b,v30.16b
orr v20.16b,v20.16b,v25.16b
shl v25.4s,v9.4s,#24
orr v21.16b,v21.16b,v31.16b
ldp w3,w9,[x15,#144]
shl v26.4s,v8.4s,#24
shl v27.4s,v10.4s,#24
tbl v28.16b,{ v5.16b },v1.16b
orr v7.16b,v7.16b,v22.16b
orr v22.16b,v23.16b,v24.16b
tbl v23.16b,{ v5.16b },v2.16b
str w9,[sp,#28]
ldr w9,[x15,#152]
orr v6.16b,v6.16b,v18.16b
orr v18.16b,v19.16b,v25.16b
tbl v19.16b,{ v5.16b },v3.16b
tbl v5.16b,{ v5.16b },v4.16b
ldp w6,w4,[x15,#128]
orr v20.16b,v20.16b,v27.16b
orr v21.16b,v21.16b,v26.16b
stur w9,[x29,#-24]
orr v7.16b,v7.16b,v22.16b
shl v22.4s,v28.4s,#28
ldr w9,[x15,#156]
orr v6.16b,v6.16b,v18.16b
shl v18.4s,v23.4s,#28
shl v19.4s,v19.4s,#28
orr v17.16b,v17.16b,v20.16b
stur w9,[x29,#-20]
orr v16.16b,v16.16b,v21.16b
shl v5.4s,v5.4s,#28
orr v7.16b,v7.16b,v22.16b
orr v6.16b,v6.16b,v18.16b
orr v17.16b,v17.16b,v19.16b
ldp w7,w5,[x15,#136]
orr v5.16b,v16.16b,v5.16b
stp q7,q6,[sp,#128]
stp q17,q5,[sp,#96]
nop
nop
nop
nop
3:
lsr x19,x14,#1
tst x14,#0x1
lsl w20,w19,#2
eor w19,w20,w19,lsl #3
eor w19,w19,w14
and x19,x19,#0xe
eor x20,x19,#0xf
csel w21,w20,w19,eq
ldr w19,[x11,x19,lsl #2]
ldr w20,[x11,x20,lsl #2]
mul w21,w21,w10
and w19,w21,w19
bic w20,w20,w21
orr w19,w20,w19
str w19,[x12,x14,lsl #2]
add x14,x14,#1
cmp x14,#16
b.ne 3b
ldp w20,w14,[sp,#32]
ldp w19,w21,[sp,#40]
ldp w23,w24,[sp,#48]
ldp w28,w25,[sp,#56]
eor w30,w14,w20
eor w26,w21,w19
mov w17,#384
ldp w13,w14,[sp,#64]
ldp w15,w21,[sp,#72]
ldp w1,w0,[sp,#80]
eor w24,w24,w23
eor w9,w25,w28
eor w27,w14,w13
eor w2,w21,w15
eor w25,w19,w20
eor w9,w9,w24
eor w14,w0,w1
eor w0,w23,w20
eor w23,w28,w23
eor w28,w24,w30
eor w24,w2,w27
eor w2,w13,w20
ldr x20,[sp,#8]
orr x22,x12,#0x4
stp w30,w25,[sp,#36]
madd x20,x8,x17,x20
ld1r { v5.4s },[x12]
ld1r { v6.4s },[x22]
ldp w19,w21,[sp,#88]
eor w26,w26,w30
dup v7.4s,w25
eor w15,w15,w13
dup v16.4s,w26
eor w16,w23,w25
eor w23,w9,w26
eor w9,w19,w1
eor w13,w1,w13
eor w1,w27,w30
stp q5,q6,[x20]
dup v5.4s,w0
dup v6.4s,w28
stp q7,q16,[x20,#32]
dup v7.4s,w16
dup v16.4s,w23
eor w9,w9,w15
eor w15,w15,w25
eor w30,w24,w26
stp q5,q6,[x20,#64]
dup v5.4s,w2
dup v6.4s,w1
stp q7,q16,[x20,#96]
dup v7.4s,w15
eor w27,w14,w27
stp w1,w15,[sp,#68]
eor w15,w21,w19
eor w13,w13,w0
stp q5,q6,[x20,#128]
dup v5.4s,w30
eor w27,w27,w28
eor w14,w15,w14
stp w30,w13,[sp,#76]
dup v6.4s,w13
eor w13,w14,w24
eor w9,w9,w16
add x8,x8,#1
stp q7,q5,[x20,#160]
dup v7.4s,w27
eor w13,w13,w23
dup v5.4s,w9
dup v16.4s,w13
stp w27,w9,[sp,#84]
ldr w9,[sp,#28]
stp w26,w0,[sp,#44]
stp q6,q7,[x20,#192]
dup v6.4s,w6
dup v7.4s,w4
stp q5,q16,[x20,#224]
dup v5.4s,w7
dup v16.4s,w5
stp w28,w16,[sp,#52]
stp q6,q7,[x20,#256]
dup v7.4s,w9
ldur w9,[x29,#-24]
dup v6.4s,w3
stp q5,q16,[x20,#288]
dup v5.4s,w9
ldur w9,[x29,#-20]
stp w23,w2,[sp,#60]
str w13,[sp,#92]
stp q6,q7,[x20,#320]
dup v6.4s,w9
ldr x9,[sp,#16]
cmp x8,x9
stp q5,q6,[x20,#352]
b.ne 2b
4:
ldp x20,x19,[sp,#288]
ldr d10,[sp,#176]
ldp x22,x21,[sp,#272]
ldp x24,x23,[sp,#256]
ldp x26,x25,[sp,#240]
ldp x28,x27,[sp,#224]
ldp x29,x30,[sp,#208]
ldp d9,d8,[sp,#192]
add sp,sp,#304
ret
end_function phalanx_0_1_gost28147_prepare_words
.p2align 4
1021:
.quad 0xffffff09ffffff08,0xffffff0bffffff0a
.p2align 4
1022:
.quad 0xffffff0dffffff0c,0xffffff0fffffff0e
.p2align 4
1023:
.quad 0xffffff01ffffff00,0xffffff03ffffff02
.p2align 4
1024:
.quad 0xffffff05ffffff04,0xffffff07ffffff06

function phalanx_0_1_gost28147_schedule
stp x29,x30,[sp,#-16]!
mov x29,sp
add x8,x2,x2,lsl #2
lsl x9,x8,#5
cbz x9,3f
ubfiz x8,x8,#2,#59
mov x9,xzr
nop
2:
add x10,x9,#1
ldr x11,[x0,x9,lsl #3]
cmp x8,x10
str x11,[x1,x9,lsl #3]
mov x9,x10
b.ne 2b
3:
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_gost28147_schedule

function phalanx_0_1_magma_decrypt_portable_one
shared_17 192,0
csel x8,xzr,x8,eq
shared_7 32
end_function phalanx_0_1_magma_decrypt_portable_one

function phalanx_0_1_magma_decrypt_portable_x1
shared_11 432,0
csel x8,xzr,x8,eq
shared_3 -24
end_function phalanx_0_1_magma_decrypt_portable_x1

function phalanx_0_1_magma_decrypt_portable_x4
shared_5 5f,0
csel x13,xzr,x9,eq
shared_1 4
end_function phalanx_0_1_magma_decrypt_portable_x4

function phalanx_0_1_magma_encrypt_portable_one
shared_17 192,3
csel x8,x8,xzr,eq
shared_7 32
end_function phalanx_0_1_magma_encrypt_portable_one

function phalanx_0_1_magma_encrypt_portable_x1
shared_11 432,3
csel x8,x8,xzr,eq
shared_3 -24
end_function phalanx_0_1_magma_encrypt_portable_x1

function phalanx_0_1_magma_encrypt_portable_x4
shared_5 5f,3
csel x13,x9,xzr,eq
shared_1 4
end_function phalanx_0_1_magma_encrypt_portable_x4

function phalanx_0_1_magma_place_bytes_16
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x17,1025f
ubfx x16,x2,#1,#3
adr x3,1026f
ldr q0,[x17]
adr x17,1027f
ldr q1,[x17]
adr x17,1028f
ldr q2,[x17]
adr x17,1029f
ldp w15,w14,[x0]
ldp w13,w12,[x0,#8]
ldp w11,w9,[x0,#16]
ldp w10,w8,[x0,#24]
stp q0,q1,[x1]
ldr d0,[x17]
adr x17,1030f
and x0,x16,#0x2
str q2,[x1,#32]
ldr d1,[x17]
adr x17,1031f
str d0,[x1,#48]
ldr q0,[x17]
adr x17,1032f
bfi x0,x2,#3,#1
str s1,[x1,#56]
ldr q1,[x17]
adr x17,1033f
stur q0,[x1,#67]
ldr q0,[x17]
adr x17,1034f
stur q1,[x1,#83]
ldr q1,[x17]
adr x17,1035f
stur q0,[x1,#99]
ldr q0,[x17]
adr x17,1036f
stur q1,[x1,#115]
rev w14,w14
rev w13,w13
stur q0,[x1,#131]
ldr q0,[x17]
ubfiz x17,x16,#2,#1
orr x16,x0,x16,lsr #2
adr x0,1037f
stur wzr,[x1,#63]
stur q0,[x1,#147]
ldr q0,[x3]
mov w3,#18528
strh w3,[x1,#60]
adr x3,1038f
orr x16,x16,x17
stur q0,[x1,#163]
ldr d0,[x3]
mov w3,#48
strb w3,[x1,#62]
rev w3,w15
and x15,x2,#0xfffffffffffffff0
mov w17,#1
add x15,x1,x15
stur d0,[x1,#179]
ldr d0,[x0]
strb w17,[x1,#191]
lsr w17,w3,#8
add x15,x15,x16
lsr w16,w3,#16
rev w12,w12
stur s0,[x1,#187]
rev w11,w11
rev w9,w9
strb w16,[x15,#320]
add w16,w17,#1
rev w10,w10
strb w17,[x15,#256]
lsr w17,w14,#16
rev w8,w8
strb w16,[x15,#448]
lsr w16,w14,#8
lsr w0,w3,#24
strb w14,[x15,#512]
lsr w14,w14,#24
strb w16,[x15,#576]
add w16,w16,#1
strb w14,[x15,#704]
lsr w14,w13,#8
strb w16,[x15,#768]
lsr w16,w13,#16
strb w13,[x15,#832]
lsr w13,w13,#24
strb w14,[x15,#896]
add w14,w14,#1
strb w13,[x15,#1024]
lsr w13,w12,#8
strb w14,[x15,#1088]
lsr w14,w12,#16
strb w12,[x15,#1152]
lsr w12,w12,#24
strb w13,[x15,#1216]
add w13,w13,#1
strb w12,[x15,#1344]
lsr w12,w11,#8
strb w13,[x15,#1408]
lsr w13,w11,#16
strb w11,[x15,#1472]
lsr w11,w11,#24
strb w12,[x15,#1536]
add w12,w12,#1
strb w11,[x15,#1664]
lsr w11,w9,#8
strb w12,[x15,#1728]
lsr w12,w9,#16
strb w9,[x15,#1792]
lsr w9,w9,#24
strb w11,[x15,#1856]
add w11,w11,#1
strb w9,[x15,#1984]
lsr w9,w10,#8
strb w11,[x15,#2048]
lsr w11,w10,#16
strb w10,[x15,#2112]
lsr w10,w10,#24
strb w9,[x15,#2176]
add w9,w9,#1
strb w9,[x15,#2368]
lsr w9,w8,#8
strb w10,[x15,#2304]
lsr w10,w8,#16
strb w8,[x15,#2432]
lsr w8,w8,#24
strb w9,[x15,#2496]
add w9,w9,#1
strb w3,[x15,#192]
strb w0,[x15,#384]
strb w17,[x15,#640]
strb w16,[x15,#960]
strb w14,[x15,#1280]
strb w13,[x15,#1600]
strb w12,[x15,#1920]
strb w11,[x15,#2240]
strb w10,[x15,#2560]
strb w8,[x15,#2624]
strb w9,[x15,#2688]
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_magma_place_bytes_16
.p2align 4
1025:
.quad 0x4858285010302060,0x878180038684070
.p2align 4
1026:
.quad 0x80008000800080,0x703000080008000
.p2align 4
1027:
.quad 0x80008080000000,0x8000808080000080
.p2align 4
1028:
.quad 0x602050401010403,0x700060503020700
.p2align 3
1029:
.quad 0x6850781040281858
.p2align 3
1030:
.quad 0x20380870
.p2align 4
1031:
.quad 0x800080008080,0x104068080008080
.p2align 4
1032:
.quad 0x500030307020600,0x2878380504070102
.p2align 4
1033:
.quad 0x1848006830084050,0x8080806010205870
.p2align 4
1034:
.quad 0x80800000008000,0x706020000800080
.p2align 4
1035:
.quad 0x403050506010403,0x1070400007010200
.p2align 4
1036:
.quad 0x5820786008483028,0x80803818506800
.p2align 3
1037:
.quad 0x5060403
.p2align 3
1038:
.quad 0x507020104020006

function phalanx_0_1_magma_place_quarter
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
ubfiz w10,w2,#1,#4
mov w11,#50529027
adr x12,1000f
ldp q2,q3,[x0]
ldr q0,[x12]
lsl w10,w11,w10
adr x12,1001f
adr x13,1002f
ldr q5,[x12]
adr x12,1004f
adr x14,1003f
rev32 v17.16b,v2.16b
mvn w11,w10
rev32 v18.16b,v3.16b
ldr q1,[x13]
dup v2.4s,w10
dup v3.4s,w11
ldr q6,[x12]
adr x12,1005f
adr x13,1006f
ldr q4,[x14]
ldr q7,[x12]
ldr q16,[x13]
mov x8,xzr
mov x9,xzr
mov x12,sp
stp q17,q18,[sp]
nop
nop
2:
ldr w14,[x12],#4
add x13,x1,x9
ldp q19,q21,[x13]
add x9,x9,#128
dup v17.4s,w14
lsl w15,w14,#3
lsl w17,w14,#2
ldp w16,w0,[x13,#112]
and v19.16b,v19.16b,v3.16b
and v21.16b,v21.16b,v3.16b
and w15,w10,w15,asr #31
and v18.16b,v17.16b,v0.16b
and v20.16b,v17.16b,v1.16b
and v22.16b,v17.16b,v4.16b
and w16,w16,w11
and w17,w10,w17,asr #31
cmp x9,#1024
orr w15,w15,w16
and w16,w0,w11
cmeq v18.4s,v18.4s,#0
cmeq v20.4s,v20.4s,#0
orr w16,w17,w16
ldp w2,w3,[x13,#120]
lsl w17,w14,#1
and w14,w10,w14,asr #31
stp w15,w16,[x13,#112]
bic v18.16b,v2.16b,v18.16b
bic v20.16b,v2.16b,v20.16b
str w15,[x13,#1136]
and w0,w3,w11
and w17,w10,w17,asr #31
str w16,[x13,#1140]
orr w14,w14,w0
and w0,w2,w11
str w15,[x13,#2160]
orr v18.16b,v18.16b,v19.16b
cmeq v19.4s,v22.4s,#0
and v22.16b,v17.16b,v5.16b
orr w17,w17,w0
add x0,x1,x8
sub x8,x8,#128
str w14,[x13,#1148]
bic v24.16b,v2.16b,v19.16b
orr v19.16b,v20.16b,v21.16b
cmeq v22.4s,v22.4s,#0
ldp q23,q20,[x13,#32]
str w14,[x13,#2172]
stp w17,w14,[x13,#120]
bic v22.16b,v2.16b,v22.16b
str w17,[x13,#1144]
and v21.16b,v23.16b,v3.16b
and v23.16b,v17.16b,v6.16b
and v20.16b,v20.16b,v3.16b
str w16,[x13,#2164]
str w17,[x13,#2168]
orr v21.16b,v24.16b,v21.16b
cmeq v23.4s,v23.4s,#0
and v24.16b,v17.16b,v7.16b
orr v20.16b,v22.16b,v20.16b
and v17.16b,v17.16b,v16.16b
str q18,[x13,#1024]
str q18,[x13,#2048]
bic v22.16b,v2.16b,v23.16b
cmeq v23.4s,v24.4s,#0
stp q18,q19,[x13]
ldp q25,q24,[x13,#64]
cmeq v17.4s,v17.4s,#0
str q19,[x13,#1040]
bic v23.16b,v2.16b,v23.16b
str q19,[x13,#2064]
and v25.16b,v25.16b,v3.16b
and v24.16b,v24.16b,v3.16b
bic v17.16b,v2.16b,v17.16b
str q21,[x13,#1056]
str q21,[x13,#2080]
orr v22.16b,v22.16b,v25.16b
ldr q25,[x13,#96]
orr v23.16b,v23.16b,v24.16b
stp q21,q20,[x13,#32]
and v24.16b,v25.16b,v3.16b
shared_20 1072
end_function phalanx_0_1_magma_place_quarter
.p2align 4
1000:
.quad 0x200000001,0x800000004
.p2align 4
1001:
.quad 0x200000001000,0x800000004000
.p2align 4
1002:
.quad 0x2000000010,0x8000000040
.p2align 4
1004:
.quad 0x2000000010000,0x8000000040000
.p2align 4
1003:
.quad 0x20000000100,0x80000000400
.p2align 4
1005:
.quad 0x20000000100000,0x80000000400000
.p2align 4
1006:
.quad 0x200000001000000,0x800000004000000

function phalanx_0_1_magma_place_sliced_128
sub sp,sp,#48
stp x29,x30,[sp,#32]
add x29,sp,#32
ubfx w10,w2,#4,#3
mov w9,#1
rbit w11,w2
ldp q3,q4,[x0]
adr x12,1007f
lsl w9,w9,w10
dup v2.16b,w10
lsr w10,w11,#28
movi v5.16b,#1
movi v6.4s,#16
ldr q0,[x12]
mvn w9,w9
rev32 v18.16b,v3.16b
rev32 v19.16b,v4.16b
dup v3.16b,w9
adr x9,1008f
movi v4.4s,#31
adr x12,1009f
ldr q7,[x9]
adr x9,1010f
adr x11,1011f
ldr q1,[x12]
add x10,x10,x1
ldr q16,[x9]
ldr q17,[x11]
mov x8,xzr
add x9,x10,#128
mov x10,sp
stp q18,q19,[sp]
2:
ldur b18,[x9,#-128]
sub x11,x9,#112
and v19.16b,v7.16b,v4.16b
add x12,x9,#32
and v20.16b,v16.16b,v4.16b
and v22.16b,v1.16b,v4.16b
ld1 { v18.b }[1],[x11]
sub x11,x9,#96
and v21.16b,v0.16b,v4.16b
shared_18 2
and v18.16b,v18.16b,v3.16b
shared_19 1
end_function phalanx_0_1_magma_place_sliced_128
.p2align 4
1007:
.quad 0xd0000000c,0xf0000000e
.p2align 4
1008:
.quad 0x500000004,0x700000006
.p2align 4
1009:
.quad 0x900000008,0xb0000000a
.p2align 4
1010:
.quad 0x100000000,0x300000002
.p2align 4
1011:
.quad 0x1c1814100c080400,0x3c3834302c282420

function phalanx_0_1_magma_prepare_bytes_decrypt
shared_9 4f,8
end_function phalanx_0_1_magma_prepare_bytes_decrypt
.p2align 4
1025:
.quad 0x4858285010302060,0x878180038684070
.p2align 4
1031:
.quad 0x800080008080,0x104068080008080
.p2align 4
1032:
.quad 0x500030307020600,0x2878380504070102
.p2align 4
1033:
.quad 0x1848006830084050,0x8080806010205870
.p2align 4
1027:
.quad 0x80008080000000,0x8000808080000080
.p2align 4
1028:
.quad 0x602050401010403,0x700060503020700
.p2align 4
1034:
.quad 0x80800000008000,0x706020000800080
.p2align 4
1035:
.quad 0x403050506010403,0x1070400007010200
.p2align 4
1036:
.quad 0x5820786008483028,0x80803818506800
.p2align 3
1029:
.quad 0x6850781040281858
.p2align 3
1030:
.quad 0x20380870
.p2align 4
1026:
.quad 0x80008000800080,0x703000080008000
.p2align 3
1038:
.quad 0x507020104020006
.p2align 3
1037:
.quad 0x5060403

function phalanx_0_1_magma_prepare_bytes_encrypt
shared_9 4f,24
end_function phalanx_0_1_magma_prepare_bytes_encrypt
.p2align 4
1025:
.quad 0x4858285010302060,0x878180038684070
.p2align 4
1031:
.quad 0x800080008080,0x104068080008080
.p2align 4
1032:
.quad 0x500030307020600,0x2878380504070102
.p2align 4
1033:
.quad 0x1848006830084050,0x8080806010205870
.p2align 4
1027:
.quad 0x80008080000000,0x8000808080000080
.p2align 4
1028:
.quad 0x602050401010403,0x700060503020700
.p2align 4
1034:
.quad 0x80800000008000,0x706020000800080
.p2align 4
1035:
.quad 0x403050506010403,0x1070400007010200
.p2align 4
1036:
.quad 0x5820786008483028,0x80803818506800
.p2align 3
1029:
.quad 0x6850781040281858
.p2align 3
1030:
.quad 0x20380870
.p2align 4
1026:
.quad 0x80008000800080,0x703000080008000
.p2align 3
1038:
.quad 0x507020104020006
.p2align 3
1037:
.quad 0x5060403

function phalanx_0_1_magma_prepare_sliced_decrypt
shared_12 4f
shared_15 5,8
end_function phalanx_0_1_magma_prepare_sliced_decrypt
.p2align 4
1012:
.quad 0x1e00000000,0x1c0000001d
.p2align 4
1013:
.quad 0xffffffe1ffffffff,0xffffffe1ffffffe1
.p2align 4
1014:
.quad 0x1a0000001b,0x1800000019
.p2align 4
1015:
.quad 0x1600000017,0x1400000015
.p2align 4
1016:
.quad 0x1200000013,0x1000000011
.p2align 4
1017:
.quad 0xe0000000f,0xc0000000d
.p2align 4
1018:
.quad 0xa0000000b,0x800000009
.p2align 4
1019:
.quad 0x600000007,0x400000005
.p2align 4
1020:
.quad 0x200000003,0x1

function phalanx_0_1_magma_prepare_sliced_encrypt
shared_12 4f
shared_15 5,24
end_function phalanx_0_1_magma_prepare_sliced_encrypt
.p2align 4
1012:
.quad 0x1e00000000,0x1c0000001d
.p2align 4
1013:
.quad 0xffffffe1ffffffff,0xffffffe1ffffffe1
.p2align 4
1014:
.quad 0x1a0000001b,0x1800000019
.p2align 4
1015:
.quad 0x1600000017,0x1400000015
.p2align 4
1016:
.quad 0x1200000013,0x1000000011
.p2align 4
1017:
.quad 0xe0000000f,0xc0000000d
.p2align 4
1018:
.quad 0xa0000000b,0x800000009
.p2align 4
1019:
.quad 0x600000007,0x400000005
.p2align 4
1020:
.quad 0x200000003,0x1

function phalanx_0_1_magma_prepare_words
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov w8,#52076
mov w9,#31645
mov w10,#23017
movk w8,#6231,lsl #16
movk w9,#16219,lsl #16
movk w10,#26521,lsl #16
dup v0.4s,w8
dup v1.4s,w9
dup v2.4s,w10
mov w8,#28182
mov w9,#62300
mov w10,#24351
movk w8,#62054,lsl #16
movk w9,#52508,lsl #16
movk w10,#30586,lsl #16
dup v3.4s,w8
dup v4.4s,w9
dup v5.4s,w10
mov w8,#17631
mov w9,#34401
mov w10,#46578
movk w8,#28711,lsl #16
movk w9,#37510,lsl #16
movk w10,#22511,lsl #16
dup v6.4s,w8
dup v7.4s,w9
dup v16.4s,w10
mov w8,#26698
mov w9,#48910
mov w10,#34418
movk w8,#19526,lsl #16
movk w9,#52673,lsl #16
movk w10,#62660,lsl #16
dup v17.4s,w8
dup v18.4s,w9
dup v19.4s,w10
mov w8,#23324
mov w9,#51749
mov w10,#31491
movk w8,#49208,lsl #16
movk w9,#25313,lsl #16
movk w10,#37314,lsl #16
dup v20.4s,w8
dup v21.4s,w9
dup v22.4s,w10
add x8,x1,#192
add x9,x0,#16
nop
nop
nop
nop
nop
nop
2:
ldp q24,q23,[x9,#-16]
subs x2,x2,#1
stp q0,q1,[x8,#-192]
add x9,x9,#32
stp q2,q3,[x8,#-160]
rev32 v24.16b,v24.16b
rev32 v23.16b,v23.16b
stp q4,q5,[x8,#-128]
stp q6,q7,[x8,#-96]
stp q16,q17,[x8,#-64]
stp q18,q19,[x8,#-32]
dup v25.4s,v24.s[0]
dup v26.4s,v24.s[1]
dup v27.4s,v24.s[2]
dup v24.4s,v24.s[3]
stp q20,q21,[x8]
str q22,[x8,#32]
stp q25,q26,[x8,#64]
dup v25.4s,v23.s[0]
dup v26.4s,v23.s[1]
stp q27,q24,[x8,#96]
dup v24.4s,v23.s[2]
dup v23.4s,v23.s[3]
stp xzr,xzr,[x8,#48]
stp q25,q26,[x8,#128]
stp q24,q23,[x8,#160]
add x8,x8,#384
b.ne 2b
ldp x29,x30,[sp],#16
3:
ret
end_function phalanx_0_1_magma_prepare_words

function phalanx_0_1_magma_schedule
stp x29,x30,[sp,#-16]!
mov x29,sp
ubfiz x8,x2,#2,#59
cbz x8,3f
mov x9,xzr
nop
nop
nop
2:
add x10,x9,#1
ldr x11,[x0,x9,lsl #3]
cmp x8,x10
str x11,[x1,x9,lsl #3]
mov x9,x10
b.ne 2b
3:
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_magma_schedule
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
