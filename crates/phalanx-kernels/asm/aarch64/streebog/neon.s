// Kernels of streebog at the level neon, for aarch64. Do not edit: change the bodies in src/streebog and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/streebog/units.rs:
//
//                      lane 0                               | lane 1
//     one lane:   j    byte j of rows 0 to 7: message, key
//     two lanes:  0    byte 0: message, key                 | byte 2
//                 1    byte 1                               | byte 3
//                 2    byte 4                               | byte 6
//                 3    byte 5                               | byte 7
//
// function: instructions, bytes of stack, registers that are left changed
// streebog_absorb_neon: 526, 768, x3-17 v0-7 v16-31

function phalanx_0_1_streebog_absorb_neon
stp d15,d14,[sp,#-112]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
str x21,[sp,#80]
stp x20,x19,[sp,#96]
add x29,sp,#64
sub sp,sp,#656
ldp q2,q0,[x1,#16]
adr x8,1000f
ldr q1,[x1]
ldr q3,[x1,#48]
dup v4.2d,v1.d[0]
dup v1.2d,v1.d[1]
dup v5.2d,v0.d[0]
dup v6.2d,v2.d[0]
dup v0.2d,v0.d[1]
dup v7.2d,v3.d[0]
dup v2.2d,v2.d[1]
dup v3.2d,v3.d[1]
zip1 v16.16b,v4.16b,v5.16b
zip2 v4.16b,v4.16b,v5.16b
zip1 v5.16b,v1.16b,v0.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v1.16b,v6.16b,v7.16b
zip2 v6.16b,v6.16b,v7.16b
zip1 v7.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v3.16b,v16.16b,v1.16b
zip2 v1.16b,v16.16b,v1.16b
zip1 v17.16b,v4.16b,v6.16b
zip1 v19.16b,v0.16b,v2.16b
zip1 v18.16b,v5.16b,v7.16b
zip2 v4.16b,v4.16b,v6.16b
zip2 v0.16b,v0.16b,v2.16b
zip2 v2.16b,v5.16b,v7.16b
zip1 v6.16b,v17.16b,v19.16b
zip1 v5.16b,v3.16b,v18.16b
zip2 v7.16b,v17.16b,v19.16b
zip1 v16.16b,v4.16b,v0.16b
zip1 v17.16b,v1.16b,v2.16b
zip2 v4.16b,v4.16b,v0.16b
zip2 v3.16b,v3.16b,v18.16b
zip2 v1.16b,v1.16b,v2.16b
dup v0.2d,v6.d[0]
zip2 v2.2d,v5.2d,v6.2d
ldr q5,[x8]
dup v6.2d,v16.d[0]
zip2 v16.2d,v17.2d,v16.2d
adr x8,1001f
zip2 v3.2d,v3.2d,v7.2d
zip2 v1.2d,v1.2d,v4.2d
dup v7.2d,v7.d[0]
and v17.16b,v0.16b,v5.16b
ldr q0,[x8]
dup v4.2d,v4.d[0]
str q16,[sp,#96]
and v7.16b,v7.16b,v5.16b
stp q17,q2,[sp,#16]
and v2.16b,v6.16b,v5.16b
str q1,[sp,#128]
ldr q1,[sp,#96]
stp q3,q2,[sp,#64]
ldr q3,[sp,#32]
ldr q2,[sp,#128]
ldr q6,[sp,#64]
tbl v1.16b,{ v1.16b },v0.16b
tbl v3.16b,{ v3.16b },v0.16b
tbl v2.16b,{ v2.16b },v0.16b
tbl v6.16b,{ v6.16b },v0.16b
stp q3,q7,[sp,#32]
and v3.16b,v4.16b,v5.16b
str q6,[sp,#64]
str q2,[sp,#128]
stp q1,q3,[sp,#96]
cbz x2,11f
adr x12,1002f
adr x14,1003f
mov x8,xzr
ldr q1,[x12]
ldr q4,[x14]
add x9,sp,#400
add x10,sp,#16
add x11,sp,#144
adr x12,1004f
adr x13,1005f
add x14,sp,#272
adr x15,1006f
str q4,[sp]
nop
nop
nop
nop
nop
nop
2:
add x16,x0,x8,lsl #6
ldp q7,q16,[x1,#64]
ldp q18,q19,[x1,#96]
mov x17,xzr
ldp q17,q20,[x16]
ldp q21,q22,[x16,#32]
zip1 v23.2d,v17.2d,v7.2d
zip2 v7.2d,v17.2d,v7.2d
zip1 v17.2d,v20.2d,v16.2d
zip2 v16.2d,v20.2d,v16.2d
zip1 v20.2d,v21.2d,v18.2d
zip2 v18.2d,v21.2d,v18.2d
zip1 v21.2d,v22.2d,v19.2d
zip2 v19.2d,v22.2d,v19.2d
zip1 v22.16b,v23.16b,v20.16b
zip2 v20.16b,v23.16b,v20.16b
zip1 v23.16b,v7.16b,v18.16b
zip1 v24.16b,v17.16b,v21.16b
zip1 v25.16b,v16.16b,v19.16b
zip2 v7.16b,v7.16b,v18.16b
zip2 v17.16b,v17.16b,v21.16b
zip2 v16.16b,v16.16b,v19.16b
zip1 v18.16b,v22.16b,v24.16b
zip1 v19.16b,v23.16b,v25.16b
zip2 v22.16b,v22.16b,v24.16b
zip1 v21.16b,v20.16b,v17.16b
zip1 v26.16b,v7.16b,v16.16b
zip2 v23.16b,v23.16b,v25.16b
zip2 v17.16b,v20.16b,v17.16b
zip2 v7.16b,v7.16b,v16.16b
zip1 v24.16b,v18.16b,v19.16b
zip2 v18.16b,v18.16b,v19.16b
zip2 v19.16b,v21.16b,v26.16b
zip1 v16.16b,v21.16b,v26.16b
zip1 v20.16b,v22.16b,v23.16b
zip1 v25.16b,v17.16b,v7.16b
zip2 v22.16b,v22.16b,v23.16b
zip2 v7.16b,v17.16b,v7.16b
mov v23.16b,v18.16b
mov v21.16b,v24.16b
zip2 v17.2d,v18.2d,v19.2d
mov v18.16b,v20.16b
mov v23.d[1],v19.d[0]
mov v21.d[1],v16.d[0]
zip2 v16.2d,v24.2d,v16.2d
zip2 v19.2d,v20.2d,v25.2d
mov v20.16b,v22.16b
mov v18.d[1],v25.d[0]
mov v20.d[1],v7.d[0]
zip2 v7.2d,v22.2d,v7.2d
stp q21,q16,[sp,#144]
stp q23,q17,[sp,#176]
ldp q17,q16,[sp,#176]
stp q18,q19,[sp,#208]
stp q20,q7,[sp,#240]
ldp q7,q18,[sp,#160]
stp q17,q16,[sp,#432]
ldp q17,q21,[sp,#144]
ldr q20,[sp,#144]
ldr q23,[sp,#256]
stp q20,q21,[sp,#272]
stp q17,q7,[sp,#400]
ldp q17,q16,[sp,#240]
ldp q7,q22,[sp,#224]
stp q17,q16,[sp,#496]
ldp q19,q16,[sp,#192]
ldp q17,q24,[sp,#208]
stp q22,q23,[sp,#368]
stp q18,q19,[sp,#304]
stp q17,q24,[sp,#336]
stp q16,q7,[sp,#464]
nop
3:
ldr d2,[x11,x17]
ldr q3,[x9,x17]
ldr q4,[x10,x17]
mov v2.d[1],v2.d[0]
eor v3.16b,v4.16b,v3.16b
str q3,[x9,x17]
tbl v2.16b,{ v2.16b },v1.16b
str q2,[x14,x17]
add x17,x17,#16
cmp x17,#128
b.ne 3b
mov x17,xzr
b 5f
nop
nop
nop
4:
add x17,x17,#1
cmp x17,#13
b.eq 9f
5:
mov x3,x17
mov x4,x12
movi v3.16b,#64
ldp q21,q17,[sp,#400]
ldp q16,q7,[sp,#432]
movi v4.16b,#128
ldp q20,q19,[sp,#464]
mov w5,#240
ldp q22,q18,[sp,#496]
ldp q8,q9,[x4]
eor v31.16b,v21.16b,v3.16b
ldp q10,q11,[x4,#32]
eor v12.16b,v17.16b,v3.16b
eor v13.16b,v16.16b,v3.16b
eor v14.16b,v7.16b,v3.16b
eor v15.16b,v20.16b,v3.16b
eor v6.16b,v19.16b,v3.16b
eor v2.16b,v22.16b,v3.16b
eor v3.16b,v18.16b,v3.16b
tbl v29.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v21.16b
tbl v30.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
tbl v28.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v27.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v20.16b
tbl v24.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v25.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v22.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v18.16b
mov x6,x13
ldp q8,q9,[x4,#64]
ldp q10,q11,[x4,#96]
tbl v31.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v31.16b
tbl v12.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v12.16b
tbl v13.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v13.16b
tbl v14.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v14.16b
tbl v15.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v15.16b
tbl v6.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v6.16b
tbl v2.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v2.16b
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v3.16b
orr v29.16b,v29.16b,v31.16b
orr v30.16b,v30.16b,v12.16b
orr v28.16b,v28.16b,v13.16b
orr v27.16b,v27.16b,v14.16b
orr v31.16b,v23.16b,v15.16b
orr v8.16b,v24.16b,v6.16b
orr v9.16b,v25.16b,v2.16b
orr v10.16b,v26.16b,v3.16b
eor v2.16b,v21.16b,v4.16b
eor v3.16b,v17.16b,v4.16b
eor v6.16b,v16.16b,v4.16b
eor v23.16b,v7.16b,v4.16b
eor v24.16b,v20.16b,v4.16b
eor v25.16b,v19.16b,v4.16b
ldp q11,q12,[x4,#128]
ldp q13,q14,[x4,#160]
eor v26.16b,v22.16b,v4.16b
eor v4.16b,v18.16b,v4.16b
tbl v2.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v2.16b
tbl v3.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v3.16b
tbl v6.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v6.16b
tbl v15.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v23.16b
tbl v5.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v24.16b
tbl v4.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v4.16b
orr v23.16b,v29.16b,v2.16b
tbl v2.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v25.16b
orr v24.16b,v30.16b,v3.16b
tbl v3.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v26.16b
orr v25.16b,v28.16b,v6.16b
orr v26.16b,v27.16b,v15.16b
orr v27.16b,v31.16b,v5.16b
movi v29.16b,#192
orr v28.16b,v8.16b,v2.16b
orr v2.16b,v9.16b,v3.16b
orr v3.16b,v10.16b,v4.16b
ldp q8,q9,[x4,#192]
eor v4.16b,v21.16b,v29.16b
eor v5.16b,v22.16b,v29.16b
eor v6.16b,v20.16b,v29.16b
eor v17.16b,v17.16b,v29.16b
ldp q10,q11,[x4,#224]
eor v19.16b,v19.16b,v29.16b
eor v16.16b,v16.16b,v29.16b
eor v18.16b,v18.16b,v29.16b
eor v7.16b,v7.16b,v29.16b
tbl v4.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v4.16b
tbl v17.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
tbl v6.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v6.16b
tbl v16.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v19.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
tbl v5.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v5.16b
tbl v7.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
tbl v20.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v18.16b
orr v4.16b,v23.16b,v4.16b
orr v21.16b,v24.16b,v17.16b
orr v18.16b,v27.16b,v6.16b
orr v6.16b,v25.16b,v16.16b
orr v17.16b,v28.16b,v19.16b
orr v16.16b,v2.16b,v5.16b
orr v19.16b,v26.16b,v7.16b
orr v7.16b,v3.16b,v20.16b
zip1 v2.16b,v4.16b,v18.16b
zip2 v3.16b,v4.16b,v18.16b
zip1 v5.16b,v21.16b,v17.16b
zip1 v22.16b,v6.16b,v16.16b
zip2 v20.16b,v21.16b,v17.16b
zip1 v24.16b,v19.16b,v7.16b
zip2 v23.16b,v6.16b,v16.16b
zip2 v25.16b,v19.16b,v7.16b
zip1 v26.16b,v2.16b,v22.16b
zip2 v2.16b,v2.16b,v22.16b
zip1 v28.16b,v5.16b,v24.16b
zip1 v27.16b,v3.16b,v23.16b
zip1 v29.16b,v20.16b,v25.16b
zip2 v5.16b,v5.16b,v24.16b
zip2 v4.16b,v20.16b,v25.16b
zip2 v3.16b,v3.16b,v23.16b
zip2 v20.16b,v26.16b,v28.16b
zip2 v6.16b,v27.16b,v29.16b
zip1 v21.16b,v2.16b,v5.16b
zip2 v2.16b,v2.16b,v5.16b
zip1 v19.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v22.16b,v26.16b,v28.16b
zip1 v24.16b,v27.16b,v29.16b
movi v29.16b,#15
sub x4,x29,#192
mov v5.16b,v20.16b
zip2 v4.2d,v20.2d,v6.2d
mov v16.16b,v2.16b
zip2 v7.2d,v21.2d,v19.2d
zip2 v2.2d,v2.2d,v3.2d
zip2 v23.2d,v22.2d,v24.2d
mov v22.d[1],v24.d[0]
mov v5.d[1],v6.d[0]
mov v6.16b,v21.16b
mov v16.d[1],v3.d[0]
mov v6.d[1],v19.d[0]
stp q22,q23,[sp,#400]
stp q5,q4,[sp,#432]
stp q16,q2,[sp,#496]
stp q6,q7,[sp,#464]
ldp q3,q2,[sp,#464]
stp q3,q2,[x29,#-128]
ldp q3,q4,[sp,#496]
ldp q6,q26,[x29,#-128]
stp q3,q4,[x29,#-96]
ldp q2,q3,[sp,#400]
and v23.16b,v6.16b,v29.16b
ushr v24.16b,v6.16b,#4
and v25.16b,v26.16b,v29.16b
ushr v26.16b,v26.16b,#4
stp q2,q3,[x29,#-192]
ldp q2,q4,[sp,#432]
stp q2,q4,[x29,#-160]
ldp q2,q3,[x29,#-192]
ldp q4,q5,[x29,#-160]
and v7.16b,v2.16b,v29.16b
ushr v16.16b,v2.16b,#4
and v17.16b,v3.16b,v29.16b
ldp q2,q30,[x29,#-96]
ushr v18.16b,v3.16b,#4
and v19.16b,v4.16b,v29.16b
ushr v20.16b,v4.16b,#4
and v21.16b,v5.16b,v29.16b
ushr v22.16b,v5.16b,#4
and v27.16b,v2.16b,v29.16b
ushr v28.16b,v2.16b,#4
and v29.16b,v30.16b,v29.16b
ushr v30.16b,v30.16b,#4
nop
nop
nop
nop
nop
6:
add x7,x6,x5
add x5,x5,#256
ldp q3,q2,[x7,#-240]
ldur q12,[x7,#-144]
ldp q5,q4,[x7,#-208]
ldur q15,[x7,#-32]
ldp q31,q6,[x7,#-176]
cmp x5,#2288
ldp q8,q9,[x7,#-128]
tbl v2.16b,{ v2.16b },v16.16b
ldp q10,q11,[x7,#-64]
tbl v3.16b,{ v3.16b },v7.16b
tbl v4.16b,{ v4.16b },v18.16b
tbl v5.16b,{ v5.16b },v17.16b
tbl v6.16b,{ v6.16b },v20.16b
tbl v31.16b,{ v31.16b },v19.16b
tbl v8.16b,{ v8.16b },v22.16b
tbl v9.16b,{ v9.16b },v23.16b
tbl v10.16b,{ v10.16b },v26.16b
tbl v11.16b,{ v11.16b },v27.16b
ldp q14,q13,[x7,#-96]
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v4.16b
tbl v5.16b,{ v12.16b },v21.16b
eor v4.16b,v31.16b,v6.16b
tbl v31.16b,{ v15.16b },v28.16b
eor v8.16b,v8.16b,v9.16b
tbl v6.16b,{ v14.16b },v24.16b
eor v9.16b,v10.16b,v11.16b
ldp q10,q11,[x7,#-16]
eor v2.16b,v2.16b,v3.16b
tbl v3.16b,{ v13.16b },v25.16b
eor v4.16b,v4.16b,v5.16b
tbl v10.16b,{ v10.16b },v29.16b
eor v5.16b,v8.16b,v6.16b
eor v6.16b,v9.16b,v31.16b
tbl v31.16b,{ v11.16b },v30.16b
eor v2.16b,v2.16b,v4.16b
eor v3.16b,v5.16b,v3.16b
eor v4.16b,v6.16b,v10.16b
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v4.16b,v31.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x4],#16
b.ne 6b
ldp q2,q3,[x29,#-128]
and x3,x3,#0xf
add x5,x15,x3,lsl #7
mov x4,xzr
stp q2,q3,[sp,#464]
ldp q2,q4,[x29,#-96]
stp q2,q4,[sp,#496]
ldp q3,q2,[x29,#-192]
stp q3,q2,[sp,#400]
ldp q3,q2,[x29,#-160]
stp q3,q2,[sp,#432]
b 8f
nop
nop
nop
nop
nop
nop
nop
7:
ldr q2,[x5,x4]
tbl v3.16b,{ v7.16b },v1.16b
eor v2.16b,v16.16b,v2.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x9,x4]
add x4,x4,#16
cmp x4,#128
b.eq 4b
8:
ldr q7,[x9,x4]
mov v16.16b,v7.16b
cbnz x3,7b
tbl v2.16b,{ v7.16b },v0.16b
ldr q3,[x14,x4]
eor v16.16b,v3.16b,v2.16b
b 7b
nop
9:
ldr q4,[sp]
mov x17,xzr
nop
nop
nop
nop
nop
nop
10:
ldr q2,[x9,x17]
ldr q3,[x14,x17]
eor v2.16b,v3.16b,v2.16b
ldr q3,[x10,x17]
tbl v2.16b,{ v2.16b },v4.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x10,x17]
add x17,x17,#16
cmp x17,#128
b.ne 10b
ldp x17,x3,[x1,#64]
add x8,x8,#1
ldp x5,x6,[x1,#80]
cmn x17,#513
add x17,x17,#512
cset w4,hi
adds x3,x3,x4
stp x17,x3,[x1,#64]
ldp x3,x4,[x1,#96]
adcs x17,x5,xzr
adcs x5,x6,xzr
ldp x6,x20,[x1,#128]
stp x17,x5,[x1,#80]
adcs x17,x3,xzr
ldp x3,x5,[x1,#112]
adcs x4,x4,xzr
stp x17,x4,[x1,#96]
adcs x17,x3,xzr
cinc x3,x5,hs
stp x17,x3,[x1,#112]
ldp x17,x3,[x16]
ldp x4,x5,[x16,#16]
ldp x7,x19,[x16,#32]
adds x17,x17,x6
ldp x21,x16,[x16,#48]
adcs x3,x3,x20
ldp x6,x20,[x1,#144]
stp x17,x3,[x1,#128]
adcs x17,x4,x6
adcs x4,x5,x20
ldp x3,x5,[x1,#160]
stp x17,x4,[x1,#144]
adcs x17,x7,x3
adcs x4,x19,x5
ldp x3,x5,[x1,#176]
stp x17,x4,[x1,#160]
adcs x17,x21,x3
adc x16,x16,x5
cmp x8,x2
stp x17,x16,[x1,#176]
b.ne 2b
11:
ldp q0,q1,[sp,#16]
ldp q2,q3,[sp,#48]
ldp q4,q5,[sp,#80]
ldp q6,q7,[sp,#112]
zip2 v0.16b,v0.16b,v4.16b
zip2 v1.16b,v1.16b,v5.16b
zip2 v2.16b,v2.16b,v6.16b
zip2 v3.16b,v3.16b,v7.16b
zip1 v4.16b,v0.16b,v2.16b
zip1 v5.16b,v1.16b,v3.16b
zip2 v0.16b,v0.16b,v2.16b
zip2 v1.16b,v1.16b,v3.16b
zip1 v2.16b,v4.16b,v5.16b
zip2 v3.16b,v4.16b,v5.16b
zip1 v4.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
stp q2,q3,[x1]
stp q4,q0,[x1,#32]
add sp,sp,#656
ldp x20,x19,[sp,#96]
ldr x21,[sp,#80]
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#112
ret
end_function phalanx_0_1_streebog_absorb_neon
.p2align 4
1000:
.quad 0x0,0xffffffffffffffff
.p2align 4
1001:
.quad 0xffffffffffffffff,0xf0e0d0c0b0a0908
.p2align 4
1002:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1003:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 6
1004:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb,0xba992e93dbf077e9,0xc15fcd14bbf13617
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81,0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2,0x12760c08560e70b5,0x875db79c471372bf
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3,0x7e8a35ff3d197532,0x570dbdc380c6546d
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7,0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.quad 0x4462001e736097a7,0x41269f648238b81a,0x2f555e27924645ad,0x3b95d5697da5a38c
.quad 0xf71dac8640b35807,0x89e7d988e46b3730,0xfef83f4c49831be1,0x6185d8ca90aa538d
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb,0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 6
1005:
.quad 0xae2db536981b8300,0xc241d95af477ef6c,0x32ea9f4775add800,0xbc6411c9fb23568e
.quad 0x4850786028301800,0x8890b8a0e8f0d8c0,0xf469d34eba279d00,0x68f54fd226bb019c
.quad 0xd8f088a078502800,0x85add5fd250d755d,0x1bb68d2d369ba00,0xb802d16b6ad003b9
.quad 0xfd63dc42bf219e00,0x79e758c63ba51a84,0x6b7e41543f2a1500,0xc3d6e9fc9782bda8
.quad 0xa890d8e048703800,0x754d053d95ade5dd,0x52f501a6f453a700,0x3a450f7a502f651
.quad 0xadfd0d5df0a05000,0x1747b7e74a1aeaba,0x26bd0b9bbd26900,0x6d04bfd6d4bd066f
.quad 0x8d038c028f018e00,0x890788068b058a04,0x3830282018100800,0x7870686058504840
.quad 0x2145e98dacc86400,0x2642ee8aabcf6307,0x2a243638121c0e00,0x5a544648626c7e70
.quad 0x9a7a47a73ddde000,0xc92914f46e8eb353,0x55f304a2f751a600,0xcaa5dfbae08ff59
.quad 0x2ef28b5779a5dc00,0x805c25f9d70b72ae,0xda9b5819c3824100,0xe8a96a2bf1b07332
.quad 0x582fb6c199ee7700,0xc7b0295e0671e89f,0xe9caaf8c65462300,0xeccfaa8960432605
.quad 0x7fd7329ae54da800,0x56fe1bb3cc648129,0xa3f10755f6a45200,0x95badff5c0ef8aa
.quad 0x7dbce2235e9fc100,0x3bfaa46518d98746,0x830f860a89058c00,0x971b921e9d119814
.quad 0x9811971e860f8900,0xa42dab22ba33b53c,0x750d85fd88f07800,0x92ea621a6f179fe7
.quad 0xef77c25ab52d9800,0x5bc376ee01992cb4,0x5623bcc99fea7500,0xd9ac33461065fa8f
.quad 0xb235a12694138700,0xfe79ed6ad85fcb4c,0xef77c25ab52d9800,0x5bc376ee01992cb4
.quad 0x8d038c028f018e00,0x890788068b058a04,0x3830282018100800,0x7870686058504840
.quad 0xf10406f302f7f500,0xafffd08f90c0efb,0xab40608b20cbeb00,0xa04b6b802bc0e00b
.quad 0x9eacfac856643200,0x13217745dbe9bf8d,0x15121b1c090e0700,0x2d2a232431363f38
.quad 0x7060504030201000,0xf0e0d0c0b0a09080,0x534e6974273a1d00,0xbba6819ccfd2f5e8
.quad 0xde4de576a83b9300,0x32a1099a44d77fec,0x61a4f6335297c500,0x7c2905534f1a366
.quad 0x911b981283098a00,0xb53fbc36a72dae24,0xe5ad753dd8904800,0x9fd70f47a2ea327a
.quad 0xae2db536981b8300,0xc241d95af477ef6c,0x32ea9f4775add800,0xbc6411c9fb23568e
.quad 0xcf894305ca8c4600,0xc583490fc0864c0a,0x6c7844503c281400,0xccd8e4f09c88b4a0
.quad 0xd1fa87ac7d562b00,0x94bfc2e938136e45,0x911b981283098a00,0xb53fbc36a72dae24
.quad 0xfd63dc42bf219e00,0x79e758c63ba51a84,0x6b7e41543f2a1500,0xc3d6e9fc9782bda8
.quad 0x911b981283098a00,0xb53fbc36a72dae24,0xe5ad753dd8904800,0x9fd70f47a2ea327a
.quad 0x4850786028301800,0x8890b8a0e8f0d8c0,0xf469d34eba279d00,0x68f54fd226bb019c
.quad 0x1bb68d2d369ba00,0xb802d16b6ad003b9,0x107fcea1b1de6f00,0x4f2091feee81305f
.quad 0x9eacfac856643200,0x13217745dbe9bf8d,0x15121b1c090e0700,0x2d2a232431363f38
.quad 0x465c72682e341a00,0x968ca2b8fee4cad0,0x14a973ceda67bd00,0x9528f24f5be63c81
.quad 0x398b40f2cb79b200,0xc072b90b32804bf9,0xb758749b2cc3ef00,0x9c735fb007e8c42b
.quad 0xeca77a31dd964b00,0x8ec51853bff42962,0x66a2f3375195c400,0x8cc9d593ffbaa6e
.quad 0xf0bf6e21d19e4f00,0xb2fd2c6393dc0d42,0xbb3fae2a91158400,0xef6bfa7ec541d054
.quad 0x35ec9a4376afd900,0xb36a1cc5f0295f86,0x7766554433221100,0xffeeddccbbaa9988
.quad 0x2643ec89afca6500,0x294ce386a0c56a0f,0x5a446678223c1e00,0xaab49688d2cceef0
.quad 0x830f860a89058c00,0x971b921e9d119814,0xd8f088a078502800,0x85add5fd250d755d
.quad 0x78d1379ee64fa900,0x59f016bfc76e8821,0xd3915715c6844200,0xf9bb7d3fecae682a
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201000,0xf0e0d0c0b0a09080
.quad 0x15121b1c090e0700,0x2d2a232431363f38,0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.quad 0x97a6f5c453623100,0x2336051c6f7a495,0x85b2ebdc596e3700,0x20174e79fccb92a5
.quad 0xc88f4601c98e4700,0xca8d4403cb8c4502,0x1c1814100c080400,0x3c3834302c282420
.quad 0xb533a42297118600,0xf177e066d355c244,0x9f17921a850d8800,0xab23a62eb139bc34
.quad 0x830f860a89058c00,0x971b921e9d119814,0xd8f088a078502800,0x85add5fd250d755d
.quad 0x2643ec89afca6500,0x294ce386a0c56a0f,0x5a446678223c1e00,0xaab49688d2cceef0
.quad 0xf36fd64ab9259c00,0x67fb42de2db10894,0x8bbee1d45f6a3500,0x3e0b5461eadf80b5
.quad 0x2d22333c111e0f00,0x555a4b4469667778,0xea1a17e70dfdf000,0x39c9c434de2e23d3
.quad 0x961d9d16800b8b00,0xba31b13aac27a72c,0x95cd257de8b05800,0x6f37df87124aa2fa
.quad 0x54486c7024381c00,0xb4a88c90c4d8fce0,0x29f48e537aa7dd00,0x8f5228f5dc017ba6
.quad 0x961d9d16800b8b00,0xba31b13aac27a72c,0x95cd257de8b05800,0x6f37df87124aa2fa
.quad 0x6e1394e987fa7d00,0xa1dc5b264835b2cf,0xae2db536981b8300,0xc241d95af477ef6c
.quad 0x12141e180a0c0600,0x22242e283a3c3630,0x3d5dfd9da0c06000,0x1a7adaba87e74727
.quad 0xe7c6a58463422100,0xf2d3b09176573415,0xd6fc82a87e542a00,0x9bb1cfe53319674d
.quad 0x5e92db174985cc00,0x70bcf53967abe22e,0x89d5316de4b85c00,0x530febb73e6286da
.quad 0x259354e2c771b600,0xfc4a8d3b1ea86fd9,0x6ac52986ec43af00,0x7bd43897fd52be11
.quad 0xc88f4601c98e4700,0xca8d4403cb8c4502,0x1c1814100c080400,0x3c3834302c282420
.quad 0x2145e98dacc86400,0x2642ee8aabcf6307,0x2a243638121c0e00,0x5a544648626c7e70
.quad 0x5bff0eaaf155a400,0x12b647e3b81ced49,0xd94be072ab399200,0x3daf04964fdd76e4
.quad 0xd52c3ac316eff900,0x4eb7a1588d74629b,0xd1fa87ac7d562b00,0x94bfc2e938136e45
.quad 0x9cc72a71edb65b00,0x7e25c8930f54b9e2,0x35ec9a4376afd900,0xb36a1cc5f0295f86
.quad 0x90a0f0c05060300,0x111217141d1e1b18,0x90a0f0c050603000,0xd3d6d5dcdfdad9d
.quad 0x63cf268ae945ac00,0x6ac62f83e04ca509,0x7e6c5a4836241200,0xeefccad8a6b48290
.quad 0xcf894305ca8c4600,0xc583490fc0864c0a,0x6c7844503c281400,0xccd8e4f09c88b4a0
.quad 0xae2db536981b8300,0xc241d95af477ef6c,0x32ea9f4775add800,0xbc6411c9fb23568e
.p2align 6
1006:
.quad 0x0,0xe91f16fc01152307,0x0,0xda7cd0c469d34d45
.quad 0x0,0xca654585676074a6,0x0,0x1ec02e7592a4ccf2
.quad 0x0,0xda81438d91083659,0x0,0x5b2f76b8e02a7465
.quad 0x0,0x8cb6a4e7c427680,0x0,0xb1eb2f714ba205dd
.quad 0x0,0x1ad7983158ca56b7,0x0,0x2fb52b0199a7cd9b
.quad 0x0,0x9d7023b5d60acbb1,0x0,0xa90f0a1612dbd721
.quad 0x0,0x8a46720f6bc21b70,0x0,0xb59dea5e1761a204
.quad 0x0,0xa3e3fed5b5b5dd79,0x0,0x6f4ff3619a5c55e6
.quad 0x0,0xc7358b7bb10931b2,0x0,0x2f841f7b9edbdb0a
.quad 0x0,0xce3d9c2935627aba,0x0,0x2b6a52b19060860a
.quad 0x0,0xac285f14e43743f5,0x0,0xdcfc5e750f3af496
.quad 0x0,0x7439f1eae2c9b61e,0x0,0xf50a06f2d3c1c299
.quad 0x0,0xd2dd7d3f75bef12e,0x0,0x66e43c35d60337d1
.quad 0x0,0x15715c5e0352e8e3,0x0,0xe85d3368ed939384
.quad 0x0,0xb3a07ead8233a1bc,0x0,0xdfe1851c2c13eabe
.quad 0x0,0x1f488e72d7b7530c,0x0,0xeff9489da9d83422
.quad 0x0,0x99634abda316f557,0x0,0x472310fff51a63fe
.quad 0x0,0x47a9860f3a27ea6c,0x0,0xad6c16802523a97c
.quad 0x0,0xac0c1fd747b77efd,0x0,0x6b411c351700a258
.quad 0x0,0xea3f159ecdff5617,0x0,0x4b9a7f35bfdf7a60
.quad 0x0,0xd9c06cc6b4b6356e,0x0,0xd339a48eb7c64f7d
.quad 0x0,0x3a3042f09abe9064,0x0,0x1d7a519a1cc23646
.quad 0x0,0xae3bf9b4b766727a,0x0,0xaec3c49aa61fc540
.quad 0x0,0x4fa4667ffaf27168,0x0,0xae6f2d18cf0abffa
.quad 0x0,0xec54c9c93704f393,0x0,0xc50987932c054ad4
.quad 0x0,0xaa24bf7a824a3c14,0x0,0xeebfe6192d28a23a
.quad 0x0,0x16fec733c5834c4d,0x0,0xe86c63eab694556
.quad 0x0,0xc7ac9e4792471786,0x0,0xf45139d309063588
.quad 0x0,0xa7411e9a902fd91e,0x0,0xc941dec406c4a8e7
.quad 0x0,0x936e36db9ba55102,0x0,0x4d0c9c4d92d159bf
.quad 0x0,0x4202713bcb2b35d4,0x0,0x5baaf8442b8dc20d
.quad 0x0,0x1fe7b7b489d1ac7f,0x0,0x9b034e89f46936a4
.quad 0x0,0x9bde2484b15460db,0x0,0x225f4209ce9c2a5a
.quad 0x0,0x3116890db2071f23,0x0,0x16ec25e0dba6cb83
.quad 0x0,0x54d81bb70b9a9251,0x0,0x5a9a3a55448adc44
.quad 0x0,0x8f4c7dd90a2b3861,0x0,0x37943a3c807b0e72
.quad 0x0,0x52f3db034bf4c3ed,0x0,0x6ff378613352b69c
.quad 0x0,0x5e48a3369763b45,0x0,0x80b2ff1baf3b1598
.quad 0x0,0xa6481c8a0230d1fb,0x0,0xdee5e7e1676cfac7
.quad 0x0,0xbe2a41ffe71e98b4,0x0,0xab38891f9f7a3674
.quad 0x0,0xfb946179ca985d1b,0x0,0x89fe0766b96ed82d
.quad 0x0,0xc85aab8448476ff3,0x0,0xef63eb14ea7dc081
.quad 0x0,0xd0cdbb21ef1d4acd,0x0,0x9ec66b8071cd59a4
.quad 0x0,0xcd02fa011dbaa2ca,0x0,0x7b30d8208aefde6b
.quad 0x0,0xba7a779b86529920,0x0,0x31b11d9fcc281bd7
.quad 0x0,0x1649df2191e1b21b,0x0,0xf104bc301888d9f1
.quad 0x0,0x67b032d49daad54a,0x0,0xe7803c12efa41792
.quad 0x0,0x8e13a420801df4bc,0x0,0x37d2cdf85de7fa48
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
