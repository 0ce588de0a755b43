// Kernels of kupyna at the level neon, for aarch64. Do not edit: change the bodies in src/kupyna and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/kupyna/rows.rs:
//
//                            lane 0           | lane 1           | lane 2           | lane 3
//     kupyna-256 apart       T⊕ row r, T+ row r                     a message in each lane
//                joined      T⊕, T+ row r     | T⊕, T+ row r + 4
//     kupyna-512 apart       T⊕ row r, and a register for T+
//                            T⊕ row r         | T+ row r
//                joined      T⊕ row r         | T+ row r         | T⊕ row r + 4     | T+ row r + 4
//
// function: instructions, bytes of stack, registers that are left changed
// kupyna_256_absorb_neon: 543, 720, x3-6 x8-17 v0-7 v16-31
// kupyna_512_absorb_neon: 809, 688, x3-6 x8-17 v0-7 v16-31

function phalanx_0_1_kupyna_256_absorb_neon
ldp q2,q0,[x1,#16]
adr x8,1000f
ldr q1,[x1]
ldr q3,[x1,#48]
zip1 v4.16b,v1.16b,v0.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v1.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v3.16b,v4.16b,v1.16b
zip2 v1.16b,v4.16b,v1.16b
zip1 v5.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v3.16b,v5.16b
zip2 v3.16b,v3.16b,v5.16b
zip1 v4.16b,v1.16b,v0.16b
zip2 v0.16b,v1.16b,v0.16b
ldr q1,[x8]
dup v5.2d,v2.d[0]
dup v2.2d,v2.d[1]
dup v6.2d,v3.d[0]
dup v3.2d,v3.d[1]
dup v7.2d,v4.d[0]
dup v4.2d,v4.d[1]
dup v16.2d,v0.d[0]
dup v0.2d,v0.d[1]
and v28.16b,v5.16b,v1.16b
and v30.16b,v2.16b,v1.16b
and v17.16b,v6.16b,v1.16b
and v29.16b,v3.16b,v1.16b
and v22.16b,v7.16b,v1.16b
and v24.16b,v4.16b,v1.16b
and v21.16b,v16.16b,v1.16b
and v23.16b,v0.16b,v1.16b
cbz x2,11f
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#640
adr x11,1001f
adr x12,1002f
adr x14,1003f
ldr q0,[x11]
adr x15,1004f
adr x16,1005f
adr x17,1006f
adr x10,1007f
adr x11,1008f
str q0,[sp,#240]
ldr q0,[x12]
ldr q16,[x10]
adr x10,1009f
ldr q20,[x11]
mov x8,xzr
str q0,[sp,#144]
ldr q0,[x14]
adr x14,1010f
ldr q18,[x10]
adr x9,1011f
str q0,[sp,#224]
ldr q0,[x14]
adr x10,1012f
adr x11,1013f
str q0,[sp,#208]
ldr q0,[x15]
adr x15,1014f
add x12,sp,#384
adr x13,1015f
str q0,[sp,#192]
ldr q0,[x16]
adr x16,1016f
ldr q8,[x16]
adr x14,1017f
str q0,[sp,#176]
ldr q0,[x17]
adr x17,1018f
ldr q9,[x17]
adr x16,1019f
str q0,[sp,#160]
ldr q0,[x15]
sub x15,x29,#192
add x17,sp,#256
str q0,[sp,#128]
b 3f
nop
nop
2:
ldp q22,q2,[sp,#32]
dup v1.2d,v6.d[1]
ldp q23,q21,[sp,#80]
dup v4.2d,v10.d[1]
ldr q26,[sp,#112]
ldr q27,[sp,#64]
dup v17.2d,v7.d[1]
eor v2.16b,v2.16b,v6.16b
ldp q6,q24,[sp]
eor v7.16b,v21.16b,v7.16b
dup v21.2d,v0.d[1]
eor v0.16b,v22.16b,v0.16b
dup v22.2d,v5.d[1]
eor v5.16b,v23.16b,v5.16b
dup v23.2d,v12.d[1]
eor v6.16b,v6.16b,v10.16b
eor v24.16b,v24.16b,v12.16b
dup v25.2d,v3.d[1]
eor v3.16b,v26.16b,v3.16b
dup v26.2d,v11.d[1]
eor v27.16b,v27.16b,v11.16b
eor v28.16b,v2.16b,v1.16b
eor v17.16b,v7.16b,v17.16b
add x8,x8,#1
eor v30.16b,v6.16b,v4.16b
eor v29.16b,v0.16b,v21.16b
cmp x8,x2
eor v22.16b,v5.16b,v22.16b
eor v24.16b,v24.16b,v23.16b
eor v21.16b,v3.16b,v25.16b
eor v23.16b,v27.16b,v26.16b
b.eq 10f
3:
add x4,x0,x8,lsl #6
stp q29,q28,[sp,#32]
mov x3,xzr
stp q30,q24,[sp]
ldp q2,q0,[x4,#16]
ldr q1,[x4]
ldr q3,[x4,#48]
stp q22,q17,[sp,#80]
str q21,[sp,#112]
zip1 v4.16b,v1.16b,v0.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v1.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
str q23,[sp,#64]
zip1 v3.16b,v4.16b,v1.16b
zip2 v1.16b,v4.16b,v1.16b
zip1 v5.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v3.16b,v5.16b
zip2 v3.16b,v3.16b,v5.16b
zip1 v4.16b,v1.16b,v0.16b
zip2 v1.16b,v1.16b,v0.16b
dup v0.2d,v3.d[0]
dup v5.2d,v2.d[1]
dup v3.2d,v3.d[1]
dup v6.2d,v4.d[0]
dup v4.2d,v4.d[1]
dup v2.2d,v2.d[0]
eor v7.16b,v17.16b,v0.16b
dup v17.2d,v1.d[0]
dup v1.2d,v1.d[1]
eor v10.16b,v30.16b,v5.16b
eor v0.16b,v29.16b,v3.16b
eor v5.16b,v22.16b,v6.16b
eor v12.16b,v24.16b,v4.16b
eor v6.16b,v28.16b,v2.16b
eor v3.16b,v21.16b,v17.16b
eor v11.16b,v23.16b,v1.16b
stp q10,q7,[sp,#272]
stp q0,q5,[sp,#304]
stp q12,q3,[sp,#336]
str q11,[sp,#368]
b 5f
nop
nop
nop
nop
nop
4:
mov x4,x11
ldr q0,[sp,#256]
ldr q1,[sp,#320]
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
movi v21.16b,#64
movi v22.16b,#128
movi v23.16b,#192
movi v19.16b,#29
add x3,x3,#1
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
ldp q24,q25,[x4,#64]
eor v3.16b,v0.16b,v21.16b
ldp q26,q27,[x4,#96]
eor v4.16b,v1.16b,v21.16b
eor v17.16b,v0.16b,v22.16b
eor v0.16b,v0.16b,v23.16b
cmp x3,#10
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v3.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
eor v24.16b,v1.16b,v22.16b
eor v1.16b,v1.16b,v23.16b
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
tbl v17.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v24.16b
orr v3.16b,v3.16b,v17.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#192]
ldp q6,q7,[x4,#224]
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
orr v10.16b,v3.16b,v0.16b
orr v11.16b,v2.16b,v1.16b
ldr q0,[sp,#272]
ldr q1,[sp,#336]
mov x4,x13
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
eor v17.16b,v0.16b,v22.16b
rev64 v11.4s,v11.4s
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
ldp q24,q25,[x4,#64]
eor v3.16b,v0.16b,v21.16b
ldp q26,q27,[x4,#96]
eor v4.16b,v1.16b,v21.16b
eor v0.16b,v0.16b,v23.16b
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v3.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
eor v24.16b,v1.16b,v22.16b
eor v1.16b,v1.16b,v23.16b
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
tbl v17.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v24.16b
orr v3.16b,v3.16b,v17.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#192]
ldp q6,q7,[x4,#224]
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
orr v13.16b,v3.16b,v0.16b
orr v12.16b,v2.16b,v1.16b
ldr q0,[sp,#288]
ldr q1,[sp,#352]
mov x4,x14
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
eor v17.16b,v0.16b,v22.16b
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
ldp q24,q25,[x4,#64]
eor v3.16b,v0.16b,v21.16b
ldp q26,q27,[x4,#96]
eor v4.16b,v1.16b,v21.16b
eor v0.16b,v0.16b,v23.16b
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v3.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
eor v24.16b,v1.16b,v22.16b
eor v1.16b,v1.16b,v23.16b
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
tbl v17.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v24.16b
orr v3.16b,v3.16b,v17.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#192]
ldp q6,q7,[x4,#224]
add v17.16b,v11.16b,v11.16b
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
orr v15.16b,v3.16b,v0.16b
orr v14.16b,v2.16b,v1.16b
ldr q3,[sp,#304]
ldr q5,[sp,#368]
mov x4,x16
ldp q24,q25,[x4]
ldp q26,q27,[x4,#32]
eor v2.16b,v3.16b,v21.16b
eor v4.16b,v5.16b,v21.16b
tbl v0.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v3.16b
tbl v1.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v5.16b
ldp q24,q25,[x4,#64]
ldp q26,q27,[x4,#96]
tbl v2.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v2.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
orr v0.16b,v0.16b,v2.16b
orr v2.16b,v1.16b,v4.16b
ldp q24,q25,[x4,#128]
eor v1.16b,v3.16b,v22.16b
ldp q26,q27,[x4,#160]
eor v4.16b,v5.16b,v22.16b
eor v3.16b,v3.16b,v23.16b
eor v5.16b,v5.16b,v23.16b
tbl v1.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v1.16b
tbl v4.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v4.16b
orr v1.16b,v0.16b,v1.16b
orr v0.16b,v2.16b,v4.16b
cmlt v2.16b,v10.16b,#0
ldp q24,q25,[x4,#192]
cmlt v4.16b,v11.16b,#0
ldp q26,q27,[x4,#224]
ldp q7,q6,[sp,#208]
and v28.16b,v2.16b,v19.16b
ldr q2,[sp,#192]
and v4.16b,v4.16b,v19.16b
tbl v3.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v3.16b
tbl v24.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v5.16b
tbl v5.16b,{ v15.16b },v2.16b
tbl v13.16b,{ v13.16b },v6.16b
tbl v12.16b,{ v12.16b },v7.16b
add v6.16b,v10.16b,v10.16b
orr v15.16b,v1.16b,v3.16b
ldr q1,[sp,#176]
cmlt v26.16b,v13.16b,#0
eor v17.16b,v17.16b,v12.16b
add v25.16b,v13.16b,v13.16b
tbl v2.16b,{ v14.16b },v1.16b
orr v14.16b,v0.16b,v24.16b
ldr q0,[sp,#160]
add v27.16b,v12.16b,v12.16b
cmlt v31.16b,v12.16b,#0
eor v6.16b,v6.16b,v13.16b
tbl v1.16b,{ v15.16b },v0.16b
ldr q0,[sp,#128]
and v24.16b,v26.16b,v19.16b
eor v26.16b,v17.16b,v4.16b
eor v4.16b,v28.16b,v5.16b
eor v17.16b,v25.16b,v5.16b
tbl v0.16b,{ v14.16b },v0.16b
add v21.16b,v2.16b,v2.16b
cmlt v22.16b,v2.16b,#0
cmlt v25.16b,v5.16b,#0
and v28.16b,v31.16b,v19.16b
add v31.16b,v5.16b,v5.16b
eor v27.16b,v27.16b,v2.16b
eor v23.16b,v4.16b,v10.16b
eor v6.16b,v6.16b,v1.16b
and v22.16b,v22.16b,v19.16b
add v29.16b,v1.16b,v1.16b
cmlt v30.16b,v1.16b,#0
eor v21.16b,v21.16b,v0.16b
eor v4.16b,v17.16b,v24.16b
and v24.16b,v25.16b,v19.16b
eor v17.16b,v27.16b,v28.16b
eor v27.16b,v31.16b,v1.16b
eor v28.16b,v2.16b,v0.16b
eor v3.16b,v10.16b,v13.16b
eor v6.16b,v6.16b,v23.16b
and v23.16b,v30.16b,v19.16b
eor v21.16b,v21.16b,v22.16b
cmlt v22.16b,v0.16b,#0
eor v29.16b,v29.16b,v11.16b
eor v30.16b,v0.16b,v10.16b
eor v24.16b,v27.16b,v24.16b
eor v27.16b,v28.16b,v11.16b
add v28.16b,v0.16b,v0.16b
eor v7.16b,v11.16b,v12.16b
eor v25.16b,v12.16b,v2.16b
and v22.16b,v22.16b,v19.16b
movi v19.16b,#15
eor v31.16b,v3.16b,v2.16b
eor v23.16b,v29.16b,v23.16b
eor v29.16b,v1.16b,v11.16b
eor v30.16b,v30.16b,v12.16b
eor v2.16b,v2.16b,v6.16b
eor v3.16b,v26.16b,v27.16b
eor v26.16b,v13.16b,v5.16b
eor v27.16b,v28.16b,v10.16b
eor v7.16b,v7.16b,v5.16b
eor v25.16b,v25.16b,v1.16b
eor v28.16b,v29.16b,v13.16b
eor v17.16b,v17.16b,v30.16b
and v29.16b,v2.16b,v19.16b
ushr v30.16b,v2.16b,#4
eor v2.16b,v21.16b,v31.16b
eor v21.16b,v27.16b,v22.16b
eor v22.16b,v26.16b,v0.16b
eor v24.16b,v24.16b,v7.16b
eor v7.16b,v23.16b,v25.16b
eor v23.16b,v5.16b,v3.16b
eor v4.16b,v4.16b,v28.16b
tbl v25.16b,{ v8.16b },v29.16b
tbl v26.16b,{ v9.16b },v30.16b
eor v5.16b,v21.16b,v22.16b
eor v21.16b,v1.16b,v17.16b
eor v22.16b,v11.16b,v2.16b
and v28.16b,v23.16b,v19.16b
ushr v23.16b,v23.16b,#4
eor v1.16b,v17.16b,v24.16b
eor v17.16b,v6.16b,v17.16b
eor v30.16b,v7.16b,v6.16b
eor v0.16b,v0.16b,v4.16b
eor v25.16b,v26.16b,v25.16b
and v26.16b,v21.16b,v19.16b
ushr v21.16b,v21.16b,#4
and v29.16b,v22.16b,v19.16b
ushr v22.16b,v22.16b,#4
tbl v28.16b,{ v8.16b },v28.16b
tbl v23.16b,{ v9.16b },v23.16b
eor v27.16b,v10.16b,v24.16b
eor v10.16b,v13.16b,v7.16b
tbl v6.16b,{ v8.16b },v26.16b
tbl v21.16b,{ v9.16b },v21.16b
eor v26.16b,v12.16b,v5.16b
tbl v29.16b,{ v8.16b },v29.16b
tbl v22.16b,{ v9.16b },v22.16b
eor v24.16b,v24.16b,v5.16b
and v31.16b,v0.16b,v19.16b
ushr v0.16b,v0.16b,#4
eor v23.16b,v23.16b,v28.16b
and v28.16b,v27.16b,v19.16b
ushr v27.16b,v27.16b,#4
eor v21.16b,v21.16b,v6.16b
and v6.16b,v26.16b,v19.16b
ushr v26.16b,v26.16b,#4
eor v22.16b,v22.16b,v29.16b
and v29.16b,v10.16b,v19.16b
ushr v10.16b,v10.16b,#4
tbl v31.16b,{ v8.16b },v31.16b
tbl v0.16b,{ v9.16b },v0.16b
tbl v27.16b,{ v9.16b },v27.16b
tbl v11.16b,{ v8.16b },v6.16b
tbl v26.16b,{ v9.16b },v26.16b
eor v6.16b,v23.16b,v24.16b
tbl v24.16b,{ v8.16b },v28.16b
tbl v29.16b,{ v8.16b },v29.16b
tbl v13.16b,{ v9.16b },v10.16b
eor v23.16b,v3.16b,v4.16b
eor v28.16b,v2.16b,v7.16b
eor v3.16b,v5.16b,v3.16b
eor v0.16b,v0.16b,v31.16b
eor v10.16b,v21.16b,v30.16b
eor v2.16b,v4.16b,v2.16b
eor v4.16b,v26.16b,v11.16b
eor v7.16b,v22.16b,v23.16b
eor v21.16b,v27.16b,v24.16b
eor v22.16b,v13.16b,v29.16b
eor v5.16b,v25.16b,v28.16b
eor v12.16b,v0.16b,v3.16b
stp q6,q10,[sp,#256]
eor v0.16b,v4.16b,v1.16b
eor v3.16b,v21.16b,v17.16b
eor v11.16b,v22.16b,v2.16b
stp q5,q12,[sp,#320]
stp q7,q0,[sp,#288]
stp q3,q11,[sp,#352]
b.eq 2b
5:
mov x5,x3
uhadd v1.16b,v7.16b,v18.16b
uhadd v2.16b,v0.16b,v18.16b
ldr q17,[sp,#144]
mov x4,xzr
ubfiz x5,x5,#6,#4
uhadd v4.16b,v7.16b,v17.16b
stp q1,q2,[sp,#416]
uhadd v1.16b,v5.16b,v18.16b
ldr q2,[x9,x5]
uhadd v7.16b,v12.16b,v18.16b
uhadd v0.16b,v0.16b,v17.16b
eor v2.16b,v2.16b,v6.16b
stp q1,q7,[sp,#448]
ldr q1,[sp,#240]
stp q4,q0,[x29,#-160]
uhadd v4.16b,v5.16b,v17.16b
uhadd v5.16b,v12.16b,v17.16b
uhadd v0.16b,v2.16b,v16.16b
uhadd v1.16b,v2.16b,v1.16b
str q2,[sp,#256]
uhadd v2.16b,v10.16b,v17.16b
stp q4,q5,[x29,#-128]
uhadd v5.16b,v3.16b,v17.16b
uhadd v4.16b,v10.16b,v18.16b
stp q1,q2,[x29,#-192]
uhadd v1.16b,v3.16b,v18.16b
uhadd v3.16b,v11.16b,v18.16b
uhadd v2.16b,v11.16b,v17.16b
stp q0,q4,[sp,#384]
stp q1,q3,[sp,#480]
mov v1.16b,v0.16b
stp q5,q2,[x29,#-96]
b 7f
nop
nop
6:
ldr q1,[sp,#256]
mov w4,#1
add v1.16b,v1.16b,v16.16b
str q1,[sp,#256]
mov v1.16b,v0.16b
cmp x4,#8
b.hs 4b
7:
ushr v2.2d,v1.2d,#7
cmp x4,#7
and v2.16b,v2.16b,v20.16b
b.eq 8f
cbz x4,6b
lsl x6,x4,#4
ldr q3,[x17,x6]
add v3.16b,v3.16b,v18.16b
add v2.16b,v3.16b,v2.16b
str q2,[x17,x6]
b 9f
nop
nop
nop
nop
nop
nop
8:
ldr q3,[x10,x5]
ldr q4,[sp,#368]
add v3.16b,v3.16b,v4.16b
add v2.16b,v3.16b,v2.16b
str q2,[sp,#368]
9:
lsl x6,x4,#4
add x4,x4,#1
ldr q2,[x15,x6]
and v1.16b,v2.16b,v1.16b
ldr q2,[x12,x6]
orr v1.16b,v1.16b,v2.16b
cmp x4,#8
b.lo 7b
b 4b
10:
add sp,sp,#640
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
11:
mov v28.d[1],v30.d[0]
mov v22.d[1],v24.d[0]
mov v17.d[1],v29.d[0]
mov v21.d[1],v23.d[0]
zip1 v0.16b,v28.16b,v22.16b
zip2 v1.16b,v28.16b,v22.16b
zip1 v2.16b,v17.16b,v21.16b
zip2 v3.16b,v17.16b,v21.16b
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
ret
end_function phalanx_0_1_kupyna_256_absorb_neon
.p2align 4
1000:
.quad 0xffffffffffffffff,0x0
.p2align 4
1001:
.quad 0x101010101010101,0xf4f4f4f4f4f4f4f4
.p2align 4
1002:
.quad 0x101010101010101,0xf1f1f1f1f1f1f1f1
.p2align 4
1003:
.quad 0x605040302010007,0xe0d0c0b0a09080f
.p2align 4
1004:
.quad 0x504030201000706,0xd0c0b0a09080f0e
.p2align 4
1005:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1006:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1007:
.quad 0x0,0xf3f3f3f3f3f3f3f3
.p2align 4
1008:
.quad 0x0,0x101010101010101
.p2align 4
1009:
.quad 0x0,0xf0f0f0f0f0f0f0f0
.p2align 4
1010:
.quad 0x201000706050403,0xa09080f0e0d0c0b
.p2align 6
1011:
.quad 0x7060504030201000,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7161514131211101,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7262524232221202,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7363534333231303,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7464544434241404,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7565554535251505,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7666564636261606,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7767574737271707,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7868584838281808,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7969594939291909,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7a6a5a4a3a2a1a0a,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7b6b5b4b3b2b1b0b,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7c6c5c4c3c2c1c0c,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7d6d5d4d3d2d1d0d,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7e6e5e4e3e2e1e0e,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7f6f5f4f3f2f1f0f,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.p2align 6
1012:
.quad 0x0,0x10203040506070,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x111213141516171,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x212223242526272,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x313233343536373,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x414243444546474,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x515253545556575,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x616263646566676,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x717273747576777,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x818283848586878,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x919293949596979,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xa1a2a3a4a5a6a7a,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xb1b2b3b4b5b6b7b,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xc1c2c3c4c5c6c7c,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xd1d2d3d4d5d6d7d,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xe1e2e3e4e5e6e7e,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf1f2f3f4f5f6f7f,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.p2align 6
1013:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 4
1014:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 6
1015:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 4
1016:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 6
1017:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 4
1018:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1019:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f

function phalanx_0_1_kupyna_512_absorb_neon
ldp q0,q1,[x1]
ldr q3,[x1,#32]
ldp q4,q2,[x1,#48]
ldr q7,[x1,#112]
ldp q5,q6,[x1,#80]
zip1 v16.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v5.16b,v3.16b,v6.16b
zip2 v3.16b,v3.16b,v6.16b
zip1 v6.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v16.16b,v5.16b
zip2 v5.16b,v16.16b,v5.16b
zip1 v16.16b,v0.16b,v3.16b
zip1 v17.16b,v2.16b,v6.16b
zip1 v18.16b,v1.16b,v4.16b
zip2 v0.16b,v0.16b,v3.16b
zip2 v2.16b,v2.16b,v6.16b
zip2 v1.16b,v1.16b,v4.16b
zip1 v3.16b,v7.16b,v17.16b
zip2 v4.16b,v7.16b,v17.16b
zip1 v6.16b,v16.16b,v18.16b
zip1 v7.16b,v5.16b,v2.16b
zip2 v16.16b,v16.16b,v18.16b
zip1 v17.16b,v0.16b,v1.16b
zip2 v2.16b,v5.16b,v2.16b
zip2 v0.16b,v0.16b,v1.16b
zip1 v30.16b,v3.16b,v6.16b
zip2 v29.16b,v3.16b,v6.16b
zip1 v28.16b,v4.16b,v16.16b
zip2 v16.16b,v4.16b,v16.16b
zip1 v25.16b,v7.16b,v17.16b
zip2 v24.16b,v7.16b,v17.16b
zip1 v19.16b,v2.16b,v0.16b
zip2 v18.16b,v2.16b,v0.16b
cbz x2,11f
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#608
movi v31.16b,#243
movi v8.16b,#240
adr x16,1016f
movi v20.16b,#1
adr x17,1018f
ldr q26,[x16]
ldr q27,[x17]
mov x8,xzr
adr x9,1020f
adr x10,1021f
adr x11,1013f
adr x12,1015f
adr x13,1017f
add x14,sp,#352
sub x15,x29,#192
adr x16,1019f
add x17,sp,#224
b 3f
nop
2:
ldp q0,q1,[sp,#224]
add x8,x8,#1
ldp q2,q3,[sp,#256]
cmp x8,x2
ldp q4,q6,[sp]
ldr q16,[sp,#112]
eor v3.16b,v16.16b,v3.16b
ldp q18,q16,[sp,#48]
eor v0.16b,v4.16b,v0.16b
ldp q4,q5,[sp,#288]
eor v1.16b,v6.16b,v1.16b
ldr q6,[sp,#32]
eor v2.16b,v6.16b,v2.16b
ldp q6,q7,[sp,#320]
eor v4.16b,v18.16b,v4.16b
eor v5.16b,v16.16b,v5.16b
eor v30.16b,v0.16b,v12.16b
ldp q18,q16,[sp,#80]
eor v29.16b,v1.16b,v9.16b
eor v28.16b,v2.16b,v28.16b
eor v25.16b,v4.16b,v25.16b
eor v24.16b,v5.16b,v10.16b
eor v6.16b,v18.16b,v6.16b
eor v7.16b,v16.16b,v7.16b
eor v16.16b,v3.16b,v21.16b
eor v19.16b,v6.16b,v19.16b
eor v18.16b,v7.16b,v17.16b
b.eq 10f
3:
add x4,x0,x8,lsl #7
stp q30,q29,[sp]
mov x3,xzr
stp q28,q25,[sp,#32]
ldp q0,q1,[x4]
ldr q3,[x4,#32]
ldp q4,q2,[x4,#48]
ldr q7,[x4,#112]
ldp q5,q6,[x4,#80]
stp q24,q19,[sp,#64]
stp q18,q16,[sp,#96]
zip1 v17.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v5.16b,v3.16b,v6.16b
zip2 v3.16b,v3.16b,v6.16b
zip1 v6.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v17.16b,v5.16b
zip2 v5.16b,v17.16b,v5.16b
zip1 v21.16b,v0.16b,v3.16b
zip1 v22.16b,v2.16b,v6.16b
zip1 v23.16b,v1.16b,v4.16b
zip2 v0.16b,v0.16b,v3.16b
zip2 v2.16b,v2.16b,v6.16b
zip2 v1.16b,v1.16b,v4.16b
zip1 v3.16b,v7.16b,v22.16b
zip1 v4.16b,v21.16b,v23.16b
zip2 v6.16b,v7.16b,v22.16b
zip2 v7.16b,v21.16b,v23.16b
zip1 v17.16b,v5.16b,v2.16b
zip1 v21.16b,v0.16b,v1.16b
zip2 v2.16b,v5.16b,v2.16b
zip2 v0.16b,v0.16b,v1.16b
zip1 v22.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v4.16b,v6.16b,v7.16b
zip2 v1.16b,v6.16b,v7.16b
zip1 v5.16b,v17.16b,v21.16b
zip2 v6.16b,v17.16b,v21.16b
zip1 v7.16b,v2.16b,v0.16b
zip2 v0.16b,v2.16b,v0.16b
eor v12.16b,v30.16b,v22.16b
eor v9.16b,v29.16b,v3.16b
stp q22,q3,[sp,#224]
eor v28.16b,v28.16b,v4.16b
eor v21.16b,v16.16b,v1.16b
eor v25.16b,v25.16b,v5.16b
eor v10.16b,v24.16b,v6.16b
eor v19.16b,v19.16b,v7.16b
eor v17.16b,v18.16b,v0.16b
stp q4,q1,[sp,#256]
stp q5,q6,[sp,#288]
stp q7,q0,[sp,#320]
b 5f
nop
nop
nop
nop
4:
mov x4,x11
ldr q0,[sp,#224]
ldr q1,[sp,#288]
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
movi v16.16b,#128
movi v18.16b,#64
movi v19.16b,#128
movi v20.16b,#29
mov x5,x11
add x3,x3,#1
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
movi v4.16b,#64
eor v17.16b,v0.16b,v16.16b
cmp x3,#14
ldp q21,q22,[x4,#64]
ldp q23,q24,[x4,#96]
eor v3.16b,v0.16b,v4.16b
eor v4.16b,v1.16b,v4.16b
tbl v3.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v4.16b
eor v21.16b,v1.16b,v16.16b
movi v16.16b,#192
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
eor v0.16b,v0.16b,v16.16b
eor v1.16b,v1.16b,v16.16b
tbl v17.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v21.16b
orr v3.16b,v3.16b,v17.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#192]
ldp q6,q7,[x4,#224]
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
orr v12.16b,v3.16b,v0.16b
orr v13.16b,v2.16b,v1.16b
ldr q0,[sp,#240]
ldr q1,[sp,#304]
mov x4,x12
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
eor v17.16b,v0.16b,v19.16b
ext v15.16b,v13.16b,v13.16b,#12
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v0.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v1.16b
ldp q21,q22,[x4,#64]
eor v3.16b,v0.16b,v18.16b
ldp q23,q24,[x4,#96]
eor v4.16b,v1.16b,v18.16b
eor v0.16b,v0.16b,v16.16b
tbl v3.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v4.16b
eor v21.16b,v1.16b,v19.16b
eor v1.16b,v1.16b,v16.16b
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
tbl v17.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v21.16b
orr v3.16b,v3.16b,v17.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#192]
ldp q6,q7,[x4,#224]
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v0.16b
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
orr v0.16b,v3.16b,v0.16b
orr v14.16b,v2.16b,v1.16b
ldr q1,[sp,#256]
ldr q2,[sp,#320]
mov x4,x13
ldp q3,q4,[x4]
ldp q5,q6,[x4,#32]
ext v13.16b,v0.16b,v0.16b,#15
ext v0.16b,v14.16b,v14.16b,#11
add v14.16b,v15.16b,v15.16b
tbl v7.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v1.16b
tbl v3.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v2.16b
ldp q21,q22,[x4,#64]
eor v4.16b,v1.16b,v18.16b
ldp q23,q24,[x4,#96]
eor v5.16b,v2.16b,v18.16b
eor v6.16b,v2.16b,v19.16b
eor v2.16b,v2.16b,v16.16b
eor v25.16b,v12.16b,v13.16b
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v4.16b
tbl v5.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v5.16b
orr v4.16b,v7.16b,v4.16b
orr v3.16b,v3.16b,v5.16b
eor v5.16b,v1.16b,v19.16b
ldp q21,q22,[x4,#128]
eor v1.16b,v1.16b,v16.16b
ldp q23,q24,[x4,#160]
tbl v5.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v5.16b
tbl v6.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v6.16b
orr v4.16b,v4.16b,v5.16b
orr v3.16b,v3.16b,v6.16b
ldp q21,q22,[x4,#192]
ldp q23,q24,[x4,#224]
tbl v1.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v1.16b
tbl v5.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v2.16b
orr v2.16b,v4.16b,v1.16b
orr v1.16b,v3.16b,v5.16b
ldr q5,[sp,#272]
ldr q3,[sp,#336]
mov x4,x16
ldp q21,q22,[x4]
ldp q23,q24,[x4,#32]
eor v7.16b,v5.16b,v18.16b
eor v17.16b,v3.16b,v18.16b
ext v2.16b,v2.16b,v2.16b,#14
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v5.16b
tbl v6.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
ldp q21,q22,[x4,#64]
ldp q23,q24,[x4,#96]
add v28.16b,v2.16b,v2.16b
eor v10.16b,v13.16b,v2.16b
tbl v7.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v7.16b
tbl v17.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v17.16b
orr v4.16b,v4.16b,v7.16b
orr v7.16b,v6.16b,v17.16b
ldp q21,q22,[x4,#128]
eor v6.16b,v5.16b,v19.16b
ldp q23,q24,[x4,#160]
eor v17.16b,v3.16b,v19.16b
eor v5.16b,v5.16b,v16.16b
eor v3.16b,v3.16b,v16.16b
cmlt v19.16b,v15.16b,#0
cmlt v16.16b,v13.16b,#0
tbl v6.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v6.16b
tbl v17.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v17.16b
and v19.16b,v19.16b,v20.16b
and v16.16b,v16.16b,v20.16b
orr v6.16b,v4.16b,v6.16b
orr v4.16b,v7.16b,v17.16b
cmlt v17.16b,v12.16b,#0
ldp q21,q22,[x4,#192]
add v7.16b,v12.16b,v12.16b
ldp q23,q24,[x4,#224]
and v17.16b,v17.16b,v20.16b
eor v7.16b,v7.16b,v13.16b
tbl v5.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v5.16b
tbl v21.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
eor v23.16b,v14.16b,v0.16b
ext v14.16b,v1.16b,v1.16b,#10
add v22.16b,v13.16b,v13.16b
add v24.16b,v0.16b,v0.16b
eor v17.16b,v17.16b,v2.16b
eor v3.16b,v15.16b,v0.16b
eor v19.16b,v23.16b,v19.16b
orr v1.16b,v6.16b,v5.16b
cmlt v5.16b,v0.16b,#0
orr v21.16b,v4.16b,v21.16b
eor v4.16b,v22.16b,v2.16b
cmlt v22.16b,v2.16b,#0
eor v24.16b,v24.16b,v14.16b
cmlt v18.16b,v14.16b,#0
add v31.16b,v14.16b,v14.16b
eor v29.16b,v17.16b,v12.16b
ext v6.16b,v1.16b,v1.16b,#13
and v23.16b,v5.16b,v20.16b
ext v5.16b,v21.16b,v21.16b,#5
eor v17.16b,v4.16b,v16.16b
and v16.16b,v22.16b,v20.16b
and v18.16b,v18.16b,v20.16b
eor v30.16b,v0.16b,v14.16b
eor v22.16b,v24.16b,v23.16b
mov x4,x12
eor v1.16b,v28.16b,v6.16b
eor v24.16b,v14.16b,v5.16b
eor v4.16b,v7.16b,v6.16b
cmlt v7.16b,v6.16b,#0
add v23.16b,v6.16b,v6.16b
eor v28.16b,v31.16b,v5.16b
eor v31.16b,v5.16b,v12.16b
eor v16.16b,v1.16b,v16.16b
add v1.16b,v5.16b,v5.16b
eor v24.16b,v24.16b,v15.16b
and v7.16b,v7.16b,v20.16b
eor v23.16b,v23.16b,v15.16b
eor v18.16b,v28.16b,v18.16b
eor v31.16b,v31.16b,v0.16b
eor v4.16b,v4.16b,v29.16b
eor v28.16b,v6.16b,v15.16b
eor v8.16b,v1.16b,v12.16b
eor v1.16b,v19.16b,v24.16b
eor v19.16b,v25.16b,v14.16b
eor v23.16b,v23.16b,v7.16b
cmlt v29.16b,v5.16b,#0
eor v7.16b,v22.16b,v31.16b
eor v22.16b,v3.16b,v2.16b
eor v24.16b,v28.16b,v13.16b
eor v3.16b,v18.16b,v19.16b
eor v28.16b,v30.16b,v6.16b
eor v18.16b,v14.16b,v4.16b
and v29.16b,v29.16b,v20.16b
eor v21.16b,v16.16b,v22.16b
eor v17.16b,v17.16b,v24.16b
eor v16.16b,v2.16b,v1.16b
eor v22.16b,v15.16b,v3.16b
movi v15.16b,#15
eor v19.16b,v23.16b,v28.16b
eor v25.16b,v8.16b,v29.16b
eor v29.16b,v10.16b,v5.16b
eor v6.16b,v6.16b,v7.16b
eor v5.16b,v5.16b,v17.16b
eor v2.16b,v7.16b,v21.16b
eor v28.16b,v12.16b,v21.16b
eor v7.16b,v4.16b,v7.16b
eor v4.16b,v19.16b,v4.16b
eor v30.16b,v13.16b,v19.16b
and v23.16b,v18.16b,v15.16b
ushr v18.16b,v18.16b,#4
eor v14.16b,v25.16b,v29.16b
and v24.16b,v16.16b,v15.16b
ushr v16.16b,v16.16b,#4
and v25.16b,v6.16b,v15.16b
ushr v6.16b,v6.16b,#4
eor v19.16b,v3.16b,v19.16b
and v29.16b,v22.16b,v15.16b
tbl v23.16b,{ v26.16b },v23.16b
tbl v18.16b,{ v27.16b },v18.16b
eor v0.16b,v0.16b,v14.16b
tbl v24.16b,{ v26.16b },v24.16b
tbl v16.16b,{ v27.16b },v16.16b
tbl v25.16b,{ v26.16b },v25.16b
tbl v6.16b,{ v27.16b },v6.16b
ushr v22.16b,v22.16b,#4
tbl v29.16b,{ v26.16b },v29.16b
eor v21.16b,v21.16b,v14.16b
eor v3.16b,v17.16b,v3.16b
eor v18.16b,v18.16b,v23.16b
and v23.16b,v5.16b,v15.16b
ushr v5.16b,v5.16b,#4
eor v16.16b,v16.16b,v24.16b
and v24.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
eor v6.16b,v6.16b,v25.16b
and v25.16b,v0.16b,v15.16b
ushr v0.16b,v0.16b,#4
tbl v23.16b,{ v26.16b },v23.16b
tbl v5.16b,{ v27.16b },v5.16b
eor v18.16b,v18.16b,v19.16b
and v19.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
tbl v22.16b,{ v27.16b },v22.16b
tbl v25.16b,{ v26.16b },v25.16b
tbl v0.16b,{ v27.16b },v0.16b
eor v4.16b,v6.16b,v4.16b
eor v16.16b,v16.16b,v21.16b
eor v5.16b,v5.16b,v23.16b
tbl v23.16b,{ v26.16b },v24.16b
tbl v24.16b,{ v27.16b },v28.16b
tbl v19.16b,{ v26.16b },v19.16b
tbl v30.16b,{ v27.16b },v30.16b
eor v28.16b,v14.16b,v1.16b
eor v22.16b,v22.16b,v29.16b
eor v1.16b,v1.16b,v17.16b
eor v0.16b,v0.16b,v25.16b
stp q16,q4,[sp,#224]
movi v25.16b,#128
eor v6.16b,v24.16b,v23.16b
eor v5.16b,v5.16b,v28.16b
movi v24.16b,#64
eor v17.16b,v30.16b,v19.16b
eor v1.16b,v22.16b,v1.16b
eor v0.16b,v0.16b,v2.16b
movi v23.16b,#192
eor v2.16b,v6.16b,v7.16b
stp q18,q5,[sp,#288]
movi v7.16b,#128
eor v3.16b,v17.16b,v3.16b
stp q1,q0,[sp,#256]
stp q2,q3,[sp,#320]
ldr q21,[sp,#128]
ldp q0,q1,[x5]
eor v6.16b,v11.16b,v7.16b
ldp q2,q3,[x5,#32]
eor v7.16b,v21.16b,v7.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
movi v2.16b,#64
ldp q16,q17,[x5,#64]
ldp q18,q19,[x5,#96]
eor v1.16b,v11.16b,v2.16b
eor v2.16b,v21.16b,v2.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
orr v1.16b,v4.16b,v1.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x5,#128]
ldp q4,q5,[x5,#160]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
movi v7.16b,#192
orr v1.16b,v1.16b,v6.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x5,#192]
eor v6.16b,v11.16b,v7.16b
ldp q4,q5,[x5,#224]
eor v7.16b,v21.16b,v7.16b
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
orr v10.16b,v1.16b,v6.16b
eor v6.16b,v9.16b,v25.16b
orr v11.16b,v0.16b,v2.16b
ldp q0,q1,[x4]
ldr q21,[sp,#144]
ldp q2,q3,[x4,#32]
mov x5,x13
eor v7.16b,v21.16b,v25.16b
ext v30.16b,v11.16b,v11.16b,#12
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
ldp q16,q17,[x4,#64]
eor v1.16b,v9.16b,v24.16b
ldp q18,q19,[x4,#96]
eor v2.16b,v21.16b,v24.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
orr v1.16b,v4.16b,v1.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x4,#128]
ldp q4,q5,[x4,#160]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
eor v7.16b,v21.16b,v23.16b
orr v1.16b,v1.16b,v6.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x4,#192]
eor v6.16b,v9.16b,v23.16b
ldp q4,q5,[x4,#224]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
orr v9.16b,v1.16b,v6.16b
orr v8.16b,v0.16b,v2.16b
ldp q22,q21,[sp,#160]
ldp q0,q1,[x5]
ldp q2,q3,[x5,#32]
mov x4,x16
eor v6.16b,v21.16b,v25.16b
eor v7.16b,v22.16b,v25.16b
ext v29.16b,v9.16b,v9.16b,#15
ext v31.16b,v8.16b,v8.16b,#11
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
ldp q16,q17,[x5,#64]
eor v1.16b,v21.16b,v24.16b
ldp q18,q19,[x5,#96]
eor v2.16b,v22.16b,v24.16b
tbl v1.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
tbl v2.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
orr v1.16b,v4.16b,v1.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x5,#128]
ldp q4,q5,[x5,#160]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
eor v7.16b,v22.16b,v23.16b
orr v1.16b,v1.16b,v6.16b
orr v0.16b,v0.16b,v2.16b
ldp q2,q3,[x5,#192]
eor v6.16b,v21.16b,v23.16b
ldp q4,q5,[x5,#224]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
orr v1.16b,v1.16b,v6.16b
orr v0.16b,v0.16b,v2.16b
ldp q22,q21,[sp,#192]
ldp q2,q3,[x4]
ldp q4,q5,[x4,#32]
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v22.16b
tbl v2.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v21.16b
ldp q16,q17,[x4,#64]
eor v3.16b,v22.16b,v24.16b
ldp q18,q19,[x4,#96]
eor v4.16b,v21.16b,v24.16b
add v24.16b,v31.16b,v31.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
eor v16.16b,v22.16b,v25.16b
eor v17.16b,v21.16b,v25.16b
orr v3.16b,v6.16b,v3.16b
orr v2.16b,v2.16b,v4.16b
ldp q4,q5,[x4,#128]
ldp q6,q7,[x4,#160]
tbl v16.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v16.16b
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
cmlt v6.16b,v10.16b,#0
cmlt v7.16b,v30.16b,#0
add v17.16b,v30.16b,v30.16b
and v6.16b,v6.16b,v20.16b
orr v5.16b,v3.16b,v16.16b
orr v3.16b,v2.16b,v4.16b
ldp q11,q12,[x4,#192]
eor v2.16b,v22.16b,v23.16b
ldp q13,q14,[x4,#224]
eor v16.16b,v21.16b,v23.16b
add v4.16b,v10.16b,v10.16b
and v7.16b,v7.16b,v20.16b
eor v22.16b,v17.16b,v31.16b
cmlt v21.16b,v29.16b,#0
cmlt v23.16b,v31.16b,#0
tbl v18.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v2.16b
ext v2.16b,v1.16b,v1.16b,#14
eor v17.16b,v30.16b,v31.16b
tbl v1.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v16.16b
eor v19.16b,v4.16b,v29.16b
ext v4.16b,v0.16b,v0.16b,#10
add v16.16b,v29.16b,v29.16b
eor v7.16b,v22.16b,v7.16b
orr v11.16b,v5.16b,v18.16b
eor v22.16b,v6.16b,v2.16b
and v18.16b,v21.16b,v20.16b
orr v0.16b,v3.16b,v1.16b
eor v1.16b,v16.16b,v2.16b
and v21.16b,v23.16b,v20.16b
cmlt v3.16b,v2.16b,#0
add v16.16b,v2.16b,v2.16b
eor v23.16b,v24.16b,v4.16b
ext v9.16b,v11.16b,v11.16b,#13
cmlt v24.16b,v4.16b,#0
add v28.16b,v4.16b,v4.16b
ext v6.16b,v0.16b,v0.16b,#5
eor v22.16b,v22.16b,v10.16b
eor v18.16b,v1.16b,v18.16b
eor v5.16b,v10.16b,v29.16b
and v3.16b,v3.16b,v20.16b
eor v21.16b,v23.16b,v21.16b
and v23.16b,v24.16b,v20.16b
eor v25.16b,v31.16b,v4.16b
eor v17.16b,v17.16b,v2.16b
eor v1.16b,v19.16b,v9.16b
eor v19.16b,v9.16b,v30.16b
eor v16.16b,v16.16b,v9.16b
eor v12.16b,v4.16b,v6.16b
cmlt v24.16b,v9.16b,#0
add v8.16b,v9.16b,v9.16b
eor v28.16b,v28.16b,v6.16b
add v13.16b,v6.16b,v6.16b
eor v5.16b,v5.16b,v4.16b
eor v1.16b,v1.16b,v22.16b
cmlt v22.16b,v6.16b,#0
eor v16.16b,v16.16b,v3.16b
eor v12.16b,v12.16b,v30.16b
eor v3.16b,v6.16b,v10.16b
and v24.16b,v24.16b,v20.16b
eor v8.16b,v8.16b,v30.16b
eor v23.16b,v28.16b,v23.16b
eor v28.16b,v29.16b,v2.16b
and v22.16b,v22.16b,v20.16b
eor v13.16b,v13.16b,v10.16b
eor v19.16b,v19.16b,v29.16b
eor v7.16b,v7.16b,v12.16b
eor v14.16b,v3.16b,v31.16b
eor v25.16b,v25.16b,v9.16b
eor v24.16b,v8.16b,v24.16b
eor v12.16b,v28.16b,v6.16b
eor v28.16b,v23.16b,v5.16b
eor v22.16b,v13.16b,v22.16b
eor v3.16b,v18.16b,v19.16b
eor v5.16b,v16.16b,v17.16b
eor v16.16b,v4.16b,v1.16b
eor v18.16b,v2.16b,v7.16b
eor v8.16b,v21.16b,v14.16b
eor v4.16b,v24.16b,v25.16b
eor v21.16b,v30.16b,v28.16b
movi v20.16b,#1
eor v17.16b,v22.16b,v12.16b
eor v23.16b,v10.16b,v5.16b
eor v6.16b,v6.16b,v3.16b
and v22.16b,v16.16b,v15.16b
ushr v16.16b,v16.16b,#4
and v24.16b,v18.16b,v15.16b
ushr v18.16b,v18.16b,#4
eor v19.16b,v9.16b,v8.16b
eor v29.16b,v29.16b,v4.16b
eor v31.16b,v31.16b,v17.16b
and v10.16b,v23.16b,v15.16b
ushr v23.16b,v23.16b,#4
tbl v22.16b,{ v26.16b },v22.16b
tbl v16.16b,{ v27.16b },v16.16b
tbl v24.16b,{ v26.16b },v24.16b
tbl v18.16b,{ v27.16b },v18.16b
and v25.16b,v19.16b,v15.16b
ushr v19.16b,v19.16b,#4
and v30.16b,v21.16b,v15.16b
ushr v21.16b,v21.16b,#4
and v9.16b,v6.16b,v15.16b
ushr v6.16b,v6.16b,#4
tbl v10.16b,{ v26.16b },v10.16b
tbl v23.16b,{ v27.16b },v23.16b
eor v16.16b,v16.16b,v22.16b
and v22.16b,v31.16b,v15.16b
ushr v31.16b,v31.16b,#4
eor v18.16b,v18.16b,v24.16b
and v24.16b,v29.16b,v15.16b
ushr v29.16b,v29.16b,#4
tbl v25.16b,{ v26.16b },v25.16b
tbl v19.16b,{ v27.16b },v19.16b
tbl v30.16b,{ v26.16b },v30.16b
tbl v21.16b,{ v27.16b },v21.16b
tbl v9.16b,{ v26.16b },v9.16b
tbl v6.16b,{ v27.16b },v6.16b
tbl v22.16b,{ v26.16b },v22.16b
tbl v31.16b,{ v27.16b },v31.16b
tbl v24.16b,{ v26.16b },v24.16b
tbl v29.16b,{ v27.16b },v29.16b
eor v2.16b,v7.16b,v3.16b
eor v7.16b,v17.16b,v7.16b
eor v17.16b,v5.16b,v17.16b
eor v5.16b,v8.16b,v5.16b
eor v8.16b,v1.16b,v8.16b
eor v1.16b,v4.16b,v1.16b
eor v19.16b,v19.16b,v25.16b
eor v23.16b,v23.16b,v10.16b
eor v4.16b,v28.16b,v4.16b
eor v21.16b,v21.16b,v30.16b
eor v6.16b,v6.16b,v9.16b
eor v22.16b,v31.16b,v22.16b
eor v3.16b,v3.16b,v28.16b
eor v24.16b,v29.16b,v24.16b
movi v31.16b,#243
eor v9.16b,v19.16b,v1.16b
eor v19.16b,v23.16b,v8.16b
movi v8.16b,#240
eor v25.16b,v16.16b,v4.16b
eor v12.16b,v18.16b,v17.16b
eor v28.16b,v21.16b,v2.16b
eor v10.16b,v6.16b,v7.16b
eor v21.16b,v22.16b,v5.16b
eor v17.16b,v24.16b,v3.16b
b.eq 2b
5:
mov x5,x3
movi v3.16b,#244
movi v7.16b,#241
stp q25,q10,[sp,#128]
mov x4,xzr
stp q19,q28,[sp,#160]
stp q21,q17,[sp,#192]
ldp q1,q2,[sp,#224]
ubfiz x5,x5,#6,#4
ldp q4,q5,[sp,#256]
uhadd v0.16b,v1.16b,v31.16b
uhadd v1.16b,v1.16b,v3.16b
uhadd v3.16b,v2.16b,v8.16b
uhadd v2.16b,v2.16b,v7.16b
uhadd v6.16b,v4.16b,v8.16b
uhadd v4.16b,v4.16b,v7.16b
stp q0,q3,[sp,#352]
stp q1,q2,[x29,#-192]
uhadd v1.16b,v5.16b,v8.16b
uhadd v2.16b,v5.16b,v7.16b
stp q6,q1,[sp,#384]
ldp q3,q1,[sp,#288]
stp q4,q2,[x29,#-160]
uhadd v5.16b,v3.16b,v7.16b
uhadd v2.16b,v1.16b,v8.16b
uhadd v1.16b,v1.16b,v7.16b
uhadd v3.16b,v3.16b,v8.16b
stp q5,q1,[x29,#-128]
ldp q4,q5,[sp,#320]
stp q3,q2,[sp,#416]
ldr q3,[x9,x5]
uhadd v2.16b,v4.16b,v8.16b
uhadd v1.16b,v5.16b,v8.16b
uhadd v6.16b,v4.16b,v7.16b
uhadd v4.16b,v5.16b,v7.16b
eor v11.16b,v3.16b,v12.16b
stp q2,q1,[sp,#448]
mov v1.16b,v0.16b
stp q6,q4,[x29,#-96]
b 7f
nop
nop
nop
nop
nop
nop
nop
6:
ldr q1,[sp,#224]
mov w4,#1
add v1.16b,v1.16b,v31.16b
str q1,[sp,#224]
mov v1.16b,v0.16b
cmp x4,#8
b.hs 4b
7:
ushr v2.2d,v1.2d,#7
cmp x4,#7
and v2.16b,v2.16b,v20.16b
b.eq 8f
cbz x4,6b
lsl x6,x4,#4
ldr q3,[x17,x6]
add v3.16b,v3.16b,v8.16b
add v2.16b,v3.16b,v2.16b
str q2,[x17,x6]
b 9f
nop
nop
nop
nop
nop
nop
8:
ldr q3,[x10,x5]
ldr q4,[sp,#336]
add v3.16b,v3.16b,v4.16b
add v2.16b,v3.16b,v2.16b
str q2,[sp,#336]
9:
lsl x6,x4,#4
add x4,x4,#1
ldr q2,[x15,x6]
and v1.16b,v2.16b,v1.16b
ldr q2,[x14,x6]
orr v1.16b,v1.16b,v2.16b
cmp x4,#8
b.lo 7b
b 4b
10:
add sp,sp,#608
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
11:
zip1 v0.16b,v30.16b,v25.16b
zip1 v1.16b,v29.16b,v24.16b
zip1 v2.16b,v28.16b,v19.16b
zip1 v3.16b,v16.16b,v18.16b
zip2 v4.16b,v30.16b,v25.16b
zip2 v5.16b,v29.16b,v24.16b
zip2 v6.16b,v28.16b,v19.16b
zip2 v7.16b,v16.16b,v18.16b
zip1 v16.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v17.16b,v1.16b,v3.16b
zip2 v1.16b,v1.16b,v3.16b
zip1 v2.16b,v4.16b,v6.16b
zip1 v3.16b,v5.16b,v7.16b
zip2 v4.16b,v4.16b,v6.16b
zip2 v5.16b,v5.16b,v7.16b
zip1 v18.16b,v16.16b,v17.16b
zip2 v16.16b,v16.16b,v17.16b
zip1 v6.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
zip1 v1.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v3.16b,v4.16b,v5.16b
zip2 v4.16b,v4.16b,v5.16b
stp q18,q16,[x1]
stp q6,q0,[x1,#32]
stp q1,q2,[x1,#64]
stp q3,q4,[x1,#96]
ret
end_function phalanx_0_1_kupyna_512_absorb_neon
.p2align 4
1016:
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.p2align 4
1018:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.p2align 6
1020:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7161514131211101,0xf1e1d1c1b1a19181,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7262524232221202,0xf2e2d2c2b2a29282,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7363534333231303,0xf3e3d3c3b3a39383,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7464544434241404,0xf4e4d4c4b4a49484,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7565554535251505,0xf5e5d5c5b5a59585,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7666564636261606,0xf6e6d6c6b6a69686,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7767574737271707,0xf7e7d7c7b7a79787,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7868584838281808,0xf8e8d8c8b8a89888,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7969594939291909,0xf9e9d9c9b9a99989,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7a6a5a4a3a2a1a0a,0xfaeadacabaaa9a8a,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7b6b5b4b3b2b1b0b,0xfbebdbcbbbab9b8b,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7c6c5c4c3c2c1c0c,0xfcecdcccbcac9c8c,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7d6d5d4d3d2d1d0d,0xfdedddcdbdad9d8d,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7e6e5e4e3e2e1e0e,0xfeeedecebeae9e8e,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7f6f5f4f3f2f1f0f,0xffefdfcfbfaf9f8f,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.p2align 6
1021:
.quad 0x8090a0b0c0d0e0f0,0x10203040506070,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8191a1b1c1d1e1f1,0x111213141516171,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8292a2b2c2d2e2f2,0x212223242526272,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8393a3b3c3d3e3f3,0x313233343536373,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8494a4b4c4d4e4f4,0x414243444546474,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8595a5b5c5d5e5f5,0x515253545556575,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8696a6b6c6d6e6f6,0x616263646566676,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8797a7b7c7d7e7f7,0x717273747576777,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8898a8b8c8d8e8f8,0x818283848586878,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8999a9b9c9d9e9f9,0x919293949596979,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8a9aaabacadaeafa,0xa1a2a3a4a5a6a7a,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8b9babbbcbdbebfb,0xb1b2b3b4b5b6b7b,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8c9cacbcccdcecfc,0xc1c2c3c4c5c6c7c,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8d9dadbdcdddedfd,0xd1d2d3d4d5d6d7d,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8e9eaebecedeeefe,0xe1e2e3e4e5e6e7e,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x8f9fafbfcfdfefff,0xf1f2f3f4f5f6f7f,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.p2align 6
1013:
.quad 0x596c756b065f43a8,0x9d8f0179587df71,0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f,0xeefa63d1619e7292,0xa1bba458add519f4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c,0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986,0x3bb2c73628243322,0x55089f14f5ba778e
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xa0986800e5011178,0x76a20b2d74a602c5,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912,0x2aa7444eedc05481,0x80568b7ccae62585
.p2align 6
1015:
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9,0x43881c65b4561542,0x8d6757f5ba365cc5
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75,0x3e445d08f72e267c,0xbcd81054aec8149f
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1,0xa1193ccc5b8e634c,0xca60376fd97b4981
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12,0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.p2align 6
1017:
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba,0xa3bbf494c22b174a,0xe11670cdd471e462
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153,0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92,0xc655a94d9e4fd510,0x48e636d397187bd0
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac,0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x8919beaef308b652,0x8284644beab02632,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5,0xaa548639dba00442,0x67740cf88b21348c
.p2align 6
1019:
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4,0x83534a2d3d460322,0xbdf57925d5b78a13
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2,0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9,0x30d348c8eeae1431,0x712cc418b14192a1
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b,0xeca8a6240c62bcea,0x5bacdd287cdb2067
.quad 0xa0638f7bf1107e34,0x927bf2177439a05,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b,0x174ca959f0dc6d64,0x61e01b57c9b8917f
