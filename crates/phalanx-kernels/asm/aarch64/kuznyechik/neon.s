// Kernels of kuznyechik at the level neon, for aarch64. Do not edit: change the bodies in src/kuznyechik and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/kuznyechik/by_plane.rs:
//
//     word [b][p]      bit b of byte p of both halves of the shift register, bit i of the word: block i
//
// src/kuznyechik/bytes.rs:
//
//               lane 0            lane 1            lane 2            lane 3
//     before    block 4i          block 4i+1        block 4i+2        block 4i+3        register i: 16 bytes of each
//     after     blocks 0,4,…,60   blocks 1,5,…,61   blocks 2,6,…,62   blocks 3,7,…,63   register p: byte p of each
//
// function: instructions, bytes of stack, registers that are left changed
// kuznyechik_decrypt_many_neon_x1: 510, 1392, x4-17 v0-7 v16-31
// kuznyechik_decrypt_many_neon_x16: 1632, 976, x8-11 v0-7 v16-31
// kuznyechik_decrypt_many_neon_x2: 726, 1632, x4-17 v0-7 v16-31
// kuznyechik_decrypt_many_neon_x4: 584, 1568, x4-17 v0-7 v16-31
// kuznyechik_decrypt_many_neon_x8: 723, 1728, x4-17 v0-7 v16-31
// kuznyechik_decrypt_neon: 1753, 6320, x0-2 x4 x8-17 v0-7 v16-31
// kuznyechik_decrypt_neon_x1: 510, 1392, x4-17 v0-7 v16-31
// kuznyechik_decrypt_neon_x16: 1660, 976, x8-12 v0-7 v16-31
// kuznyechik_decrypt_neon_x2: 720, 1632, x4-17 v0-7 v16-31
// kuznyechik_decrypt_neon_x4: 581, 1568, x4-17 v0-7 v16-31
// kuznyechik_decrypt_neon_x8: 698, 1680, x4-17 v0-7 v16-31
// kuznyechik_encrypt_many_neon_x1: 490, 1392, x4-17 v0-7 v16-31
// kuznyechik_encrypt_many_neon_x16: 1642, 928, x8-12 v0-7 v16-31
// kuznyechik_encrypt_many_neon_x2: 708, 1568, x4-17 v0-7 v16-31
// kuznyechik_encrypt_many_neon_x4: 601, 1632, x4-17 v0-7 v16-31
// kuznyechik_encrypt_many_neon_x8: 659, 1824, x4-17 v0-7 v16-31
// kuznyechik_encrypt_neon: 1785, 6320, x1-2 x4 x8-17 v0-7 v16-31
// kuznyechik_encrypt_neon_x1: 490, 1392, x4-17 v0-7 v16-31
// kuznyechik_encrypt_neon_x16: 1678, 896, x8-12 v0-7 v16-31
// kuznyechik_encrypt_neon_x2: 696, 1568, x4-17 v0-7 v16-31
// kuznyechik_encrypt_neon_x4: 602, 1648, x4-17 v0-7 v16-31
// kuznyechik_encrypt_neon_x8: 668, 1808, x4-17 v0-7 v16-31
// kuznyechik_schedule_many_neon: 3889, 2192, x0-17 v0-7 v16-31
// kuznyechik_schedule_neon: 516, 1408, x3-17 v0-7 v16-31

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

.macro shared_2 p0,p1,p2,p3
cbz x3,\p0
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
sub sp,sp,#1232
adr x8,1000f
str xzr,[sp]
adr x9,1001f
ldr q0,[x8]
adr x8,1002f
ldr q1,[x9]
ldr q6,[x8]
adr x8,1003f
adr x9,1004f
ldr q2,[x8]
adr x8,1005f
ldr q30,[x9]
ldr q7,[x8]
adr x8,1006f
adr x9,1007f
ldr q25,[x8]
adr x8,1008f
str q2,[sp]
ldr q5,[x8]
adr x8,1009f
ldr q29,[x9]
ldr q22,[x8]
adr x8,1010f
adr x9,1011f
ldr q2,[x8]
adr x8,1012f
ldr q28,[x9]
adr x9,1013f
adr x30,1014f
adr x28,1015f
str q2,[sp,#784]
ldr q2,[x8]
adr x8,1016f
ldr q11,[x8]
adr x8,1017f
ldr q27,[x9]
ldr q10,[x8]
adr x8,1018f
adr x9,1019f
ldr q9,[x8]
adr x8,1020f
ldr q23,[x30]
ldr q19,[x8]
adr x8,1021f
ldr q8,[x9]
ldr q18,[x8]
adr x8,1022f
adr x9,1023f
ldr q17,[x8]
ldr q15,[x9]
adr x8,1024f
adr x9,1025f
ldr q14,[x8]
adr x8,1026f
ldr q16,[x9]
ldr q13,[x8]
sub x9,x29,#208
adr x8,1027f
adr x30,1028f
str q2,[sp,#16]
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
mov v16.16b,v12.16b
mov v17.16b,v13.16b
mov v18.16b,v14.16b
mov v19.16b,v15.16b
ldr q15,[x8]
adr x8,1029f
ldr q31,[x30]
adr x30,1030f
ldr q14,[x8]
adr x8,1031f
adr x27,1032f
ldr q13,[x8]
adr x8,1033f
adr x20,1034f
ldr q12,[x8]
add x8,sp,#960
adr x9,1035f
ldr q16,[x9]
add x9,sp,#1024
adr x10,1036f
st1 { v12.2d,v13.2d,v14.2d,v15.2d },[x8]
ldr q12,[x30]
adr x30,1037f
ldr q20,[x30]
adr x30,1038f
adr x8,1039f
ldr q21,[x30]
adr x30,1040f
ldr q26,[x10]
ldr q2,[x30]
adr x30,1041f
adr x10,1042f
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
adr x9,1043f
adr x11,1044f
ldr q4,[x11]
adr x11,1045f
adr x12,1046f
adr x13,1047f
adr x14,1048f
adr x15,1049f
adr x16,1050f
adr x4,1051f
adr x5,1052f
str q2,[sp,#752]
ldr q2,[x30]
adr x30,1053f
adr x21,1054f
adr x6,1055f
adr x22,1056f
str q2,[sp,#736]
ldr q2,[x30]
adr x30,1057f
ldr q3,[x21]
adr x7,1058f
adr x23,1059f
str q2,[sp,#720]
ldr q2,[x30]
adr x30,1060f
str q3,[sp,#112]
ldr q3,[x22]
adr x19,1061f
str q2,[sp,#704]
ldr q2,[x30]
adr x30,1062f
str q3,[sp,#96]
ldr q3,[x23]
adr x24,1063f
str q2,[sp,#688]
ldr q2,[x30]
adr x30,1064f
str q3,[sp,#80]
ldr q3,[x24]
adr x25,1065f
str q2,[sp,#672]
ldr q2,[x30]
adr x30,1066f
str q3,[sp,#64]
ldr q3,[x25]
adr x17,1067f
str q2,[sp,#656]
ldr q2,[x30]
adr x30,1068f
adr x26,1069f
ldr q24,[x17]
str q3,[sp,#48]
str q2,[sp,#640]
ldr q2,[x30]
adr x30,1070f
ldr q3,[x26]
stp q12,q5,[sp,#800]
str q2,[sp,#624]
ldr q2,[x30]
adr x30,1071f
str q3,[sp,#32]
str q2,[sp,#608]
ldr q2,[x30]
adr x30,1072f
stp q23,q27,[sp,#832]
str q2,[sp,#592]
ldr q2,[x30]
adr x30,1073f
stp q22,q25,[sp,#864]
str q2,[sp,#576]
ldr q2,[x30]
adr x30,1074f
stp q7,q26,[sp,#896]
str q2,[sp,#560]
ldr q2,[x30]
adr x30,1075f
stp q6,q4,[sp,#928]
str q2,[sp,#544]
ldr q2,[x30]
adr x30,1076f
str q21,[sp,#768]
str q2,[sp,#528]
ldr q2,[x30]
adr x30,1077f
str q24,[sp,#208]
str q2,[sp,#512]
ldr q2,[x30]
adr x30,1078f
ldr q15,[x30]
adr x30,1079f
str q2,[sp,#496]
ldr q2,[x30]
adr x30,1080f
stp q2,q15,[sp,#464]
ldr q2,[x30]
adr x30,1081f
str q2,[sp,#448]
ldr q2,[x30]
adr x30,1082f
str q2,[sp,#432]
ldr q2,[x30]
str q2,[sp,#416]
ldr q2,[x28]
str q2,[sp,#400]
ldr q2,[x27]
str q2,[sp,#384]
ldr q2,[x20]
str q2,[sp,#368]
ldr q2,[x8]
mov x8,xzr
str q2,[sp,#352]
ldr q2,[x9]
str q2,[sp,#336]
ldr q2,[x10]
str q2,[sp,#320]
ldr q2,[x11]
str q2,[sp,#304]
ldr q2,[x12]
str q2,[sp,#288]
ldr q2,[x13]
str q2,[sp,#272]
ldr q2,[x14]
str q2,[sp,#256]
ldr q2,[x15]
str q2,[sp,#240]
ldr q2,[x16]
str q2,[sp,#224]
ldr q2,[x4]
str q2,[sp,#192]
ldr q2,[x5]
str q2,[sp,#176]
ldr q2,[x6]
str q2,[sp,#160]
ldr q2,[x7]
str q2,[sp,#144]
ldr q2,[x19]
str q2,[sp,#128]
movi v2.16b,#15
nop
nop
2:
sub x10,x29,#208
ldr q13,[x0,#\p1]
ldr q14,[x1,x8,lsl #4]
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
mov w9,#\p2
eor v13.16b,v14.16b,v13.16b
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#1024
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#1024
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#960
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#960
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
nop
3:
and v14.16b,v13.16b,v2.16b
ushr v15.16b,v13.16b,#4
ldr q25,[sp,#768]
ldp q6,q4,[sp,#928]
sub x10,x29,#144
ldp q16,q7,[sp,#880]
st1 { v8.2d,v9.2d,v10.2d,v11.2d },[x10]
tbl v2.16b,{ v0.16b },v15.16b
tbl v3.16b,{ v1.16b },v14.16b
tbl v17.16b,{ v22.16b },v15.16b
tbl v4.16b,{ v4.16b },v15.16b
tbl v6.16b,{ v6.16b },v14.16b
tbl v18.16b,{ v28.16b },v14.16b
tbl v7.16b,{ v7.16b },v15.16b
tbl v16.16b,{ v16.16b },v14.16b
tbl v24.16b,{ v20.16b },v15.16b
ldp q23,q21,[sp,#832]
tbl v25.16b,{ v25.16b },v14.16b
eor v2.16b,v2.16b,v3.16b
movi v8.16b,#15
mov v19.16b,v28.16b
eor v3.16b,v4.16b,v6.16b
eor v6.16b,v17.16b,v18.16b
ldr q17,[sp]
tbl v21.16b,{ v21.16b },v15.16b
tbl v23.16b,{ v23.16b },v14.16b
eor v4.16b,v7.16b,v16.16b
movi v16.2d,#0000000000000000
eor v18.16b,v24.16b,v25.16b
mov v10.16b,v1.16b
tbl v17.16b,{ v3.16b },v17.16b
tbl v3.16b,{ v3.16b },v30.16b
mov v11.16b,v30.16b
eor v7.16b,v21.16b,v23.16b
tbl v21.16b,{ v4.16b },v29.16b
tbl v4.16b,{ v4.16b },v5.16b
ldr q5,[sp,#16]
ext v16.16b,v2.16b,v16.16b,#1
tbl v2.16b,{ v2.16b },v26.16b
eor v3.16b,v3.16b,v17.16b
tbl v23.16b,{ v6.16b },v5.16b
ldr q5,[sp,#688]
eor v4.16b,v4.16b,v21.16b
tbl v24.16b,{ v5.16b },v14.16b
ldr q5,[sp,#672]
tbl v14.16b,{ v7.16b },v31.16b
eor v2.16b,v2.16b,v16.16b
tbl v7.16b,{ v7.16b },v12.16b
mov v12.16b,v29.16b
tbl v25.16b,{ v5.16b },v15.16b
ldr q5,[sp,#736]
tbl v15.16b,{ v18.16b },v5.16b
ldr q5,[sp,#720]
eor v21.16b,v14.16b,v23.16b
eor v2.16b,v3.16b,v2.16b
ldr q3,[sp,#752]
tbl v26.16b,{ v13.16b },v5.16b
ldr q5,[sp,#784]
eor v17.16b,v25.16b,v24.16b
tbl v3.16b,{ v18.16b },v3.16b
tbl v6.16b,{ v6.16b },v5.16b
ldr q5,[sp,#704]
tbl v16.16b,{ v13.16b },v5.16b
eor v23.16b,v26.16b,v15.16b
ldr q5,[sp,#656]
tbl v17.16b,{ v17.16b },v5.16b
eor v4.16b,v6.16b,v4.16b
eor v6.16b,v7.16b,v21.16b
eor v7.16b,v16.16b,v23.16b
eor v2.16b,v4.16b,v2.16b
eor v3.16b,v3.16b,v6.16b
eor v4.16b,v17.16b,v7.16b
eor v2.16b,v3.16b,v2.16b
eor v3.16b,v4.16b,v13.16b
ldp q5,q4,[sp,#608]
eor v13.16b,v3.16b,v2.16b
ushr v15.16b,v13.16b,#4
and v14.16b,v13.16b,v8.16b
tbl v6.16b,{ v5.16b },v15.16b
ldp q5,q2,[sp,#560]
tbl v3.16b,{ v0.16b },v15.16b
tbl v18.16b,{ v22.16b },v15.16b
mov v22.16b,v0.16b
ldr q0,[sp,#416]
tbl v7.16b,{ v2.16b },v14.16b
tbl v2.16b,{ v1.16b },v14.16b
tbl v4.16b,{ v4.16b },v14.16b
tbl v27.16b,{ v0.16b },v15.16b
tbl v17.16b,{ v28.16b },v14.16b
tbl v16.16b,{ v5.16b },v15.16b
ldp q5,q0,[sp,#496]
tbl v26.16b,{ v20.16b },v14.16b
tbl v21.16b,{ v0.16b },v14.16b
eor v2.16b,v3.16b,v2.16b
eor v3.16b,v6.16b,v4.16b
eor v6.16b,v18.16b,v17.16b
tbl v23.16b,{ v5.16b },v15.16b
ldp q5,q0,[sp,#448]
eor v4.16b,v16.16b,v7.16b
eor v26.16b,v27.16b,v26.16b
tbl v24.16b,{ v0.16b },v14.16b
tbl v25.16b,{ v5.16b },v15.16b
ldp q0,q5,[sp,#368]
eor v21.16b,v23.16b,v21.16b
tbl v28.16b,{ v5.16b },v14.16b
tbl v7.16b,{ v0.16b },v15.16b
ldp q0,q5,[sp,#320]
eor v23.16b,v25.16b,v24.16b
tbl v16.16b,{ v5.16b },v14.16b
tbl v17.16b,{ v0.16b },v15.16b
eor v7.16b,v7.16b,v28.16b
ldp q0,q5,[sp,#272]
tbl v29.16b,{ v0.16b },v15.16b
ldp q1,q0,[sp,#176]
tbl v18.16b,{ v5.16b },v14.16b
ldr q5,[sp,#112]
eor v16.16b,v17.16b,v16.16b
tbl v30.16b,{ v0.16b },v14.16b
mov v0.16b,v31.16b
tbl v31.16b,{ v1.16b },v15.16b
ldr q1,[sp,#144]
tbl v8.16b,{ v5.16b },v14.16b
ldr q5,[sp,#96]
eor v17.16b,v29.16b,v18.16b
tbl v24.16b,{ v1.16b },v14.16b
ldr q1,[sp,#240]
tbl v9.16b,{ v5.16b },v15.16b
eor v18.16b,v31.16b,v30.16b
mov v31.16b,v0.16b
ldr q0,[sp,#640]
tbl v25.16b,{ v1.16b },v15.16b
tbl v2.16b,{ v2.16b },v0.16b
ldr q0,[sp,#592]
eor v27.16b,v9.16b,v8.16b
tbl v3.16b,{ v3.16b },v0.16b
ldp q0,q5,[sp,#528]
eor v24.16b,v25.16b,v24.16b
tbl v25.16b,{ v1.16b },v14.16b
tbl v6.16b,{ v6.16b },v0.16b
ldr q0,[sp,#224]
tbl v4.16b,{ v4.16b },v5.16b
eor v2.16b,v2.16b,v3.16b
tbl v28.16b,{ v0.16b },v15.16b
ldp q0,q1,[sp,#48]
eor v3.16b,v4.16b,v6.16b
tbl v30.16b,{ v0.16b },v15.16b
ldr q0,[sp,#432]
ldr q15,[sp,#480]
tbl v29.16b,{ v1.16b },v14.16b
eor v4.16b,v28.16b,v25.16b
mov v1.16b,v10.16b
tbl v23.16b,{ v23.16b },v0.16b
ldr q0,[sp,#352]
tbl v21.16b,{ v21.16b },v15.16b
eor v2.16b,v2.16b,v3.16b
mov v28.16b,v19.16b
tbl v7.16b,{ v7.16b },v0.16b
ldr q0,[sp,#304]
eor v6.16b,v30.16b,v29.16b
mov v30.16b,v11.16b
ld1 { v8.2d,v9.2d,v10.2d,v11.2d },[x10]
tbl v16.16b,{ v16.16b },v0.16b
ldr q0,[sp,#160]
eor v21.16b,v21.16b,v23.16b
sub x10,x29,#208
mov v29.16b,v12.16b
tbl v18.16b,{ v18.16b },v0.16b
ldr q0,[sp,#128]
ldp q12,q5,[sp,#800]
tbl v24.16b,{ v24.16b },v0.16b
ldr q0,[sp,#400]
eor v7.16b,v7.16b,v16.16b
tbl v25.16b,{ v26.16b },v0.16b
ldr q0,[sp,#256]
tbl v17.16b,{ v17.16b },v0.16b
ldr q0,[sp,#80]
eor v16.16b,v18.16b,v24.16b
ldr q24,[sp,#208]
tbl v26.16b,{ v27.16b },v0.16b
mov v0.16b,v22.16b
ldr q22,[sp,#864]
tbl v3.16b,{ v4.16b },v24.16b
ldr q4,[sp,#32]
eor v7.16b,v7.16b,v17.16b
movi v17.16b,#64
tbl v4.16b,{ v6.16b },v4.16b
eor v6.16b,v21.16b,v25.16b
eor v16.16b,v16.16b,v26.16b
ldr q26,[sp,#912]
eor v3.16b,v7.16b,v3.16b
eor v2.16b,v2.16b,v6.16b
movi v6.16b,#192
eor v4.16b,v16.16b,v4.16b
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v4.16b,v13.16b
movi v4.16b,#128
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v2.16b,v17.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#1024
eor v4.16b,v2.16b,v4.16b
eor v6.16b,v2.16b,v6.16b
tbl v2.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v2.16b
tbl v3.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v3.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
add x10,sp,#960
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x10]
orr v2.16b,v3.16b,v2.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v6.16b
orr v3.16b,v6.16b,v4.16b
orr v2.16b,v3.16b,v2.16b
ldr q3,[x0,x9]
sub x9,x9,#\p3
cmn x9,#\p3
eor v13.16b,v3.16b,v2.16b
movi v2.16b,#15
b.ne 3b
add x9,sp,#960
str q13,[x2,x8,lsl #4]
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
add x9,sp,#960
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
add x9,sp,#1024
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
add x9,sp,#1024
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
sub x9,x29,#208
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x9]
add x9,x8,#1
cmp x9,x3
mov x8,x9
b.ne 2b
add sp,sp,#1232
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
4:
ret
.endm

.macro shared_3 p0,p1,p2
cbz x3,\p0
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
sub sp,sp,#1232
adr x8,1083f
adr x12,1084f
adr x9,1085f
ldr q22,[x8]
adr x8,1086f
ldr q29,[x12]
ldr q28,[x8]
adr x8,1087f
ldr q21,[x9]
ldr q3,[x8]
adr x8,1088f
adr x9,1089f
ldr q2,[x8]
adr x8,1090f
ldr q27,[x9]
ldr q7,[x8]
adr x8,1091f
adr x9,1092f
ldr q6,[x8]
adr x8,1093f
ldr q26,[x9]
adr x9,1094f
ldr q5,[x8]
adr x8,1095f
ldr q1,[x9]
adr x9,1096f
ldr q4,[x8]
adr x8,1000f
ldr q0,[x9]
add x9,sp,#960
ldr q31,[x8]
adr x8,1001f
str xzr,[sp]
ldr q25,[x8]
adr x8,1069f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
mov v0.16b,v4.16b
ldr q4,[x8]
adr x8,1044f
mov v1.16b,v5.16b
adr x9,1066f
ldr q5,[x8]
adr x8,1071f
ldr q23,[x9]
adr x9,1002f
ldr q8,[x8]
adr x8,1059f
mov v2.16b,v6.16b
str q4,[sp,#16]
ldr q6,[x9]
adr x9,1005f
ldr q4,[x8]
adr x8,1006f
mov v3.16b,v7.16b
ldr q30,[x9]
ldr q7,[x8]
adr x8,1074f
adr x9,1061f
ldr q18,[x8]
adr x8,1009f
ldr q24,[x9]
adr x9,1075f
ldr q12,[x8]
adr x8,1011f
ldr q16,[x9]
str q4,[sp]
ldr q4,[x8]
adr x8,1055f
adr x30,1013f
str q16,[sp,#864]
ldr q16,[x8]
ldr q17,[x30]
adr x30,1014f
adr x28,1053f
adr x27,1032f
ldr q13,[x30]
adr x30,1078f
str q16,[sp,#848]
ldr q16,[x30]
adr x30,1067f
adr x26,1034f
adr x25,1064f
adr x24,1043f
adr x23,1042f
str q16,[sp,#800]
ldr q16,[x30]
adr x30,1037f
adr x22,1057f
adr x21,1046f
adr x20,1047f
str q16,[sp,#784]
ldr q16,[x30]
adr x30,1038f
adr x19,1041f
adr x7,1049f
adr x6,1050f
str q16,[sp,#768]
ldr q16,[x30]
adr x30,1081f
adr x5,1030f
adr x4,1051f
adr x16,1052f
str q16,[sp,#752]
ldr q16,[x30]
adr x30,1048f
adr x17,1054f
adr x10,1097f
adr x14,1012f
str q16,[sp,#736]
ldr q16,[x30]
adr x30,1015f
ldr q11,[x17]
adr x15,1056f
adr x11,1098f
str q16,[sp,#720]
ldr q16,[x30]
adr x30,1045f
ldr q20,[x10]
str q11,[sp,#112]
ldr q11,[x15]
str q16,[sp,#704]
ldr q16,[x30]
adr x30,1060f
ldr q19,[x11]
adr x11,1058f
adr x13,1004f
str q16,[sp,#688]
ldr q16,[x30]
adr x30,1062f
str q11,[sp,#96]
ldr q11,[x13]
adr x10,1008f
str q16,[sp,#672]
ldr q16,[x30]
adr x30,1039f
adr x12,1063f
str q11,[sp,#80]
adr x9,1065f
str q16,[sp,#656]
ldr q16,[x30]
adr x30,1068f
ldr q11,[x12]
adr x8,1036f
stp q13,q17,[sp,#816]
str q16,[sp,#640]
ldr q16,[x30]
adr x30,1070f
str q11,[sp,#64]
ldr q11,[x9]
sub x9,x29,#208
str q16,[sp,#624]
ldr q16,[x30]
adr x30,1003f
str q11,[sp,#48]
ldr q11,[x8]
mov x8,xzr
str q16,[sp,#608]
ldr q16,[x30]
adr x30,1072f
st1 { v19.2d,v20.2d,v21.2d,v22.2d },[x9]
add x9,sp,#1024
str q16,[sp,#592]
ldr q16,[x30]
adr x30,1073f
str q11,[sp,#32]
str q16,[sp,#576]
ldr q16,[x30]
adr x30,1007f
st1 { v26.2d,v27.2d,v28.2d,v29.2d },[x9]
str q16,[sp,#560]
ldr q16,[x30]
adr x30,1010f
stp q8,q7,[sp,#896]
str q16,[sp,#544]
ldr q16,[x30]
adr x30,1076f
stp q6,q5,[sp,#928]
str q16,[sp,#528]
ldr q16,[x30]
adr x30,1077f
str q23,[sp,#880]
str q16,[sp,#512]
ldr q16,[x30]
adr x30,1028f
ldr q15,[x30]
adr x30,1079f
str q16,[sp,#496]
ldr q16,[x30]
adr x30,1080f
stp q16,q15,[sp,#464]
ldr q16,[x30]
adr x30,1040f
str q16,[sp,#448]
ldr q16,[x30]
adr x30,1082f
str q16,[sp,#432]
ldr q16,[x30]
str q16,[sp,#416]
ldr q16,[x28]
str q16,[sp,#400]
ldr q16,[x27]
str q16,[sp,#384]
ldr q16,[x26]
str q16,[sp,#368]
ldr q16,[x25]
str q16,[sp,#352]
ldr q16,[x24]
str q16,[sp,#336]
ldr q16,[x23]
str q16,[sp,#320]
ldr q16,[x22]
str q16,[sp,#304]
ldr q16,[x21]
str q16,[sp,#288]
ldr q16,[x20]
str q16,[sp,#272]
ldr q16,[x19]
str q16,[sp,#256]
ldr q16,[x7]
str q16,[sp,#240]
ldr q16,[x6]
str q16,[sp,#224]
ldr q16,[x5]
str q16,[sp,#208]
ldr q16,[x4]
str q16,[sp,#192]
ldr q16,[x16]
str q16,[sp,#176]
ldr q16,[x14]
str q16,[sp,#160]
ldr q16,[x11]
str q16,[sp,#144]
ldr q16,[x10]
str q16,[sp,#128]
movi v16.16b,#64
2:
ldr q11,[x0]
ldr q14,[x1,x8,lsl #4]
sub x9,x29,#144
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
mov w9,#\p1
eor v11.16b,v14.16b,v11.16b
nop
nop
3:
movi v0.16b,#128
add x10,sp,#960
eor v14.16b,v11.16b,v16.16b
ldr q17,[sp,#832]
tbl v14.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
movi v27.16b,#15
eor v15.16b,v11.16b,v0.16b
movi v0.16b,#192
eor v0.16b,v11.16b,v0.16b
tbl v11.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v11.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x10]
sub x10,x29,#144
tbl v15.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v15.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x10]
orr v11.16b,v14.16b,v11.16b
add x10,sp,#1024
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
ldp q21,q26,[sp,#752]
ldr q22,[sp,#704]
orr v0.16b,v0.16b,v15.16b
orr v11.16b,v0.16b,v11.16b
and v0.16b,v11.16b,v27.16b
ushr v14.16b,v11.16b,#4
tbl v22.16b,{ v11.16b },v22.16b
tbl v2.16b,{ v5.16b },v14.16b
tbl v3.16b,{ v6.16b },v0.16b
tbl v15.16b,{ v31.16b },v14.16b
tbl v1.16b,{ v25.16b },v0.16b
tbl v5.16b,{ v30.16b },v14.16b
tbl v6.16b,{ v7.16b },v0.16b
tbl v7.16b,{ v12.16b },v14.16b
tbl v16.16b,{ v4.16b },v0.16b
tbl v17.16b,{ v17.16b },v14.16b
tbl v19.16b,{ v13.16b },v0.16b
tbl v20.16b,{ v26.16b },v14.16b
tbl v21.16b,{ v21.16b },v0.16b
eor v2.16b,v2.16b,v3.16b
ldr q3,[sp,#672]
mov v13.16b,v4.16b
eor v1.16b,v15.16b,v1.16b
ldr q4,[sp,#16]
eor v5.16b,v5.16b,v6.16b
tbl v0.16b,{ v3.16b },v0.16b
ldr q3,[sp,#656]
eor v6.16b,v7.16b,v16.16b
eor v7.16b,v17.16b,v19.16b
eor v16.16b,v20.16b,v21.16b
tbl v19.16b,{ v2.16b },v8.16b
tbl v3.16b,{ v3.16b },v14.16b
tbl v17.16b,{ v1.16b },v23.16b
tbl v1.16b,{ v1.16b },v4.16b
ldr q4,[sp]
ldr q23,[sp,#800]
tbl v20.16b,{ v5.16b },v18.16b
tbl v5.16b,{ v5.16b },v24.16b
tbl v2.16b,{ v2.16b },v4.16b
tbl v14.16b,{ v7.16b },v23.16b
ldr q23,[sp,#720]
eor v0.16b,v3.16b,v0.16b
ldp q21,q3,[sp,#848]
tbl v21.16b,{ v6.16b },v21.16b
tbl v15.16b,{ v16.16b },v23.16b
ldr q23,[sp,#688]
eor v1.16b,v1.16b,v17.16b
tbl v3.16b,{ v6.16b },v3.16b
ldr q6,[sp,#784]
eor v5.16b,v5.16b,v20.16b
eor v2.16b,v2.16b,v19.16b
ldr q19,[sp,#736]
tbl v23.16b,{ v11.16b },v23.16b
tbl v6.16b,{ v7.16b },v6.16b
eor v7.16b,v14.16b,v21.16b
eor v17.16b,v22.16b,v15.16b
tbl v16.16b,{ v16.16b },v19.16b
ldr q19,[sp,#640]
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v3.16b,v5.16b
tbl v0.16b,{ v0.16b },v19.16b
eor v3.16b,v6.16b,v7.16b
eor v5.16b,v23.16b,v17.16b
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v16.16b,v3.16b
eor v0.16b,v0.16b,v5.16b
eor v1.16b,v2.16b,v1.16b
eor v0.16b,v0.16b,v11.16b
mov v11.16b,v24.16b
mov v24.16b,v30.16b
eor v9.16b,v0.16b,v1.16b
ldp q0,q3,[sp,#608]
and v14.16b,v9.16b,v27.16b
ushr v15.16b,v9.16b,#4
tbl v10.16b,{ v3.16b },v14.16b
tbl v3.16b,{ v0.16b },v15.16b
tbl v22.16b,{ v26.16b },v14.16b
ldp q0,q4,[sp,#560]
tbl v2.16b,{ v25.16b },v14.16b
tbl v1.16b,{ v31.16b },v15.16b
tbl v7.16b,{ v13.16b },v14.16b
tbl v16.16b,{ v12.16b },v15.16b
tbl v5.16b,{ v4.16b },v14.16b
tbl v6.16b,{ v0.16b },v15.16b
ldp q0,q4,[sp,#496]
eor v7.16b,v16.16b,v7.16b
tbl v17.16b,{ v4.16b },v14.16b
tbl v19.16b,{ v0.16b },v15.16b
eor v5.16b,v6.16b,v5.16b
ldp q0,q4,[sp,#448]
ldr q6,[sp,#144]
tbl v6.16b,{ v6.16b },v14.16b
tbl v21.16b,{ v0.16b },v15.16b
ldr q0,[sp,#416]
tbl v20.16b,{ v4.16b },v14.16b
eor v17.16b,v19.16b,v17.16b
ldr q19,[sp,#112]
tbl v23.16b,{ v0.16b },v15.16b
ldp q0,q4,[sp,#368]
tbl v19.16b,{ v19.16b },v14.16b
eor v20.16b,v21.16b,v20.16b
ldr q21,[sp,#96]
tbl v26.16b,{ v4.16b },v14.16b
tbl v27.16b,{ v0.16b },v15.16b
ldp q0,q4,[sp,#320]
tbl v21.16b,{ v21.16b },v15.16b
eor v22.16b,v23.16b,v22.16b
tbl v28.16b,{ v4.16b },v14.16b
tbl v29.16b,{ v0.16b },v15.16b
eor v23.16b,v27.16b,v26.16b
ldp q4,q0,[sp,#272]
tbl v30.16b,{ v0.16b },v14.16b
mov v0.16b,v25.16b
mov v25.16b,v31.16b
tbl v31.16b,{ v4.16b },v15.16b
eor v4.16b,v1.16b,v2.16b
eor v2.16b,v3.16b,v10.16b
ldp q3,q1,[sp,#176]
ldr q10,[sp,#240]
tbl v1.16b,{ v1.16b },v14.16b
eor v26.16b,v29.16b,v28.16b
ldr q29,[sp,#432]
tbl v3.16b,{ v3.16b },v15.16b
tbl v16.16b,{ v10.16b },v15.16b
eor v27.16b,v31.16b,v30.16b
mov v31.16b,v25.16b
mov v25.16b,v0.16b
movi v0.2d,#0000000000000000
tbl v20.16b,{ v20.16b },v29.16b
ldr q29,[sp,#352]
mov v30.16b,v24.16b
mov v24.16b,v11.16b
eor v1.16b,v3.16b,v1.16b
ldr q3,[sp,#592]
eor v6.16b,v16.16b,v6.16b
eor v16.16b,v21.16b,v19.16b
ldp q28,q21,[sp,#48]
tbl v2.16b,{ v2.16b },v3.16b
ldr q3,[sp,#544]
tbl v23.16b,{ v23.16b },v29.16b
ldr q29,[sp,#304]
ext v0.16b,v4.16b,v0.16b,#1
ldr q19,[sp,#224]
tbl v3.16b,{ v5.16b },v3.16b
ldr q5,[sp,#528]
tbl v21.16b,{ v21.16b },v14.16b
tbl v26.16b,{ v26.16b },v29.16b
ldr q29,[sp,#160]
tbl v19.16b,{ v19.16b },v15.16b
tbl v5.16b,{ v7.16b },v5.16b
tbl v7.16b,{ v10.16b },v14.16b
tbl v28.16b,{ v28.16b },v15.16b
ldr q15,[sp,#480]
tbl v1.16b,{ v1.16b },v29.16b
ldr q29,[sp,#128]
eor v0.16b,v0.16b,v2.16b
mov v4.16b,v13.16b
ldr q13,[sp,#816]
tbl v17.16b,{ v17.16b },v15.16b
tbl v6.16b,{ v6.16b },v29.16b
eor v2.16b,v3.16b,v5.16b
eor v3.16b,v19.16b,v7.16b
eor v5.16b,v28.16b,v21.16b
ldr q7,[sp,#400]
ldr q19,[sp,#256]
ldr q21,[sp,#80]
eor v0.16b,v0.16b,v2.16b
ldr q2,[sp,#208]
tbl v7.16b,{ v22.16b },v7.16b
tbl v19.16b,{ v27.16b },v19.16b
tbl v16.16b,{ v16.16b },v21.16b
eor v17.16b,v17.16b,v20.16b
eor v20.16b,v23.16b,v26.16b
eor v1.16b,v1.16b,v6.16b
tbl v2.16b,{ v3.16b },v2.16b
ldr q3,[sp,#32]
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x10]
sub x10,x29,#208
ldp q23,q8,[sp,#880]
tbl v3.16b,{ v5.16b },v3.16b
eor v5.16b,v17.16b,v7.16b
eor v6.16b,v20.16b,v19.16b
eor v1.16b,v1.16b,v16.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x10]
movi v16.16b,#64
eor v0.16b,v0.16b,v5.16b
eor v2.16b,v6.16b,v2.16b
ldr q5,[sp,#944]
eor v1.16b,v1.16b,v3.16b
ldr q3,[x0,x9]
add x9,x9,#\p1
ldp q7,q6,[sp,#912]
cmp x9,#\p2
eor v0.16b,v0.16b,v2.16b
eor v1.16b,v1.16b,v3.16b
eor v0.16b,v0.16b,v1.16b
eor v11.16b,v0.16b,v9.16b
b.ne 3b
sub x9,x29,#144
str q11,[x2,x8,lsl #4]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
add x9,x8,#1
cmp x9,x3
mov x8,x9
b.ne 2b
add sp,sp,#1232
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
4:
ret
.endm

.macro shared_4 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16
str q0,[sp,#\p0]
ldr q0,[x30]
adr x30,\p1
str q0,[sp,#\p2]
ldr q0,[x30]
adr x30,\p3
str q0,[sp,#\p4]
ldr q0,[x30]
adr x30,\p5
str q0,[sp,#\p6]
ldr q0,[x30]
adr x30,\p7
str q0,[sp,#\p8]
ldr q0,[x30]
adr x30,\p9
str q0,[sp,#\p10]
ldr q0,[x30]
adr x30,\p11
str q0,[sp,#\p12]
ldr q0,[x30]
adr x30,\p13
str q0,[sp,#\p14]
ldr q0,[x30]
adr x30,\p15
str q0,[sp,#\p16]
ldr q0,[x30]
.endm

.macro shared_5 p0,p1
3:
mov x12,xzr
nop
nop
nop
nop
nop
nop
nop
4:
ldr q21,[x9,x12]
movi v4.16b,#\p0
ldur q2,[x29,#-192]
ldr q3,[sp,#1152]
mov v18.16b,v8.16b
mov v16.16b,v9.16b
ushr v22.16b,v21.16b,#4
ldp q7,q6,[sp,#640]
and v23.16b,v21.16b,v4.16b
tbl v29.16b,{ v2.16b },v22.16b
ldr q2,[sp,#1200]
tbl v24.16b,{ v15.16b },v22.16b
tbl v26.16b,{ v19.16b },v22.16b
tbl v31.16b,{ v8.16b },v22.16b
tbl v9.16b,{ v9.16b },v22.16b
tbl v11.16b,{ v2.16b },v23.16b
ldr q2,[sp,#1136]
tbl v25.16b,{ v1.16b },v23.16b
tbl v28.16b,{ v14.16b },v23.16b
tbl v8.16b,{ v0.16b },v23.16b
tbl v12.16b,{ v3.16b },v22.16b
tbl v13.16b,{ v2.16b },v23.16b
ldr q2,[sp,#1056]
tbl v30.16b,{ v20.16b },v23.16b
mov v20.16b,v14.16b
tbl v22.16b,{ v2.16b },v22.16b
movi v2.2d,#0000000000000000
eor v24.16b,v24.16b,v25.16b
eor v25.16b,v26.16b,v28.16b
eor v28.16b,v31.16b,v8.16b
eor v26.16b,v29.16b,v30.16b
eor v29.16b,v9.16b,v11.16b
eor v30.16b,v12.16b,v13.16b
ext v31.16b,v24.16b,v2.16b,#1
ldur q2,[x29,#-256]
tbl v8.16b,{ v25.16b },v17.16b
tbl v25.16b,{ v25.16b },v27.16b
mov v27.16b,v19.16b
mov v19.16b,v1.16b
tbl v24.16b,{ v24.16b },v2.16b
ldur q2,[x29,#-208]
tbl v9.16b,{ v26.16b },v2.16b
ldur q2,[x29,#-240]
tbl v26.16b,{ v26.16b },v10.16b
eor v25.16b,v25.16b,v8.16b
mov v10.16b,v17.16b
mov v17.16b,v0.16b
tbl v11.16b,{ v28.16b },v2.16b
ldr q2,[sp,#1040]
eor v24.16b,v24.16b,v31.16b
tbl v23.16b,{ v2.16b },v23.16b
ldr q2,[sp,#1184]
eor v24.16b,v25.16b,v24.16b
tbl v12.16b,{ v29.16b },v2.16b
ldr q2,[sp,#1104]
tbl v13.16b,{ v30.16b },v2.16b
ldr q2,[sp,#1088]
eor v22.16b,v22.16b,v23.16b
eor v23.16b,v26.16b,v9.16b
tbl v14.16b,{ v21.16b },v2.16b
ldur q2,[x29,#-224]
eor v26.16b,v12.16b,v11.16b
tbl v28.16b,{ v28.16b },v2.16b
ldr q2,[sp,#1168]
tbl v29.16b,{ v29.16b },v2.16b
ldr q2,[sp,#1072]
eor v8.16b,v14.16b,v13.16b
tbl v31.16b,{ v21.16b },v2.16b
ldr q2,[sp,#1120]
eor v23.16b,v28.16b,v23.16b
tbl v25.16b,{ v30.16b },v2.16b
ldr q2,[sp,#1024]
eor v26.16b,v29.16b,v26.16b
eor v23.16b,v23.16b,v24.16b
tbl v22.16b,{ v22.16b },v2.16b
eor v28.16b,v31.16b,v8.16b
eor v24.16b,v25.16b,v26.16b
eor v22.16b,v22.16b,v28.16b
eor v23.16b,v24.16b,v23.16b
eor v21.16b,v22.16b,v21.16b
eor v21.16b,v21.16b,v23.16b
and v22.16b,v21.16b,v4.16b
ushr v23.16b,v21.16b,#4
ldp q2,q4,[sp,#976]
tbl v24.16b,{ v1.16b },v22.16b
tbl v25.16b,{ v15.16b },v23.16b
tbl v14.16b,{ v3.16b },v22.16b
tbl v26.16b,{ v4.16b },v22.16b
tbl v28.16b,{ v2.16b },v23.16b
mov v1.16b,v15.16b
ldp q2,q4,[sp,#928]
tbl v6.16b,{ v6.16b },v22.16b
tbl v31.16b,{ v0.16b },v22.16b
tbl v8.16b,{ v18.16b },v23.16b
eor v24.16b,v25.16b,v24.16b
tbl v29.16b,{ v4.16b },v22.16b
tbl v30.16b,{ v2.16b },v23.16b
eor v25.16b,v28.16b,v26.16b
ldp q2,q4,[sp,#864]
eor v28.16b,v8.16b,v31.16b
tbl v9.16b,{ v4.16b },v22.16b
tbl v11.16b,{ v2.16b },v23.16b
eor v26.16b,v30.16b,v29.16b
ldp q2,q4,[sp,#816]
tbl v29.16b,{ v7.16b },v23.16b
ldp q0,q7,[sp,#544]
tbl v13.16b,{ v2.16b },v23.16b
ldr q2,[sp,#784]
tbl v12.16b,{ v4.16b },v22.16b
ldp q5,q4,[sp,#688]
tbl v31.16b,{ v0.16b },v23.16b
tbl v15.16b,{ v2.16b },v23.16b
ldp q3,q2,[sp,#736]
ldr q0,[sp,#512]
tbl v30.16b,{ v7.16b },v22.16b
eor v8.16b,v11.16b,v9.16b
tbl v4.16b,{ v4.16b },v22.16b
tbl v5.16b,{ v5.16b },v23.16b
eor v9.16b,v13.16b,v12.16b
tbl v2.16b,{ v2.16b },v22.16b
tbl v3.16b,{ v3.16b },v23.16b
tbl v11.16b,{ v0.16b },v22.16b
eor v14.16b,v15.16b,v14.16b
mov v15.16b,v1.16b
mov v1.16b,v19.16b
ldr q19,[sp,#960]
ldr q0,[sp,#608]
ldr q7,[sp,#480]
eor v2.16b,v3.16b,v2.16b
eor v3.16b,v5.16b,v4.16b
eor v4.16b,v29.16b,v6.16b
ldr q6,[sp,#1008]
tbl v12.16b,{ v0.16b },v23.16b
eor v5.16b,v31.16b,v30.16b
tbl v13.16b,{ v7.16b },v22.16b
ldr q7,[sp,#464]
tbl v6.16b,{ v24.16b },v6.16b
tbl v24.16b,{ v25.16b },v19.16b
ldp q19,q29,[sp,#896]
tbl v7.16b,{ v7.16b },v23.16b
tbl v25.16b,{ v26.16b },v29.16b
tbl v26.16b,{ v28.16b },v19.16b
tbl v29.16b,{ v0.16b },v22.16b
ldr q0,[sp,#592]
ldr q19,[sp,#848]
eor v28.16b,v12.16b,v11.16b
eor v7.16b,v7.16b,v13.16b
eor v6.16b,v6.16b,v24.16b
tbl v30.16b,{ v0.16b },v23.16b
ldr q0,[sp,#432]
tbl v31.16b,{ v8.16b },v19.16b
ldr q19,[sp,#800]
eor v24.16b,v25.16b,v26.16b
tbl v22.16b,{ v0.16b },v22.16b
ldr q0,[sp,#416]
tbl v8.16b,{ v9.16b },v19.16b
mov v9.16b,v16.16b
ldr q16,[sp,#720]
tbl v23.16b,{ v0.16b },v23.16b
ldr q0,[sp,#528]
eor v25.16b,v30.16b,v29.16b
tbl v2.16b,{ v2.16b },v16.16b
ldr q16,[sp,#672]
mov v19.16b,v27.16b
tbl v5.16b,{ v5.16b },v0.16b
ldr q0,[sp,#496]
tbl v3.16b,{ v3.16b },v16.16b
ldr q16,[sp,#768]
eor v26.16b,v31.16b,v8.16b
eor v22.16b,v23.16b,v22.16b
tbl v28.16b,{ v28.16b },v0.16b
mov v0.16b,v17.16b
tbl v23.16b,{ v14.16b },v16.16b
ldr q16,[sp,#624]
mov v14.16b,v20.16b
mov v17.16b,v10.16b
ldp q10,q20,[x29,#-176]
tbl v4.16b,{ v4.16b },v16.16b
ldr q16,[sp,#448]
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v28.16b
eor v5.16b,v6.16b,v24.16b
ldr q6,[sp,#576]
tbl v7.16b,{ v7.16b },v16.16b
ldp q27,q16,[sp,#384]
tbl v6.16b,{ v25.16b },v6.16b
eor v23.16b,v26.16b,v23.16b
mov v8.16b,v18.16b
eor v2.16b,v2.16b,v4.16b
tbl v22.16b,{ v22.16b },v16.16b
eor v3.16b,v3.16b,v7.16b
eor v4.16b,v5.16b,v23.16b
eor v2.16b,v2.16b,v6.16b
eor v3.16b,v3.16b,v22.16b
eor v2.16b,v4.16b,v2.16b
eor v3.16b,v3.16b,v21.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x9,x12]
add x12,x12,#16
cmp x12,#64
b.ne 4b
add x12,sp,#320
movi v12.16b,#64
movi v4.16b,#128
movi v16.16b,#192
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#320
ldp q2,q3,[x29,#-144]
ldp q6,q7,[x29,#-112]
eor v21.16b,v2.16b,v12.16b
eor v18.16b,v2.16b,v4.16b
eor v25.16b,v2.16b,v16.16b
tbl v5.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v2.16b
tbl v2.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v3.16b
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#256
eor v26.16b,v3.16b,v12.16b
eor v11.16b,v3.16b,v4.16b
eor v13.16b,v3.16b,v16.16b
stp q5,q2,[sp,#224]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#256
tbl v21.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v21.16b
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#64
str q21,[sp,#208]
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
mov x12,sp
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#320
tbl v18.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v18.16b
tbl v13.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v13.16b
str q18,[sp,#192]
tbl v18.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v25.16b
eor v25.16b,v6.16b,v12.16b
str q18,[sp,#176]
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v26.16b
movi v2.16b,#128
eor v3.16b,v6.16b,v16.16b
str q18,[sp,#160]
tbl v18.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v11.16b
eor v26.16b,v6.16b,v2.16b
eor v11.16b,v7.16b,v2.16b
tbl v26.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v26.16b
stp q3,q18,[sp,#128]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#256
eor v18.16b,v7.16b,v12.16b
eor v12.16b,v7.16b,v16.16b
tbl v22.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v11.16b
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#320
tbl v25.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
ldr q2,[sp,#128]
tbl v16.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v2.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#256
tbl v31.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v12.16b
orr v6.16b,v25.16b,v6.16b
tbl v7.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
orr v21.16b,v16.16b,v26.16b
sub x12,x0,x11,lsl #\p1
add x11,x11,#1
cmp x11,#10
orr v6.16b,v21.16b,v6.16b
.endm

.macro shared_6 p0
cbz x3,\p0
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
sub sp,sp,#1408
adr x9,1000f
adr x10,1001f
str xzr,[sp]
ldr q15,[x9]
adr x9,1044f
ldr q1,[x10]
ldr q19,[x9]
adr x9,1002f
adr x10,1004f
ldr q14,[x9]
adr x9,1003f
ldr q27,[x10]
ldr q17,[x9]
adr x9,1005f
adr x10,1007f
ldr q2,[x9]
adr x9,1006f
adr x11,1036f
ldr q20,[x9]
adr x9,1008f
ldr q0,[x11]
stur q2,[x29,#-192]
ldr q2,[x10]
ldr q10,[x9]
adr x9,1009f
adr x10,1011f
stur q0,[x29,#-256]
ldr q8,[x9]
adr x9,1010f
stur q2,[x29,#-208]
ldr q2,[x9]
adr x9,1012f
ldr q0,[x10]
adr x10,1013f
adr x30,1014f
adr x22,1032f
stur q2,[x29,#-224]
ldr q2,[x9]
adr x9,1016f
ldr q9,[x10]
adr x10,1018f
adr x11,1043f
stur q2,[x29,#-240]
ldr q5,[x9]
adr x9,1017f
ldr q4,[x9]
adr x9,1020f
adr x12,1042f
ldr q3,[x10]
adr x10,1019f
ldr q24,[x9]
adr x9,1021f
ldr q2,[x10]
add x10,sp,#320
ldr q23,[x9]
adr x9,1022f
adr x13,1045f
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x10]
ldr q22,[x9]
adr x10,1025f
adr x9,1023f
ldr q21,[x10]
add x10,sp,#256
ldr q5,[x9]
adr x9,1024f
adr x14,1046f
ldr q4,[x9]
adr x9,1027f
adr x15,1047f
st1 { v21.2d,v22.2d,v23.2d,v24.2d },[x10]
adr x10,1026f
ldr q24,[x9]
ldr q3,[x10]
adr x10,1035f
adr x9,1029f
ldr q2,[x10]
add x10,sp,#64
ldr q23,[x9]
adr x9,1031f
adr x16,1048f
adr x17,1049f
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x10]
ldr q2,[x30]
adr x30,1028f
ldr q22,[x9]
adr x9,1033f
adr x10,1039f
ldr q21,[x9]
mov x9,sp
adr x4,1050f
adr x5,1067f
adr x6,1051f
adr x7,1052f
str q2,[sp,#1200]
ldr q2,[x30]
adr x30,1030f
st1 { v21.2d,v22.2d,v23.2d,v24.2d },[x9]
adr x9,1034f
adr x19,1055f
adr x20,1058f
adr x21,1061f
adr x23,1054f
adr x24,1056f
adr x25,1059f
adr x26,1063f
adr x27,1065f
adr x28,1069f
mov x8,xzr
str q2,[sp,#1184]
ldr q2,[x30]
adr x30,1037f
stp q10,q20,[x29,#-176]
str q2,[sp,#1168]
ldr q2,[x30]
adr x30,1038f
str q27,[sp,#384]
str q2,[sp,#1152]
ldr q2,[x30]
adr x30,1040f
str q2,[sp,#1136]
ldr q2,[x30]
adr x30,1041f
str q2,[sp,#1120]
ldr q2,[x30]
adr x30,1053f
str q2,[sp,#1104]
ldr q2,[x30]
adr x30,1057f
str q2,[sp,#1088]
ldr q2,[x30]
adr x30,1062f
str q2,[sp,#1072]
ldr q2,[x30]
adr x30,1060f
str q2,[sp,#1056]
ldr q2,[x30]
adr x30,1064f
str q2,[sp,#1040]
ldr q2,[x30]
adr x30,1066f
str q2,[sp,#1024]
ldr q2,[x30]
adr x30,1068f
str q2,[sp,#1008]
ldr q2,[x30]
adr x30,1070f
str q2,[sp,#992]
ldr q2,[x30]
adr x30,1071f
str q2,[sp,#976]
ldr q2,[x30]
adr x30,1072f
str q2,[sp,#960]
ldr q2,[x30]
adr x30,1073f
str q2,[sp,#944]
ldr q2,[x30]
adr x30,1074f
str q2,[sp,#928]
ldr q2,[x30]
adr x30,1075f
str q2,[sp,#912]
ldr q2,[x30]
adr x30,1076f
str q2,[sp,#896]
ldr q2,[x30]
adr x30,1077f
str q2,[sp,#880]
ldr q2,[x30]
adr x30,1078f
str q2,[sp,#864]
ldr q2,[x30]
adr x30,1079f
str q2,[sp,#848]
ldr q2,[x30]
adr x30,1080f
str q2,[sp,#832]
ldr q2,[x30]
adr x30,1081f
str q2,[sp,#816]
ldr q2,[x30]
adr x30,1082f
str q2,[sp,#800]
ldr q2,[x30]
adr x30,1015f
str q2,[sp,#784]
ldr q2,[x30]
str q2,[sp,#768]
ldr q2,[x22]
str q2,[sp,#752]
ldr q2,[x9]
sub x9,x29,#144
str q2,[sp,#736]
ldr q2,[x10]
str q2,[sp,#720]
ldr q2,[x11]
str q2,[sp,#704]
ldr q2,[x12]
str q2,[sp,#688]
ldr q2,[x13]
str q2,[sp,#672]
ldr q2,[x14]
str q2,[sp,#656]
ldr q2,[x15]
str q2,[sp,#640]
ldr q2,[x16]
str q2,[sp,#624]
ldr q2,[x17]
str q2,[sp,#608]
ldr q2,[x4]
str q2,[sp,#592]
ldr q2,[x5]
str q2,[sp,#576]
ldr q2,[x6]
str q2,[sp,#560]
ldr q2,[x7]
str q2,[sp,#544]
ldr q2,[x19]
str q2,[sp,#528]
ldr q2,[x20]
str q2,[sp,#512]
ldr q2,[x21]
str q2,[sp,#496]
ldr q2,[x23]
str q2,[sp,#480]
ldr q2,[x24]
str q2,[sp,#464]
ldr q2,[x25]
str q2,[sp,#448]
ldr q2,[x26]
str q2,[sp,#432]
ldr q2,[x27]
str q2,[sp,#416]
ldr q2,[x28]
str q2,[sp,#400]
2:
lsl x10,x8,#6
.endm

.macro shared_7 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25,p26,p27,p28,p29,p30,p31,p32,p33,p34,p35,p36,p37,p38,p39,p40,p41,p42,p43,p44,p45,p46,p47,p48,p49,p50,p51,p52,p53,p54,p55,p56,p57,p58,p59,p60,p61
cbz x3,\p0
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
sub sp,sp,#\p1
adr x9,1000f
adr x11,1036f
adr x10,1001f
ldr q15,[x9]
adr x9,1044f
ldr q0,[x11]
ldr q19,[x9]
adr x9,1002f
ldr q1,[x10]
ldr q14,[x9]
adr x9,1003f
adr x10,1004f
ldr q18,[x9]
adr x9,1005f
str xzr,[sp]
ldr q2,[x9]
adr x9,1006f
str q0,[sp,#\p2]
ldr q20,[x9]
adr x9,1008f
ldr q27,[x10]
ldr q10,[x9]
adr x9,1009f
adr x10,1007f
ldr q13,[x9]
adr x9,1010f
stur q2,[x29,#-256]
ldr q0,[x9]
ldr q2,[x10]
adr x9,1012f
adr x10,1011f
adr x30,1014f
adr x22,1032f
str q0,[sp,#\p3]
ldr q0,[x9]
adr x9,1016f
str q2,[sp,#\p4]
ldr q16,[x10]
adr x10,1013f
ldr q5,[x9]
adr x9,1017f
str q0,[sp,#\p5]
ldr q0,[x10]
ldr q4,[x9]
adr x10,1018f
adr x9,1020f
ldr q3,[x10]
adr x10,1019f
ldr q24,[x9]
adr x9,1021f
ldr q2,[x10]
ldr q23,[x9]
adr x9,1022f
add x10,sp,#\p6
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x10]
ldr q22,[x9]
adr x10,1025f
adr x9,1023f
ldr q21,[x10]
add x10,sp,#\p7
ldr q5,[x9]
adr x9,1024f
adr x11,1043f
ldr q4,[x9]
adr x9,1027f
adr x12,1042f
st1 { v21.2d,v22.2d,v23.2d,v24.2d },[x10]
adr x10,1026f
ldr q24,[x9]
ldr q3,[x10]
adr x10,1035f
adr x9,1029f
ldr q2,[x10]
add x10,sp,#\p8
ldr q23,[x9]
adr x9,1031f
adr x13,1045f
adr x14,1046f
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x10]
ldr q2,[x30]
adr x30,1028f
ldr q22,[x9]
adr x9,1033f
adr x10,1039f
ldr q21,[x9]
add x9,sp,#\p9
adr x15,1047f
adr x16,1048f
adr x17,1049f
adr x4,1050f
str q2,[sp,#\p10]
ldr q2,[x30]
adr x30,1030f
st1 { v21.2d,v22.2d,v23.2d,v24.2d },[x9]
adr x9,1034f
adr x5,1067f
adr x6,1051f
adr x7,1052f
adr x19,1055f
adr x20,1058f
adr x21,1061f
adr x23,1054f
adr x24,1056f
adr x25,1059f
adr x26,1063f
str q2,[sp,#\p11]
ldr q2,[x30]
adr x30,1037f
adr x27,1065f
adr x28,1069f
mov x8,xzr
str q2,[sp,#\p12]
ldr q2,[x30]
adr x30,1038f
stp q10,q20,[x29,#-240]
str q2,[sp,#\p13]
ldr q2,[x30]
adr x30,1040f
str q0,[sp,#\p14]
str q2,[sp,#\p15]
ldr q2,[x30]
adr x30,1041f
str q2,[sp,#\p16]
ldr q2,[x30]
adr x30,1053f
str q2,[sp,#\p17]
ldr q2,[x30]
adr x30,1057f
str q2,[sp,#\p18]
ldr q2,[x30]
adr x30,1062f
str q2,[sp,#\p19]
ldr q2,[x30]
adr x30,1060f
str q2,[sp,#\p20]
ldr q2,[x30]
adr x30,1064f
str q2,[sp,#\p21]
ldr q2,[x30]
adr x30,1066f
str q2,[sp,#\p22]
ldr q2,[x30]
adr x30,1068f
str q2,[sp,#\p23]
ldr q2,[x30]
adr x30,1070f
str q2,[sp,#\p24]
ldr q2,[x30]
adr x30,1071f
str q2,[sp,#\p25]
ldr q2,[x30]
adr x30,1072f
str q2,[sp,#\p26]
ldr q2,[x30]
adr x30,1073f
str q2,[sp,#\p27]
ldr q2,[x30]
adr x30,1074f
str q2,[sp,#\p28]
ldr q2,[x30]
adr x30,1075f
str q2,[sp,#\p29]
ldr q2,[x30]
adr x30,1076f
str q2,[sp,#\p30]
ldr q2,[x30]
adr x30,1077f
str q2,[sp,#\p31]
ldr q2,[x30]
adr x30,1078f
str q2,[sp,#\p32]
ldr q2,[x30]
adr x30,1079f
str q2,[sp,#\p33]
ldr q2,[x30]
adr x30,1080f
str q2,[sp,#\p34]
ldr q2,[x30]
adr x30,1081f
str q2,[sp,#\p35]
ldr q2,[x30]
adr x30,1082f
str q2,[sp,#\p36]
ldr q2,[x30]
adr x30,1015f
str q2,[sp,#\p37]
ldr q2,[x30]
str q2,[sp,#\p38]
ldr q2,[x22]
str q2,[sp,#\p39]
ldr q2,[x9]
sub x9,x29,#208
str q2,[sp,#\p40]
ldr q2,[x10]
str q2,[sp,#\p41]
ldr q2,[x11]
str q2,[sp,#\p42]
ldr q2,[x12]
str q2,[sp,#\p43]
ldr q2,[x13]
str q2,[sp,#\p44]
ldr q2,[x14]
str q2,[sp,#\p45]
ldr q2,[x15]
str q2,[sp,#\p46]
ldr q2,[x16]
str q2,[sp,#\p47]
ldr q2,[x17]
str q2,[sp,#\p48]
ldr q2,[x4]
str q2,[sp,#\p49]
ldr q2,[x5]
str q2,[sp,#\p50]
ldr q2,[x6]
str q2,[sp,#\p51]
ldr q2,[x7]
str q2,[sp,#\p52]
ldr q2,[x19]
str q2,[sp,#\p53]
ldr q2,[x20]
str q2,[sp,#\p54]
ldr q2,[x21]
str q2,[sp,#\p55]
ldr q2,[x23]
str q2,[sp,#\p56]
ldr q2,[x24]
str q2,[sp,#\p57]
ldr q2,[x25]
str q2,[sp,#\p58]
ldr q2,[x26]
str q2,[sp,#\p59]
ldr q2,[x27]
str q2,[sp,#\p60]
ldr q2,[x28]
str q2,[sp,#\p61]
2:
lsl x10,x8,#7
.endm

.macro shared_8 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15
adr x30,\p0
str q0,[sp,#\p1]
ldr q0,[x30]
str q0,[sp,#\p2]
ldr q0,[x28]
str q0,[sp,#\p3]
ldr q0,[x27]
str q0,[sp,#\p4]
ldr q0,[x26]
str q0,[sp,#\p5]
ldr q0,[x25]
str q0,[sp,#\p6]
ldr q0,[x24]
str q0,[sp,#\p7]
ldr q0,[x23]
str q0,[sp,#\p8]
ldr q0,[x22]
str q0,[sp,#\p9]
ldr q0,[x21]
str q0,[sp,#\p10]
ldr q0,[x20]
str q0,[sp,#\p11]
ldr q0,[x19]
str q0,[sp,#\p12]
ldr q0,[x7]
str q0,[sp,#\p13]
ldr q0,[x6]
str q0,[sp,#\p14]
ldr q0,[x5]
str q0,[sp,#\p15]
.endm

.macro shared_9 p0,p1,p2,p3
cbz x3,\p0
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
sub sp,sp,#\p1
adr x9,1083f
adr x10,1085f
adr x11,1097f
ldr q3,[x9]
adr x9,1084f
adr x12,1098f
ldr q2,[x10]
ldr q7,[x9]
adr x9,1086f
ldr q1,[x11]
ldr q6,[x9]
adr x9,1089f
ldr q0,[x12]
ldr q5,[x9]
add x9,sp,#\p2
str xzr,[sp]
adr x10,1092f
adr x30,1013f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
adr x9,1087f
ldr q4,[x10]
ldr q3,[x9]
adr x9,1088f
add x10,sp,#\p3
ldr q2,[x9]
adr x9,1090f
.endm

.macro shared_10 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20
nop
nop
nop
3:
mov x12,xzr
nop
nop
nop
nop
nop
nop
nop
4:
movi v4.16b,#\p0
ldr q21,[x9,x12]
ldur q2,[x29,#-256]
ldr q3,[sp,#\p1]
mov v17.16b,v16.16b
ushr v22.16b,v21.16b,#4
ldp q7,q6,[sp,#\p2]
and v23.16b,v21.16b,v4.16b
tbl v24.16b,{ v15.16b },v22.16b
tbl v26.16b,{ v19.16b },v22.16b
tbl v29.16b,{ v2.16b },v22.16b
tbl v9.16b,{ v0.16b },v22.16b
ldr q0,[sp,#\p3]
ldr q2,[sp,#\p4]
tbl v25.16b,{ v1.16b },v23.16b
tbl v28.16b,{ v14.16b },v23.16b
tbl v30.16b,{ v20.16b },v23.16b
tbl v31.16b,{ v13.16b },v22.16b
tbl v8.16b,{ v16.16b },v23.16b
tbl v11.16b,{ v0.16b },v23.16b
mov v16.16b,v13.16b
tbl v13.16b,{ v2.16b },v23.16b
ldr q2,[sp,#\p5]
tbl v12.16b,{ v3.16b },v22.16b
movi v0.2d,#0000000000000000
mov v20.16b,v18.16b
eor v24.16b,v24.16b,v25.16b
eor v25.16b,v26.16b,v28.16b
eor v26.16b,v29.16b,v30.16b
tbl v22.16b,{ v2.16b },v22.16b
ldr q2,[sp,#\p6]
eor v28.16b,v31.16b,v8.16b
eor v29.16b,v9.16b,v11.16b
tbl v9.16b,{ v26.16b },v2.16b
ldr q2,[sp,#\p7]
eor v30.16b,v12.16b,v13.16b
ext v31.16b,v24.16b,v0.16b,#1
ldr q0,[sp,#\p8]
tbl v8.16b,{ v25.16b },v18.16b
tbl v11.16b,{ v28.16b },v2.16b
ldr q2,[sp,#\p9]
mov v18.16b,v14.16b
tbl v24.16b,{ v24.16b },v0.16b
tbl v25.16b,{ v25.16b },v27.16b
tbl v26.16b,{ v26.16b },v10.16b
tbl v23.16b,{ v2.16b },v23.16b
ldr q2,[sp,#\p10]
mov v10.16b,v27.16b
mov v27.16b,v19.16b
mov v19.16b,v1.16b
tbl v12.16b,{ v29.16b },v2.16b
ldr q2,[sp,#\p11]
eor v24.16b,v24.16b,v31.16b
eor v25.16b,v25.16b,v8.16b
tbl v13.16b,{ v30.16b },v2.16b
ldr q2,[sp,#\p12]
eor v22.16b,v22.16b,v23.16b
eor v23.16b,v26.16b,v9.16b
tbl v14.16b,{ v21.16b },v2.16b
ldr q2,[sp,#\p13]
eor v26.16b,v12.16b,v11.16b
eor v24.16b,v25.16b,v24.16b
tbl v28.16b,{ v28.16b },v2.16b
ldr q2,[sp,#\p14]
tbl v29.16b,{ v29.16b },v2.16b
ldr q2,[sp,#\p15]
eor v8.16b,v14.16b,v13.16b
tbl v31.16b,{ v21.16b },v2.16b
ldr q2,[sp,#\p16]
eor v23.16b,v28.16b,v23.16b
tbl v25.16b,{ v30.16b },v2.16b
ldr q2,[sp,#\p17]
eor v26.16b,v29.16b,v26.16b
eor v23.16b,v23.16b,v24.16b
tbl v22.16b,{ v22.16b },v2.16b
eor v28.16b,v31.16b,v8.16b
ldr q2,[sp,#\p18]
eor v24.16b,v25.16b,v26.16b
eor v22.16b,v22.16b,v28.16b
eor v23.16b,v24.16b,v23.16b
eor v21.16b,v22.16b,v21.16b
eor v21.16b,v21.16b,v23.16b
and v22.16b,v21.16b,v4.16b
ushr v23.16b,v21.16b,#4
ldp q5,q4,[sp,#\p19]
tbl v26.16b,{ v2.16b },v22.16b
ldr q2,[sp,#\p20]
tbl v24.16b,{ v1.16b },v22.16b
tbl v25.16b,{ v15.16b },v23.16b
tbl v31.16b,{ v17.16b },v22.16b
tbl v8.16b,{ v16.16b },v23.16b
tbl v28.16b,{ v2.16b },v23.16b
.endm

.macro shared_11 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22
tbl v29.16b,{ v7.16b },v23.16b
tbl v13.16b,{ v2.16b },v23.16b
ldr q2,[sp,#\p0]
tbl v12.16b,{ v0.16b },v22.16b
ldp q0,q7,[sp,#\p1]
eor v8.16b,v11.16b,v9.16b
tbl v15.16b,{ v2.16b },v23.16b
ldp q3,q2,[sp,#\p2]
tbl v30.16b,{ v7.16b },v22.16b
ldr q7,[sp,#\p3]
eor v9.16b,v13.16b,v12.16b
tbl v2.16b,{ v2.16b },v22.16b
tbl v3.16b,{ v3.16b },v23.16b
tbl v31.16b,{ v0.16b },v23.16b
tbl v13.16b,{ v7.16b },v22.16b
ldr q7,[sp,#\p4]
eor v14.16b,v15.16b,v14.16b
mov v15.16b,v1.16b
mov v1.16b,v19.16b
ldr q19,[sp,#\p5]
tbl v7.16b,{ v7.16b },v23.16b
ldr q0,[sp,#\p6]
eor v2.16b,v3.16b,v2.16b
eor v3.16b,v5.16b,v4.16b
eor v4.16b,v29.16b,v6.16b
ldr q6,[sp,#\p7]
eor v5.16b,v31.16b,v30.16b
tbl v11.16b,{ v0.16b },v22.16b
tbl v6.16b,{ v24.16b },v6.16b
tbl v24.16b,{ v25.16b },v19.16b
eor v7.16b,v7.16b,v13.16b
ldp q19,q29,[sp,#\p8]
mov v13.16b,v16.16b
mov v16.16b,v17.16b
ldp q17,q0,[sp,#\p9]
tbl v12.16b,{ v0.16b },v23.16b
tbl v25.16b,{ v26.16b },v29.16b
tbl v26.16b,{ v28.16b },v19.16b
tbl v30.16b,{ v17.16b },v23.16b
ldp q17,q19,[sp,#\p10]
tbl v29.16b,{ v0.16b },v22.16b
eor v28.16b,v12.16b,v11.16b
eor v6.16b,v6.16b,v24.16b
ldr q0,[sp,#\p11]
tbl v22.16b,{ v19.16b },v22.16b
ldr q19,[sp,#\p12]
tbl v23.16b,{ v17.16b },v23.16b
ldr q17,[sp,#\p13]
eor v24.16b,v25.16b,v26.16b
ldr q26,[sp,#\p14]
tbl v31.16b,{ v8.16b },v19.16b
ldr q19,[sp,#\p15]
eor v25.16b,v30.16b,v29.16b
tbl v5.16b,{ v5.16b },v17.16b
ldr q17,[sp,#\p16]
tbl v4.16b,{ v4.16b },v26.16b
tbl v8.16b,{ v9.16b },v19.16b
ldr q19,[sp,#\p17]
eor v22.16b,v23.16b,v22.16b
tbl v28.16b,{ v28.16b },v17.16b
ldr q17,[sp,#\p18]
tbl v2.16b,{ v2.16b },v19.16b
ldr q19,[sp,#\p19]
tbl v7.16b,{ v7.16b },v17.16b
ldr q17,[sp,#\p20]
tbl v3.16b,{ v3.16b },v19.16b
ldr q19,[sp,#\p21]
eor v26.16b,v31.16b,v8.16b
tbl v22.16b,{ v22.16b },v17.16b
tbl v23.16b,{ v14.16b },v19.16b
mov v19.16b,v27.16b
mov v14.16b,v18.16b
mov v18.16b,v20.16b
mov v27.16b,v10.16b
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v28.16b
eor v5.16b,v6.16b,v24.16b
ldr q6,[sp,#\p22]
ldp q10,q20,[x29,#-240]
eor v23.16b,v26.16b,v23.16b
tbl v6.16b,{ v25.16b },v6.16b
eor v2.16b,v2.16b,v4.16b
eor v3.16b,v3.16b,v7.16b
eor v4.16b,v5.16b,v23.16b
eor v3.16b,v3.16b,v22.16b
eor v2.16b,v2.16b,v6.16b
eor v3.16b,v3.16b,v21.16b
eor v2.16b,v4.16b,v2.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x9,x12]
add x12,x12,#16
cmp x12,#128
b.ne 4b
.endm

.macro shared_12 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
eor v24.16b,v28.16b,v27.16b
and v16.16b,v4.16b,v3.16b
eor v4.16b,v21.16b,v18.16b
eor v3.16b,v23.16b,v25.16b
ldr q18,[sp,#\p0]
stp q3,q4,[sp,#832]
ldr q3,[sp,#1040]
tbl v27.16b,{ v0.16b },v16.16b
ldr q0,[sp,#\p1]
tbl v25.16b,{ v11.16b },v16.16b
tbl v9.16b,{ v18.16b },v2.16b
tbl v3.16b,{ v3.16b },v15.16b
tbl v28.16b,{ v0.16b },v17.16b
ldr q0,[sp,#\p2]
tbl v29.16b,{ v0.16b },v16.16b
ldr q0,[sp,#\p3]
eor v25.16b,v26.16b,v25.16b
stp q3,q6,[sp,#800]
ldr q3,[sp,#960]
tbl v30.16b,{ v0.16b },v17.16b
ldp q4,q0,[x29,#-112]
tbl v21.16b,{ v3.16b },v15.16b
ldr q3,[sp,#\p4]
eor v26.16b,v28.16b,v27.16b
tbl v28.16b,{ v5.16b },v17.16b
ldp q6,q7,[sp,#\p5]
tbl v31.16b,{ v4.16b },v16.16b
tbl v8.16b,{ v0.16b },v17.16b
tbl v23.16b,{ v3.16b },v2.16b
ldp q5,q4,[sp,#\p6]
eor v29.16b,v30.16b,v29.16b
ldr q0,[sp,#976]
tbl v27.16b,{ v1.16b },v16.16b
tbl v11.16b,{ v6.16b },v2.16b
tbl v10.16b,{ v3.16b },v15.16b
ldr q1,[sp,#1120]
eor v30.16b,v8.16b,v31.16b
eor v21.16b,v23.16b,v21.16b
tbl v23.16b,{ v13.16b },v2.16b
tbl v8.16b,{ v5.16b },v2.16b
ldr q2,[sp,#1088]
tbl v24.16b,{ v24.16b },v0.16b
ldur q0,[x29,#\p7]
eor v27.16b,v28.16b,v27.16b
tbl v28.16b,{ v12.16b },v16.16b
tbl v30.16b,{ v30.16b },v19.16b
tbl v19.16b,{ v2.16b },v16.16b
ldr q2,[sp,#1072]
tbl v25.16b,{ v25.16b },v0.16b
ldr q0,[sp,#\p8]
tbl v12.16b,{ v20.16b },v17.16b
tbl v20.16b,{ v2.16b },v17.16b
ldr q2,[sp,#800]
tbl v21.16b,{ v21.16b },v14.16b
tbl v26.16b,{ v26.16b },v0.16b
ldr q0,[sp,#\p9]
tbl v1.16b,{ v1.16b },v17.16b
eor v9.16b,v9.16b,v2.16b
eor v2.16b,v23.16b,v10.16b
tbl v31.16b,{ v4.16b },v15.16b
tbl v29.16b,{ v29.16b },v0.16b
ldr q0,[sp,#1136]
tbl v15.16b,{ v7.16b },v15.16b
tbl v10.16b,{ v4.16b },v16.16b
.endm

.macro shared_13 p0,p1,p2,p3,p4,p5
cbz x3,\p0
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#\p1
adr x8,1083f
adr x9,1085f
adr x10,1084f
ldr q7,[x8]
ldr q3,[x10]
adr x8,1097f
ldr q6,[x9]
adr x9,1086f
adr x10,1098f
ldr q2,[x9]
adr x9,1089f
ldr q5,[x8]
adr x8,1092f
ldr q1,[x9]
ldr q4,[x10]
ldr q0,[x8]
add x8,sp,#\p2
sub x9,x29,#\p3
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x9]
adr x9,1090f
adr x10,1038f
ldr q7,[x9]
adr x9,1096f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x8]
adr x8,1087f
ldr q3,[x8]
adr x8,1088f
ldr q2,[x8]
adr x8,1094f
ldr q1,[x8]
adr x8,1091f
ldr q6,[x8]
adr x8,1093f
ldr q0,[x9]
ldr q5,[x8]
adr x8,1095f
add x9,sp,#\p4
ldr q4,[x8]
add x8,sp,#192
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
adr x9,1062f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x8]
adr x8,1060f
ldr q0,[x8]
adr x8,1037f
str q0,[sp,#\p5]
ldr q0,[x9]
adr x9,1014f
.endm

.macro shared_14 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25
str q5,[sp,#\p0]
ldr q5,[sp,#\p1]
str q3,[sp,#\p2]
ldr q3,[sp,#\p3]
str q4,[sp,#\p4]
ldr q4,[sp,#\p5]
str q5,[sp,#\p6]
ldr q5,[sp,#\p7]
str q3,[sp,#\p8]
ldr q3,[sp,#\p9]
str q4,[sp,#\p10]
ldr q4,[sp,#\p11]
str q5,[sp,#\p12]
ldr q5,[sp,#\p13]
str q3,[sp,#\p14]
ldr q3,[sp,#\p15]
str q4,[sp,#\p16]
ldr q4,[sp,#\p17]
str q5,[sp,#\p18]
ldr q5,[sp,#\p19]
str q3,[sp,#\p20]
ldr q3,[sp,#\p21]
str q4,[sp,#\p22]
ldr q4,[sp,#\p23]
str q5,[sp,#\p24]
ldr q5,[sp,#\p25]
.endm

.macro shared_15 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25,p26,p27,p28,p29,p30,p31,p32,p33,p34,p35,p36,p37,p38,p39,p40,p41,p42,p43,p44,p45,p46,p47,p48
str q3,[sp,#\p0]
ldr q3,[sp,#\p1]
str q5,[sp,#\p2]
ldr q5,[sp,#\p3]
stp q4,q3,[sp,#\p4]
ldr q3,[sp,#\p5]
ldr q4,[sp,#\p6]
str q5,[sp,#\p7]
ldr q5,[sp,#\p8]
str q3,[sp,#\p9]
ldr q3,[sp,#\p10]
str q4,[sp,#\p11]
ldr q4,[sp,#\p12]
str q3,[sp,#\p13]
ldr q3,[sp,#\p14]
str q4,[sp,#\p15]
ldr q4,[sp,#\p16]
str q3,[sp,#\p17]
ldr q3,[sp,#\p18]
str q4,[sp,#\p19]
ldr q4,[sp,#\p20]
stp q3,q6,[sp,#\p21]
ldr q3,[sp,#\p22]
ldr q6,[sp,#\p23]
str q4,[sp,#\p24]
ldr q4,[sp,#\p25]
str q3,[sp,#\p26]
ldr q3,[sp,#\p27]
str q5,[sp,#\p28]
ldr q5,[sp,#\p29]
str q3,[sp,#\p30]
ldr q3,[sp,#\p31]
str q5,[sp,#\p32]
ldr q5,[sp,#\p33]
stp q4,q3,[sp,#\p34]
ldr q3,[sp,#\p35]
ldr q4,[sp,#\p36]
str q5,[sp,#\p37]
ldr q5,[sp,#\p38]
str q3,[sp,#\p39]
ldr q3,[sp,#\p40]
str q4,[sp,#\p41]
ldr q4,[sp,#\p42]
str q3,[sp,#\p43]
ldr q3,[sp,#\p44]
str q4,[sp,#\p45]
ldr q4,[sp,#\p46]
str q3,[sp,#\p47]
ldr q3,[sp,#\p48]
.endm

.macro shared_16 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10
str q2,[sp,#\p0]
ldr q2,[x27]
str q2,[sp,#1136]
ldr q2,[x20]
str q2,[sp,#1120]
ldr q2,[x8]
mov x8,xzr
str q2,[sp,#1104]
ldr q2,[x9]
str q2,[sp,#1088]
ldr q2,[x10]
str q2,[sp,#1072]
ldr q2,[x11]
str q2,[sp,#1056]
ldr q2,[x12]
str q2,[sp,#1040]
ldr q2,[x13]
str q2,[sp,#\p1]
ldr q2,[x14]
str q2,[sp,#\p2]
ldr q2,[x15]
str q2,[sp,#\p3]
ldr q2,[x16]
str q2,[sp,#\p4]
ldr q2,[x4]
str q2,[sp,#1008]
ldr q2,[x5]
str q2,[sp,#992]
ldr q2,[x6]
str q2,[sp,#976]
ldr q2,[x7]
str q2,[sp,#960]
ldr q2,[x19]
str q2,[sp,#\p5]
ldr q2,[x21]
str q2,[sp,#\p6]
ldr q2,[x22]
str q2,[sp,#\p7]
ldr q2,[x23]
str q2,[sp,#\p8]
ldr q2,[x24]
str q2,[sp,#\p9]
ldr q2,[x25]
str q2,[sp,#\p10]
.endm

.macro shared_17 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19
ldr q2,[x30]
adr x30,\p0
stur q2,[x29,#-256]
ldr q2,[x30]
adr x30,\p1
str q2,[sp,#1264]
ldr q2,[x30]
adr x30,\p2
str q2,[sp,#1248]
ldr q2,[x30]
adr x30,\p3
str q2,[sp,#1232]
ldr q2,[x30]
adr x30,\p4
str q2,[sp,#1216]
ldr q2,[x30]
adr x30,\p5
str q2,[sp,#1200]
ldr q2,[x30]
adr x30,\p6
str q2,[sp,#\p7]
ldr q2,[x30]
adr x30,\p8
str q2,[sp,#\p9]
ldr q2,[x30]
adr x30,\p10
str q2,[sp,#\p11]
ldr q2,[x30]
adr x30,\p12
str q2,[sp,#\p13]
ldr q2,[x30]
adr x30,\p14
str q2,[sp,#\p15]
ldr q2,[x30]
adr x30,\p16
str q2,[sp,#\p17]
ldr q2,[x30]
adr x30,\p18
str q2,[sp,#\p19]
ldr q2,[x30]
.endm

.macro shared_18 p0
ushr v4.2d,v17.2d,#\p0
add v18.2d,v5.2d,v5.2d
ushr v3.2d,v6.2d,#1
add v25.2d,v23.2d,v23.2d
add v7.2d,v16.2d,v16.2d
bit v18.16b,v17.16b,v0.16b
bif v4.16b,v5.16b,v0.16b
add v24.2d,v21.2d,v21.2d
ushr v19.2d,v20.2d,#1
ushr v26.2d,v22.2d,#1
bit v7.16b,v6.16b,v0.16b
bif v3.16b,v16.16b,v0.16b
bit v24.16b,v20.16b,v0.16b
bif v19.16b,v21.16b,v0.16b
shl v6.2d,v7.2d,#2
shl v5.2d,v24.2d,#2
bit v25.16b,v22.16b,v0.16b
shl v16.2d,v19.2d,#2
ushr v20.2d,v18.2d,#2
shl v21.2d,v3.2d,#2
ushr v17.2d,v25.2d,#2
bif v26.16b,v23.16b,v0.16b
bit v6.16b,v18.16b,v1.16b
bit v5.16b,v25.16b,v1.16b
ushr v18.2d,v26.2d,#2
ushr v22.2d,v4.2d,#2
bit v16.16b,v26.16b,v1.16b
shl v23.2d,v5.2d,#4
bif v20.16b,v7.16b,v1.16b
bif v17.16b,v24.16b,v1.16b
shl v7.2d,v16.2d,#4
bit v21.16b,v4.16b,v1.16b
shl v4.2d,v17.2d,#4
bif v18.16b,v19.16b,v1.16b
bif v22.16b,v3.16b,v1.16b
bit v23.16b,v6.16b,v2.16b
shl v3.2d,v18.2d,#4
ushr v6.2d,v6.2d,#4
bit v7.16b,v21.16b,v2.16b
bit v4.16b,v20.16b,v2.16b
.endm

.macro shared_19 p0
add v16.2d,v5.2d,v5.2d
ushr v3.2d,v19.2d,#\p0
ushr v4.2d,v7.2d,#1
add v6.2d,v18.2d,v18.2d
bit v16.16b,v19.16b,v0.16b
add v25.2d,v23.2d,v23.2d
add v24.2d,v20.2d,v20.2d
ushr v17.2d,v21.2d,#1
bit v6.16b,v7.16b,v0.16b
bif v3.16b,v5.16b,v0.16b
shl v5.2d,v6.2d,#2
ushr v26.2d,v22.2d,#1
bit v24.16b,v21.16b,v0.16b
bif v4.16b,v18.16b,v0.16b
bif v17.16b,v20.16b,v0.16b
shl v7.2d,v24.2d,#2
bit v25.16b,v22.16b,v0.16b
shl v19.2d,v17.2d,#2
ushr v20.2d,v16.2d,#2
ushr v18.2d,v25.2d,#2
bit v5.16b,v16.16b,v1.16b
shl v16.2d,v4.2d,#2
bif v26.16b,v23.16b,v0.16b
bit v7.16b,v25.16b,v1.16b
ushr v21.2d,v26.2d,#2
ushr v22.2d,v3.2d,#2
bit v19.16b,v26.16b,v1.16b
shl v23.2d,v7.2d,#4
bif v20.16b,v6.16b,v1.16b
bif v18.16b,v24.16b,v1.16b
shl v6.2d,v19.2d,#4
bit v16.16b,v3.16b,v1.16b
shl v3.2d,v18.2d,#4
bif v21.16b,v17.16b,v1.16b
bif v22.16b,v4.16b,v1.16b
bit v23.16b,v5.16b,v2.16b
shl v4.2d,v21.2d,#4
ushr v5.2d,v5.2d,#4
bit v6.16b,v16.16b,v2.16b
bit v3.16b,v20.16b,v2.16b
.endm

.macro shared_20 p0
str q0,[sp,#\p0]
str q0,[sp,#1088]
str q0,[sp,#1072]
str q0,[sp,#1056]
str q0,[sp,#1040]
stp q0,q0,[sp,#112]
stp q0,q0,[sp,#144]
stp q0,q0,[sp,#176]
stp q0,q0,[sp,#208]
stp q0,q0,[sp,#240]
stp q0,q0,[sp,#272]
stp q0,q0,[sp,#304]
stp q0,q0,[sp,#336]
stp q0,q0,[sp,#368]
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
.endm

.macro shared_21 p0,p1,p2,p3
tbl v27.16b,{ v2.16b },v16.16b
ldr q2,[sp,#\p0]
tbl v26.16b,{ v26.16b },v2.16b
ldur q2,[x29,#-128]
eor v19.16b,v20.16b,v19.16b
tbl v20.16b,{ v3.16b },v16.16b
ldr q3,[sp,#816]
tbl v29.16b,{ v2.16b },v16.16b
ldr q2,[sp,#\p1]
eor v27.16b,v28.16b,v27.16b
tbl v28.16b,{ v13.16b },v17.16b
ldr q13,[sp,#\p2]
tbl v30.16b,{ v2.16b },v17.16b
ldr q2,[sp,#1104]
tbl v17.16b,{ v6.16b },v17.16b
eor v25.16b,v25.16b,v26.16b
tbl v27.16b,{ v27.16b },v14.16b
tbl v0.16b,{ v0.16b },v2.16b
ldr q2,[sp,#1040]
tbl v31.16b,{ v2.16b },v16.16b
ldr q2,[sp,#1056]
tbl v16.16b,{ v7.16b },v16.16b
eor v26.16b,v30.16b,v29.16b
eor v30.16b,v11.16b,v10.16b
tbl v1.16b,{ v1.16b },v2.16b
ldr q2,[sp,#976]
tbl v19.16b,{ v19.16b },v2.16b
ldr q2,[sp,#\p3]
eor v29.16b,v8.16b,v31.16b
eor v16.16b,v17.16b,v16.16b
.endm

.macro shared_22 p0
zip2 v13.16b,v4.16b,v6.16b
zip1 v31.16b,v20.16b,v24.16b
zip1 v9.16b,v17.16b,v27.16b
zip2 v20.16b,v20.16b,v24.16b
zip1 v30.16b,v16.16b,v26.16b
zip1 v8.16b,v22.16b,v25.16b
zip1 v10.16b,v21.16b,v28.16b
zip1 v11.16b,v23.16b,v29.16b
zip2 v26.16b,v16.16b,v26.16b
zip2 v22.16b,v22.16b,v25.16b
zip2 v27.16b,v17.16b,v27.16b
zip2 v21.16b,v21.16b,v28.16b
zip2 v23.16b,v23.16b,v29.16b
zip1 v5.16b,v18.16b,v31.16b
zip2 v18.16b,v18.16b,v31.16b
zip1 v28.16b,v7.16b,v20.16b
zip2 v24.16b,v30.16b,v8.16b
zip1 v12.16b,v30.16b,v8.16b
zip1 v14.16b,v19.16b,v10.16b
zip2 v19.16b,v19.16b,v10.16b
zip2 v25.16b,v9.16b,v11.16b
zip1 v15.16b,v9.16b,v11.16b
zip1 v30.16b,v26.16b,v22.16b
zip2 v7.16b,v7.16b,v20.16b
zip1 v29.16b,v13.16b,v21.16b
zip1 v31.16b,v27.16b,v23.16b
.endm

.macro shared_23 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25
str q6,[sp,#\p0]
str q7,[sp,#\p1]
str q3,[sp,#\p2]
ldp q3,q6,[sp,#\p3]
str q4,[sp,#\p4]
ldp q4,q7,[sp,#\p5]
str q5,[sp,#\p6]
ldr q5,[sp,#\p7]
str q3,[sp,#\p8]
ldr q3,[sp,#\p9]
str q5,[sp,#\p10]
ldr q5,[sp,#\p11]
str q4,[sp,#\p12]
ldr q4,[sp,#\p13]
str q5,[sp,#\p14]
ldr q5,[sp,#\p15]
str q3,[sp,#\p16]
ldr q3,[sp,#\p17]
str q4,[sp,#\p18]
ldr q4,[sp,#\p19]
str q5,[sp,#\p20]
ldr q5,[sp,#\p21]
str q3,[sp,#\p22]
ldr q3,[sp,#\p23]
str q4,[sp,#\p24]
ldr q4,[sp,#\p25]
.endm

.macro shared_24 p0,p1,p2,p3
tbl v17.16b,{ v17.16b },v14.16b
tbl v19.16b,{ v19.16b },v15.16b
tbl v20.16b,{ v20.16b },v14.16b
tbl v21.16b,{ v21.16b },v15.16b
eor v0.16b,v1.16b,v0.16b
tbl v22.16b,{ v4.16b },v14.16b
tbl v23.16b,{ v23.16b },v15.16b
eor v1.16b,v3.16b,v2.16b
eor v2.16b,v6.16b,v5.16b
tbl v26.16b,{ v26.16b },v14.16b
eor v3.16b,v16.16b,v7.16b
ldp q7,q6,[sp,#\p0]
tbl v27.16b,{ v27.16b },v15.16b
tbl v28.16b,{ v28.16b },v14.16b
tbl v29.16b,{ v29.16b },v15.16b
eor v16.16b,v19.16b,v17.16b
eor v17.16b,v21.16b,v20.16b
ldr q19,[sp,#\p1]
tbl v6.16b,{ v6.16b },v14.16b
tbl v7.16b,{ v7.16b },v15.16b
eor v22.16b,v23.16b,v22.16b
ldp q31,q21,[sp,#\p2]
tbl v19.16b,{ v19.16b },v14.16b
eor v23.16b,v27.16b,v26.16b
eor v26.16b,v29.16b,v28.16b
ldr q29,[sp,#\p3]
.endm

.macro shared_25 p0,p1
b.ne \p0
ldp q21,q22,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q21,q22,[x10,#64]
ldp q21,q23,[x29,#-112]
stp q21,q23,[x10,#96]
ldp q22,q21,[x29,#-208]
stp q22,q21,[x10]
ldp q22,q21,[x29,#-176]
stp q22,q21,[x10,#32]
b.ne 2b
add sp,sp,#\p1
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
5:
ret
.endm

.macro shared_26 p0,p1,p2,p3,p4,p5,p6,p7
ldr q0,[x4]
str q0,[sp,#\p0]
ldr q0,[x16]
str q0,[sp,#480]
ldr q0,[x14]
str q0,[sp,#464]
ldr q0,[x11]
str q0,[sp,#448]
ldr q0,[x10]
str q0,[sp,#432]
ldr q0,[x17]
str q0,[sp,#\p1]
ldr q0,[x15]
str q0,[sp,#\p2]
ldr q0,[x13]
str q0,[sp,#\p3]
ldr q0,[x12]
str q0,[sp,#\p4]
ldr q0,[x9]
add x9,sp,#\p5
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x9]
add x9,sp,#\p6
str q0,[sp,#\p7]
ldr q0,[x8]
mov x8,xzr
.endm

.macro shared_27 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
ldr q0,[x17]
str q0,[sp,#\p0]
ldr q0,[x15]
str q0,[sp,#\p1]
ldr q0,[x12]
str q0,[sp,#\p2]
ldr q0,[x11]
str q0,[sp,#\p3]
ldr q0,[x4]
str q0,[sp,#\p4]
ldr q0,[x16]
str q0,[sp,#\p5]
ldr q0,[x14]
str q0,[sp,#\p6]
ldr q0,[x13]
str q0,[sp,#\p7]
ldr q0,[x10]
str q0,[sp,#\p8]
ldr q0,[x9]
sub x9,x29,#144
str q0,[sp,#\p9]
nop
2:
lsl x10,x8,#6
.endm

function phalanx_0_1_kuznyechik_decrypt_many_neon_x1
shared_2 4f,2304,2048,256
end_function phalanx_0_1_kuznyechik_decrypt_many_neon_x1
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_decrypt_many_neon_x16
cbz x3,4f
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#896
adr x9,1062f
adr x8,1060f
adr x10,1038f
ldr q12,[x9]
adr x9,1014f
ldr q11,[x8]
adr x8,1037f
ldr q1,[x9]
adr x9,1009f
ldr q9,[x8]
adr x8,1013f
ldr q13,[x10]
str q1,[sp,#464]
ldr q1,[x8]
adr x8,1011f
adr x10,1027f
stp q9,q13,[x29,#-128]
str q1,[sp,#448]
ldr q1,[x8]
adr x8,1002f
ldr q23,[x10]
adr x10,1035f
stp q12,q11,[x29,#-96]
stur q1,[x29,#-160]
ldr q1,[x9]
adr x9,1001f
stur q1,[x29,#-192]
ldr q1,[x8]
adr x8,1044f
str q1,[sp,#576]
ldr q1,[x8]
adr x8,1016f
stur q1,[x29,#-208]
ldr q1,[x9]
adr x9,1000f
ldr q5,[x9]
adr x9,1020f
stur q1,[x29,#-144]
ldr q4,[x8]
adr x8,1017f
ldr q3,[x8]
adr x8,1018f
stur q5,[x29,#-176]
ldr q2,[x8]
adr x8,1019f
ldr q1,[x8]
add x8,sp,#192
st1 { v1.2d,v2.2d,v3.2d,v4.2d },[x8]
ldr q4,[x9]
adr x9,1023f
adr x8,1021f
ldr q19,[x9]
adr x9,1024f
ldr q3,[x8]
adr x8,1022f
ldr q18,[x9]
adr x9,1026f
ldr q2,[x8]
adr x8,1025f
ldr q17,[x9]
adr x9,1029f
ldr q1,[x8]
ldr q22,[x9]
adr x9,1031f
add x8,sp,#128
ldr q21,[x9]
adr x9,1033f
ldr q16,[x10]
st1 { v1.2d,v2.2d,v3.2d,v4.2d },[x8]
add x8,sp,#64
ldr q20,[x9]
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x8]
mov x8,sp
st1 { v20.2d,v21.2d,v22.2d,v23.2d },[x8]
mov x8,xzr
nop
nop
nop
nop
nop
2:
lsl x9,x8,#8
add x11,sp,#192
add x10,x1,x9
add x9,x2,x9
ldp q1,q4,[x10,#128]
ldp q2,q3,[x10]
ldp q16,q20,[x10,#64]
ldp q18,q21,[x10,#192]
zip1 v5.16b,v2.16b,v1.16b
zip2 v1.16b,v2.16b,v1.16b
zip1 v2.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
ldp q4,q6,[x10,#32]
ldp q7,q17,[x10,#160]
zip1 v22.16b,v16.16b,v18.16b
ldp q24,q25,[x10,#224]
zip2 v16.16b,v16.16b,v18.16b
ldp q23,q18,[x10,#96]
mov w10,#2304
zip1 v19.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v20.16b,v21.16b
zip1 v27.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v20.16b,v20.16b,v21.16b
zip1 v26.16b,v23.16b,v24.16b
zip1 v17.16b,v18.16b,v25.16b
zip2 v21.16b,v23.16b,v24.16b
zip2 v18.16b,v18.16b,v25.16b
zip1 v23.16b,v5.16b,v22.16b
zip2 v5.16b,v5.16b,v22.16b
zip1 v22.16b,v1.16b,v16.16b
zip2 v29.16b,v1.16b,v16.16b
zip1 v16.16b,v2.16b,v7.16b
zip2 v2.16b,v2.16b,v7.16b
zip1 v25.16b,v3.16b,v20.16b
zip2 v1.16b,v3.16b,v20.16b
zip1 v24.16b,v19.16b,v26.16b
zip2 v7.16b,v19.16b,v26.16b
zip1 v19.16b,v27.16b,v17.16b
zip1 v20.16b,v4.16b,v21.16b
zip2 v4.16b,v4.16b,v21.16b
zip1 v21.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip2 v17.16b,v27.16b,v17.16b
zip1 v18.16b,v23.16b,v24.16b
zip2 v23.16b,v23.16b,v24.16b
zip1 v24.16b,v5.16b,v7.16b
zip2 v5.16b,v5.16b,v7.16b
zip1 v7.16b,v16.16b,v19.16b
zip2 v16.16b,v16.16b,v19.16b
zip1 v26.16b,v22.16b,v20.16b
zip2 v3.16b,v22.16b,v20.16b
zip1 v19.16b,v2.16b,v17.16b
zip1 v31.16b,v1.16b,v6.16b
zip2 v22.16b,v1.16b,v6.16b
zip2 v27.16b,v2.16b,v17.16b
zip1 v28.16b,v29.16b,v4.16b
zip2 v4.16b,v29.16b,v4.16b
zip1 v30.16b,v25.16b,v21.16b
zip2 v0.16b,v18.16b,v7.16b
zip1 v1.16b,v23.16b,v16.16b
zip2 v25.16b,v25.16b,v21.16b
zip1 v21.16b,v18.16b,v7.16b
zip1 v20.16b,v4.16b,v22.16b
zip1 v18.16b,v26.16b,v30.16b
str q0,[sp,#560]
zip2 v0.16b,v23.16b,v16.16b
zip1 v6.16b,v3.16b,v25.16b
zip2 v2.16b,v3.16b,v25.16b
zip2 v16.16b,v5.16b,v27.16b
stp q0,q1,[x29,#-256]
zip1 v0.16b,v24.16b,v19.16b
zip2 v1.16b,v24.16b,v19.16b
str q0,[sp,#528]
zip1 v0.16b,v5.16b,v27.16b
zip1 v5.16b,v28.16b,v31.16b
stp q1,q0,[sp,#608]
zip2 v1.16b,v4.16b,v22.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
add x11,sp,#192
zip2 v0.16b,v26.16b,v30.16b
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
add x11,sp,#128
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
add x11,sp,#128
str q0,[sp,#592]
zip2 v0.16b,v28.16b,v31.16b
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
add x11,sp,#64
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
add x11,sp,#64
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
mov x11,sp
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
mov x11,sp
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x11]
nop
nop
nop
nop
nop
nop
nop
3:
ldur q3,[x29,#-256]
ldr q15,[sp,#528]
movi v29.16b,#15
str q6,[sp,#640]
add x11,x0,x10
ushr v26.16b,v18.16b,#4
eor v23.16b,v3.16b,v0.16b
ldr q3,[sp,#624]
eor v22.16b,v5.16b,v15.16b
ldur q7,[x29,#-240]
str q0,[sp,#672]
mov v4.16b,v9.16b
eor v24.16b,v3.16b,v6.16b
mov v6.16b,v3.16b
ldr q3,[sp,#608]
and v25.16b,v18.16b,v29.16b
eor v8.16b,v22.16b,v23.16b
eor v9.16b,v7.16b,v20.16b
eor v27.16b,v3.16b,v2.16b
ldp q10,q0,[x11]
and v28.16b,v24.16b,v29.16b
mov v30.16b,v16.16b
tbl v26.16b,{ v12.16b },v26.16b
tbl v25.16b,{ v11.16b },v25.16b
ushr v12.16b,v8.16b,#4
ldr q16,[sp,#560]
and v11.16b,v27.16b,v29.16b
ldp q31,q22,[sp,#448]
str q0,[sp,#400]
ldur q0,[x29,#-192]
ushr v24.16b,v24.16b,#4
ushr v27.16b,v27.16b,#4
tbl v28.16b,{ v13.16b },v28.16b
and v13.16b,v9.16b,v29.16b
eor v14.16b,v1.16b,v16.16b
mov v17.16b,v1.16b
eor v1.16b,v21.16b,v10.16b
mov v21.16b,v2.16b
str q2,[sp,#688]
tbl v10.16b,{ v22.16b },v11.16b
and v8.16b,v8.16b,v29.16b
tbl v11.16b,{ v0.16b },v12.16b
ldr q0,[sp,#576]
ldp q2,q19,[x29,#-160]
tbl v24.16b,{ v4.16b },v24.16b
tbl v27.16b,{ v31.16b },v27.16b
ushr v9.16b,v9.16b,#4
tbl v12.16b,{ v0.16b },v13.16b
eor v13.16b,v14.16b,v23.16b
eor v1.16b,v1.16b,v26.16b
ldr q16,[sp,#672]
tbl v26.16b,{ v2.16b },v8.16b
ldur q2,[x29,#-208]
str q18,[sp,#544]
eor v24.16b,v28.16b,v24.16b
ldur q18,[x29,#-256]
stur q7,[x29,#-240]
tbl v8.16b,{ v2.16b },v9.16b
and v9.16b,v13.16b,v29.16b
eor v1.16b,v1.16b,v25.16b
eor v25.16b,v10.16b,v27.16b
eor v27.16b,v11.16b,v12.16b
ushr v28.16b,v13.16b,#4
ldur q2,[x29,#-176]
mov v12.16b,v30.16b
str q20,[sp,#656]
tbl v9.16b,{ v19.16b },v9.16b
eor v1.16b,v1.16b,v24.16b
str q17,[sp,#480]
eor v24.16b,v25.16b,v26.16b
eor v25.16b,v27.16b,v8.16b
tbl v26.16b,{ v2.16b },v28.16b
stp q5,q12,[sp,#496]
subs x10,x10,#256
stp q3,q6,[sp,#608]
eor v1.16b,v1.16b,v24.16b
eor v24.16b,v25.16b,v9.16b
eor v25.16b,v3.16b,v16.16b
eor v9.16b,v17.16b,v18.16b
eor v1.16b,v1.16b,v26.16b
eor v23.16b,v24.16b,v23.16b
eor v24.16b,v21.16b,v30.16b
ldr q21,[sp,#592]
mov v30.16b,v15.16b
and v14.16b,v9.16b,v29.16b
ushr v9.16b,v9.16b,#4
eor v2.16b,v1.16b,v23.16b
and v28.16b,v24.16b,v29.16b
ushr v8.16b,v24.16b,#4
and v26.16b,v21.16b,v29.16b
eor v23.16b,v20.16b,v15.16b
eor v1.16b,v5.16b,v6.16b
ushr v27.16b,v21.16b,#4
mov v15.16b,v12.16b
mov v20.16b,v17.16b
eor v24.16b,v2.16b,v21.16b
tbl v8.16b,{ v4.16b },v8.16b
mov v17.16b,v22.16b
eor v25.16b,v25.16b,v23.16b
and v10.16b,v1.16b,v29.16b
ushr v11.16b,v1.16b,#4
ldur q1,[x29,#-112]
eor v13.16b,v23.16b,v7.16b
mov v7.16b,v31.16b
stp q2,q24,[sp,#416]
ldp q2,q4,[x29,#-96]
tbl v28.16b,{ v1.16b },v28.16b
eor v1.16b,v24.16b,v12.16b
and v12.16b,v25.16b,v29.16b
tbl v26.16b,{ v4.16b },v26.16b
tbl v10.16b,{ v22.16b },v10.16b
tbl v11.16b,{ v31.16b },v11.16b
ushr v25.16b,v25.16b,#4
tbl v27.16b,{ v2.16b },v27.16b
ldr q2,[sp,#400]
stur q1,[x29,#-224]
eor v24.16b,v20.16b,v3.16b
ldp q20,q31,[x29,#-176]
str q21,[sp,#592]
str q30,[sp,#528]
eor v22.16b,v2.16b,v27.16b
tbl v27.16b,{ v31.16b },v12.16b
eor v12.16b,v13.16b,v1.16b
ldp q4,q1,[x29,#-208]
tbl v13.16b,{ v0.16b },v14.16b
ldr q2,[sp,#640]
eor v22.16b,v22.16b,v26.16b
eor v26.16b,v28.16b,v8.16b
eor v28.16b,v10.16b,v11.16b
and v8.16b,v12.16b,v29.16b
tbl v25.16b,{ v1.16b },v25.16b
tbl v9.16b,{ v4.16b },v9.16b
mov v3.16b,v2.16b
ushr v10.16b,v12.16b,#4
eor v12.16b,v15.16b,v16.16b
eor v26.16b,v22.16b,v26.16b
eor v27.16b,v28.16b,v27.16b
mov v22.16b,v6.16b
tbl v28.16b,{ v19.16b },v8.16b
ldr q19,[sp,#544]
ushr v8.16b,v2.16b,#4
eor v25.16b,v25.16b,v13.16b
and v14.16b,v12.16b,v29.16b
ushr v12.16b,v12.16b,#4
eor v11.16b,v5.16b,v19.16b
ldr q5,[sp,#656]
eor v26.16b,v26.16b,v27.16b
and v27.16b,v2.16b,v29.16b
ldur q2,[x29,#-96]
tbl v10.16b,{ v20.16b },v10.16b
eor v13.16b,v5.16b,v6.16b
eor v25.16b,v25.16b,v9.16b
tbl v14.16b,{ v17.16b },v14.16b
tbl v8.16b,{ v2.16b },v8.16b
ldur q2,[x29,#-80]
and v9.16b,v11.16b,v29.16b
ushr v11.16b,v11.16b,#4
tbl v12.16b,{ v7.16b },v12.16b
eor v23.16b,v3.16b,v23.16b
tbl v27.16b,{ v2.16b },v27.16b
ldp q2,q3,[x29,#-128]
eor v13.16b,v13.16b,v24.16b
eor v26.16b,v26.16b,v25.16b
ldp q15,q25,[x11,#32]
tbl v9.16b,{ v3.16b },v9.16b
ldr q3,[sp,#560]
ldur q17,[x29,#-224]
mov v6.16b,v5.16b
tbl v11.16b,{ v2.16b },v11.16b
and v2.16b,v13.16b,v29.16b
eor v8.16b,v15.16b,v8.16b
eor v26.16b,v26.16b,v28.16b
eor v28.16b,v10.16b,v19.16b
eor v23.16b,v23.16b,v3.16b
ushr v10.16b,v13.16b,#4
eor v3.16b,v17.16b,v22.16b
tbl v2.16b,{ v31.16b },v2.16b
eor v27.16b,v8.16b,v27.16b
mov v31.16b,v4.16b
eor v8.16b,v9.16b,v11.16b
eor v9.16b,v14.16b,v12.16b
eor v26.16b,v26.16b,v28.16b
eor v28.16b,v17.16b,v30.16b
mov v14.16b,v0.16b
eor v12.16b,v5.16b,v19.16b
ldp q15,q19,[sp,#464]
ldr q5,[sp,#512]
eor v27.16b,v27.16b,v8.16b
eor v8.16b,v9.16b,v2.16b
eor v2.16b,v26.16b,v23.16b
tbl v23.16b,{ v1.16b },v10.16b
and v26.16b,v28.16b,v29.16b
eor v9.16b,v24.16b,v18.16b
ushr v28.16b,v28.16b,#4
ldur q18,[x29,#-144]
eor v13.16b,v19.16b,v5.16b
eor v27.16b,v27.16b,v8.16b
mov v17.16b,v21.16b
str q2,[sp,#560]
tbl v26.16b,{ v0.16b },v26.16b
ldr q0,[sp,#688]
eor v8.16b,v9.16b,v2.16b
tbl v28.16b,{ v4.16b },v28.16b
ldur q4,[x29,#-96]
eor v23.16b,v27.16b,v23.16b
ushr v10.16b,v0.16b,#4
eor v27.16b,v21.16b,v16.16b
and v9.16b,v8.16b,v29.16b
ushr v8.16b,v8.16b,#4
eor v23.16b,v23.16b,v26.16b
and v26.16b,v0.16b,v29.16b
tbl v10.16b,{ v4.16b },v10.16b
ldur q4,[x29,#-80]
and v11.16b,v27.16b,v29.16b
ushr v27.16b,v27.16b,#4
tbl v9.16b,{ v18.16b },v9.16b
tbl v8.16b,{ v20.16b },v8.16b
tbl v26.16b,{ v4.16b },v26.16b
ldur q4,[x29,#-112]
eor v23.16b,v23.16b,v28.16b
eor v25.16b,v25.16b,v10.16b
tbl v28.16b,{ v4.16b },v11.16b
ldur q4,[x29,#-128]
and v11.16b,v12.16b,v29.16b
ushr v12.16b,v12.16b,#4
eor v23.16b,v23.16b,v9.16b
eor v8.16b,v8.16b,v21.16b
tbl v27.16b,{ v4.16b },v27.16b
mov v21.16b,v7.16b
eor v25.16b,v25.16b,v26.16b
tbl v9.16b,{ v15.16b },v11.16b
eor v11.16b,v13.16b,v3.16b
tbl v10.16b,{ v7.16b },v12.16b
mov v7.16b,v3.16b
ldur q3,[x29,#-240]
eor v23.16b,v23.16b,v8.16b
eor v4.16b,v0.16b,v3.16b
eor v26.16b,v28.16b,v27.16b
and v27.16b,v11.16b,v29.16b
ldur q3,[x29,#-160]
ushr v28.16b,v11.16b,#4
str q7,[sp,#384]
eor v4.16b,v4.16b,v24.16b
eor v22.16b,v25.16b,v26.16b
eor v25.16b,v9.16b,v10.16b
ldr q24,[sp,#608]
tbl v27.16b,{ v3.16b },v27.16b
eor v26.16b,v2.16b,v24.16b
eor v22.16b,v22.16b,v25.16b
eor v3.16b,v23.16b,v4.16b
eor v23.16b,v7.16b,v30.16b
tbl v25.16b,{ v1.16b },v28.16b
mov v30.16b,v1.16b
ldr q1,[sp,#640]
mov v4.16b,v7.16b
and v28.16b,v26.16b,v29.16b
eor v22.16b,v22.16b,v27.16b
ushr v26.16b,v26.16b,#4
eor v23.16b,v23.16b,v3.16b
ldp q0,q7,[x29,#-96]
stur q3,[x29,#-240]
tbl v27.16b,{ v14.16b },v28.16b
eor v22.16b,v22.16b,v25.16b
eor v25.16b,v6.16b,v1.16b
and v28.16b,v23.16b,v29.16b
ushr v23.16b,v23.16b,#4
ldr q6,[sp,#496]
tbl v26.16b,{ v31.16b },v26.16b
ushr v8.16b,v6.16b,#4
and v9.16b,v25.16b,v29.16b
ushr v25.16b,v25.16b,#4
eor v22.16b,v22.16b,v27.16b
and v27.16b,v6.16b,v29.16b
tbl v10.16b,{ v20.16b },v23.16b
eor v23.16b,v19.16b,v17.16b
tbl v28.16b,{ v18.16b },v28.16b
mov v18.16b,v19.16b
tbl v8.16b,{ v0.16b },v8.16b
ldur q19,[x29,#-224]
mov v20.16b,v21.16b
tbl v27.16b,{ v7.16b },v27.16b
ldp q7,q0,[x29,#-128]
eor v26.16b,v22.16b,v26.16b
eor v22.16b,v2.16b,v5.16b
and v12.16b,v23.16b,v29.16b
ushr v13.16b,v23.16b,#4
ldr q5,[sp,#544]
ldp q11,q23,[x11,#64]
tbl v9.16b,{ v0.16b },v9.16b
tbl v25.16b,{ v7.16b },v25.16b
eor v14.16b,v19.16b,v5.16b
ldur q0,[x29,#-256]
eor v26.16b,v26.16b,v28.16b
tbl v28.16b,{ v15.16b },v12.16b
eor v8.16b,v11.16b,v8.16b
eor v7.16b,v10.16b,v0.16b
tbl v10.16b,{ v21.16b },v13.16b
eor v11.16b,v14.16b,v22.16b
ldr q14,[sp,#624]
ldur q0,[x29,#-160]
eor v25.16b,v9.16b,v25.16b
ldp q21,q31,[sp,#672]
eor v27.16b,v8.16b,v27.16b
eor v7.16b,v26.16b,v7.16b
eor v9.16b,v22.16b,v24.16b
and v26.16b,v11.16b,v29.16b
ushr v8.16b,v11.16b,#4
ldr q24,[sp,#496]
ldp q2,q17,[x29,#-96]
ldr q13,[sp,#672]
eor v25.16b,v27.16b,v25.16b
eor v27.16b,v28.16b,v10.16b
eor v28.16b,v3.16b,v14.16b
tbl v26.16b,{ v0.16b },v26.16b
eor v16.16b,v7.16b,v1.16b
eor v7.16b,v6.16b,v4.16b
eor v10.16b,v18.16b,v31.16b
ldur q4,[x29,#-176]
eor v18.16b,v3.16b,v5.16b
eor v25.16b,v25.16b,v27.16b
tbl v27.16b,{ v30.16b },v8.16b
and v8.16b,v28.16b,v29.16b
eor v7.16b,v16.16b,v7.16b
ldp q3,q30,[sp,#560]
ushr v28.16b,v28.16b,#4
str q16,[sp,#352]
and v11.16b,v10.16b,v29.16b
ushr v10.16b,v10.16b,#4
eor v25.16b,v25.16b,v26.16b
ushr v26.16b,v21.16b,#4
tbl v8.16b,{ v30.16b },v8.16b
eor v9.16b,v9.16b,v7.16b
ldur q16,[x29,#-208]
mov v5.16b,v15.16b
str q18,[sp,#400]
eor v25.16b,v25.16b,v27.16b
and v27.16b,v21.16b,v29.16b
tbl v26.16b,{ v2.16b },v26.16b
and v12.16b,v9.16b,v29.16b
ushr v9.16b,v9.16b,#4
tbl v28.16b,{ v16.16b },v28.16b
ldr q2,[sp,#592]
stur q7,[x29,#-256]
eor v25.16b,v25.16b,v8.16b
tbl v27.16b,{ v17.16b },v27.16b
eor v8.16b,v19.16b,v1.16b
ldp q17,q1,[x29,#-128]
eor v23.16b,v23.16b,v26.16b
tbl v26.16b,{ v4.16b },v9.16b
eor v9.16b,v3.16b,v2.16b
eor v25.16b,v25.16b,v28.16b
and v28.16b,v8.16b,v29.16b
ushr v8.16b,v8.16b,#4
tbl v11.16b,{ v1.16b },v11.16b
tbl v10.16b,{ v17.16b },v10.16b
ldur q1,[x29,#-144]
eor v23.16b,v23.16b,v27.16b
eor v9.16b,v9.16b,v18.16b
tbl v12.16b,{ v1.16b },v12.16b
eor v26.16b,v26.16b,v21.16b
tbl v28.16b,{ v15.16b },v28.16b
ldp q21,q1,[sp,#512]
mov v15.16b,v20.16b
eor v27.16b,v11.16b,v10.16b
mov v10.16b,v31.16b
eor v25.16b,v25.16b,v12.16b
eor v17.16b,v31.16b,v1.16b
ldur q1,[x29,#-192]
eor v23.16b,v23.16b,v27.16b
tbl v27.16b,{ v20.16b },v8.16b
and v8.16b,v9.16b,v29.16b
ldur q20,[x29,#-96]
movi v31.16b,#15
eor v25.16b,v25.16b,v26.16b
eor v17.16b,v17.16b,v22.16b
ushr v26.16b,v9.16b,#4
eor v22.16b,v23.16b,v28.16b
tbl v28.16b,{ v0.16b },v8.16b
movi v0.16b,#15
eor v23.16b,v7.16b,v21.16b
eor v9.16b,v19.16b,v24.16b
ldur q19,[x29,#-144]
eor v29.16b,v25.16b,v17.16b
eor v25.16b,v18.16b,v14.16b
ldr q14,[sp,#656]
eor v22.16b,v22.16b,v27.16b
tbl v26.16b,{ v1.16b },v26.16b
mov v17.16b,v18.16b
ushr v27.16b,v14.16b,#4
and v8.16b,v23.16b,v0.16b
ushr v23.16b,v23.16b,#4
eor v25.16b,v25.16b,v29.16b
and v12.16b,v9.16b,v0.16b
str q29,[sp,#528]
eor v22.16b,v22.16b,v28.16b
and v28.16b,v14.16b,v0.16b
tbl v27.16b,{ v20.16b },v27.16b
tbl v8.16b,{ v30.16b },v8.16b
tbl v6.16b,{ v16.16b },v23.16b
ldur q20,[x29,#-80]
and v11.16b,v25.16b,v0.16b
ushr v25.16b,v25.16b,#4
eor v22.16b,v22.16b,v26.16b
ldp q26,q23,[x11,#96]
tbl v28.16b,{ v20.16b },v28.16b
ldp q20,q0,[x29,#-128]
tbl v11.16b,{ v19.16b },v11.16b
tbl v25.16b,{ v4.16b },v25.16b
mov v30.16b,v16.16b
eor v26.16b,v26.16b,v27.16b
eor v22.16b,v22.16b,v8.16b
eor v27.16b,v3.16b,v10.16b
ushr v8.16b,v9.16b,#4
tbl v9.16b,{ v0.16b },v12.16b
eor v16.16b,v7.16b,v2.16b
ldr q0,[sp,#640]
ldr q2,[sp,#608]
ldr q7,[sp,#544]
eor v26.16b,v26.16b,v28.16b
eor v28.16b,v22.16b,v6.16b
ldur q6,[x29,#-240]
tbl v8.16b,{ v20.16b },v8.16b
and v10.16b,v27.16b,v31.16b
eor v18.16b,v25.16b,v2.16b
eor v12.16b,v6.16b,v0.16b
ushr v25.16b,v27.16b,#4
ldur q2,[x29,#-160]
eor v28.16b,v28.16b,v11.16b
eor v26.16b,v26.16b,v9.16b
eor v11.16b,v3.16b,v13.16b
tbl v27.16b,{ v5.16b },v10.16b
eor v10.16b,v16.16b,v21.16b
mov v22.16b,v15.16b
eor v9.16b,v12.16b,v16.16b
tbl v25.16b,{ v15.16b },v25.16b
ldr q15,[sp,#688]
eor v18.16b,v28.16b,v18.16b
eor v26.16b,v26.16b,v8.16b
str q16,[sp,#336]
mov v3.16b,v19.16b
and v28.16b,v9.16b,v31.16b
ushr v8.16b,v9.16b,#4
eor v4.16b,v18.16b,v24.16b
eor v18.16b,v14.16b,v17.16b
eor v26.16b,v26.16b,v27.16b
eor v27.16b,v29.16b,v7.16b
ldr q17,[sp,#576]
mov v14.16b,v1.16b
tbl v28.16b,{ v2.16b },v28.16b
tbl v8.16b,{ v1.16b },v8.16b
ldur q1,[x29,#-224]
str q4,[sp,#368]
eor v2.16b,v4.16b,v18.16b
ldr q4,[sp,#480]
eor v25.16b,v26.16b,v25.16b
ldp q18,q20,[x29,#-96]
ushr v26.16b,v4.16b,#4
and v9.16b,v27.16b,v31.16b
ushr v27.16b,v27.16b,#4
eor v10.16b,v10.16b,v2.16b
mov v21.16b,v4.16b
str q2,[sp,#608]
eor v25.16b,v25.16b,v28.16b
and v28.16b,v4.16b,v31.16b
ldr q4,[sp,#624]
tbl v26.16b,{ v18.16b },v26.16b
tbl v9.16b,{ v17.16b },v9.16b
tbl v27.16b,{ v30.16b },v27.16b
ldur q18,[x29,#-176]
eor v25.16b,v25.16b,v8.16b
tbl v28.16b,{ v20.16b },v28.16b
and v8.16b,v11.16b,v31.16b
ldp q20,q30,[x29,#-128]
ushr v11.16b,v11.16b,#4
eor v23.16b,v23.16b,v26.16b
and v26.16b,v10.16b,v31.16b
ushr v10.16b,v10.16b,#4
eor v25.16b,v25.16b,v9.16b
eor v9.16b,v6.16b,v24.16b
tbl v8.16b,{ v30.16b },v8.16b
ldur q30,[x29,#-256]
tbl v26.16b,{ v19.16b },v26.16b
tbl v10.16b,{ v18.16b },v10.16b
eor v28.16b,v23.16b,v28.16b
eor v25.16b,v25.16b,v27.16b
tbl v27.16b,{ v20.16b },v11.16b
and v11.16b,v9.16b,v31.16b
eor v23.16b,v29.16b,v0.16b
eor v12.16b,v30.16b,v15.16b
eor v20.16b,v21.16b,v16.16b
eor v28.16b,v28.16b,v8.16b
ushr v8.16b,v9.16b,#4
ldr q16,[sp,#592]
eor v25.16b,v25.16b,v26.16b
eor v26.16b,v10.16b,v13.16b
tbl v9.16b,{ v5.16b },v11.16b
eor v10.16b,v12.16b,v23.16b
ldur q19,[x29,#-160]
mov v0.16b,v13.16b
eor v27.16b,v28.16b,v27.16b
eor v13.16b,v23.16b,v7.16b
mov v7.16b,v30.16b
eor v25.16b,v25.16b,v26.16b
tbl v26.16b,{ v22.16b },v8.16b
and v8.16b,v1.16b,v31.16b
and v28.16b,v10.16b,v31.16b
mov v22.16b,v21.16b
ldr q21,[sp,#656]
eor v27.16b,v27.16b,v9.16b
eor v9.16b,v2.16b,v16.16b
eor v4.16b,v25.16b,v4.16b
ushr v25.16b,v10.16b,#4
ldur q10,[x29,#-80]
tbl v28.16b,{ v19.16b },v28.16b
eor v11.16b,v6.16b,v21.16b
eor v23.16b,v21.16b,v23.16b
eor v26.16b,v27.16b,v26.16b
ushr v27.16b,v1.16b,#4
tbl v8.16b,{ v10.16b },v8.16b
str q4,[sp,#320]
tbl v10.16b,{ v14.16b },v25.16b
ldur q25,[x29,#-96]
and v12.16b,v9.16b,v31.16b
eor v1.16b,v4.16b,v20.16b
ushr v9.16b,v9.16b,#4
ldp q4,q6,[sp,#432]
tbl v27.16b,{ v25.16b },v27.16b
ldp q14,q25,[x11,#128]
eor v26.16b,v26.16b,v28.16b
tbl v12.16b,{ v17.16b },v12.16b
eor v13.16b,v13.16b,v1.16b
mov v20.16b,v0.16b
mov v17.16b,v21.16b
eor v28.16b,v14.16b,v8.16b
and v8.16b,v11.16b,v31.16b
eor v26.16b,v26.16b,v10.16b
ushr v10.16b,v11.16b,#4
and v11.16b,v13.16b,v31.16b
ushr v13.16b,v13.16b,#4
eor v27.16b,v28.16b,v27.16b
eor v12.16b,v26.16b,v12.16b
ldp q26,q28,[x29,#-128]
tbl v28.16b,{ v28.16b },v8.16b
eor v8.16b,v30.16b,v0.16b
ldur q0,[x29,#-208]
tbl v10.16b,{ v26.16b },v10.16b
eor v26.16b,v2.16b,v15.16b
eor v15.16b,v29.16b,v24.16b
tbl v9.16b,{ v0.16b },v9.16b
mov v30.16b,v24.16b
and v14.16b,v8.16b,v31.16b
ushr v8.16b,v8.16b,#4
eor v27.16b,v27.16b,v28.16b
tbl v28.16b,{ v3.16b },v11.16b
tbl v11.16b,{ v18.16b },v13.16b
eor v13.16b,v15.16b,v26.16b
eor v21.16b,v26.16b,v16.16b
ldp q3,q16,[sp,#560]
eor v9.16b,v12.16b,v9.16b
tbl v12.16b,{ v5.16b },v14.16b
ldr q14,[sp,#640]
eor v27.16b,v27.16b,v10.16b
tbl v8.16b,{ v6.16b },v8.16b
and v10.16b,v3.16b,v31.16b
mov v15.16b,v0.16b
mov v18.16b,v30.16b
eor v28.16b,v9.16b,v28.16b
and v9.16b,v13.16b,v31.16b
eor v24.16b,v11.16b,v4.16b
eor v27.16b,v27.16b,v12.16b
eor v11.16b,v1.16b,v14.16b
mov v4.16b,v19.16b
tbl v9.16b,{ v19.16b },v9.16b
ldr q19,[sp,#544]
eor v24.16b,v28.16b,v24.16b
eor v27.16b,v27.16b,v8.16b
ldur q8,[x29,#-80]
ushr v28.16b,v13.16b,#4
mov v13.16b,v1.16b
and v12.16b,v11.16b,v31.16b
tbl v8.16b,{ v8.16b },v10.16b
ushr v10.16b,v3.16b,#4
eor v2.16b,v24.16b,v23.16b
ldp q1,q24,[x29,#-192]
eor v27.16b,v27.16b,v9.16b
ldur q9,[x29,#-96]
str q13,[sp,#624]
eor v23.16b,v7.16b,v22.16b
tbl v28.16b,{ v1.16b },v28.16b
tbl v9.16b,{ v9.16b },v10.16b
ushr v10.16b,v11.16b,#4
tbl v11.16b,{ v16.16b },v12.16b
eor v25.16b,v25.16b,v8.16b
eor v21.16b,v21.16b,v2.16b
mov v7.16b,v2.16b
and v8.16b,v23.16b,v31.16b
ushr v23.16b,v23.16b,#4
eor v27.16b,v27.16b,v28.16b
eor v28.16b,v29.16b,v17.16b
mov v17.16b,v13.16b
eor v25.16b,v25.16b,v9.16b
ldur q9,[x29,#-112]
tbl v8.16b,{ v9.16b },v8.16b
tbl v9.16b,{ v0.16b },v10.16b
ldr q0,[sp,#608]
and v10.16b,v21.16b,v31.16b
ushr v21.16b,v21.16b,#4
eor v27.16b,v27.16b,v11.16b
ldp q2,q11,[x29,#-144]
and v12.16b,v28.16b,v31.16b
ushr v28.16b,v28.16b,#4
tbl v11.16b,{ v11.16b },v23.16b
eor v23.16b,v13.16b,v30.16b
eor v13.16b,v0.16b,v20.16b
eor v25.16b,v25.16b,v8.16b
tbl v8.16b,{ v2.16b },v10.16b
tbl v21.16b,{ v24.16b },v21.16b
eor v27.16b,v27.16b,v9.16b
tbl v9.16b,{ v5.16b },v12.16b
tbl v28.16b,{ v6.16b },v28.16b
eor v10.16b,v13.16b,v23.16b
mov v20.16b,v6.16b
ldr q6,[sp,#688]
eor v25.16b,v25.16b,v11.16b
mov v13.16b,v22.16b
eor v27.16b,v27.16b,v8.16b
eor v19.16b,v21.16b,v19.16b
eor v21.16b,v22.16b,v3.16b
ldp q3,q30,[x29,#-240]
and v8.16b,v10.16b,v31.16b
eor v25.16b,v25.16b,v9.16b
eor v9.16b,v23.16b,v14.16b
mov v22.16b,v7.16b
eor v19.16b,v27.16b,v19.16b
eor v21.16b,v21.16b,v26.16b
eor v26.16b,v7.16b,v6.16b
ushr v27.16b,v10.16b,#4
ldur q10,[x29,#-80]
tbl v8.16b,{ v4.16b },v8.16b
str q22,[sp,#432]
eor v25.16b,v25.16b,v28.16b
eor v11.16b,v29.16b,v30.16b
eor v19.16b,v19.16b,v21.16b
and v21.16b,v3.16b,v31.16b
and v28.16b,v26.16b,v31.16b
tbl v27.16b,{ v1.16b },v27.16b
ushr v26.16b,v26.16b,#4
mov v7.16b,v4.16b
eor v25.16b,v25.16b,v8.16b
ushr v8.16b,v3.16b,#4
and v12.16b,v11.16b,v31.16b
tbl v10.16b,{ v10.16b },v21.16b
ldur q21,[x29,#-96]
tbl v28.16b,{ v16.16b },v28.16b
eor v9.16b,v9.16b,v19.16b
tbl v26.16b,{ v15.16b },v26.16b
mov v1.16b,v19.16b
eor v25.16b,v25.16b,v27.16b
tbl v8.16b,{ v21.16b },v8.16b
mov v19.16b,v15.16b
ldp q27,q21,[x11,#160]
mov v14.16b,v13.16b
ldp q15,q4,[sp,#656]
mov v29.16b,v20.16b
eor v25.16b,v25.16b,v28.16b
ushr v28.16b,v9.16b,#4
eor v27.16b,v27.16b,v10.16b
and v10.16b,v9.16b,v31.16b
ushr v9.16b,v11.16b,#4
eor v26.16b,v25.16b,v26.16b
ldp q25,q11,[x29,#-128]
tbl v28.16b,{ v24.16b },v28.16b
tbl v11.16b,{ v11.16b },v12.16b
eor v12.16b,v0.16b,v13.16b
eor v27.16b,v27.16b,v8.16b
tbl v8.16b,{ v2.16b },v10.16b
ldr q2,[sp,#512]
tbl v9.16b,{ v25.16b },v9.16b
eor v25.16b,v22.16b,v4.16b
eor v13.16b,v17.16b,v15.16b
and v10.16b,v12.16b,v31.16b
eor v16.16b,v28.16b,v2.16b
ldr q2,[sp,#416]
eor v27.16b,v27.16b,v11.16b
eor v26.16b,v26.16b,v8.16b
ushr v8.16b,v12.16b,#4
eor v28.16b,v2.16b,v3.16b
ldur q2,[x29,#-256]
tbl v10.16b,{ v5.16b },v10.16b
eor v11.16b,v13.16b,v25.16b
eor v27.16b,v27.16b,v9.16b
mov v3.16b,v1.16b
eor v12.16b,v25.16b,v6.16b
tbl v8.16b,{ v20.16b },v8.16b
eor v16.16b,v26.16b,v16.16b
eor v23.16b,v28.16b,v23.16b
eor v28.16b,v1.16b,v18.16b
ldp q18,q17,[sp,#560]
ldur q1,[x29,#-192]
eor v26.16b,v27.16b,v10.16b
and v27.16b,v2.16b,v31.16b
and v9.16b,v11.16b,v31.16b
ldr q31,[sp,#624]
eor v24.16b,v16.16b,v23.16b
ushr v10.16b,v11.16b,#4
mov v20.16b,v7.16b
eor v13.16b,v22.16b,v14.16b
eor v23.16b,v26.16b,v8.16b
ldur q8,[x29,#-80]
ushr v26.16b,v2.16b,#4
tbl v9.16b,{ v7.16b },v9.16b
movi v7.16b,#15
mov v16.16b,v2.16b
tbl v27.16b,{ v8.16b },v27.16b
eor v8.16b,v0.16b,v18.16b
movi v0.16b,#15
tbl v10.16b,{ v1.16b },v10.16b
mov v2.16b,v19.16b
eor v23.16b,v23.16b,v9.16b
ldur q9,[x29,#-96]
and v11.16b,v28.16b,v0.16b
eor v21.16b,v21.16b,v27.16b
ushr v28.16b,v28.16b,#4
tbl v26.16b,{ v9.16b },v26.16b
and v9.16b,v8.16b,v0.16b
ldur q0,[x29,#-176]
eor v23.16b,v23.16b,v10.16b
eor v10.16b,v31.16b,v30.16b
ushr v8.16b,v8.16b,#4
tbl v27.16b,{ v17.16b },v11.16b
eor v11.16b,v12.16b,v24.16b
ldur q12,[x29,#-112]
tbl v28.16b,{ v19.16b },v28.16b
mov v30.16b,v5.16b
mov v19.16b,v29.16b
tbl v9.16b,{ v12.16b },v9.16b
eor v26.16b,v21.16b,v26.16b
eor v21.16b,v3.16b,v15.16b
and v12.16b,v11.16b,v7.16b
ushr v11.16b,v11.16b,#4
mov v15.16b,v3.16b
eor v23.16b,v23.16b,v27.16b
mov v3.16b,v14.16b
ldp q14,q27,[x29,#-144]
str q15,[sp,#592]
tbl v27.16b,{ v27.16b },v8.16b
and v8.16b,v10.16b,v7.16b
eor v26.16b,v26.16b,v9.16b
tbl v9.16b,{ v14.16b },v12.16b
ldur q12,[x29,#-112]
tbl v11.16b,{ v0.16b },v11.16b
eor v23.16b,v23.16b,v28.16b
ushr v28.16b,v10.16b,#4
tbl v8.16b,{ v5.16b },v8.16b
ldr q5,[sp,#640]
eor v10.16b,v13.16b,v21.16b
eor v26.16b,v26.16b,v27.16b
eor v27.16b,v18.16b,v16.16b
mov v16.16b,v24.16b
eor v23.16b,v23.16b,v9.16b
tbl v28.16b,{ v29.16b },v28.16b
ldr q29,[sp,#528]
eor v6.16b,v11.16b,v5.16b
and v9.16b,v10.16b,v7.16b
mov v13.16b,v18.16b
eor v26.16b,v26.16b,v8.16b
eor v6.16b,v23.16b,v6.16b
eor v23.16b,v27.16b,v25.16b
ushr v27.16b,v10.16b,#4
eor v25.16b,v24.16b,v4.16b
tbl v8.16b,{ v20.16b },v9.16b
ldur q9,[x29,#-80]
eor v26.16b,v26.16b,v28.16b
mov v24.16b,v4.16b
ldur q4,[x29,#-240]
tbl v27.16b,{ v1.16b },v27.16b
ldr q1,[sp,#496]
eor v6.16b,v6.16b,v23.16b
and v23.16b,v29.16b,v7.16b
and v28.16b,v25.16b,v7.16b
ushr v25.16b,v25.16b,#4
eor v5.16b,v21.16b,v1.16b
eor v26.16b,v26.16b,v8.16b
ushr v8.16b,v29.16b,#4
mov v1.16b,v6.16b
tbl v23.16b,{ v9.16b },v23.16b
eor v9.16b,v31.16b,v4.16b
tbl v28.16b,{ v17.16b },v28.16b
eor v10.16b,v5.16b,v6.16b
ldur q5,[x29,#-96]
eor v26.16b,v26.16b,v27.16b
tbl v25.16b,{ v2.16b },v25.16b
mov v31.16b,v16.16b
mov v2.16b,v3.16b
tbl v8.16b,{ v5.16b },v8.16b
ldp q27,q5,[x11,#192]
and v11.16b,v9.16b,v7.16b
eor v26.16b,v26.16b,v28.16b
eor v28.16b,v22.16b,v18.16b
ushr v9.16b,v9.16b,#4
mov v6.16b,v30.16b
eor v23.16b,v27.16b,v23.16b
and v27.16b,v10.16b,v7.16b
ushr v10.16b,v10.16b,#4
tbl v11.16b,{ v12.16b },v11.16b
eor v25.16b,v26.16b,v25.16b
ldur q26,[x29,#-128]
eor v8.16b,v23.16b,v8.16b
tbl v27.16b,{ v14.16b },v27.16b
tbl v10.16b,{ v0.16b },v10.16b
ldr q0,[sp,#688]
tbl v26.16b,{ v26.16b },v9.16b
and v9.16b,v28.16b,v7.16b
eor v23.16b,v16.16b,v3.16b
ldur q16,[x29,#-224]
mov v14.16b,v19.16b
eor v8.16b,v8.16b,v11.16b
eor v25.16b,v25.16b,v27.16b
ushr v27.16b,v28.16b,#4
tbl v28.16b,{ v30.16b },v9.16b
ldr q30,[sp,#608]
eor v12.16b,v15.16b,v16.16b
eor v3.16b,v10.16b,v0.16b
ldur q0,[x29,#-256]
eor v10.16b,v4.16b,v29.16b
eor v26.16b,v8.16b,v26.16b
tbl v27.16b,{ v19.16b },v27.16b
mov v29.16b,v1.16b
eor v11.16b,v23.16b,v24.16b
eor v9.16b,v12.16b,v23.16b
eor v3.16b,v25.16b,v3.16b
mov v12.16b,v4.16b
eor v21.16b,v10.16b,v21.16b
eor v25.16b,v26.16b,v28.16b
and v26.16b,v30.16b,v7.16b
mov v18.16b,v29.16b
mov v24.16b,v16.16b
and v8.16b,v9.16b,v7.16b
ldr q7,[sp,#656]
ushr v9.16b,v9.16b,#4
eor v4.16b,v3.16b,v21.16b
ldr q3,[sp,#384]
eor v21.16b,v25.16b,v27.16b
ldur q27,[x29,#-80]
str q18,[sp,#512]
eor v28.16b,v1.16b,v7.16b
tbl v8.16b,{ v20.16b },v8.16b
ushr v25.16b,v30.16b,#4
str q4,[sp,#640]
tbl v26.16b,{ v27.16b },v26.16b
eor v27.16b,v22.16b,v0.16b
ldp q1,q22,[x29,#-208]
movi v0.16b,#15
eor v11.16b,v11.16b,v4.16b
eor v21.16b,v21.16b,v8.16b
ldur q8,[x29,#-96]
tbl v9.16b,{ v22.16b },v9.16b
eor v5.16b,v5.16b,v26.16b
and v10.16b,v28.16b,v0.16b
tbl v25.16b,{ v8.16b },v25.16b
and v8.16b,v27.16b,v0.16b
ushr v28.16b,v28.16b,#4
ushr v27.16b,v27.16b,#4
tbl v10.16b,{ v17.16b },v10.16b
eor v21.16b,v21.16b,v9.16b
ldur q9,[x29,#-112]
tbl v26.16b,{ v1.16b },v28.16b
eor v28.16b,v15.16b,v12.16b
eor v5.16b,v5.16b,v25.16b
tbl v8.16b,{ v9.16b },v8.16b
and v9.16b,v11.16b,v0.16b
ushr v11.16b,v11.16b,#4
eor v12.16b,v31.16b,v13.16b
eor v25.16b,v21.16b,v10.16b
ldp q19,q10,[x29,#-144]
eor v21.16b,v29.16b,v16.16b
ldur q29,[x29,#-176]
mov v16.16b,v31.16b
eor v5.16b,v5.16b,v8.16b
tbl v27.16b,{ v10.16b },v27.16b
and v10.16b,v28.16b,v0.16b
tbl v8.16b,{ v19.16b },v9.16b
str q16,[sp,#544]
tbl v9.16b,{ v29.16b },v11.16b
eor v25.16b,v25.16b,v26.16b
ushr v26.16b,v28.16b,#4
eor v31.16b,v21.16b,v7.16b
ldr q7,[sp,#528]
tbl v28.16b,{ v6.16b },v10.16b
eor v10.16b,v12.16b,v21.16b
mov v6.16b,v30.16b
eor v5.16b,v5.16b,v27.16b
eor v25.16b,v25.16b,v8.16b
eor v27.16b,v9.16b,v3.16b
ldr q3,[sp,#352]
tbl v26.16b,{ v14.16b },v26.16b
and v9.16b,v10.16b,v0.16b
eor v8.16b,v3.16b,v30.16b
eor v5.16b,v5.16b,v28.16b
ushr v28.16b,v10.16b,#4
eor v25.16b,v25.16b,v27.16b
eor v27.16b,v4.16b,v2.16b
ldp q14,q2,[x29,#-256]
eor v10.16b,v15.16b,v7.16b
ldur q15,[x29,#-160]
eor v23.16b,v8.16b,v23.16b
tbl v8.16b,{ v20.16b },v9.16b
ldur q9,[x29,#-80]
eor v26.16b,v5.16b,v26.16b
ldr q5,[sp,#624]
mov v20.16b,v17.16b
and v11.16b,v10.16b,v0.16b
eor v3.16b,v25.16b,v23.16b
and v23.16b,v5.16b,v0.16b
tbl v25.16b,{ v22.16b },v28.16b
eor v26.16b,v26.16b,v8.16b
ushr v8.16b,v5.16b,#4
and v28.16b,v27.16b,v0.16b
ushr v27.16b,v27.16b,#4
str q3,[sp,#688]
tbl v9.16b,{ v9.16b },v23.16b
ldur q23,[x29,#-96]
eor v25.16b,v26.16b,v25.16b
tbl v28.16b,{ v17.16b },v28.16b
eor v31.16b,v31.16b,v3.16b
tbl v8.16b,{ v23.16b },v8.16b
ldp q26,q23,[x11,#224]
add x11,sp,#192
tbl v27.16b,{ v1.16b },v27.16b
mov v1.16b,v16.16b
and v12.16b,v31.16b,v0.16b
ushr v31.16b,v31.16b,#4
eor v26.16b,v26.16b,v9.16b
ushr v9.16b,v10.16b,#4
ldur q10,[x29,#-112]
eor v25.16b,v25.16b,v28.16b
eor v28.16b,v16.16b,v14.16b
ldr q16,[sp,#672]
tbl v10.16b,{ v10.16b },v11.16b
tbl v11.16b,{ v19.16b },v12.16b
eor v12.16b,v18.16b,v2.16b
eor v26.16b,v26.16b,v8.16b
ldur q8,[x29,#-128]
tbl v31.16b,{ v29.16b },v31.16b
eor v27.16b,v25.16b,v27.16b
eor v25.16b,v4.16b,v13.16b
ldr q13,[sp,#464]
tbl v8.16b,{ v8.16b },v9.16b
and v9.16b,v28.16b,v0.16b
ushr v28.16b,v28.16b,#4
eor v26.16b,v26.16b,v10.16b
mov v19.16b,v29.16b
eor v10.16b,v12.16b,v25.16b
ldp q17,q12,[sp,#432]
tbl v9.16b,{ v13.16b },v9.16b
eor v27.16b,v27.16b,v11.16b
eor v30.16b,v31.16b,v16.16b
eor v26.16b,v26.16b,v8.16b
eor v31.16b,v7.16b,v5.16b
mov v5.16b,v7.16b
tbl v28.16b,{ v12.16b },v28.16b
and v8.16b,v10.16b,v0.16b
mov v16.16b,v24.16b
eor v27.16b,v27.16b,v30.16b
and v30.16b,v17.16b,v0.16b
eor v11.16b,v4.16b,v14.16b
eor v26.16b,v26.16b,v9.16b
eor v21.16b,v31.16b,v21.16b
eor v31.16b,v3.16b,v24.16b
ushr v9.16b,v10.16b,#4
tbl v8.16b,{ v15.16b },v8.16b
eor v24.16b,v3.16b,v2.16b
movi v14.16b,#192
eor v26.16b,v26.16b,v28.16b
ldur q28,[x29,#-80]
and v10.16b,v31.16b,v0.16b
tbl v9.16b,{ v22.16b },v9.16b
eor v7.16b,v27.16b,v21.16b
ushr v27.16b,v17.16b,#4
tbl v28.16b,{ v28.16b },v30.16b
eor v30.16b,v1.16b,v6.16b
ldr q1,[sp,#480]
ldr q6,[sp,#400]
eor v26.16b,v26.16b,v8.16b
ldur q8,[x29,#-96]
str q7,[sp,#656]
eor v29.16b,v25.16b,v1.16b
ldur q1,[x29,#-208]
tbl v10.16b,{ v20.16b },v10.16b
ushr v31.16b,v31.16b,#4
tbl v27.16b,{ v8.16b },v27.16b
and v8.16b,v30.16b,v0.16b
eor v26.16b,v26.16b,v9.16b
ldur q9,[x29,#-112]
eor v29.16b,v29.16b,v7.16b
eor v23.16b,v23.16b,v28.16b
ushr v30.16b,v30.16b,#4
tbl v28.16b,{ v1.16b },v31.16b
eor v31.16b,v18.16b,v5.16b
tbl v8.16b,{ v9.16b },v8.16b
eor v26.16b,v26.16b,v10.16b
ldp q3,q10,[x29,#-144]
and v9.16b,v29.16b,v0.16b
ushr v29.16b,v29.16b,#4
eor v27.16b,v23.16b,v27.16b
eor v26.16b,v26.16b,v28.16b
ushr v28.16b,v31.16b,#4
tbl v30.16b,{ v10.16b },v30.16b
and v10.16b,v31.16b,v0.16b
tbl v9.16b,{ v3.16b },v9.16b
tbl v29.16b,{ v19.16b },v29.16b
eor v27.16b,v27.16b,v8.16b
eor v8.16b,v11.16b,v24.16b
tbl v28.16b,{ v12.16b },v28.16b
movi v12.16b,#128
tbl v31.16b,{ v13.16b },v10.16b
ldr q10,[sp,#560]
eor v27.16b,v27.16b,v30.16b
eor v26.16b,v26.16b,v9.16b
and v9.16b,v8.16b,v0.16b
eor v29.16b,v29.16b,v6.16b
ldr q6,[sp,#368]
eor v13.16b,v10.16b,v14.16b
eor v30.16b,v6.16b,v17.16b
eor v27.16b,v27.16b,v31.16b
ushr v31.16b,v8.16b,#4
eor v26.16b,v26.16b,v29.16b
tbl v8.16b,{ v15.16b },v9.16b
movi v9.16b,#64
eor v25.16b,v30.16b,v25.16b
eor v30.16b,v7.16b,v10.16b
eor v27.16b,v27.16b,v28.16b
eor v28.16b,v24.16b,v16.16b
eor v2.16b,v26.16b,v25.16b
tbl v25.16b,{ v22.16b },v31.16b
and v26.16b,v30.16b,v0.16b
eor v27.16b,v27.16b,v8.16b
ushr v30.16b,v30.16b,#4
str q2,[sp,#672]
tbl v26.16b,{ v20.16b },v26.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x11]
add x11,sp,#128
eor v28.16b,v28.16b,v2.16b
eor v25.16b,v27.16b,v25.16b
ld1 { v5.2d,v6.2d,v7.2d,v8.2d },[x11]
add x11,sp,#64
tbl v27.16b,{ v1.16b },v30.16b
and v30.16b,v28.16b,v0.16b
movi v0.16b,#64
eor v25.16b,v25.16b,v26.16b
ushr v28.16b,v28.16b,#4
tbl v11.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v16.16b
eor v25.16b,v25.16b,v27.16b
tbl v26.16b,{ v3.16b },v30.16b
eor v27.16b,v16.16b,v0.16b
movi v0.16b,#128
tbl v28.16b,{ v19.16b },v28.16b
eor v25.16b,v25.16b,v26.16b
tbl v27.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v27.16b
eor v30.16b,v16.16b,v0.16b
movi v0.16b,#192
orr v15.16b,v27.16b,v11.16b
tbl v27.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v10.16b
eor v31.16b,v16.16b,v0.16b
ldp q0,q1,[sp,#320]
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x11]
mov x11,sp
eor v29.16b,v28.16b,v1.16b
ldr q1,[sp,#592]
eor v26.16b,v0.16b,v1.16b
ld1 { v1.2d,v2.2d,v3.2d,v4.2d },[x11]
movi v0.16b,#64
tbl v28.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
eor v25.16b,v25.16b,v29.16b
eor v29.16b,v26.16b,v24.16b
movi v24.16b,#128
tbl v30.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v31.16b
eor v31.16b,v10.16b,v0.16b
stur q25,[x29,#-224]
ldp q11,q26,[x29,#-256]
eor v25.16b,v10.16b,v12.16b
tbl v13.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v13.16b
orr v12.16b,v30.16b,v28.16b
tbl v28.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v31.16b
eor v31.16b,v26.16b,v24.16b
eor v10.16b,v11.16b,v24.16b
eor v24.16b,v11.16b,v14.16b
eor v30.16b,v26.16b,v0.16b
eor v0.16b,v26.16b,v14.16b
eor v9.16b,v11.16b,v9.16b
tbl v14.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v11.16b
tbl v25.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
tbl v31.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v11.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v24.16b
ldur q24,[x29,#-224]
tbl v30.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v30.16b
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v0.16b
tbl v9.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v9.16b
tbl v10.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
eor v24.16b,v24.16b,v29.16b
orr v29.16b,v12.16b,v15.16b
movi v12.16b,#64
str q24,[sp,#496]
orr v24.16b,v28.16b,v27.16b
orr v0.16b,v0.16b,v31.16b
orr v27.16b,v30.16b,v14.16b
orr v15.16b,v9.16b,v26.16b
movi v26.16b,#192
stp q24,q29,[x29,#-240]
orr v24.16b,v13.16b,v25.16b
orr v13.16b,v11.16b,v10.16b
str q0,[sp,#416]
movi v0.16b,#128
movi v11.16b,#128
str q27,[sp,#480]
stur q24,[x29,#-256]
ldr q24,[sp,#528]
eor v25.16b,v24.16b,v12.16b
eor v27.16b,v24.16b,v0.16b
tbl v30.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
tbl v29.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v25.16b
eor v25.16b,v24.16b,v26.16b
ldr q24,[sp,#608]
tbl v28.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
mov v27.16b,v24.16b
eor v31.16b,v24.16b,v12.16b
eor v0.16b,v24.16b,v0.16b
eor v9.16b,v24.16b,v26.16b
ldr q24,[sp,#624]
tbl v25.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v25.16b
eor v10.16b,v24.16b,v12.16b
eor v11.16b,v24.16b,v11.16b
eor v12.16b,v24.16b,v26.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v27.16b
tbl v27.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
tbl v0.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
ldp q14,q24,[x29,#-256]
tbl v9.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v9.16b
tbl v31.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v31.16b
tbl v10.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v10.16b
tbl v11.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
tbl v12.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v12.16b
orr v24.16b,v14.16b,v24.16b
ldr q14,[sp,#416]
orr v0.16b,v9.16b,v0.16b
str q24,[sp,#560]
ldr q24,[sp,#480]
str q0,[sp,#416]
movi v0.16b,#192
orr v24.16b,v14.16b,v24.16b
orr v14.16b,v12.16b,v11.16b
movi v11.16b,#128
ldr q12,[sp,#592]
stur q24,[x29,#-240]
orr v24.16b,v13.16b,v15.16b
movi v15.16b,#192
ldr q13,[sp,#544]
stur q24,[x29,#-256]
orr v24.16b,v29.16b,v30.16b
ldr q30,[sp,#432]
orr v29.16b,v10.16b,v27.16b
movi v10.16b,#64
str q24,[sp,#624]
orr v24.16b,v25.16b,v28.16b
orr v25.16b,v31.16b,v26.16b
movi v31.16b,#128
tbl v28.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v30.16b
eor v9.16b,v13.16b,v10.16b
str q24,[sp,#608]
movi v24.16b,#64
str q25,[sp,#480]
eor v26.16b,v30.16b,v31.16b
eor v31.16b,v12.16b,v31.16b
tbl v9.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v9.16b
eor v24.16b,v30.16b,v24.16b
tbl v31.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v26.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v26.16b
tbl v27.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v24.16b
eor v24.16b,v30.16b,v0.16b
eor v30.16b,v12.16b,v10.16b
eor v10.16b,v13.16b,v11.16b
eor v11.16b,v13.16b,v15.16b
eor v0.16b,v12.16b,v0.16b
ldp q25,q15,[sp,#608]
tbl v13.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v13.16b
tbl v12.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v12.16b
tbl v30.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v30.16b
tbl v24.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v24.16b
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v0.16b
tbl v10.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
tbl v11.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v11.16b
orr v15.16b,v25.16b,v15.16b
ldr q25,[sp,#480]
orr v24.16b,v24.16b,v26.16b
movi v26.16b,#64
stp q15,q24,[sp,#528]
ldr q15,[sp,#416]
orr v0.16b,v0.16b,v31.16b
orr v24.16b,v15.16b,v25.16b
str q0,[sp,#432]
orr v0.16b,v9.16b,v13.16b
mov v13.16b,v8.16b
orr v25.16b,v14.16b,v29.16b
str q0,[sp,#416]
orr v0.16b,v11.16b,v10.16b
mov v10.16b,v5.16b
mov v11.16b,v6.16b
stp q24,q25,[sp,#608]
orr v25.16b,v27.16b,v28.16b
orr v27.16b,v30.16b,v12.16b
str q0,[sp,#400]
movi v0.16b,#192
mov v12.16b,v7.16b
str q27,[sp,#480]
movi v27.16b,#128
str q25,[sp,#592]
ldr q25,[sp,#512]
eor v24.16b,v25.16b,v26.16b
eor v30.16b,v25.16b,v0.16b
eor v28.16b,v25.16b,v27.16b
tbl v25.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
tbl v5.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v24.16b
str q25,[sp,#512]
ldr q25,[sp,#640]
str q5,[sp,#384]
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
eor v8.16b,v25.16b,v0.16b
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v30.16b
eor v24.16b,v25.16b,v26.16b
eor v31.16b,v25.16b,v27.16b
movi v28.16b,#192
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
stp q0,q5,[sp,#352]
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
ldr q25,[sp,#688]
tbl v7.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
eor v9.16b,v25.16b,v26.16b
eor v5.16b,v25.16b,v28.16b
str q6,[sp,#320]
tbl v6.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v8.16b
str q0,[sp,#640]
tbl v0.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v24.16b
ldp q24,q29,[sp,#656]
tbl v30.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v5.16b
str q7,[sp,#688]
tbl v7.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v9.16b
stp q7,q6,[sp,#288]
str q0,[sp,#336]
eor v0.16b,v25.16b,v27.16b
eor v6.16b,v24.16b,v26.16b
eor v31.16b,v24.16b,v28.16b
eor v8.16b,v29.16b,v27.16b
eor v15.16b,v29.16b,v26.16b
eor v7.16b,v24.16b,v27.16b
tbl v5.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v0.16b
tbl v9.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v6.16b
tbl v31.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v31.16b
tbl v8.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v15.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v15.16b
tbl v14.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v7.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
eor v24.16b,v29.16b,v28.16b
tbl v29.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v29.16b
orr v31.16b,v31.16b,v14.16b
tbl v24.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v24.16b
stp q0,q5,[sp,#256]
ldp q5,q0,[sp,#496]
orr v29.16b,v15.16b,v29.16b
eor v25.16b,v5.16b,v27.16b
eor v27.16b,v5.16b,v28.16b
eor v26.16b,v5.16b,v26.16b
tbl v22.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v5.16b
ldur q21,[x29,#-224]
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
tbl v17.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v27.16b
ldr q1,[sp,#384]
ldr q16,[sp,#544]
tbl v20.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v26.16b
orr v4.16b,v24.16b,v8.16b
orr v6.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#352]
ldp q12,q11,[x29,#-96]
orr v7.16b,v17.16b,v7.16b
ldr q17,[sp,#432]
orr v27.16b,v1.16b,v0.16b
ldr q0,[sp,#640]
ldr q1,[sp,#336]
orr v2.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#304]
orr v6.16b,v27.16b,v6.16b
orr v3.16b,v1.16b,v0.16b
ldr q0,[sp,#688]
ldr q1,[sp,#288]
orr v5.16b,v1.16b,v0.16b
ldp q0,q1,[sp,#256]
orr v2.16b,v3.16b,v2.16b
orr v28.16b,v30.16b,v1.16b
orr v30.16b,v9.16b,v0.16b
ldr q0,[sp,#592]
orr v1.16b,v20.16b,v22.16b
ldp q9,q13,[x29,#-128]
orr v16.16b,v16.16b,v0.16b
ldr q0,[sp,#480]
orr v20.16b,v4.16b,v29.16b
orr v5.16b,v28.16b,v5.16b
orr v18.16b,v17.16b,v0.16b
ldp q17,q0,[sp,#400]
orr v1.16b,v7.16b,v1.16b
orr v0.16b,v17.16b,v0.16b
str q0,[sp,#592]
orr v0.16b,v31.16b,v30.16b
b.ne 3b
mov x10,sp
ldr q3,[sp,#560]
add x8,x8,#1
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
mov x10,sp
cmp x8,x3
ldp q26,q27,[x0,#128]
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#64
eor v18.16b,v26.16b,v18.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#64
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#128
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#128
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#192
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
add x10,sp,#192
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x10]
ldp q22,q23,[x0]
ldp q24,q25,[x0,#32]
eor v23.16b,v23.16b,v3.16b
ldp q3,q4,[x29,#-256]
eor v22.16b,v22.16b,v21.16b
eor v8.16b,v24.16b,v4.16b
ldp q4,q7,[x0,#64]
eor v10.16b,v25.16b,v3.16b
ldr q3,[sp,#528]
ldp q24,q25,[x0,#96]
eor v14.16b,v4.16b,v3.16b
ldp q4,q3,[sp,#608]
eor v16.16b,v25.16b,v16.16b
eor v17.16b,v24.16b,v3.16b
ldr q3,[sp,#592]
eor v7.16b,v7.16b,v4.16b
ldp q24,q25,[x0,#192]
eor v19.16b,v27.16b,v3.16b
ldp q3,q21,[x0,#160]
ldp q26,q27,[x0,#224]
eor v5.16b,v24.16b,v5.16b
eor v0.16b,v25.16b,v0.16b
zip1 v25.16b,v22.16b,v18.16b
eor v6.16b,v3.16b,v6.16b
eor v4.16b,v21.16b,v2.16b
zip2 v18.16b,v22.16b,v18.16b
eor v21.16b,v26.16b,v20.16b
eor v24.16b,v27.16b,v1.16b
zip1 v26.16b,v23.16b,v19.16b
zip1 v29.16b,v14.16b,v5.16b
zip1 v30.16b,v7.16b,v0.16b
zip2 v19.16b,v23.16b,v19.16b
zip1 v27.16b,v8.16b,v6.16b
zip1 v28.16b,v10.16b,v4.16b
zip2 v6.16b,v8.16b,v6.16b
zip1 v31.16b,v17.16b,v21.16b
zip1 v2.16b,v16.16b,v24.16b
zip2 v4.16b,v10.16b,v4.16b
zip2 v5.16b,v14.16b,v5.16b
zip2 v7.16b,v7.16b,v0.16b
zip2 v17.16b,v17.16b,v21.16b
zip1 v22.16b,v25.16b,v29.16b
zip1 v23.16b,v26.16b,v30.16b
zip2 v16.16b,v16.16b,v24.16b
zip2 v20.16b,v25.16b,v29.16b
zip2 v21.16b,v26.16b,v30.16b
zip1 v3.16b,v27.16b,v31.16b
zip1 v1.16b,v28.16b,v2.16b
zip2 v24.16b,v27.16b,v31.16b
zip2 v2.16b,v28.16b,v2.16b
zip1 v27.16b,v18.16b,v5.16b
zip2 v5.16b,v18.16b,v5.16b
zip1 v18.16b,v19.16b,v7.16b
zip2 v7.16b,v19.16b,v7.16b
zip1 v25.16b,v22.16b,v3.16b
zip1 v26.16b,v23.16b,v1.16b
zip2 v3.16b,v22.16b,v3.16b
zip2 v1.16b,v23.16b,v1.16b
zip1 v22.16b,v6.16b,v17.16b
zip1 v23.16b,v4.16b,v16.16b
zip1 v29.16b,v21.16b,v2.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v19.16b,v20.16b,v24.16b
zip2 v2.16b,v21.16b,v2.16b
zip1 v28.16b,v20.16b,v24.16b
zip2 v4.16b,v4.16b,v16.16b
zip1 v30.16b,v25.16b,v26.16b
zip2 v17.16b,v25.16b,v26.16b
zip1 v20.16b,v3.16b,v1.16b
zip1 v16.16b,v27.16b,v22.16b
zip2 v1.16b,v3.16b,v1.16b
zip1 v3.16b,v18.16b,v23.16b
zip2 v18.16b,v18.16b,v23.16b
zip1 v23.16b,v19.16b,v2.16b
zip2 v2.16b,v19.16b,v2.16b
zip1 v19.16b,v7.16b,v4.16b
stp q30,q17,[x9]
zip2 v17.16b,v27.16b,v22.16b
zip2 v4.16b,v7.16b,v4.16b
stp q20,q1,[x9,#32]
zip1 v1.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip1 v20.16b,v16.16b,v3.16b
zip2 v3.16b,v16.16b,v3.16b
zip1 v21.16b,v28.16b,v29.16b
stp q23,q2,[x9,#96]
zip2 v22.16b,v28.16b,v29.16b
zip1 v6.16b,v17.16b,v18.16b
zip2 v2.16b,v17.16b,v18.16b
zip1 v7.16b,v1.16b,v19.16b
zip2 v1.16b,v1.16b,v19.16b
stp q20,q3,[x9,#128]
zip1 v3.16b,v5.16b,v4.16b
stp q21,q22,[x9,#64]
stp q6,q2,[x9,#160]
zip2 v2.16b,v5.16b,v4.16b
stp q7,q1,[x9,#192]
stp q3,q2,[x9,#224]
b.ne 2b
add sp,sp,#896
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
end_function phalanx_0_1_kuznyechik_decrypt_many_neon_x16
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745

function phalanx_0_1_kuznyechik_decrypt_many_neon_x2
cbz x3,4f
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
sub sp,sp,#1472
adr x8,1000f
adr x9,1001f
str xzr,[sp]
ldr q0,[x8]
adr x8,1002f
ldr q11,[x9]
ldr q2,[x8]
adr x9,1004f
adr x8,1003f
ldr q16,[x8]
adr x8,1005f
adr x30,1014f
str q2,[sp,#16]
ldr q2,[x9]
adr x9,1007f
adr x27,1032f
adr x20,1034f
adr x10,1036f
str q2,[sp,#480]
ldr q2,[x8]
adr x8,1006f
ldr q10,[x10]
adr x10,1042f
adr x11,1044f
str q2,[sp,#464]
ldr q2,[x8]
adr x8,1008f
ldr q17,[x11]
adr x11,1045f
adr x12,1046f
str q2,[sp,#448]
ldr q2,[x9]
adr x9,1011f
adr x13,1047f
adr x14,1048f
adr x15,1049f
str q2,[sp,#928]
ldr q2,[x8]
adr x8,1009f
ldr q27,[x8]
adr x8,1010f
adr x16,1050f
str q2,[sp,#944]
ldr q2,[x9]
adr x9,1013f
adr x4,1051f
adr x5,1052f
adr x6,1055f
stur q2,[x29,#-112]
ldr q2,[x8]
adr x8,1012f
adr x7,1058f
adr x19,1061f
adr x21,1054f
stur q2,[x29,#-144]
ldr q2,[x8]
adr x8,1016f
adr x22,1056f
adr x23,1059f
adr x24,1063f
stur q2,[x29,#-160]
ldr q2,[x9]
adr x9,1019f
adr x25,1065f
adr x28,1015f
adr x17,1067f
str q2,[sp,#400]
ldr q5,[x8]
adr x8,1017f
ldr q4,[x8]
adr x8,1018f
adr x26,1069f
ldr q3,[x8]
adr x8,1020f
ldr q13,[x28]
ldr q2,[x9]
add x9,sp,#720
ldr q15,[x17]
stp q11,q16,[sp,#416]
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x9]
ldr q5,[x8]
adr x8,1021f
ldr q4,[x8]
adr x8,1022f
adr x9,1023f
ldr q3,[x8]
ldr q9,[x9]
adr x8,1024f
adr x9,1025f
ldr q8,[x8]
adr x8,1026f
ldr q2,[x9]
add x9,sp,#656
ldr q7,[x8]
adr x8,1027f
stp q0,q10,[sp,#496]
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x9]
ldr q5,[x8]
adr x8,1029f
ldr q4,[x8]
adr x8,1031f
adr x9,1035f
ldr q3,[x8]
adr x8,1033f
ldr q6,[x9]
ldr q2,[x8]
add x8,sp,#528
add x9,sp,#592
st1 { v6.2d,v7.2d,v8.2d,v9.2d },[x9]
adr x9,1043f
movi v7.16b,#15
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x8]
ldr q2,[x30]
adr x30,1028f
adr x8,1039f
str q2,[sp,#384]
ldr q2,[x30]
adr x30,1030f
stur q27,[x29,#-96]
str q2,[sp,#912]
ldr q2,[x30]
adr x30,1037f
ldr q8,[x30]
adr x30,1038f
str q13,[sp,#1152]
ldr q5,[x30]
adr x30,1040f
str q2,[sp,#368]
ldr q2,[x30]
adr x30,1041f
stur q8,[x29,#-128]
stur q5,[x29,#-176]
str q2,[sp,#352]
ldr q2,[x30]
adr x30,1053f
str q15,[sp,#1024]
stur q2,[x29,#-192]
ldr q2,[x30]
adr x30,1057f
str q17,[sp]
str q2,[sp,#336]
ldr q2,[x30]
adr x30,1062f
str q2,[sp,#320]
ldr q2,[x30]
adr x30,1060f
stur q2,[x29,#-208]
ldr q2,[x30]
adr x30,1064f
stur q2,[x29,#-224]
ldr q2,[x30]
adr x30,1066f
str q2,[sp,#304]
ldr q2,[x30]
adr x30,1068f
stur q2,[x29,#-240]
shared_17 1070f,1071f,1072f,1073f,1074f,1075f,1076f,288,1077f,272,1078f,256,1079f,240,1080f,224,1081f,208,1082f,1184
shared_16 1168,192,176,160,144,128,112,96,80,64,48
ldr q2,[x26]
str q2,[sp,#32]
nop
2:
add x12,sp,#720
lsl x9,x8,#5
ldr q2,[x0,#2304]
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#720
ldr q3,[x0,#2320]
add x10,x1,x9
add x9,x2,x9
mov w11,#9
ldp q4,q6,[x10]
add x10,x0,#2064
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#656
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#656
eor v2.16b,v4.16b,v2.16b
eor v22.16b,v6.16b,v3.16b
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#592
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#592
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#528
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#528
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
nop
nop
nop
nop
nop
nop
3:
and v3.16b,v2.16b,v7.16b
ushr v4.16b,v2.16b,#4
ldr q30,[sp,#16]
ldp q28,q29,[sp,#448]
mov v19.16b,v16.16b
ldp q25,q5,[x29,#-128]
mov v9.16b,v17.16b
tbl v6.16b,{ v0.16b },v4.16b
tbl v7.16b,{ v11.16b },v3.16b
tbl v16.16b,{ v17.16b },v4.16b
ldp q8,q31,[sp,#384]
tbl v17.16b,{ v30.16b },v3.16b
tbl v18.16b,{ v29.16b },v4.16b
tbl v21.16b,{ v28.16b },v3.16b
tbl v15.16b,{ v5.16b },v3.16b
ldp q26,q5,[x29,#-176]
movi v1.2d,#0000000000000000
tbl v13.16b,{ v27.16b },v4.16b
eor v6.16b,v6.16b,v7.16b
tbl v23.16b,{ v31.16b },v4.16b
tbl v24.16b,{ v8.16b },v3.16b
tbl v25.16b,{ v25.16b },v4.16b
eor v7.16b,v16.16b,v17.16b
tbl v26.16b,{ v26.16b },v3.16b
eor v16.16b,v18.16b,v21.16b
ldr q12,[sp,#480]
ext v21.16b,v6.16b,v1.16b,#1
ldr q1,[sp,#928]
tbl v6.16b,{ v6.16b },v10.16b
eor v17.16b,v13.16b,v15.16b
add x12,sp,#720
sub x11,x11,#1
eor v18.16b,v23.16b,v24.16b
tbl v23.16b,{ v7.16b },v19.16b
tbl v7.16b,{ v7.16b },v12.16b
eor v24.16b,v25.16b,v26.16b
tbl v25.16b,{ v16.16b },v1.16b
ldr q1,[sp,#944]
tbl v26.16b,{ v17.16b },v5.16b
eor v6.16b,v6.16b,v21.16b
ldur q21,[x29,#-144]
tbl v16.16b,{ v16.16b },v1.16b
ldp q1,q5,[x29,#-224]
eor v7.16b,v7.16b,v23.16b
tbl v17.16b,{ v17.16b },v21.16b
tbl v4.16b,{ v5.16b },v4.16b
ldr q5,[sp,#912]
tbl v3.16b,{ v1.16b },v3.16b
ldur q1,[x29,#-192]
eor v6.16b,v7.16b,v6.16b
tbl v13.16b,{ v18.16b },v5.16b
ldp q5,q20,[sp,#320]
tbl v15.16b,{ v24.16b },v1.16b
ldp q14,q1,[sp,#352]
eor v3.16b,v4.16b,v3.16b
eor v4.16b,v16.16b,v25.16b
ldr q25,[sp,#1264]
tbl v27.16b,{ v2.16b },v20.16b
tbl v21.16b,{ v2.16b },v5.16b
tbl v18.16b,{ v18.16b },v1.16b
eor v16.16b,v13.16b,v26.16b
ldr q13,[sp,#304]
tbl v7.16b,{ v24.16b },v14.16b
eor v4.16b,v17.16b,v4.16b
ldur q24,[x29,#-256]
tbl v3.16b,{ v3.16b },v13.16b
eor v23.16b,v27.16b,v15.16b
ldr q27,[sp,#1232]
eor v16.16b,v18.16b,v16.16b
eor v4.16b,v4.16b,v6.16b
eor v17.16b,v21.16b,v23.16b
eor v6.16b,v7.16b,v16.16b
eor v3.16b,v3.16b,v17.16b
eor v4.16b,v6.16b,v4.16b
eor v2.16b,v3.16b,v2.16b
ushr v3.16b,v22.16b,#4
eor v4.16b,v2.16b,v4.16b
movi v2.16b,#15
tbl v18.16b,{ v9.16b },v3.16b
tbl v23.16b,{ v29.16b },v3.16b
tbl v6.16b,{ v0.16b },v3.16b
ldur q9,[x29,#-176]
str q4,[sp,#896]
and v15.16b,v4.16b,v2.16b
ushr v2.16b,v4.16b,#4
movi v4.16b,#15
tbl v7.16b,{ v11.16b },v15.16b
tbl v16.16b,{ v0.16b },v2.16b
tbl v24.16b,{ v24.16b },v15.16b
and v4.16b,v22.16b,v4.16b
tbl v25.16b,{ v25.16b },v2.16b
tbl v27.16b,{ v27.16b },v15.16b
tbl v21.16b,{ v30.16b },v4.16b
tbl v26.16b,{ v28.16b },v4.16b
ldr q28,[sp,#1216]
ldp q30,q29,[x29,#-112]
tbl v17.16b,{ v11.16b },v4.16b
tbl v28.16b,{ v28.16b },v2.16b
eor v7.16b,v16.16b,v7.16b
tbl v16.16b,{ v31.16b },v3.16b
tbl v31.16b,{ v8.16b },v4.16b
ldur q8,[x29,#-128]
tbl v9.16b,{ v9.16b },v4.16b
eor v18.16b,v18.16b,v21.16b
tbl v29.16b,{ v29.16b },v3.16b
tbl v30.16b,{ v30.16b },v4.16b
eor v6.16b,v6.16b,v17.16b
eor v17.16b,v25.16b,v24.16b
eor v23.16b,v23.16b,v26.16b
eor v24.16b,v28.16b,v27.16b
tbl v8.16b,{ v8.16b },v3.16b
ldur q25,[x29,#-240]
tbl v28.16b,{ v18.16b },v19.16b
eor v16.16b,v16.16b,v31.16b
movi v26.2d,#0000000000000000
ldp q31,q19,[sp,#928]
eor v27.16b,v29.16b,v30.16b
tbl v7.16b,{ v7.16b },v25.16b
ldp q21,q25,[x29,#-112]
eor v29.16b,v8.16b,v9.16b
tbl v18.16b,{ v18.16b },v12.16b
tbl v30.16b,{ v23.16b },v31.16b
tbl v23.16b,{ v23.16b },v19.16b
ldur q19,[x29,#-160]
ext v26.16b,v6.16b,v26.16b,#1
tbl v6.16b,{ v6.16b },v10.16b
tbl v21.16b,{ v21.16b },v15.16b
tbl v31.16b,{ v27.16b },v19.16b
ldur q19,[x29,#-208]
tbl v25.16b,{ v25.16b },v2.16b
tbl v10.16b,{ v22.16b },v20.16b
eor v18.16b,v18.16b,v28.16b
tbl v3.16b,{ v19.16b },v3.16b
ldur q19,[x29,#-224]
eor v6.16b,v6.16b,v26.16b
tbl v26.16b,{ v22.16b },v5.16b
tbl v4.16b,{ v19.16b },v4.16b
ldr q19,[sp,#912]
eor v21.16b,v25.16b,v21.16b
ldp q20,q12,[sp,#208]
tbl v8.16b,{ v16.16b },v19.16b
ldur q19,[x29,#-192]
tbl v16.16b,{ v16.16b },v1.16b
ldp q5,q1,[sp,#256]
eor v6.16b,v18.16b,v6.16b
tbl v9.16b,{ v29.16b },v19.16b
ldr q19,[sp,#1248]
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v23.16b,v30.16b
tbl v18.16b,{ v29.16b },v14.16b
ldr q29,[sp,#1088]
tbl v17.16b,{ v17.16b },v19.16b
ldr q19,[sp,#1200]
eor v23.16b,v8.16b,v31.16b
tbl v3.16b,{ v3.16b },v13.16b
tbl v28.16b,{ v1.16b },v15.16b
tbl v30.16b,{ v5.16b },v2.16b
tbl v24.16b,{ v24.16b },v19.16b
ldur q19,[x29,#-144]
tbl v31.16b,{ v12.16b },v15.16b
eor v16.16b,v16.16b,v23.16b
ldr q8,[sp,#1072]
tbl v29.16b,{ v29.16b },v15.16b
tbl v25.16b,{ v27.16b },v19.16b
eor v27.16b,v10.16b,v9.16b
ldr q19,[sp,#1136]
tbl v8.16b,{ v8.16b },v2.16b
ldp q14,q13,[sp,#128]
eor v23.16b,v26.16b,v27.16b
tbl v26.16b,{ v19.16b },v15.16b
ldr q19,[sp,#1120]
eor v4.16b,v25.16b,v4.16b
tbl v25.16b,{ v20.16b },v2.16b
tbl v27.16b,{ v19.16b },v2.16b
ldr q19,[sp,#288]
eor v3.16b,v3.16b,v23.16b
tbl v21.16b,{ v21.16b },v19.16b
eor v4.16b,v4.16b,v6.16b
eor v6.16b,v18.16b,v16.16b
eor v16.16b,v30.16b,v28.16b
eor v18.16b,v25.16b,v31.16b
eor v25.16b,v8.16b,v29.16b
eor v3.16b,v3.16b,v22.16b
ldr q22,[sp,#240]
eor v23.16b,v27.16b,v26.16b
eor v4.16b,v6.16b,v4.16b
eor v6.16b,v7.16b,v17.16b
eor v7.16b,v24.16b,v21.16b
tbl v21.16b,{ v16.16b },v22.16b
ldr q16,[sp,#1184]
tbl v18.16b,{ v18.16b },v16.16b
ldur q16,[x29,#-128]
eor v4.16b,v3.16b,v4.16b
ldr q3,[sp,#1008]
tbl v24.16b,{ v16.16b },v15.16b
ldr q16,[sp,#1168]
tbl v27.16b,{ v3.16b },v15.16b
ldr q3,[sp,#992]
ushr v17.16b,v4.16b,#4
tbl v26.16b,{ v16.16b },v2.16b
ldr q16,[sp,#1104]
tbl v28.16b,{ v3.16b },v2.16b
eor v3.16b,v6.16b,v7.16b
tbl v23.16b,{ v23.16b },v16.16b
ldr q16,[sp,#1056]
tbl v25.16b,{ v25.16b },v16.16b
stp q3,q4,[sp,#864]
movi v3.16b,#15
eor v6.16b,v26.16b,v24.16b
tbl v26.16b,{ v0.16b },v17.16b
ldur q0,[x29,#-256]
shared_12 192,1264,1232,1216,160,48,96,-240,1248,1200
str q2,[sp,#784]
eor v2.16b,v24.16b,v21.16b
tbl v0.16b,{ v0.16b },v16.16b
eor v23.16b,v8.16b,v31.16b
tbl v8.16b,{ v18.16b },v17.16b
eor v24.16b,v11.16b,v15.16b
eor v15.16b,v25.16b,v26.16b
eor v26.16b,v12.16b,v28.16b
str q2,[sp,#800]
ldp q2,q4,[sp,#992]
tbl v25.16b,{ v27.16b },v22.16b
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v20.16b,v19.16b
eor v21.16b,v29.16b,v30.16b
tbl v19.16b,{ v4.16b },v16.16b
tbl v28.16b,{ v3.16b },v17.16b
tbl v11.16b,{ v5.16b },v17.16b
tbl v20.16b,{ v2.16b },v17.16b
ldr q2,[sp,#960]
shared_21 1184,1168,1152,1152
tbl v17.16b,{ v26.16b },v13.16b
tbl v7.16b,{ v3.16b },v2.16b
ldr q2,[sp,#176]
ldr q3,[sp,#80]
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v28.16b,v20.16b
tbl v31.16b,{ v9.16b },v2.16b
tbl v23.16b,{ v23.16b },v3.16b
tbl v20.16b,{ v29.16b },v2.16b
tbl v26.16b,{ v30.16b },v3.16b
ldr q2,[sp,#1024]
ldr q3,[sp,#784]
eor v19.16b,v19.16b,v27.16b
eor v17.16b,v25.16b,v17.16b
ldur q27,[x29,#-96]
tbl v18.16b,{ v3.16b },v2.16b
ldp q2,q5,[sp,#832]
ldr q3,[sp,#32]
eor v0.16b,v0.16b,v20.16b
movi v20.16b,#128
eor v19.16b,v19.16b,v26.16b
movi v26.16b,#192
eor v4.16b,v5.16b,v7.16b
eor v6.16b,v2.16b,v31.16b
eor v7.16b,v15.16b,v21.16b
ldr q15,[sp,#1024]
tbl v24.16b,{ v24.16b },v3.16b
ldr q2,[sp,#800]
tbl v16.16b,{ v16.16b },v3.16b
ldr q3,[sp,#864]
tbl v1.16b,{ v1.16b },v15.16b
eor v2.16b,v2.16b,v23.16b
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v6.16b,v18.16b
eor v6.16b,v7.16b,v17.16b
movi v18.16b,#64
ldr q17,[sp]
eor v2.16b,v2.16b,v24.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v19.16b,v16.16b
eor v3.16b,v3.16b,v4.16b
ldp q4,q5,[sp,#880]
eor v0.16b,v6.16b,v0.16b
eor v2.16b,v2.16b,v5.16b
eor v1.16b,v1.16b,v4.16b
eor v2.16b,v3.16b,v2.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v18.16b
eor v3.16b,v2.16b,v20.16b
eor v6.16b,v0.16b,v18.16b
eor v7.16b,v0.16b,v20.16b
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
add x12,sp,#656
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#592
eor v4.16b,v2.16b,v26.16b
ld1 { v9.2d,v10.2d,v11.2d,v12.2d },[x12]
add x12,sp,#528
eor v16.16b,v0.16b,v26.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
tbl v2.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v2.16b
tbl v0.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v0.16b
tbl v1.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v1.16b
tbl v6.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v6.16b
tbl v3.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v3.16b
tbl v7.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v7.16b
tbl v4.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v4.16b
tbl v16.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v16.16b
orr v1.16b,v1.16b,v2.16b
orr v0.16b,v6.16b,v0.16b
orr v2.16b,v4.16b,v3.16b
orr v3.16b,v16.16b,v7.16b
movi v7.16b,#15
ldp q11,q16,[sp,#416]
orr v1.16b,v2.16b,v1.16b
orr v0.16b,v3.16b,v0.16b
ldp q2,q3,[x10,#-16]
sub x10,x10,#256
eor v2.16b,v2.16b,v1.16b
eor v22.16b,v3.16b,v0.16b
ldp q0,q10,[sp,#496]
cbnz x11,3b
add x10,sp,#528
add x8,x8,#1
stp q2,q22,[x9]
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#528
cmp x8,x3
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#592
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#592
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#656
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#656
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#720
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
add x10,sp,#720
st1 { v18.2d,v19.2d,v20.2d,v21.2d },[x10]
b.ne 2b
add sp,sp,#1472
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
4:
ret
end_function phalanx_0_1_kuznyechik_decrypt_many_neon_x2
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_decrypt_many_neon_x4
shared_6 5f
ldr q2,[x0,#2304]
ldr q3,[x0,#2320]
ldr q6,[x0,#2336]
ldr q22,[x0,#2352]
add x11,x1,x10
add x10,x2,x10
ldp q4,q5,[x11]
ldp q7,q21,[x11,#32]
mov w11,#1
eor v2.16b,v4.16b,v2.16b
eor v3.16b,v5.16b,v3.16b
eor v23.16b,v7.16b,v6.16b
eor v21.16b,v21.16b,v22.16b
stp q2,q3,[x29,#-144]
stp q23,q21,[x29,#-112]
shared_5 15,8
ldr q21,[x12,#2320]
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v18.16b
ldp q3,q2,[sp,#208]
ldr q5,[sp,#160]
orr v2.16b,v3.16b,v2.16b
ldp q4,q3,[sp,#176]
orr v4.16b,v4.16b,v3.16b
ldr q3,[sp,#240]
orr v5.16b,v5.16b,v3.16b
ldr q3,[sp,#144]
orr v2.16b,v4.16b,v2.16b
orr v4.16b,v18.16b,v7.16b
orr v7.16b,v31.16b,v22.16b
orr v3.16b,v13.16b,v3.16b
orr v4.16b,v7.16b,v4.16b
ldr q7,[x12,#2352]
orr v3.16b,v3.16b,v5.16b
ldr q5,[x12,#2304]
eor v2.16b,v5.16b,v2.16b
ldr q5,[x12,#2336]
eor v4.16b,v7.16b,v4.16b
eor v3.16b,v21.16b,v3.16b
eor v5.16b,v5.16b,v6.16b
stp q2,q3,[x29,#-144]
stp q5,q4,[x29,#-112]
b.ne 3b
ldp q21,q22,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q21,q22,[x10]
ldp q21,q23,[x29,#-112]
stp q21,q23,[x10,#32]
b.ne 2b
add sp,sp,#1408
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
5:
ret
end_function phalanx_0_1_kuznyechik_decrypt_many_neon_x4
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201

function phalanx_0_1_kuznyechik_decrypt_many_neon_x8
shared_7 5f,1568,480,1344,1360,1328,288,416,352,224,1296,1280,1264,1248,1312,1232,1216,1200,1184,1168,1152,1136,1120,1104,1088,1072,1056,1040,1024,1008,992,976,960,944,928,912,896,880,864,848,832,816,800,784,768,752,736,720,704,688,672,656,640,624,608,592,576,560,544,528,512,496
ldr q2,[x0,#2304]
ldr q3,[x0,#2320]
ldr q6,[x0,#2352]
ldr q4,[x0,#2336]
ldr q17,[x0,#2368]
add x11,x1,x10
add x10,x2,x10
ldp q21,q22,[x11]
eor v7.16b,v21.16b,v2.16b
ldp q23,q21,[x11,#32]
eor v5.16b,v22.16b,v3.16b
eor v3.16b,v21.16b,v6.16b
ldp q22,q21,[x11,#64]
eor v2.16b,v23.16b,v4.16b
ldr q23,[x0,#2384]
stp q7,q5,[x29,#-208]
ldr q7,[x0,#2400]
eor v6.16b,v21.16b,v23.16b
ldp q23,q21,[x11,#96]
eor v4.16b,v22.16b,v17.16b
ldr q22,[x0,#2416]
mov w11,#1
stp q2,q3,[x29,#-176]
eor v23.16b,v23.16b,v7.16b
eor v21.16b,v21.16b,v22.16b
stp q4,q6,[x29,#-144]
stp q23,q21,[x29,#-112]
nop
shared_10 15,1248,736,1296,1232,1152,1360,1328,480,1136,1280,1200,1184,1344,1264,1168,1216,1120,1088,784,1072
ldr q2,[sp,#1040]
tbl v14.16b,{ v3.16b },v22.16b
mov v1.16b,v15.16b
tbl v4.16b,{ v4.16b },v22.16b
tbl v5.16b,{ v5.16b },v23.16b
tbl v29.16b,{ v2.16b },v22.16b
ldr q2,[sp,#1024]
tbl v6.16b,{ v6.16b },v22.16b
eor v24.16b,v25.16b,v24.16b
tbl v30.16b,{ v2.16b },v23.16b
ldp q2,q0,[sp,#960]
eor v25.16b,v28.16b,v26.16b
eor v28.16b,v8.16b,v31.16b
tbl v9.16b,{ v0.16b },v22.16b
tbl v11.16b,{ v2.16b },v23.16b
ldp q2,q0,[sp,#912]
eor v26.16b,v30.16b,v29.16b
shared_11 880,640,832,576,560,1056,608,1104,992,688,512,1312,944,624,720,896,592,816,544,768,496,864,672
movi v6.16b,#64
movi v5.16b,#128
add x12,sp,#288
movi v4.16b,#192
ldp q2,q3,[x29,#-208]
add x13,sp,#288
eor v23.16b,v2.16b,v6.16b
eor v24.16b,v2.16b,v5.16b
eor v26.16b,v3.16b,v6.16b
eor v25.16b,v2.16b,v4.16b
eor v21.16b,v3.16b,v5.16b
eor v22.16b,v3.16b,v4.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#288
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#416
tbl v11.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v2.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#352
tbl v12.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v3.16b
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#352
tbl v17.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v23.16b
tbl v23.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v26.16b
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v24.16b
st1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#224
tbl v21.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v21.16b
str q2,[sp,#208]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#224
tbl v24.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
tbl v22.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v22.16b
movi v3.16b,#128
add x12,sp,#416
orr v5.16b,v17.16b,v11.16b
movi v2.16b,#64
stp q24,q23,[sp,#160]
ldp q23,q24,[x29,#-176]
ldr q4,[sp,#160]
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#288
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#352
eor v26.16b,v23.16b,v3.16b
ldr q3,[sp,#208]
eor v25.16b,v23.16b,v2.16b
orr v3.16b,v4.16b,v3.16b
tbl v17.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v24.16b
str q3,[sp,#128]
ldr q3,[sp,#176]
orr v3.16b,v3.16b,v12.16b
stp q5,q3,[sp,#192]
orr v4.16b,v22.16b,v21.16b
ldp q22,q11,[x29,#-144]
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v23.16b
stp q4,q3,[sp,#160]
tbl v3.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v25.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
movi v25.16b,#192
add x12,sp,#224
str q3,[sp,#144]
movi v3.16b,#192
tbl v4.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v26.16b
eor v28.16b,v24.16b,v2.16b
eor v2.16b,v22.16b,v2.16b
eor v12.16b,v22.16b,v25.16b
eor v21.16b,v23.16b,v3.16b
movi v23.16b,#128
str q2,[sp]
eor v3.16b,v24.16b,v23.16b
stp q4,q3,[sp,#96]
eor v3.16b,v24.16b,v25.16b
str q3,[sp,#80]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#416
tbl v26.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v21.16b
eor v21.16b,v22.16b,v23.16b
tbl v22.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v22.16b
ldr q6,[sp]
tbl v8.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v12.16b
movi v12.16b,#192
stp q17,q26,[sp,#32]
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#352
tbl v17.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v28.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
tbl v7.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v6.16b
eor v25.16b,v11.16b,v12.16b
sub x12,x0,x11,lsl #8
add x11,x11,#1
cmp x11,#10
str q17,[sp,#16]
ldr q17,[sp,#112]
tbl v21.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v21.16b
tbl v23.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v17.16b
mov v28.16b,v2.16b
mov v29.16b,v3.16b
mov v30.16b,v4.16b
mov v31.16b,v5.16b
ldr q17,[sp,#80]
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
ldp q6,q2,[sp,#192]
ldp q3,q4,[sp,#144]
orr v2.16b,v4.16b,v2.16b
stp q23,q17,[sp,#64]
ldr q17,[sp,#128]
orr v6.16b,v17.16b,v6.16b
stp q2,q6,[sp,#112]
ldr q2,[sp,#176]
orr v6.16b,v3.16b,v2.16b
ldr q2,[sp,#96]
ldr q3,[sp,#48]
orr v4.16b,v3.16b,v2.16b
ldp q3,q2,[sp,#16]
orr v2.16b,v3.16b,v2.16b
stp q2,q6,[sp,#192]
movi v2.16b,#64
eor v6.16b,v11.16b,v2.16b
movi v2.16b,#128
eor v17.16b,v11.16b,v2.16b
ldp q2,q3,[sp,#64]
orr v2.16b,v3.16b,v2.16b
str q2,[sp,#144]
orr v2.16b,v7.16b,v22.16b
stp q2,q4,[sp,#160]
orr v3.16b,v8.16b,v21.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x13]
add x13,sp,#416
tbl v2.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v11.16b
stp q3,q2,[sp,#80]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x13]
add x13,sp,#352
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v6.16b
str q6,[sp,#64]
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x13]
add x13,sp,#224
tbl v17.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v17.16b
str q17,[sp,#48]
tbl v17.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v25.16b
movi v28.16b,#64
ldp q26,q29,[x29,#-112]
movi v25.16b,#128
ldr q30,[x12,#2304]
movi v31.16b,#128
str q17,[sp,#32]
movi v17.16b,#64
eor v11.16b,v26.16b,v12.16b
eor v12.16b,v29.16b,v28.16b
ldr q28,[sp,#128]
eor v25.16b,v26.16b,v25.16b
eor v31.16b,v29.16b,v31.16b
eor v28.16b,v30.16b,v28.16b
ldr q30,[sp,#112]
eor v17.16b,v26.16b,v17.16b
tbl v26.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v26.16b
tbl v25.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v25.16b
tbl v31.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v31.16b
str q17,[sp,#16]
ldr q17,[x12,#2320]
str q26,[sp,#128]
ldr q26,[sp,#16]
eor v17.16b,v17.16b,v30.16b
movi v30.16b,#192
tbl v26.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v26.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x13]
add x13,sp,#416
stp q28,q17,[x29,#-208]
eor v30.16b,v29.16b,v30.16b
tbl v29.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v29.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x13]
tbl v11.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v11.16b
tbl v8.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v30.16b
ldp q4,q3,[sp,#176]
ldr q2,[sp,#208]
tbl v12.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v12.16b
ldr q22,[x12,#2336]
orr v21.16b,v11.16b,v25.16b
ldr q25,[x12,#2352]
orr v2.16b,v4.16b,v2.16b
ldp q5,q4,[sp,#144]
orr v24.16b,v8.16b,v31.16b
orr v23.16b,v12.16b,v29.16b
orr v3.16b,v5.16b,v3.16b
ldp q6,q5,[sp,#80]
eor v2.16b,v22.16b,v2.16b
ldr q22,[x12,#2400]
orr v23.16b,v24.16b,v23.16b
orr v4.16b,v6.16b,v4.16b
ldp q6,q7,[sp,#48]
eor v3.16b,v25.16b,v3.16b
orr v5.16b,v7.16b,v5.16b
ldr q7,[sp,#32]
stp q2,q3,[x29,#-176]
orr v6.16b,v7.16b,v6.16b
ldr q7,[sp,#128]
orr v7.16b,v26.16b,v7.16b
orr v5.16b,v6.16b,v5.16b
ldr q6,[x12,#2368]
orr v7.16b,v21.16b,v7.16b
ldr q21,[x12,#2384]
eor v4.16b,v6.16b,v4.16b
ldr q6,[x12,#2416]
eor v5.16b,v21.16b,v5.16b
eor v2.16b,v22.16b,v7.16b
eor v3.16b,v6.16b,v23.16b
stp q4,q5,[x29,#-144]
stp q2,q3,[x29,#-112]
shared_25 3b,1568
end_function phalanx_0_1_kuznyechik_decrypt_many_neon_x8
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201

function phalanx_0_1_kuznyechik_decrypt_neon
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#1,lsl #12
str xzr,[sp]
sub sp,sp,#2144
movi v0.2d,#0000000000000000
str xzr,[sp]
shared_1 4176,4160,4144,4128,4112,4096,4080,4064,4048,4032,4016,4000,3984,3968,3952,3936,3920,3904,3888,3872,3856,3840,3824,3808
shared_1 3792,3776,3760,3744,3728,3712,3696,3680,3664,3648,3632,3616,3600,3584,3568,3552,3536,3520,3504,3488,3472,3456,3440,3424
shared_1 3408,3392,3376,3360,3344,3328,3312,3296,3280,3264,3248,3232,3216,3200,3184,3168,3152,3136,3120,3104,3088,3072,3056,3040
shared_1 3024,3008,2992,2976,2960,2944,2928,2912,2896,2880,2864,2848,2832,2816,2800,2784,2768,2752,2736,2720,2704,2688,2672,2656
shared_1 2640,2624,2608,2592,2576,2560,2544,2528,2512,2496,2480,2464,2448,2432,2416,2400,2384,2368,2352,2336,2320,2304,2288,2272
shared_1 2256,2240,2224,2208,2192,2176,2160,2144,2128,2112,2096,2080,2064,2048,2032,2016,2000,1984,1968,1952,1936,1920,1904,1888
shared_1 1872,1856,1840,1824,1808,1792,1776,1760,1744,1728,1712,1696,1680,1664,1648,1632,1616,1600,1584,1568,1552,1536,1520,1504
shared_1 1488,1472,1456,1440,1424,1408,1392,1376,1360,1344,1328,1312,1296,1280,1264,1248,1232,1216,1200,1184,1168,1152,1136,1120
shared_20 1104
shared_1 96,6224,6208,6192,6176,6160,6144,6128,6112,6096,6080,6064,6048,6032,6016,6000,5984,5968,5952,5936,5920,5904,5888,5872
shared_1 5856,5840,5824,5808,5792,5776,5760,5744,5728,5712,5696,5680,5664,5648,5632,5616,5600,5584,5568,5552,5536,5520,5504,5488
shared_1 5472,5456,5440,5424,5408,5392,5376,5360,5344,5328,5312,5296,5280,5264,5248,5232,5216,5200,5184,5168,5152,5136,5120,5104
shared_1 5088,5072,5056,5040,5024,5008,4992,4976,4960,4944,4928,4912,4896,4880,4864,4848,4832,4816,4800,4784,4768,4752,4736,4720
shared_1 4704,4688,4672,4656,4640,4624,4608,4592,4576,4560,4544,4528,4512,4496,4480,4464,4448,4432,4416,4400,4384,4368,4352,4336
str q0,[sp,#4320]
str q0,[sp,#4304]
str q0,[sp,#4288]
str q0,[sp,#4272]
str q0,[sp,#4256]
str q0,[sp,#4240]
str q0,[sp,#4224]
str q0,[sp,#4208]
str q0,[sp,#4192]
cbz x3,11f
movi v0.16b,#85
movi v1.16b,#51
add x9,sp,#1,lsl #12
movi v2.16b,#15
mov w10,#4608
mov w12,#4112
mov x8,xzr
add x9,x9,#96
add x10,x0,x10
add x11,x1,#128
add x12,x0,x12
add x13,x2,#128
add x14,sp,#96
mov x15,xzr
nop
nop
nop
2:
mov x16,xzr
mov x17,x11
nop
nop
nop
nop
nop
nop
3:
ldp q3,q4,[x17,#-128]
add x0,x9,x16
ldp q5,q6,[x17]
add x1,x0,#256
ldp q16,q17,[x17,#-96]
add x16,x16,#16
ldp q20,q21,[x17,#-64]
cmp x16,#128
ldp q22,q23,[x17,#-32]
zip1 v18.16b,v3.16b,v5.16b
ldp q27,q24,[x17,#48]
zip1 v19.16b,v4.16b,v6.16b
ldp q28,q25,[x17,#80]
zip2 v7.16b,v3.16b,v5.16b
ldr q26,[x17,#32]
ldr q29,[x17,#112]
shared_22 0
add x17,x17,#256
zip1 v16.16b,v18.16b,v24.16b
zip2 v8.16b,v18.16b,v24.16b
zip1 v3.16b,v5.16b,v12.16b
zip2 v5.16b,v5.16b,v12.16b
zip1 v17.16b,v19.16b,v25.16b
zip2 v9.16b,v19.16b,v25.16b
zip2 v19.16b,v26.16b,v22.16b
zip1 v4.16b,v14.16b,v15.16b
zip2 v6.16b,v14.16b,v15.16b
zip2 v18.16b,v13.16b,v21.16b
zip2 v22.16b,v27.16b,v23.16b
zip1 v20.16b,v28.16b,v30.16b
zip2 v23.16b,v28.16b,v30.16b
zip1 v21.16b,v29.16b,v31.16b
zip2 v24.16b,v29.16b,v31.16b
zip1 v25.16b,v7.16b,v19.16b
zip2 v27.16b,v7.16b,v19.16b
st2 { v3.8b,v4.8b },[x0]
zip1 v26.16b,v18.16b,v22.16b
zip2 v28.16b,v18.16b,v22.16b
zip2 v3.16b,v3.16b,v4.16b
st2 { v5.8b,v6.8b },[x1]
zip2 v4.16b,v5.16b,v6.16b
zip2 v5.16b,v16.16b,v17.16b
add x1,x0,#512
zip2 v6.16b,v8.16b,v9.16b
zip2 v7.16b,v20.16b,v21.16b
st2 { v16.8b,v17.8b },[x1]
add x1,x0,#768
st2 { v8.8b,v9.8b },[x1]
add x1,x0,#1024
str q3,[x0,#128]
zip2 v3.16b,v23.16b,v24.16b
str q4,[x0,#384]
zip2 v4.16b,v25.16b,v26.16b
str q5,[x0,#640]
zip2 v5.16b,v27.16b,v28.16b
st2 { v20.8b,v21.8b },[x1]
add x1,x0,#1280
st2 { v23.8b,v24.8b },[x1]
add x1,x0,#1536
st2 { v25.8b,v26.8b },[x1]
add x1,x0,#1792
st2 { v27.8b,v28.8b },[x1]
str q6,[x0,#896]
str q7,[x0,#1152]
str q3,[x0,#1408]
str q4,[x0,#1664]
str q5,[x0,#1920]
b.ne 3b
mov x16,xzr
nop
nop
4:
add x17,x9,x16
add x16,x16,#128
ldp q5,q6,[x17,#16]
ldr q17,[x17]
ldp q16,q22,[x17,#48]
ldr q23,[x17,#80]
ldp q20,q21,[x17,#96]
shared_18 1
stp q23,q7,[x17]
ushr v7.2d,v21.2d,#4
bit v3.16b,v22.16b,v2.16b
stp q4,q3,[x17,#32]
ushr v4.2d,v20.2d,#4
bif v6.16b,v5.16b,v2.16b
ushr v5.2d,v22.2d,#4
cmp x16,#2048
bif v7.16b,v16.16b,v2.16b
stp q6,q7,[x17,#64]
bif v4.16b,v17.16b,v2.16b
bif v5.16b,v18.16b,v2.16b
stp q4,q5,[x17,#96]
b.ne 4b
mov x16,xzr
mov x17,x10
add x0,x9,#64
5:
mov x1,x17
ldp q3,q4,[x0,#-64]
ldp q5,q6,[x0,#-32]
add x17,x17,#32
ldp q7,q16,[x0]
ldp q17,q18,[x0,#32]
add x0,x0,#128
ld4r { v19.4s,v20.4s,v21.4s,v22.4s },[x1],#16
ld4r { v23.4s,v24.4s,v25.4s,v26.4s },[x1]
add x1,x14,x16
add x16,x16,#16
cmp x16,#256
eor v3.16b,v3.16b,v19.16b
eor v4.16b,v4.16b,v20.16b
eor v5.16b,v5.16b,v21.16b
eor v6.16b,v6.16b,v22.16b
str q3,[x1]
eor v3.16b,v7.16b,v23.16b
str q4,[x1,#512]
eor v4.16b,v16.16b,v24.16b
str q5,[x1,#1024]
eor v5.16b,v17.16b,v25.16b
str q6,[x1,#1536]
eor v6.16b,v18.16b,v26.16b
str q3,[x1,#2048]
str q4,[x1,#2560]
str q5,[x1,#3072]
str q6,[x1,#3584]
b.ne 5b
mov x16,x12
mov w17,#9
nop
6:
mov x0,xzr
nop
nop
nop
nop
nop
nop
nop
7:
mov w2,#7
add x1,x14,x0
add x0,x0,#32
cmp x0,#256
add x2,x1,x2,lsl #9
ldp q7,q2,[x2,#64]
ldp q16,q17,[x2,#160]
ldp q18,q23,[x2,#96]
ldp q24,q25,[x2,#192]
ldp q27,q0,[x2,#224]
eor v26.16b,v2.16b,v17.16b
ldp q1,q19,[x2]
eor v31.16b,v16.16b,v18.16b
ldp q21,q22,[x2,#32]
eor v30.16b,v18.16b,v24.16b
ldp q5,q20,[x2,#128]
eor v24.16b,v7.16b,v24.16b
eor v28.16b,v0.16b,v19.16b
eor v17.16b,v17.16b,v23.16b
mov w2,#6
eor v29.16b,v25.16b,v22.16b
eor v9.16b,v21.16b,v27.16b
eor v27.16b,v27.16b,v7.16b
eor v8.16b,v20.16b,v1.16b
eor v7.16b,v26.16b,v5.16b
eor v26.16b,v5.16b,v16.16b
eor v1.16b,v30.16b,v20.16b
eor v24.16b,v24.16b,v28.16b
eor v22.16b,v22.16b,v0.16b
eor v18.16b,v29.16b,v28.16b
eor v29.16b,v29.16b,v5.16b
eor v3.16b,v27.16b,v21.16b
eor v30.16b,v8.16b,v23.16b
eor v23.16b,v31.16b,v7.16b
eor v26.16b,v26.16b,v19.16b
eor v4.16b,v17.16b,v1.16b
eor v27.16b,v27.16b,v20.16b
eor v28.16b,v2.16b,v25.16b
eor v21.16b,v21.16b,v20.16b
eor v25.16b,v9.16b,v5.16b
eor v24.16b,v24.16b,v5.16b
eor v17.16b,v30.16b,v29.16b
eor v19.16b,v18.16b,v23.16b
eor v22.16b,v22.16b,v20.16b
eor v6.16b,v26.16b,v27.16b
eor v26.16b,v3.16b,v4.16b
eor v0.16b,v28.16b,v21.16b
mov v21.16b,v4.16b
stp q1,q6,[sp,#64]
str q3,[sp,#48]
stp q7,q0,[sp,#16]
add x2,x1,x2,lsl #9
ldp q31,q13,[x2]
ldr q9,[x2,#112]
ldp q30,q27,[x2,#128]
ldr q3,[x2,#32]
ldp q28,q4,[x2,#48]
ldp q6,q29,[x2,#192]
eor v20.16b,v20.16b,v3.16b
eor v31.16b,v27.16b,v31.16b
ldp q8,q14,[x2,#80]
ldp q15,q10,[x2,#160]
eor v19.16b,v30.16b,v19.16b
eor v11.16b,v29.16b,v28.16b
ldp q1,q16,[x2,#224]
eor v31.16b,v31.16b,v9.16b
eor v7.16b,v4.16b,v6.16b
eor v29.16b,v8.16b,v29.16b
eor v12.16b,v8.16b,v10.16b
eor v0.16b,v15.16b,v14.16b
eor v9.16b,v10.16b,v9.16b
eor v2.16b,v16.16b,v13.16b
eor v4.16b,v1.16b,v4.16b
eor v16.16b,v28.16b,v16.16b
eor v31.16b,v31.16b,v11.16b
eor v7.16b,v5.16b,v7.16b
eor v5.16b,v18.16b,v30.16b
eor v12.16b,v12.16b,v19.16b
ldr q18,[sp,#16]
eor v29.16b,v29.16b,v27.16b
eor v16.16b,v16.16b,v27.16b
mov w2,#5
eor v19.16b,v31.16b,v19.16b
eor v31.16b,v0.16b,v12.16b
eor v0.16b,v17.16b,v12.16b
eor v17.16b,v11.16b,v2.16b
eor v11.16b,v30.16b,v15.16b
eor v12.16b,v3.16b,v1.16b
eor v1.16b,v2.16b,v30.16b
eor v2.16b,v14.16b,v6.16b
eor v6.16b,v27.16b,v26.16b
eor v28.16b,v25.16b,v31.16b
eor v26.16b,v12.16b,v30.16b
eor v30.16b,v11.16b,v13.16b
eor v1.16b,v7.16b,v1.16b
eor v7.16b,v4.16b,v3.16b
eor v12.16b,v18.16b,v17.16b
eor v8.16b,v2.16b,v6.16b
eor v17.16b,v17.16b,v23.16b
eor v4.16b,v30.16b,v4.16b
eor v18.16b,v24.16b,v26.16b
eor v9.16b,v9.16b,v8.16b
eor v10.16b,v7.16b,v21.16b
eor v3.16b,v17.16b,v31.16b
eor v23.16b,v4.16b,v6.16b
ldp q2,q4,[sp,#64]
eor v30.16b,v9.16b,v22.16b
eor v6.16b,v10.16b,v9.16b
eor v24.16b,v8.16b,v4.16b
eor v25.16b,v7.16b,v2.16b
ldp q2,q4,[sp,#32]
stp q12,q0,[sp,#32]
stp q5,q1,[sp,#64]
eor v26.16b,v27.16b,v4.16b
eor v27.16b,v20.16b,v29.16b
eor v21.16b,v2.16b,v16.16b
add x2,x1,x2,lsl #9
ldp q4,q10,[x2]
ldr q29,[x2,#112]
ldp q22,q31,[x2,#128]
ldp q17,q11,[x2,#48]
ldp q15,q7,[x2,#192]
eor v4.16b,v31.16b,v4.16b
ldp q20,q12,[x2,#80]
ldp q13,q8,[x2,#160]
eor v3.16b,v22.16b,v3.16b
eor v9.16b,v7.16b,v17.16b
ldp q5,q14,[x2,#224]
eor v4.16b,v4.16b,v29.16b
eor v1.16b,v11.16b,v15.16b
eor v7.16b,v20.16b,v7.16b
eor v16.16b,v20.16b,v8.16b
eor v2.16b,v13.16b,v12.16b
eor v8.16b,v8.16b,v29.16b
eor v20.16b,v5.16b,v11.16b
eor v11.16b,v12.16b,v15.16b
eor v12.16b,v31.16b,v6.16b
ldr q6,[sp,#32]
eor v25.16b,v31.16b,v25.16b
eor v0.16b,v16.16b,v3.16b
eor v16.16b,v4.16b,v9.16b
eor v4.16b,v14.16b,v10.16b
eor v6.16b,v6.16b,v22.16b
eor v16.16b,v16.16b,v3.16b
eor v9.16b,v9.16b,v4.16b
ldr q3,[x2,#32]
eor v1.16b,v1.16b,v4.16b
eor v4.16b,v22.16b,v13.16b
eor v2.16b,v2.16b,v0.16b
eor v5.16b,v3.16b,v5.16b
eor v0.16b,v19.16b,v0.16b
mov w2,#4
eor v4.16b,v4.16b,v10.16b
eor v1.16b,v1.16b,v22.16b
eor v10.16b,v20.16b,v3.16b
eor v5.16b,v5.16b,v22.16b
eor v3.16b,v7.16b,v3.16b
eor v7.16b,v11.16b,v12.16b
eor v11.16b,v17.16b,v14.16b
ldp q19,q17,[sp,#48]
eor v29.16b,v18.16b,v2.16b
eor v20.16b,v4.16b,v20.16b
ldr q4,[sp,#80]
eor v30.16b,v10.16b,v30.16b
eor v13.16b,v17.16b,v1.16b
eor v1.16b,v9.16b,v28.16b
eor v3.16b,v3.16b,v31.16b
eor v22.16b,v4.16b,v5.16b
eor v5.16b,v8.16b,v7.16b
eor v18.16b,v11.16b,v31.16b
eor v19.16b,v19.16b,v9.16b
eor v28.16b,v20.16b,v12.16b
eor v23.16b,v7.16b,v23.16b
eor v4.16b,v1.16b,v2.16b
eor v24.16b,v10.16b,v24.16b
eor v26.16b,v26.16b,v3.16b
eor v27.16b,v27.16b,v18.16b
eor v21.16b,v5.16b,v21.16b
eor v17.16b,v30.16b,v5.16b
stp q16,q0,[sp,#32]
str q19,[sp,#16]
stp q6,q13,[sp,#64]
ldr q19,[sp,#32]
add x2,x1,x2,lsl #9
ldp q1,q10,[x2]
ldr q8,[x2,#112]
ldp q31,q30,[x2,#128]
ldp q6,q12,[x2,#80]
ldp q13,q9,[x2,#160]
ldp q18,q11,[x2,#48]
eor v1.16b,v30.16b,v1.16b
ldp q15,q16,[x2,#192]
eor v4.16b,v31.16b,v4.16b
eor v7.16b,v6.16b,v9.16b
eor v3.16b,v13.16b,v12.16b
eor v13.16b,v31.16b,v13.16b
eor v0.16b,v1.16b,v8.16b
eor v17.16b,v30.16b,v17.16b
eor v8.16b,v9.16b,v8.16b
eor v20.16b,v16.16b,v18.16b
eor v2.16b,v11.16b,v15.16b
eor v6.16b,v6.16b,v16.16b
eor v1.16b,v7.16b,v4.16b
ldp q7,q14,[x2,#224]
eor v12.16b,v12.16b,v15.16b
eor v24.16b,v30.16b,v24.16b
eor v5.16b,v0.16b,v20.16b
eor v0.16b,v14.16b,v10.16b
eor v16.16b,v7.16b,v11.16b
eor v3.16b,v3.16b,v1.16b
eor v1.16b,v19.16b,v1.16b
eor v19.16b,v13.16b,v10.16b
eor v9.16b,v18.16b,v14.16b
eor v4.16b,v5.16b,v4.16b
eor v5.16b,v20.16b,v0.16b
ldr q20,[x2,#32]
eor v0.16b,v2.16b,v0.16b
mov w2,#3
eor v11.16b,v20.16b,v7.16b
ldp q2,q7,[sp,#48]
eor v0.16b,v0.16b,v31.16b
eor v10.16b,v16.16b,v20.16b
eor v6.16b,v6.16b,v20.16b
eor v20.16b,v12.16b,v17.16b
eor v15.16b,v2.16b,v5.16b
ldr q2,[sp,#16]
eor v7.16b,v7.16b,v0.16b
eor v0.16b,v5.16b,v29.16b
eor v5.16b,v19.16b,v16.16b
eor v2.16b,v2.16b,v31.16b
eor v31.16b,v11.16b,v31.16b
ldr q16,[sp,#80]
eor v6.16b,v6.16b,v30.16b
eor v29.16b,v22.16b,v3.16b
eor v22.16b,v20.16b,v28.16b
eor v3.16b,v0.16b,v3.16b
eor v23.16b,v10.16b,v23.16b
eor v19.16b,v16.16b,v31.16b
eor v16.16b,v8.16b,v20.16b
eor v31.16b,v9.16b,v30.16b
eor v8.16b,v10.16b,v21.16b
eor v21.16b,v5.16b,v17.16b
eor v25.16b,v25.16b,v6.16b
stp q4,q15,[sp,#16]
eor v26.16b,v26.16b,v31.16b
eor v28.16b,v16.16b,v27.16b
eor v18.16b,v8.16b,v16.16b
stp q1,q2,[sp,#48]
str q7,[sp,#80]
add x2,x1,x2,lsl #9
ldp q0,q10,[x2]
ldr q20,[x2,#112]
ldp q31,q30,[x2,#128]
ldp q27,q11,[x2,#48]
ldp q15,q6,[x2,#192]
eor v0.16b,v30.16b,v0.16b
ldp q17,q12,[x2,#80]
ldp q13,q8,[x2,#160]
eor v3.16b,v31.16b,v3.16b
eor v9.16b,v6.16b,v27.16b
ldp q5,q14,[x2,#224]
eor v0.16b,v0.16b,v20.16b
eor v1.16b,v11.16b,v15.16b
eor v16.16b,v17.16b,v8.16b
eor v2.16b,v13.16b,v12.16b
eor v12.16b,v12.16b,v15.16b
eor v11.16b,v5.16b,v11.16b
eor v15.16b,v30.16b,v18.16b
eor v20.16b,v8.16b,v20.16b
eor v4.16b,v0.16b,v9.16b
eor v0.16b,v14.16b,v10.16b
eor v8.16b,v27.16b,v14.16b
eor v16.16b,v16.16b,v3.16b
eor v4.16b,v4.16b,v3.16b
ldr q3,[sp,#16]
eor v7.16b,v9.16b,v0.16b
eor v2.16b,v2.16b,v16.16b
ldr q9,[x2,#32]
eor v0.16b,v1.16b,v0.16b
eor v3.16b,v3.16b,v16.16b
eor v1.16b,v31.16b,v13.16b
eor v13.16b,v17.16b,v6.16b
ldp q6,q16,[sp,#48]
eor v5.16b,v9.16b,v5.16b
eor v0.16b,v0.16b,v31.16b
eor v8.16b,v8.16b,v30.16b
eor v27.16b,v19.16b,v2.16b
eor v1.16b,v1.16b,v10.16b
eor v10.16b,v12.16b,v15.16b
mov w2,#2
eor v17.16b,v6.16b,v7.16b
ldr q6,[sp,#32]
eor v5.16b,v5.16b,v31.16b
eor v16.16b,v16.16b,v0.16b
eor v0.16b,v7.16b,v29.16b
ldr q7,[sp,#80]
eor v6.16b,v6.16b,v31.16b
eor v31.16b,v11.16b,v9.16b
eor v9.16b,v13.16b,v9.16b
eor v1.16b,v1.16b,v11.16b
eor v18.16b,v7.16b,v5.16b
eor v29.16b,v20.16b,v10.16b
eor v2.16b,v0.16b,v2.16b
eor v20.16b,v10.16b,v21.16b
eor v5.16b,v9.16b,v30.16b
eor v28.16b,v31.16b,v28.16b
eor v21.16b,v31.16b,v22.16b
eor v19.16b,v1.16b,v15.16b
eor v22.16b,v30.16b,v23.16b
stp q4,q3,[sp,#32]
eor v23.16b,v24.16b,v5.16b
eor v24.16b,v25.16b,v8.16b
eor v25.16b,v29.16b,v26.16b
eor v26.16b,v28.16b,v29.16b
stp q6,q16,[sp,#64]
add x2,x1,x2,lsl #9
ldp q0,q10,[x2]
ldr q31,[x2,#112]
ldp q30,q29,[x2,#128]
ldp q28,q11,[x2,#48]
ldp q15,q16,[x2,#192]
eor v0.16b,v29.16b,v0.16b
ldp q7,q12,[x2,#80]
ldp q13,q8,[x2,#160]
eor v4.16b,v30.16b,v2.16b
eor v9.16b,v16.16b,v28.16b
ldp q6,q14,[x2,#224]
eor v0.16b,v0.16b,v31.16b
eor v1.16b,v11.16b,v15.16b
eor v26.16b,v29.16b,v26.16b
eor v5.16b,v7.16b,v8.16b
eor v2.16b,v13.16b,v12.16b
eor v13.16b,v30.16b,v13.16b
eor v7.16b,v7.16b,v16.16b
eor v11.16b,v6.16b,v11.16b
eor v12.16b,v12.16b,v15.16b
eor v3.16b,v0.16b,v9.16b
eor v0.16b,v14.16b,v10.16b
eor v31.16b,v8.16b,v31.16b
eor v5.16b,v5.16b,v4.16b
eor v8.16b,v28.16b,v14.16b
eor v12.16b,v12.16b,v26.16b
eor v3.16b,v3.16b,v4.16b
ldr q4,[sp,#32]
eor v9.16b,v9.16b,v0.16b
eor v2.16b,v2.16b,v5.16b
eor v1.16b,v1.16b,v0.16b
eor v4.16b,v4.16b,v5.16b
ldp q0,q5,[sp,#48]
str q3,[sp,#16]
ldr q3,[x2,#32]
mov w2,#1
eor v1.16b,v1.16b,v30.16b
eor v28.16b,v18.16b,v2.16b
eor v6.16b,v3.16b,v6.16b
eor v16.16b,v0.16b,v9.16b
eor v0.16b,v17.16b,v30.16b
eor v17.16b,v13.16b,v10.16b
eor v10.16b,v11.16b,v3.16b
eor v3.16b,v7.16b,v3.16b
eor v5.16b,v5.16b,v1.16b
eor v1.16b,v9.16b,v27.16b
eor v27.16b,v29.16b,v21.16b
eor v30.16b,v6.16b,v30.16b
ldr q6,[sp,#80]
ldr q7,[sp,#16]
eor v17.16b,v17.16b,v11.16b
eor v3.16b,v3.16b,v29.16b
eor v18.16b,v1.16b,v2.16b
eor v6.16b,v6.16b,v30.16b
eor v30.16b,v31.16b,v12.16b
eor v31.16b,v8.16b,v29.16b
eor v8.16b,v10.16b,v25.16b
eor v1.16b,v17.16b,v26.16b
eor v25.16b,v12.16b,v19.16b
eor v26.16b,v10.16b,v20.16b
eor v22.16b,v22.16b,v3.16b
eor v23.16b,v23.16b,v31.16b
eor v29.16b,v30.16b,v24.16b
eor v20.16b,v8.16b,v30.16b
stp q0,q5,[sp,#48]
stp q4,q6,[sp,#16]
str q1,[sp,#80]
add x2,x1,x2,lsl #9
ldp q1,q10,[x2]
ldr q8,[x2,#112]
ldp q30,q31,[x2,#128]
ldp q24,q11,[x2,#48]
ldp q15,q6,[x2,#192]
eor v1.16b,v31.16b,v1.16b
ldp q5,q12,[x2,#80]
ldp q13,q9,[x2,#160]
eor v18.16b,v30.16b,v18.16b
eor v21.16b,v6.16b,v24.16b
ldp q4,q14,[x2,#224]
eor v1.16b,v1.16b,v8.16b
eor v19.16b,v5.16b,v9.16b
eor v2.16b,v13.16b,v12.16b
eor v5.16b,v5.16b,v6.16b
eor v0.16b,v14.16b,v10.16b
eor v6.16b,v4.16b,v11.16b
eor v8.16b,v9.16b,v8.16b
eor v3.16b,v1.16b,v21.16b
eor v1.16b,v11.16b,v15.16b
eor v11.16b,v12.16b,v15.16b
eor v19.16b,v19.16b,v18.16b
eor v12.16b,v31.16b,v20.16b
eor v20.16b,v16.16b,v30.16b
eor v9.16b,v24.16b,v14.16b
eor v17.16b,v3.16b,v18.16b
eor v3.16b,v21.16b,v0.16b
ldr q21,[x2,#32]
eor v1.16b,v1.16b,v0.16b
ldr q0,[sp,#16]
eor v2.16b,v2.16b,v19.16b
eor v4.16b,v21.16b,v4.16b
eor v7.16b,v7.16b,v19.16b
eor v19.16b,v30.16b,v13.16b
eor v18.16b,v0.16b,v3.16b
ldr q0,[sp,#48]
eor v5.16b,v5.16b,v21.16b
eor v1.16b,v1.16b,v30.16b
mov x2,x8
eor v4.16b,v4.16b,v30.16b
eor v16.16b,v19.16b,v10.16b
eor v19.16b,v6.16b,v21.16b
eor v21.16b,v11.16b,v12.16b
eor v5.16b,v5.16b,v31.16b
eor v24.16b,v0.16b,v1.16b
ldr q0,[sp,#64]
eor v1.16b,v3.16b,v28.16b
eor v3.16b,v16.16b,v6.16b
eor v6.16b,v9.16b,v31.16b
eor v29.16b,v19.16b,v29.16b
eor v28.16b,v0.16b,v4.16b
ldr q0,[sp,#32]
eor v10.16b,v8.16b,v21.16b
eor v8.16b,v1.16b,v2.16b
eor v1.16b,v31.16b,v26.16b
eor v30.16b,v0.16b,v2.16b
ldr q0,[sp,#80]
eor v4.16b,v3.16b,v12.16b
eor v2.16b,v27.16b,v5.16b
eor v3.16b,v22.16b,v6.16b
eor v16.16b,v10.16b,v23.16b
eor v21.16b,v21.16b,v0.16b
eor v0.16b,v19.16b,v25.16b
eor v25.16b,v29.16b,v10.16b
stp q17,q7,[sp]
stp q1,q0,[sp,#64]
stp q3,q2,[sp,#32]
mov v17.16b,v21.16b
add x2,x1,x2,lsl #9
mov v7.16b,v4.16b
ldp q26,q22,[x2,#128]
ldr q12,[x2,#80]
ldp q1,q27,[x2]
ldp q29,q11,[x2,#48]
ldp q6,q31,[x2,#96]
eor v8.16b,v26.16b,v8.16b
eor v1.16b,v22.16b,v1.16b
ldp q21,q10,[x2,#192]
ldp q15,q9,[x2,#224]
eor v25.16b,v22.16b,v25.16b
ldp q23,q13,[x2,#160]
eor v19.16b,v10.16b,v29.16b
eor v1.16b,v1.16b,v31.16b
eor v0.16b,v11.16b,v21.16b
eor v2.16b,v9.16b,v27.16b
eor v10.16b,v12.16b,v10.16b
eor v14.16b,v12.16b,v13.16b
eor v3.16b,v23.16b,v6.16b
eor v6.16b,v6.16b,v21.16b
eor v4.16b,v1.16b,v19.16b
ldr q1,[x2,#32]
eor v5.16b,v0.16b,v2.16b
eor v0.16b,v26.16b,v23.16b
eor v2.16b,v19.16b,v2.16b
eor v14.16b,v14.16b,v8.16b
eor v23.16b,v4.16b,v8.16b
eor v4.16b,v1.16b,v15.16b
eor v8.16b,v15.16b,v11.16b
eor v0.16b,v0.16b,v27.16b
ldp q19,q27,[sp]
eor v5.16b,v5.16b,v26.16b
eor v3.16b,v3.16b,v14.16b
eor v19.16b,v19.16b,v14.16b
eor v27.16b,v27.16b,v2.16b
eor v2.16b,v2.16b,v30.16b
eor v4.16b,v4.16b,v26.16b
eor v0.16b,v0.16b,v8.16b
eor v26.16b,v18.16b,v26.16b
eor v21.16b,v20.16b,v5.16b
eor v5.16b,v10.16b,v1.16b
eor v20.16b,v28.16b,v3.16b
eor v1.16b,v8.16b,v1.16b
eor v18.16b,v2.16b,v3.16b
eor v2.16b,v13.16b,v31.16b
eor v3.16b,v6.16b,v25.16b
eor v24.16b,v24.16b,v4.16b
eor v0.16b,v0.16b,v25.16b
eor v5.16b,v5.16b,v22.16b
eor v2.16b,v2.16b,v3.16b
eor v0.16b,v0.16b,v27.16b
eor v3.16b,v3.16b,v7.16b
eor v6.16b,v1.16b,v17.16b
eor v1.16b,v1.16b,v16.16b
ldp q16,q7,[sp,#64]
eor v4.16b,v29.16b,v9.16b
eor v0.16b,v19.16b,v0.16b
eor v5.16b,v16.16b,v5.16b
ldp q16,q17,[sp,#32]
eor v4.16b,v4.16b,v22.16b
eor v1.16b,v1.16b,v2.16b
eor v0.16b,v0.16b,v20.16b
eor v3.16b,v19.16b,v3.16b
eor v16.16b,v2.16b,v16.16b
eor v2.16b,v6.16b,v27.16b
eor v7.16b,v22.16b,v7.16b
eor v4.16b,v17.16b,v4.16b
eor v5.16b,v5.16b,v27.16b
eor v0.16b,v0.16b,v18.16b
eor v2.16b,v2.16b,v21.16b
eor v3.16b,v3.16b,v26.16b
eor v6.16b,v7.16b,v26.16b
eor v4.16b,v4.16b,v26.16b
eor v7.16b,v23.16b,v19.16b
eor v5.16b,v5.16b,v21.16b
stp q23,q0,[x1,#256]
eor v2.16b,v23.16b,v2.16b
eor v0.16b,v3.16b,v20.16b
eor v3.16b,v6.16b,v24.16b
eor v4.16b,v4.16b,v24.16b
eor v1.16b,v7.16b,v1.16b
eor v6.16b,v19.16b,v21.16b
eor v7.16b,v24.16b,v20.16b
eor v5.16b,v23.16b,v5.16b
str q27,[x1,#1280]
stp q19,q0,[x1,#768]
eor v2.16b,v2.16b,v18.16b
eor v3.16b,v19.16b,v3.16b
eor v4.16b,v19.16b,v4.16b
eor v0.16b,v6.16b,v16.16b
str q26,[x1,#1792]
eor v1.16b,v1.16b,v7.16b
eor v5.16b,v5.16b,v20.16b
str q21,[x1,#2304]
str q2,[x1,#1296]
eor v2.16b,v4.16b,v18.16b
eor v0.16b,v0.16b,v18.16b
str q24,[x1,#2816]
eor v1.16b,v1.16b,v18.16b
str q20,[x1,#3328]
str q3,[x1,#1808]
str q18,[x1,#3840]
str q5,[x1,#2320]
str q2,[x1,#2832]
str q0,[x1,#3344]
str q1,[x1,#3856]
b.ne 7b
mov x0,xzr
sub x17,x17,#1
mov x1,x16
nop
nop
nop
nop
nop
8:
add x2,x14,x0
sub x4,x1,#16
add x0,x0,#16
ldr q0,[x2,#1280]
ldr q7,[x2,#3328]
ldr q6,[x2,#1792]
ldr q1,[x2,#2304]
ldr q3,[x2,#3840]
ldr q16,[x2,#256]
eor v4.16b,v7.16b,v0.16b
ldr q28,[x2,#2816]
cmp x0,#256
eor v0.16b,v1.16b,v3.16b
eor v19.16b,v3.16b,v6.16b
ldr q1,[x2,#768]
orr v2.16b,v3.16b,v16.16b
and v5.16b,v6.16b,v16.16b
orn v23.16b,v7.16b,v16.16b
mov v25.16b,v4.16b
eor v8.16b,v16.16b,v6.16b
eor v0.16b,v4.16b,v0.16b
eor v1.16b,v19.16b,v1.16b
eor v2.16b,v2.16b,v5.16b
bic v5.16b,v23.16b,v5.16b
bic v24.16b,v1.16b,v0.16b
bsl v25.16b,v0.16b,v1.16b
orr v17.16b,v0.16b,v4.16b
bic v18.16b,v1.16b,v4.16b
and v20.16b,v2.16b,v6.16b
orr v27.16b,v2.16b,v3.16b
bic v2.16b,v2.16b,v7.16b
eor v26.16b,v24.16b,v4.16b
eor v29.16b,v17.16b,v1.16b
orr v21.16b,v24.16b,v4.16b
eor v17.16b,v18.16b,v0.16b
eor v22.16b,v20.16b,v5.16b
eor v3.16b,v25.16b,v28.16b
eor v6.16b,v25.16b,v24.16b
eor v2.16b,v2.16b,v19.16b
and v5.16b,v26.16b,v28.16b
orr v26.16b,v25.16b,v28.16b
mvn v20.16b,v29.16b
bic v30.16b,v17.16b,v28.16b
eor v31.16b,v22.16b,v27.16b
eor v3.16b,v3.16b,v21.16b
eor v24.16b,v29.16b,v0.16b
eor v27.16b,v27.16b,v23.16b
eor v5.16b,v5.16b,v1.16b
eor v16.16b,v26.16b,v20.16b
bic v25.16b,v0.16b,v30.16b
and v7.16b,v31.16b,v7.16b
and v1.16b,v3.16b,v1.16b
orr v19.16b,v3.16b,v6.16b
and v24.16b,v3.16b,v24.16b
orn v26.16b,v5.16b,v29.16b
bic v28.16b,v16.16b,v28.16b
eor v23.16b,v8.16b,v7.16b
eor v1.16b,v1.16b,v25.16b
eor v7.16b,v0.16b,v20.16b
eor v24.16b,v24.16b,v21.16b
and v0.16b,v0.16b,v4.16b
eor v20.16b,v18.16b,v20.16b
eor v25.16b,v26.16b,v30.16b
eor v26.16b,v27.16b,v2.16b
eor v19.16b,v28.16b,v19.16b
eor v29.16b,v23.16b,v22.16b
and v10.16b,v23.16b,v1.16b
eor v21.16b,v28.16b,v21.16b
and v9.16b,v24.16b,v2.16b
eor v0.16b,v0.16b,v28.16b
eor v7.16b,v7.16b,v3.16b
eor v31.16b,v25.16b,v1.16b
eor v8.16b,v26.16b,v22.16b
eor v4.16b,v19.16b,v24.16b
eor v1.16b,v1.16b,v24.16b
eor v24.16b,v25.16b,v19.16b
and v25.16b,v25.16b,v22.16b
and v26.16b,v19.16b,v26.16b
orr v30.16b,v7.16b,v30.16b
eor v19.16b,v3.16b,v6.16b
and v29.16b,v29.16b,v31.16b
eor v31.16b,v23.16b,v2.16b
orr v2.16b,v2.16b,v22.16b
eor v22.16b,v1.16b,v24.16b
and v13.16b,v4.16b,v27.16b
and v24.16b,v24.16b,v8.16b
eor v11.16b,v10.16b,v26.16b
eor v0.16b,v0.16b,v30.16b
eor v30.16b,v7.16b,v17.16b
eor v28.16b,v31.16b,v8.16b
orr v2.16b,v2.16b,v27.16b
and v1.16b,v31.16b,v1.16b
eor v12.16b,v29.16b,v9.16b
eor v14.16b,v13.16b,v25.16b
eor v25.16b,v24.16b,v25.16b
eor v24.16b,v24.16b,v13.16b
eor v27.16b,v19.16b,v17.16b
and v22.16b,v28.16b,v22.16b
orr v2.16b,v2.16b,v23.16b
eor v23.16b,v1.16b,v10.16b
eor v1.16b,v1.16b,v26.16b
eor v4.16b,v12.16b,v11.16b
eor v18.16b,v12.16b,v14.16b
eor v28.16b,v7.16b,v6.16b
eor v26.16b,v22.16b,v9.16b
eor v22.16b,v22.16b,v29.16b
eor v29.16b,v23.16b,v25.16b
and v30.16b,v4.16b,v30.16b
and v31.16b,v18.16b,v17.16b
bic v0.16b,v0.16b,v2.16b
bic v21.16b,v21.16b,v2.16b
bic v16.16b,v16.16b,v2.16b
bic v2.16b,v5.16b,v2.16b
eor v8.16b,v26.16b,v1.16b
eor v26.16b,v26.16b,v24.16b
eor v1.16b,v24.16b,v1.16b
eor v5.16b,v22.16b,v23.16b
eor v22.16b,v22.16b,v25.16b
and v6.16b,v29.16b,v6.16b
eor v17.16b,v14.16b,v11.16b
eor v0.16b,v0.16b,v31.16b
eor v16.16b,v16.16b,v30.16b
and v23.16b,v26.16b,v27.16b
ld4r { v24.4s,v25.4s,v26.4s,v27.4s },[x4]
and v20.16b,v8.16b,v20.16b
and v1.16b,v1.16b,v28.16b
and v3.16b,v5.16b,v3.16b
and v19.16b,v22.16b,v19.16b
eor v6.16b,v6.16b,v31.16b
and v7.16b,v17.16b,v7.16b
eor v20.16b,v20.16b,v30.16b
eor v0.16b,v0.16b,v23.16b
eor v2.16b,v2.16b,v24.16b
eor v16.16b,v16.16b,v19.16b
eor v1.16b,v1.16b,v21.16b
eor v3.16b,v3.16b,v6.16b
eor v19.16b,v0.16b,v20.16b
ld4r { v20.4s,v21.4s,v22.4s,v23.4s },[x1]
add x1,x1,#32
eor v2.16b,v7.16b,v2.16b
eor v6.16b,v16.16b,v6.16b
eor v7.16b,v29.16b,v26.16b
eor v1.16b,v1.16b,v3.16b
eor v16.16b,v19.16b,v5.16b
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v7.16b,v18.16b
eor v5.16b,v5.16b,v20.16b
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v6.16b,v25.16b
eor v6.16b,v6.16b,v29.16b
eor v2.16b,v2.16b,v16.16b
eor v3.16b,v3.16b,v19.16b
eor v1.16b,v1.16b,v0.16b
eor v0.16b,v0.16b,v27.16b
str q2,[x2]
eor v2.16b,v4.16b,v23.16b
str q1,[x2,#512]
eor v1.16b,v5.16b,v6.16b
str q3,[x2,#1024]
eor v3.16b,v17.16b,v21.16b
str q0,[x2,#1536]
eor v0.16b,v16.16b,v22.16b
str q1,[x2,#2048]
eor v1.16b,v2.16b,v6.16b
str q3,[x2,#2560]
str q0,[x2,#3072]
str q1,[x2,#3584]
b.ne 8b
sub x16,x16,#512
cbnz x17,6b
ldp q3,q6,[sp,#96]
movi v0.16b,#85
ldp q4,q7,[sp,#608]
movi v1.16b,#51
ldr q5,[sp,#1120]
movi v2.16b,#15
add x16,x9,#64
str q3,[x9]
ldr q3,[sp,#1632]
mov w17,#2048
str q4,[sp,#4208]
ldr q4,[sp,#2144]
str q3,[sp,#4240]
ldr q3,[sp,#3168]
str q4,[sp,#4256]
ldr q4,[sp,#3680]
str q3,[sp,#4288]
ldr q3,[sp,#1136]
str q4,[sp,#4304]
ldr q4,[sp,#1648]
str q3,[sp,#4352]
ldr q3,[sp,#2672]
str q4,[sp,#4368]
ldr q4,[sp,#3184]
str q3,[sp,#4400]
str q4,[sp,#4416]
ldp q3,q4,[sp,#128]
str q5,[sp,#4224]
ldr q5,[sp,#2656]
str q7,[sp,#4336]
str q3,[sp,#4448]
ldr q3,[sp,#1664]
str q5,[sp,#4272]
ldr q5,[sp,#2160]
str q3,[sp,#4496]
ldr q3,[sp,#3200]
str q5,[sp,#4384]
ldr q5,[sp,#3696]
str q3,[sp,#4544]
ldr q3,[sp,#1168]
str q4,[sp,#4576]
ldr q4,[sp,#1680]
str q5,[sp,#4432]
ldp q5,q7,[sp,#640]
str q3,[sp,#4608]
ldr q3,[sp,#2704]
str q4,[sp,#4624]
ldr q4,[sp,#3216]
str q5,[sp,#4464]
ldr q5,[sp,#2176]
str q3,[sp,#4656]
str q4,[sp,#4672]
ldp q3,q4,[sp,#160]
str q5,[sp,#4512]
ldr q5,[sp,#3712]
str q7,[sp,#4592]
str q3,[sp,#4704]
ldr q3,[sp,#1696]
str q5,[sp,#4560]
ldr q5,[sp,#2192]
str q3,[sp,#4752]
ldr q3,[sp,#3232]
str q5,[sp,#4640]
ldr q5,[sp,#3728]
str q3,[sp,#4800]
ldr q3,[sp,#1200]
str q4,[sp,#4832]
ldr q4,[sp,#1712]
str q5,[sp,#4688]
ldp q5,q7,[sp,#672]
str q3,[sp,#4864]
ldr q3,[sp,#2736]
str q4,[sp,#4880]
ldr q4,[sp,#3248]
str q5,[sp,#4720]
ldr q5,[sp,#2208]
str q3,[sp,#4912]
str q4,[sp,#4928]
ldp q3,q4,[sp,#192]
str q5,[sp,#4768]
ldr q5,[sp,#3744]
str q6,[sp,#4320]
ldr q6,[sp,#1152]
str q3,[sp,#4960]
ldr q3,[sp,#1728]
str q5,[sp,#4816]
ldr q5,[sp,#2224]
str q3,[sp,#5008]
ldr q3,[sp,#3264]
str q5,[sp,#4896]
ldr q5,[sp,#3760]
str q3,[sp,#5056]
ldr q3,[sp,#1232]
str q4,[sp,#5088]
ldr q4,[sp,#1744]
str q6,[sp,#4480]
ldr q6,[sp,#2688]
str q7,[sp,#4848]
str q5,[sp,#4944]
ldp q5,q7,[sp,#704]
str q3,[sp,#5120]
ldr q3,[sp,#2768]
str q4,[sp,#5136]
ldr q4,[sp,#3280]
str q6,[sp,#4528]
ldr q6,[sp,#1184]
str q5,[sp,#4976]
ldr q5,[sp,#2240]
str q3,[sp,#5168]
str q4,[sp,#5184]
ldp q3,q4,[sp,#224]
str q6,[sp,#4736]
ldr q6,[sp,#2720]
str q5,[sp,#5024]
ldr q5,[sp,#3776]
str q6,[sp,#4784]
ldr q6,[sp,#1216]
str q3,[sp,#5216]
ldr q3,[sp,#1760]
str q5,[sp,#5072]
ldr q5,[sp,#2256]
str q6,[sp,#4992]
ldr q6,[sp,#2752]
str q3,[sp,#5264]
ldr q3,[sp,#3296]
str q5,[sp,#5152]
ldr q5,[sp,#3792]
str q6,[sp,#5040]
ldr q6,[sp,#1248]
str q3,[sp,#5312]
ldr q3,[sp,#1264]
str q4,[sp,#5344]
ldr q4,[sp,#1776]
str q7,[sp,#5104]
str q5,[sp,#5200]
ldp q5,q7,[sp,#736]
str q6,[sp,#5248]
ldr q6,[sp,#2784]
str q3,[sp,#5376]
ldr q3,[sp,#2800]
str q4,[sp,#5392]
ldr q4,[sp,#3312]
shared_23 5296,5360,5424,256,5440,768,5232,2272,5472,1792,5280,3808,5488,2304,5328,2288,5520,3328,5536,3840,5408,3824,5568,1296,5584,1808
str q5,[sp,#5456]
ldr q5,[sp,#1280]
str q3,[sp,#5632]
ldr q3,[sp,#2832]
str q4,[sp,#5648]
ldr q4,[sp,#3344]
str q5,[sp,#5504]
ldr q5,[sp,#2816]
str q6,[sp,#5600]
str q7,[sp,#5616]
str q3,[sp,#5680]
ldp q3,q6,[sp,#288]
str q4,[sp,#5696]
ldp q4,q7,[sp,#800]
shared_14 5552,2320,5728,1824,5744,2336,5664,3856,5776,3360,5792,3872,5712,1312,5824,1328,5840,1840,5760,2848,5888,2864,5904,3376,5808,2352
shared_23 5856,5872,5936,320,5952,832,5920,3888,5984,1856,5968,1344,6000,2368,6016,2880,6032,3392,6048,3904,6064,2384,6080,1360,6096,1872
str q3,[sp,#6144]
ldr q3,[sp,#2896]
str q4,[sp,#6160]
ldr q4,[sp,#3408]
str q5,[sp,#6176]
ldr q5,[sp,#3920]
str q6,[sp,#6112]
str q7,[sp,#6128]
str q3,[sp,#6192]
str q4,[sp,#6208]
str q5,[sp,#6224]
nop
9:
ldp q5,q7,[x16,#-48]
subs x17,x17,#128
ldp q18,q22,[x16,#-16]
ldur q19,[x16,#-64]
ldp q21,q20,[x16,#32]
ldr q23,[x16,#16]
shared_19 1
stp q23,q6,[x16,#-64]
ushr v6.2d,v16.2d,#4
bit v4.16b,v22.16b,v2.16b
stp q3,q4,[x16,#-32]
ushr v3.2d,v20.2d,#4
bif v5.16b,v7.16b,v2.16b
ushr v7.2d,v22.2d,#4
bif v6.16b,v19.16b,v2.16b
stp q5,q6,[x16]
bif v3.16b,v18.16b,v2.16b
bif v7.16b,v21.16b,v2.16b
stp q3,q7,[x16,#32]
add x16,x16,#128
b.ne 9b
add x16,sp,#1,lsl #12
mov x17,x13
mov w0,#8
add x16,x16,#96
10:
ldr q5,[x16]
ldr q7,[x16,#1024]
sub x1,x17,#128
ldr q4,[x16,#256]
ldr q19,[x16,#512]
add x2,x17,#32
ldr q21,[x16,#768]
ldr q23,[x16,#1280]
zip1 v17.16b,v5.16b,v7.16b
ldr q24,[x16,#1536]
ldr q25,[x16,#1792]
zip2 v7.16b,v5.16b,v7.16b
ldr q6,[x16,#128]
ldr q16,[x16,#1152]
zip1 v29.16b,v4.16b,v23.16b
ldr q3,[x16,#384]
ldr q20,[x16,#640]
zip1 v30.16b,v19.16b,v24.16b
ldr q22,[x16,#896]
ldr q26,[x16,#1408]
zip1 v31.16b,v21.16b,v25.16b
ldr q27,[x16,#1664]
ldr q28,[x16,#1920]
zip1 v18.16b,v6.16b,v16.16b
zip1 v8.16b,v3.16b,v26.16b
zip2 v5.16b,v6.16b,v16.16b
zip2 v4.16b,v4.16b,v23.16b
zip1 v9.16b,v20.16b,v27.16b
zip1 v10.16b,v22.16b,v28.16b
zip1 v11.16b,v17.16b,v30.16b
zip1 v12.16b,v29.16b,v31.16b
zip2 v6.16b,v17.16b,v30.16b
zip2 v16.16b,v29.16b,v31.16b
zip2 v19.16b,v19.16b,v24.16b
zip2 v21.16b,v21.16b,v25.16b
zip2 v3.16b,v3.16b,v26.16b
zip2 v20.16b,v20.16b,v27.16b
zip2 v22.16b,v22.16b,v28.16b
subs x0,x0,#1
zip1 v13.16b,v18.16b,v9.16b
zip1 v14.16b,v8.16b,v10.16b
zip2 v17.16b,v18.16b,v9.16b
zip2 v18.16b,v8.16b,v10.16b
zip1 v29.16b,v11.16b,v12.16b
zip2 v8.16b,v11.16b,v12.16b
zip1 v23.16b,v6.16b,v16.16b
zip2 v25.16b,v6.16b,v16.16b
zip1 v6.16b,v7.16b,v19.16b
zip1 v16.16b,v5.16b,v20.16b
zip2 v7.16b,v7.16b,v19.16b
zip2 v5.16b,v5.16b,v20.16b
zip1 v30.16b,v13.16b,v14.16b
zip2 v9.16b,v13.16b,v14.16b
add x16,x16,#16
zip1 v24.16b,v17.16b,v18.16b
zip2 v26.16b,v17.16b,v18.16b
zip1 v17.16b,v4.16b,v21.16b
zip1 v18.16b,v3.16b,v22.16b
zip2 v4.16b,v4.16b,v21.16b
zip2 v3.16b,v3.16b,v22.16b
st2 { v29.8b,v30.8b },[x1]
sub x1,x17,#96
zip2 v27.16b,v29.16b,v30.16b
zip2 v20.16b,v23.16b,v24.16b
zip2 v21.16b,v25.16b,v26.16b
zip2 v19.16b,v8.16b,v9.16b
st2 { v8.8b,v9.8b },[x1]
sub x1,x17,#64
st2 { v23.8b,v24.8b },[x1]
sub x1,x17,#32
zip1 v23.16b,v6.16b,v17.16b
zip1 v24.16b,v16.16b,v18.16b
st2 { v25.8b,v26.8b },[x1]
zip2 v25.16b,v6.16b,v17.16b
mov x1,x17
zip2 v26.16b,v16.16b,v18.16b
zip1 v16.16b,v7.16b,v4.16b
zip2 v6.16b,v7.16b,v4.16b
zip1 v17.16b,v5.16b,v3.16b
zip2 v7.16b,v5.16b,v3.16b
stur q27,[x17,#-112]
stur q19,[x17,#-80]
zip2 v3.16b,v23.16b,v24.16b
stur q20,[x17,#-48]
stur q21,[x17,#-16]
zip2 v4.16b,v25.16b,v26.16b
st2 { v23.8b,v24.8b },[x1],#16
zip2 v5.16b,v16.16b,v17.16b
st2 { v25.8b,v26.8b },[x2]
add x2,x17,#64
st2 { v16.8b,v17.8b },[x2]
add x2,x17,#96
st2 { v6.8b,v7.8b },[x2]
zip2 v6.16b,v6.16b,v7.16b
str q4,[x17,#48]
str q5,[x17,#80]
str q6,[x17,#112]
add x17,x17,#256
str q3,[x1]
b.ne 10b
add x15,x15,#1
add x11,x11,#2048
add x13,x13,#2048
cmp x15,x3
b.ne 2b
11:
add sp,sp,#1,lsl #12
add sp,sp,#2144
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
ret
end_function phalanx_0_1_kuznyechik_decrypt_neon

function phalanx_0_1_kuznyechik_decrypt_neon_x1
shared_2 4f,144,128,16
end_function phalanx_0_1_kuznyechik_decrypt_neon_x1
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_decrypt_neon_x16
cbz x3,4f
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#896
adr x8,1060f
adr x9,1062f
adr x10,1038f
ldr q20,[x8]
adr x8,1037f
ldr q12,[x9]
ldr q13,[x8]
adr x8,1013f
adr x9,1014f
ldr q1,[x8]
adr x8,1011f
ldr q0,[x9]
adr x9,1009f
ldr q19,[x10]
adr x10,1027f
str q1,[sp,#528]
ldr q1,[x8]
adr x8,1002f
ldr q24,[x10]
adr x10,1035f
movi v15.16b,#15
str q1,[sp,#432]
ldr q1,[x9]
adr x9,1001f
stp q13,q19,[x29,#-128]
str q1,[sp,#672]
ldr q1,[x8]
adr x8,1044f
stp q12,q20,[x29,#-96]
str q1,[sp,#512]
ldr q1,[x8]
adr x8,1016f
stur q0,[x29,#-144]
str q1,[sp,#416]
ldr q1,[x9]
adr x9,1000f
ldr q5,[x9]
adr x9,1020f
str q1,[sp,#496]
ldr q4,[x8]
adr x8,1017f
ldr q3,[x8]
adr x8,1018f
str q5,[sp,#656]
ldr q2,[x8]
adr x8,1019f
ldr q1,[x8]
add x8,sp,#208
st1 { v1.2d,v2.2d,v3.2d,v4.2d },[x8]
ldr q4,[x9]
adr x9,1023f
adr x8,1021f
ldr q28,[x9]
adr x9,1024f
ldr q3,[x8]
adr x8,1022f
ldr q27,[x9]
adr x9,1026f
ldr q2,[x8]
adr x8,1025f
ldr q26,[x9]
adr x9,1029f
ldr q1,[x8]
ldr q23,[x9]
adr x9,1031f
add x8,sp,#144
ldr q22,[x9]
adr x9,1033f
ldr q25,[x10]
st1 { v1.2d,v2.2d,v3.2d,v4.2d },[x8]
add x8,sp,#80
ldr q21,[x9]
st1 { v25.2d,v26.2d,v27.2d,v28.2d },[x8]
add x8,sp,#16
st1 { v21.2d,v22.2d,v23.2d,v24.2d },[x8]
mov x8,xzr
nop
nop
nop
nop
2:
lsl x9,x8,#8
add x12,sp,#208
mov w11,#9
add x10,x1,x9
ldp q1,q4,[x10,#128]
ldp q2,q3,[x10]
ldp q16,q28,[x10,#64]
ldp q18,q21,[x10,#192]
zip1 v5.16b,v2.16b,v1.16b
zip2 v1.16b,v2.16b,v1.16b
zip1 v2.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
ldp q4,q6,[x10,#32]
ldp q7,q17,[x10,#160]
zip1 v22.16b,v16.16b,v18.16b
ldp q24,q25,[x10,#224]
zip2 v16.16b,v16.16b,v18.16b
ldp q23,q18,[x10,#96]
add x10,x0,#636
zip1 v29.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v28.16b,v21.16b
zip1 v27.16b,v6.16b,v17.16b
zip2 v6.16b,v6.16b,v17.16b
zip2 v28.16b,v28.16b,v21.16b
zip1 v26.16b,v23.16b,v24.16b
zip1 v17.16b,v18.16b,v25.16b
zip2 v21.16b,v23.16b,v24.16b
zip2 v18.16b,v18.16b,v25.16b
zip1 v23.16b,v5.16b,v22.16b
zip2 v5.16b,v5.16b,v22.16b
zip1 v22.16b,v1.16b,v16.16b
zip2 v1.16b,v1.16b,v16.16b
zip1 v16.16b,v2.16b,v7.16b
zip2 v2.16b,v2.16b,v7.16b
zip1 v25.16b,v3.16b,v28.16b
zip2 v3.16b,v3.16b,v28.16b
zip1 v24.16b,v29.16b,v26.16b
zip2 v7.16b,v29.16b,v26.16b
zip1 v29.16b,v27.16b,v17.16b
zip1 v28.16b,v4.16b,v21.16b
zip2 v4.16b,v4.16b,v21.16b
zip1 v21.16b,v6.16b,v18.16b
zip2 v6.16b,v6.16b,v18.16b
zip2 v17.16b,v27.16b,v17.16b
zip1 v18.16b,v23.16b,v24.16b
zip1 v9.16b,v16.16b,v29.16b
zip2 v23.16b,v23.16b,v24.16b
zip1 v26.16b,v22.16b,v28.16b
zip2 v27.16b,v22.16b,v28.16b
zip2 v16.16b,v16.16b,v29.16b
zip1 v28.16b,v1.16b,v4.16b
zip2 v29.16b,v1.16b,v4.16b
zip1 v31.16b,v5.16b,v7.16b
zip1 v8.16b,v2.16b,v17.16b
zip2 v5.16b,v5.16b,v7.16b
zip2 v22.16b,v2.16b,v17.16b
zip2 v1.16b,v18.16b,v9.16b
zip1 v30.16b,v25.16b,v21.16b
zip2 v21.16b,v25.16b,v21.16b
zip1 v25.16b,v3.16b,v6.16b
zip2 v24.16b,v3.16b,v6.16b
zip1 v14.16b,v18.16b,v9.16b
zip2 v10.16b,v5.16b,v22.16b
zip2 v2.16b,v31.16b,v8.16b
str q1,[sp,#560]
zip1 v1.16b,v23.16b,v16.16b
zip1 v11.16b,v26.16b,v30.16b
zip1 v9.16b,v28.16b,v25.16b
zip1 v6.16b,v29.16b,v24.16b
zip2 v18.16b,v29.16b,v24.16b
zip1 v17.16b,v27.16b,v21.16b
zip2 v3.16b,v27.16b,v21.16b
stur q1,[x29,#-176]
zip2 v1.16b,v23.16b,v16.16b
zip2 v16.16b,v28.16b,v25.16b
str q1,[sp,#624]
zip1 v1.16b,v31.16b,v8.16b
str q1,[sp,#688]
zip1 v1.16b,v5.16b,v22.16b
zip2 v22.16b,v26.16b,v30.16b
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#208
stp q2,q1,[x29,#-256]
ldr q1,[x0]
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#144
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#144
str q1,[sp]
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#80
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#80
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#16
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#16
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
nop
nop
nop
nop
nop
3:
mov v31.16b,v0.16b
ldr q0,[sp,#624]
ldp q1,q4,[x29,#-256]
and v25.16b,v11.16b,v15.16b
mov v2.16b,v19.16b
eor v21.16b,v0.16b,v16.16b
ldr q0,[sp,#688]
eor v23.16b,v4.16b,v17.16b
eor v26.16b,v1.16b,v3.16b
ldur q29,[x29,#-176]
sub x12,x10,#60
eor v24.16b,v9.16b,v0.16b
str q11,[sp,#544]
ushr v27.16b,v11.16b,#4
and v28.16b,v23.16b,v15.16b
eor v8.16b,v29.16b,v6.16b
mov v19.16b,v9.16b
ld1r { v9.4s },[x12]
tbl v25.16b,{ v20.16b },v25.16b
mov v20.16b,v10.16b
eor v24.16b,v24.16b,v21.16b
and v10.16b,v26.16b,v15.16b
ldr q1,[sp,#560]
tbl v28.16b,{ v2.16b },v28.16b
ldr q2,[sp,#672]
mov v7.16b,v13.16b
stur q17,[x29,#-208]
ushr v23.16b,v23.16b,#4
ushr v26.16b,v26.16b,#4
ushr v11.16b,v24.16b,#4
tbl v27.16b,{ v12.16b },v27.16b
and v12.16b,v8.16b,v15.16b
eor v13.16b,v18.16b,v1.16b
eor v1.16b,v14.16b,v9.16b
ldr q30,[sp,#528]
tbl v9.16b,{ v31.16b },v10.16b
tbl v23.16b,{ v7.16b },v23.16b
str q0,[sp,#688]
tbl v10.16b,{ v2.16b },v11.16b
ldp q17,q2,[sp,#496]
tbl v26.16b,{ v30.16b },v26.16b
and v24.16b,v24.16b,v15.16b
ushr v8.16b,v8.16b,#4
ldp q5,q14,[sp,#416]
eor v1.16b,v1.16b,v27.16b
tbl v11.16b,{ v2.16b },v12.16b
eor v12.16b,v13.16b,v21.16b
eor v23.16b,v28.16b,v23.16b
ldr q2,[sp,#656]
str q22,[sp,#448]
sub x12,x10,#56
tbl v24.16b,{ v14.16b },v24.16b
tbl v27.16b,{ v5.16b },v8.16b
eor v1.16b,v1.16b,v25.16b
and v8.16b,v12.16b,v15.16b
eor v25.16b,v9.16b,v26.16b
ushr v28.16b,v12.16b,#4
eor v26.16b,v10.16b,v11.16b
stp q3,q29,[x29,#-192]
sub x11,x11,#1
eor v1.16b,v1.16b,v23.16b
str q19,[sp,#576]
tbl v8.16b,{ v17.16b },v8.16b
eor v23.16b,v25.16b,v24.16b
tbl v25.16b,{ v2.16b },v28.16b
eor v24.16b,v26.16b,v27.16b
stur q4,[x29,#-240]
str q20,[sp,#592]
eor v1.16b,v1.16b,v23.16b
str q18,[sp,#640]
eor v23.16b,v24.16b,v8.16b
ld1r { v8.4s },[x12]
sub x12,x10,#52
stur q16,[x29,#-224]
eor v1.16b,v1.16b,v25.16b
eor v25.16b,v19.16b,v4.16b
ldr q4,[sp,#512]
eor v21.16b,v23.16b,v21.16b
eor v23.16b,v3.16b,v20.16b
mov v3.16b,v19.16b
ldr q19,[sp,#624]
and v9.16b,v25.16b,v15.16b
ushr v25.16b,v25.16b,#4
eor v2.16b,v1.16b,v21.16b
eor v21.16b,v6.16b,v0.16b
mov v0.16b,v22.16b
ushr v1.16b,v22.16b,#4
ldur q22,[x29,#-256]
and v28.16b,v23.16b,v15.16b
ushr v23.16b,v23.16b,#4
eor v11.16b,v18.16b,v19.16b
tbl v9.16b,{ v31.16b },v9.16b
str q2,[sp,#400]
eor v24.16b,v2.16b,v0.16b
ldur q2,[x29,#-96]
eor v26.16b,v22.16b,v16.16b
and v27.16b,v0.16b,v15.16b
tbl v25.16b,{ v30.16b },v25.16b
tbl v10.16b,{ v2.16b },v1.16b
ldur q1,[x29,#-80]
tbl v23.16b,{ v7.16b },v23.16b
str q24,[sp,#464]
eor v0.16b,v24.16b,v20.16b
eor v13.16b,v21.16b,v29.16b
eor v26.16b,v26.16b,v21.16b
tbl v27.16b,{ v1.16b },v27.16b
ldur q1,[x29,#-112]
ldr q24,[sp,#672]
eor v25.16b,v9.16b,v25.16b
mov v7.16b,v30.16b
tbl v28.16b,{ v1.16b },v28.16b
eor v8.16b,v8.16b,v10.16b
and v10.16b,v11.16b,v15.16b
and v12.16b,v26.16b,v15.16b
ushr v26.16b,v26.16b,#4
eor v13.16b,v13.16b,v0.16b
ldur q1,[x29,#-208]
mov v30.16b,v14.16b
mov v29.16b,v0.16b
eor v27.16b,v27.16b,v8.16b
tbl v8.16b,{ v4.16b },v10.16b
tbl v12.16b,{ v14.16b },v12.16b
eor v23.16b,v28.16b,v23.16b
tbl v26.16b,{ v24.16b },v26.16b
ushr v28.16b,v11.16b,#4
and v9.16b,v13.16b,v15.16b
eor v11.16b,v20.16b,v16.16b
ldur q20,[x29,#-240]
ushr v10.16b,v13.16b,#4
eor v21.16b,v1.16b,v21.16b
eor v23.16b,v27.16b,v23.16b
stur q29,[x29,#-160]
tbl v28.16b,{ v5.16b },v28.16b
eor v27.16b,v25.16b,v12.16b
eor v26.16b,v26.16b,v8.16b
ldr q5,[sp,#544]
tbl v25.16b,{ v17.16b },v9.16b
ushr v8.16b,v1.16b,#4
eor v12.16b,v6.16b,v20.16b
and v14.16b,v11.16b,v15.16b
ushr v11.16b,v11.16b,#4
eor v27.16b,v23.16b,v27.16b
eor v9.16b,v3.16b,v5.16b
eor v23.16b,v18.16b,v22.16b
eor v26.16b,v26.16b,v28.16b
and v28.16b,v1.16b,v15.16b
ldr q18,[sp,#656]
ldp q3,q2,[x29,#-96]
tbl v14.16b,{ v31.16b },v14.16b
and v13.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v12.16b,v12.16b,v23.16b
eor v26.16b,v27.16b,v26.16b
ld1r { v27.4s },[x12]
tbl v10.16b,{ v18.16b },v10.16b
tbl v8.16b,{ v3.16b },v8.16b
tbl v28.16b,{ v2.16b },v28.16b
tbl v11.16b,{ v7.16b },v11.16b
ldp q2,q3,[x29,#-128]
and v0.16b,v12.16b,v15.16b
eor v25.16b,v26.16b,v25.16b
mov v22.16b,v6.16b
mov v6.16b,v5.16b
eor v26.16b,v10.16b,v5.16b
mov v5.16b,v30.16b
ldr q31,[sp,#448]
tbl v13.16b,{ v3.16b },v13.16b
tbl v9.16b,{ v2.16b },v9.16b
ldur q3,[x29,#-192]
eor v27.16b,v8.16b,v27.16b
tbl v8.16b,{ v30.16b },v0.16b
ldr q0,[sp,#560]
eor v25.16b,v25.16b,v26.16b
ushr v26.16b,v12.16b,#4
sub x12,x10,#48
eor v2.16b,v21.16b,v0.16b
mov v0.16b,v29.16b
ld1r { v10.4s },[x12]
eor v27.16b,v28.16b,v27.16b
eor v28.16b,v13.16b,v9.16b
ldr q1,[sp,#640]
eor v9.16b,v14.16b,v11.16b
ldr q14,[sp,#688]
mov v7.16b,v4.16b
eor v30.16b,v25.16b,v2.16b
tbl v25.16b,{ v24.16b },v26.16b
sub x12,x10,#44
eor v21.16b,v29.16b,v14.16b
eor v27.16b,v27.16b,v28.16b
ldr q29,[sp,#416]
eor v28.16b,v9.16b,v8.16b
eor v8.16b,v23.16b,v19.16b
str q22,[sp,#608]
ushr v9.16b,v3.16b,#4
mov v2.16b,v24.16b
eor v24.16b,v0.16b,v20.16b
and v26.16b,v21.16b,v15.16b
ushr v21.16b,v21.16b,#4
eor v12.16b,v22.16b,v6.16b
eor v27.16b,v27.16b,v28.16b
eor v28.16b,v8.16b,v30.16b
mov v19.16b,v18.16b
str q24,[sp,#384]
mov v6.16b,v5.16b
tbl v26.16b,{ v4.16b },v26.16b
ldp q0,q4,[x29,#-96]
tbl v21.16b,{ v29.16b },v21.16b
eor v25.16b,v27.16b,v25.16b
eor v27.16b,v31.16b,v16.16b
ldur q16,[x29,#-208]
tbl v9.16b,{ v0.16b },v9.16b
and v8.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
eor v25.16b,v25.16b,v26.16b
and v26.16b,v3.16b,v15.16b
and v11.16b,v27.16b,v15.16b
ushr v27.16b,v27.16b,#4
tbl v8.16b,{ v17.16b },v8.16b
tbl v28.16b,{ v18.16b },v28.16b
mov v18.16b,v20.16b
ldr q20,[sp,#528]
eor v21.16b,v25.16b,v21.16b
tbl v25.16b,{ v4.16b },v26.16b
eor v9.16b,v10.16b,v9.16b
ldp q4,q0,[x29,#-128]
eor v21.16b,v21.16b,v8.16b
eor v28.16b,v28.16b,v31.16b
tbl v26.16b,{ v0.16b },v11.16b
ldr q0,[sp,#592]
and v11.16b,v12.16b,v15.16b
tbl v27.16b,{ v4.16b },v27.16b
ushr v12.16b,v12.16b,#4
ldur q4,[x29,#-144]
eor v13.16b,v1.16b,v0.16b
eor v25.16b,v25.16b,v9.16b
eor v21.16b,v21.16b,v28.16b
tbl v8.16b,{ v4.16b },v11.16b
ldur q4,[x29,#-176]
tbl v10.16b,{ v20.16b },v12.16b
mov v12.16b,v30.16b
ldur q30,[x29,#-256]
eor v11.16b,v13.16b,v24.16b
eor v4.16b,v3.16b,v4.16b
eor v26.16b,v26.16b,v27.16b
and v27.16b,v11.16b,v15.16b
eor v4.16b,v4.16b,v23.16b
eor v23.16b,v25.16b,v26.16b
eor v25.16b,v8.16b,v10.16b
eor v26.16b,v12.16b,v30.16b
ushr v28.16b,v11.16b,#4
eor v10.16b,v1.16b,v31.16b
ld1r { v11.4s },[x12]
sub x12,x10,#40
tbl v27.16b,{ v5.16b },v27.16b
eor v4.16b,v21.16b,v4.16b
eor v21.16b,v24.16b,v14.16b
eor v23.16b,v23.16b,v25.16b
tbl v25.16b,{ v2.16b },v28.16b
and v28.16b,v26.16b,v15.16b
ushr v26.16b,v26.16b,#4
ldr q5,[sp,#576]
mov v2.16b,v1.16b
eor v21.16b,v21.16b,v4.16b
ldr q14,[sp,#672]
stur q4,[x29,#-176]
eor v23.16b,v23.16b,v27.16b
tbl v27.16b,{ v7.16b },v28.16b
ushr v8.16b,v5.16b,#4
tbl v26.16b,{ v29.16b },v26.16b
ldp q3,q7,[x29,#-96]
and v28.16b,v21.16b,v15.16b
ushr v21.16b,v21.16b,#4
eor v23.16b,v23.16b,v25.16b
eor v25.16b,v22.16b,v16.16b
mov v22.16b,v29.16b
tbl v8.16b,{ v3.16b },v8.16b
ldr q3,[sp,#544]
mov v29.16b,v12.16b
tbl v9.16b,{ v19.16b },v21.16b
tbl v28.16b,{ v17.16b },v28.16b
mov v19.16b,v2.16b
eor v21.16b,v23.16b,v27.16b
and v23.16b,v5.16b,v15.16b
and v27.16b,v25.16b,v15.16b
ushr v25.16b,v25.16b,#4
ldp q1,q17,[x29,#-160]
eor v8.16b,v8.16b,v11.16b
ld1r { v11.4s },[x12]
sub x12,x10,#36
eor v26.16b,v21.16b,v26.16b
eor v21.16b,v12.16b,v0.16b
tbl v23.16b,{ v7.16b },v23.16b
ldp q7,q0,[x29,#-128]
and v12.16b,v10.16b,v15.16b
ushr v10.16b,v10.16b,#4
eor v13.16b,v1.16b,v3.16b
str q29,[sp,#560]
eor v26.16b,v26.16b,v28.16b
tbl v27.16b,{ v0.16b },v27.16b
ldr q0,[sp,#624]
tbl v25.16b,{ v7.16b },v25.16b
tbl v28.16b,{ v17.16b },v12.16b
eor v23.16b,v23.16b,v8.16b
eor v7.16b,v9.16b,v0.16b
tbl v9.16b,{ v20.16b },v10.16b
eor v10.16b,v13.16b,v21.16b
mov v0.16b,v16.16b
mov v13.16b,v6.16b
eor v25.16b,v27.16b,v25.16b
eor v27.16b,v4.16b,v18.16b
eor v7.16b,v26.16b,v7.16b
and v26.16b,v10.16b,v15.16b
eor v23.16b,v23.16b,v25.16b
eor v25.16b,v28.16b,v9.16b
ushr v28.16b,v10.16b,#4
eor v2.16b,v7.16b,v16.16b
eor v7.16b,v5.16b,v24.16b
ldur q16,[x29,#-224]
tbl v26.16b,{ v6.16b },v26.16b
mov v5.16b,v18.16b
ldur q18,[x29,#-192]
eor v23.16b,v23.16b,v25.16b
ushr v25.16b,v16.16b,#4
tbl v28.16b,{ v14.16b },v28.16b
str q2,[sp,#336]
eor v6.16b,v2.16b,v7.16b
eor v8.16b,v19.16b,v18.16b
ldp q2,q17,[x29,#-96]
and v9.16b,v27.16b,v15.16b
eor v10.16b,v21.16b,v30.16b
eor v23.16b,v23.16b,v26.16b
and v26.16b,v16.16b,v15.16b
ldp q30,q24,[sp,#496]
and v12.16b,v8.16b,v15.16b
ushr v8.16b,v8.16b,#4
tbl v25.16b,{ v2.16b },v25.16b
ushr v27.16b,v27.16b,#4
mov v19.16b,v16.16b
tbl v9.16b,{ v24.16b },v9.16b
eor v10.16b,v10.16b,v6.16b
tbl v26.16b,{ v17.16b },v26.16b
ldp q17,q2,[x29,#-128]
eor v23.16b,v23.16b,v28.16b
eor v28.16b,v1.16b,v0.16b
tbl v27.16b,{ v22.16b },v27.16b
eor v25.16b,v11.16b,v25.16b
and v11.16b,v10.16b,v15.16b
ushr v10.16b,v10.16b,#4
tbl v12.16b,{ v2.16b },v12.16b
tbl v8.16b,{ v17.16b },v8.16b
ldur q17,[x29,#-144]
mov v16.16b,v22.16b
eor v23.16b,v23.16b,v9.16b
mov v22.16b,v3.16b
eor v7.16b,v4.16b,v3.16b
eor v25.16b,v26.16b,v25.16b
mov v3.16b,v31.16b
eor v26.16b,v29.16b,v31.16b
ldr q31,[sp,#656]
and v9.16b,v28.16b,v15.16b
tbl v11.16b,{ v30.16b },v11.16b
eor v8.16b,v12.16b,v8.16b
eor v23.16b,v23.16b,v27.16b
str q7,[sp,#368]
tbl v10.16b,{ v31.16b },v10.16b
mov v0.16b,v1.16b
ldr q1,[sp,#688]
ushr v27.16b,v28.16b,#4
tbl v28.16b,{ v17.16b },v9.16b
eor v26.16b,v26.16b,v7.16b
eor v25.16b,v25.16b,v8.16b
mov v4.16b,v18.16b
eor v23.16b,v23.16b,v11.16b
eor v17.16b,v18.16b,v1.16b
mov v2.16b,v22.16b
ldp q12,q18,[sp,#592]
eor v8.16b,v10.16b,v19.16b
ld1r { v10.4s },[x12]
sub x12,x10,#32
tbl v27.16b,{ v20.16b },v27.16b
ldur q20,[x29,#-96]
and v9.16b,v26.16b,v15.16b
eor v25.16b,v25.16b,v28.16b
eor v23.16b,v23.16b,v8.16b
eor v17.16b,v17.16b,v21.16b
eor v21.16b,v6.16b,v12.16b
ushr v26.16b,v26.16b,#4
eor v8.16b,v7.16b,v5.16b
ldr q5,[sp,#576]
tbl v28.16b,{ v13.16b },v9.16b
eor v25.16b,v25.16b,v27.16b
mov v19.16b,v6.16b
eor v1.16b,v23.16b,v17.16b
ushr v23.16b,v18.16b,#4
and v27.16b,v21.16b,v15.16b
tbl v26.16b,{ v14.16b },v26.16b
eor v9.16b,v0.16b,v5.16b
ushr v21.16b,v21.16b,#4
mov v17.16b,v7.16b
mov v7.16b,v31.16b
mov v6.16b,v13.16b
eor v25.16b,v25.16b,v28.16b
and v28.16b,v18.16b,v15.16b
tbl v23.16b,{ v20.16b },v23.16b
ldur q20,[x29,#-80]
eor v8.16b,v8.16b,v1.16b
tbl v27.16b,{ v24.16b },v27.16b
tbl v21.16b,{ v16.16b },v21.16b
mov v13.16b,v14.16b
mov v14.16b,v16.16b
eor v25.16b,v25.16b,v26.16b
tbl v26.16b,{ v20.16b },v28.16b
ldp q20,q0,[x29,#-128]
and v28.16b,v9.16b,v15.16b
and v11.16b,v8.16b,v15.16b
ushr v8.16b,v8.16b,#4
eor v23.16b,v23.16b,v10.16b
ushr v9.16b,v9.16b,#4
eor v16.16b,v19.16b,v3.16b
ldur q3,[x29,#-256]
eor v25.16b,v25.16b,v27.16b
eor v27.16b,v29.16b,v4.16b
tbl v28.16b,{ v0.16b },v28.16b
tbl v8.16b,{ v31.16b },v8.16b
ldur q31,[x29,#-208]
str q16,[sp,#320]
eor v26.16b,v26.16b,v23.16b
ldur q23,[x29,#-176]
tbl v10.16b,{ v30.16b },v11.16b
eor v21.16b,v25.16b,v21.16b
tbl v25.16b,{ v20.16b },v9.16b
ldur q20,[x29,#-144]
and v9.16b,v27.16b,v15.16b
eor v11.16b,v23.16b,v31.16b
eor v26.16b,v26.16b,v28.16b
mov v4.16b,v30.16b
mov v30.16b,v19.16b
eor v19.16b,v8.16b,v3.16b
ushr v27.16b,v27.16b,#4
eor v21.16b,v21.16b,v10.16b
tbl v28.16b,{ v20.16b },v9.16b
mov v0.16b,v29.16b
ldr q29,[sp,#528]
eor v8.16b,v11.16b,v16.16b
ld1r { v11.4s },[x12]
sub x12,x10,#28
eor v25.16b,v26.16b,v25.16b
mov v3.16b,v2.16b
eor v19.16b,v21.16b,v19.16b
tbl v21.16b,{ v29.16b },v27.16b
eor v27.16b,v1.16b,v2.16b
and v26.16b,v8.16b,v15.16b
eor v9.16b,v16.16b,v12.16b
mov v22.16b,v24.16b
eor v25.16b,v25.16b,v28.16b
ushr v28.16b,v8.16b,#4
eor v20.16b,v19.16b,v5.16b
eor v19.16b,v18.16b,v17.16b
mov v18.16b,v6.16b
tbl v26.16b,{ v6.16b },v26.16b
ldr q6,[sp,#640]
and v8.16b,v27.16b,v15.16b
eor v21.16b,v25.16b,v21.16b
tbl v28.16b,{ v13.16b },v28.16b
ldur q13,[x29,#-224]
str q20,[sp,#352]
ushr v25.16b,v6.16b,#4
eor v2.16b,v20.16b,v19.16b
ldp q17,q20,[x29,#-96]
eor v10.16b,v0.16b,v13.16b
ushr v27.16b,v27.16b,#4
eor v21.16b,v21.16b,v26.16b
and v26.16b,v6.16b,v15.16b
tbl v8.16b,{ v24.16b },v8.16b
stur q2,[x29,#-256]
tbl v25.16b,{ v17.16b },v25.16b
eor v9.16b,v9.16b,v2.16b
tbl v27.16b,{ v14.16b },v27.16b
mov v17.16b,v1.16b
eor v21.16b,v21.16b,v28.16b
tbl v26.16b,{ v20.16b },v26.16b
and v28.16b,v10.16b,v15.16b
ldp q20,q0,[x29,#-128]
mov v1.16b,v31.16b
eor v25.16b,v11.16b,v25.16b
and v11.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v21.16b,v21.16b,v8.16b
eor v8.16b,v23.16b,v5.16b
ushr v10.16b,v10.16b,#4
tbl v28.16b,{ v0.16b },v28.16b
mov v31.16b,v5.16b
ldur q5,[x29,#-192]
eor v25.16b,v26.16b,v25.16b
tbl v9.16b,{ v7.16b },v9.16b
tbl v11.16b,{ v4.16b },v11.16b
eor v26.16b,v21.16b,v27.16b
eor v21.16b,v17.16b,v1.16b
tbl v27.16b,{ v20.16b },v10.16b
ldp q1,q20,[x29,#-160]
and v10.16b,v8.16b,v15.16b
eor v25.16b,v25.16b,v28.16b
ushr v8.16b,v8.16b,#4
eor v12.16b,v30.16b,v5.16b
eor v28.16b,v9.16b,v13.16b
eor v26.16b,v26.16b,v11.16b
mov v19.16b,v14.16b
tbl v9.16b,{ v20.16b },v10.16b
eor v20.16b,v6.16b,v16.16b
ldr q16,[sp,#448]
eor v25.16b,v25.16b,v27.16b
tbl v27.16b,{ v29.16b },v8.16b
eor v10.16b,v12.16b,v21.16b
and v8.16b,v1.16b,v15.16b
eor v26.16b,v26.16b,v28.16b
mov v14.16b,v17.16b
mov v17.16b,v2.16b
mov v7.16b,v18.16b
eor v12.16b,v21.16b,v3.16b
ldr q3,[sp,#560]
eor v25.16b,v25.16b,v9.16b
and v28.16b,v10.16b,v15.16b
ushr v9.16b,v1.16b,#4
ldur q1,[x29,#-240]
ushr v10.16b,v10.16b,#4
mov v24.16b,v4.16b
mov v4.16b,v30.16b
mov v30.16b,v22.16b
eor v25.16b,v25.16b,v27.16b
ldur q27,[x29,#-80]
eor v1.16b,v26.16b,v1.16b
eor v26.16b,v2.16b,v16.16b
ldr q2,[sp,#672]
tbl v28.16b,{ v18.16b },v28.16b
ldr q18,[sp,#608]
str q4,[sp,#624]
tbl v27.16b,{ v27.16b },v8.16b
ldur q8,[x29,#-96]
str q1,[sp,#304]
tbl v10.16b,{ v2.16b },v10.16b
and v11.16b,v26.16b,v15.16b
eor v6.16b,v1.16b,v20.16b
ldr q1,[sp,#464]
tbl v8.16b,{ v8.16b },v9.16b
eor v9.16b,v23.16b,v18.16b
eor v25.16b,v25.16b,v28.16b
ld1r { v28.4s },[x12]
sub x12,x10,#24
ushr v26.16b,v26.16b,#4
tbl v11.16b,{ v22.16b },v11.16b
eor v12.16b,v12.16b,v6.16b
mov v20.16b,v24.16b
eor v25.16b,v25.16b,v10.16b
eor v21.16b,v18.16b,v21.16b
mov v23.16b,v19.16b
eor v27.16b,v27.16b,v8.16b
and v8.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
tbl v26.16b,{ v19.16b },v26.16b
ldur q19,[x29,#-208]
and v10.16b,v12.16b,v15.16b
eor v11.16b,v25.16b,v11.16b
ushr v12.16b,v12.16b,#4
eor v27.16b,v27.16b,v28.16b
ldp q25,q28,[x29,#-128]
tbl v9.16b,{ v25.16b },v9.16b
eor v25.16b,v17.16b,v5.16b
ldr q5,[sp,#656]
tbl v28.16b,{ v28.16b },v8.16b
eor v8.16b,v4.16b,v13.16b
mov v17.16b,v14.16b
eor v14.16b,v14.16b,v31.16b
eor v26.16b,v11.16b,v26.16b
ldur q11,[x29,#-144]
eor v22.16b,v25.16b,v16.16b
mov v16.16b,v30.16b
str q17,[sp,#688]
and v13.16b,v8.16b,v15.16b
ushr v8.16b,v8.16b,#4
eor v27.16b,v27.16b,v28.16b
tbl v28.16b,{ v24.16b },v10.16b
tbl v10.16b,{ v5.16b },v12.16b
eor v12.16b,v14.16b,v25.16b
mov v14.16b,v6.16b
tbl v11.16b,{ v11.16b },v13.16b
eor v27.16b,v27.16b,v9.16b
and v9.16b,v3.16b,v15.16b
eor v26.16b,v26.16b,v28.16b
tbl v28.16b,{ v29.16b },v8.16b
and v8.16b,v12.16b,v15.16b
eor v24.16b,v10.16b,v1.16b
ushr v10.16b,v12.16b,#4
mov v1.16b,v23.16b
eor v27.16b,v27.16b,v11.16b
ldur q11,[x29,#-80]
tbl v8.16b,{ v7.16b },v8.16b
eor v24.16b,v26.16b,v24.16b
tbl v9.16b,{ v11.16b },v9.16b
eor v26.16b,v6.16b,v19.16b
ldr q6,[sp,#640]
eor v27.16b,v27.16b,v28.16b
ushr v28.16b,v3.16b,#4
tbl v10.16b,{ v2.16b },v10.16b
eor v0.16b,v24.16b,v21.16b
ld1r { v21.4s },[x12]
sub x12,x10,#20
eor v27.16b,v27.16b,v8.16b
ldur q8,[x29,#-96]
eor v11.16b,v4.16b,v6.16b
and v12.16b,v26.16b,v15.16b
ushr v26.16b,v26.16b,#4
mov v24.16b,v2.16b
tbl v28.16b,{ v8.16b },v28.16b
eor v21.16b,v9.16b,v21.16b
eor v22.16b,v22.16b,v0.16b
and v8.16b,v11.16b,v15.16b
eor v27.16b,v27.16b,v10.16b
ushr v10.16b,v11.16b,#4
tbl v9.16b,{ v30.16b },v12.16b
eor v11.16b,v17.16b,v18.16b
tbl v26.16b,{ v23.16b },v26.16b
ldur q23,[x29,#-256]
mov v2.16b,v0.16b
ldur q0,[x29,#-224]
eor v28.16b,v21.16b,v28.16b
ldp q21,q4,[x29,#-128]
and v12.16b,v22.16b,v15.16b
ushr v22.16b,v22.16b,#4
eor v13.16b,v23.16b,v0.16b
eor v27.16b,v27.16b,v9.16b
tbl v8.16b,{ v4.16b },v8.16b
ldr q4,[sp,#544]
tbl v9.16b,{ v21.16b },v10.16b
eor v21.16b,v14.16b,v31.16b
and v10.16b,v11.16b,v15.16b
tbl v22.16b,{ v5.16b },v22.16b
eor v26.16b,v27.16b,v26.16b
ushr v27.16b,v11.16b,#4
ldur q11,[x29,#-144]
mov v31.16b,v5.16b
mov v5.16b,v2.16b
eor v28.16b,v28.16b,v8.16b
tbl v8.16b,{ v20.16b },v12.16b
tbl v10.16b,{ v11.16b },v10.16b
eor v11.16b,v13.16b,v21.16b
ldur q13,[x29,#-160]
tbl v27.16b,{ v29.16b },v27.16b
eor v18.16b,v22.16b,v4.16b
ldp q4,q30,[x29,#-192]
eor v28.16b,v28.16b,v9.16b
eor v22.16b,v6.16b,v3.16b
mov v12.16b,v6.16b
eor v26.16b,v26.16b,v8.16b
and v8.16b,v11.16b,v15.16b
eor v28.16b,v28.16b,v10.16b
eor v22.16b,v22.16b,v25.16b
eor v25.16b,v2.16b,v4.16b
tbl v8.16b,{ v7.16b },v8.16b
eor v18.16b,v26.16b,v18.16b
ushr v26.16b,v11.16b,#4
ld1r { v11.4s },[x12]
sub x12,x10,#16
eor v10.16b,v21.16b,v19.16b
eor v27.16b,v28.16b,v27.16b
ushr v28.16b,v30.16b,#4
and v9.16b,v25.16b,v15.16b
eor v6.16b,v18.16b,v22.16b
ldr q18,[sp,#400]
and v22.16b,v30.16b,v15.16b
tbl v26.16b,{ v24.16b },v26.16b
ushr v25.16b,v25.16b,#4
mov v24.16b,v1.16b
eor v27.16b,v27.16b,v8.16b
ldp q8,q3,[x29,#-96]
stur q6,[x29,#-240]
tbl v9.16b,{ v16.16b },v9.16b
eor v10.16b,v10.16b,v6.16b
tbl v25.16b,{ v1.16b },v25.16b
mov v2.16b,v12.16b
mov v19.16b,v14.16b
tbl v22.16b,{ v3.16b },v22.16b
ldr q3,[sp,#624]
tbl v28.16b,{ v8.16b },v28.16b
eor v8.16b,v17.16b,v13.16b
eor v26.16b,v27.16b,v26.16b
mov v17.16b,v16.16b
str q19,[sp,#480]
and v27.16b,v8.16b,v15.16b
eor v22.16b,v22.16b,v28.16b
and v28.16b,v10.16b,v15.16b
eor v26.16b,v26.16b,v9.16b
ushr v9.16b,v10.16b,#4
ldur q10,[x29,#-112]
ushr v8.16b,v8.16b,#4
tbl v27.16b,{ v10.16b },v27.16b
eor v10.16b,v23.16b,v12.16b
eor v11.16b,v22.16b,v11.16b
tbl v28.16b,{ v20.16b },v28.16b
ldr q20,[sp,#672]
eor v22.16b,v5.16b,v0.16b
ldp q1,q0,[sp,#592]
eor v25.16b,v26.16b,v25.16b
ldur q26,[x29,#-128]
tbl v9.16b,{ v31.16b },v9.16b
mov v31.16b,v5.16b
eor v27.16b,v11.16b,v27.16b
tbl v26.16b,{ v26.16b },v8.16b
and v8.16b,v10.16b,v15.16b
eor v12.16b,v14.16b,v0.16b
str q31,[sp,#464]
eor v25.16b,v25.16b,v28.16b
ushr v28.16b,v10.16b,#4
ldur q10,[x29,#-144]
eor v16.16b,v9.16b,v1.16b
eor v9.16b,v18.16b,v30.16b
ldp q14,q30,[sp,#560]
mov v18.16b,v6.16b
tbl v8.16b,{ v10.16b },v8.16b
eor v10.16b,v12.16b,v22.16b
eor v26.16b,v27.16b,v26.16b
tbl v27.16b,{ v29.16b },v28.16b
eor v16.16b,v25.16b,v16.16b
eor v21.16b,v9.16b,v21.16b
eor v12.16b,v22.16b,v4.16b
ldr q4,[sp,#656]
mov v1.16b,v17.16b
and v28.16b,v10.16b,v15.16b
ushr v9.16b,v10.16b,#4
ldur q10,[x29,#-80]
eor v25.16b,v26.16b,v8.16b
and v26.16b,v3.16b,v15.16b
eor v8.16b,v6.16b,v30.16b
eor v6.16b,v16.16b,v21.16b
ld1r { v21.4s },[x12]
sub x12,x10,#12
tbl v28.16b,{ v7.16b },v28.16b
tbl v9.16b,{ v20.16b },v9.16b
mov v16.16b,v3.16b
eor v25.16b,v25.16b,v27.16b
tbl v26.16b,{ v10.16b },v26.16b
ushr v27.16b,v3.16b,#4
eor v10.16b,v23.16b,v14.16b
ldr q23,[sp,#496]
and v11.16b,v8.16b,v15.16b
mov v3.16b,v6.16b
eor v25.16b,v25.16b,v28.16b
ushr v28.16b,v8.16b,#4
eor v21.16b,v26.16b,v21.16b
tbl v26.16b,{ v17.16b },v11.16b
eor v11.16b,v12.16b,v6.16b
ldp q12,q8,[x29,#-112]
tbl v27.16b,{ v8.16b },v27.16b
and v8.16b,v10.16b,v15.16b
eor v25.16b,v25.16b,v9.16b
tbl v28.16b,{ v24.16b },v28.16b
eor v9.16b,v19.16b,v13.16b
ushr v10.16b,v10.16b,#4
eor v13.16b,v5.16b,v2.16b
mov v17.16b,v2.16b
ldr q2,[sp,#688]
tbl v8.16b,{ v12.16b },v8.16b
and v12.16b,v11.16b,v15.16b
eor v27.16b,v21.16b,v27.16b
eor v25.16b,v25.16b,v26.16b
ldur q26,[x29,#-128]
ushr v11.16b,v11.16b,#4
eor v21.16b,v18.16b,v0.16b
ldp q18,q0,[x29,#-224]
tbl v26.16b,{ v26.16b },v10.16b
and v10.16b,v9.16b,v15.16b
eor v27.16b,v27.16b,v8.16b
eor v25.16b,v25.16b,v28.16b
ushr v28.16b,v9.16b,#4
ldur q9,[x29,#-144]
tbl v8.16b,{ v23.16b },v12.16b
tbl v11.16b,{ v4.16b },v11.16b
eor v5.16b,v21.16b,v30.16b
mov v30.16b,v24.16b
tbl v9.16b,{ v9.16b },v10.16b
eor v10.16b,v13.16b,v21.16b
eor v26.16b,v27.16b,v26.16b
tbl v28.16b,{ v29.16b },v28.16b
eor v27.16b,v14.16b,v16.16b
mov v13.16b,v3.16b
eor v25.16b,v25.16b,v8.16b
mov v16.16b,v1.16b
and v8.16b,v10.16b,v15.16b
eor v6.16b,v11.16b,v0.16b
ld1r { v11.4s },[x12]
sub x12,x10,#8
str q13,[sp,#592]
eor v26.16b,v26.16b,v9.16b
eor v22.16b,v27.16b,v22.16b
ushr v27.16b,v10.16b,#4
tbl v8.16b,{ v7.16b },v8.16b
eor v6.16b,v25.16b,v6.16b
eor v25.16b,v3.16b,v18.16b
eor v26.16b,v26.16b,v28.16b
ushr v28.16b,v2.16b,#4
tbl v27.16b,{ v20.16b },v27.16b
eor v12.16b,v6.16b,v22.16b
and v22.16b,v2.16b,v15.16b
and v9.16b,v25.16b,v15.16b
eor v26.16b,v26.16b,v8.16b
ldp q8,q0,[x29,#-96]
ushr v25.16b,v25.16b,#4
mov v6.16b,v20.16b
mov v20.16b,v31.16b
tbl v9.16b,{ v1.16b },v9.16b
eor v5.16b,v5.16b,v12.16b
mov v1.16b,v14.16b
tbl v22.16b,{ v0.16b },v22.16b
ldur q0,[x29,#-176]
tbl v28.16b,{ v8.16b },v28.16b
eor v26.16b,v26.16b,v27.16b
tbl v25.16b,{ v24.16b },v25.16b
mov v24.16b,v23.16b
eor v8.16b,v19.16b,v0.16b
and v10.16b,v5.16b,v15.16b
ushr v5.16b,v5.16b,#4
eor v22.16b,v22.16b,v28.16b
eor v26.16b,v26.16b,v9.16b
and v27.16b,v8.16b,v15.16b
eor v28.16b,v31.16b,v14.16b
ushr v8.16b,v8.16b,#4
mov v14.16b,v16.16b
eor v22.16b,v22.16b,v11.16b
eor v25.16b,v26.16b,v25.16b
ldp q26,q9,[x29,#-128]
tbl v27.16b,{ v9.16b },v27.16b
tbl v9.16b,{ v23.16b },v10.16b
tbl v10.16b,{ v4.16b },v5.16b
mov v23.16b,v4.16b
ldp q31,q4,[x29,#-256]
eor v5.16b,v3.16b,v17.16b
ldur q17,[x29,#-160]
ldur q3,[x29,#-192]
tbl v26.16b,{ v26.16b },v8.16b
and v8.16b,v28.16b,v15.16b
eor v11.16b,v4.16b,v17.16b
eor v22.16b,v22.16b,v27.16b
ushr v27.16b,v28.16b,#4
ldur q28,[x29,#-144]
eor v25.16b,v25.16b,v9.16b
eor v3.16b,v10.16b,v3.16b
eor v9.16b,v0.16b,v2.16b
mov v2.16b,v0.16b
ldp q0,q19,[sp,#608]
tbl v28.16b,{ v28.16b },v8.16b
eor v8.16b,v11.16b,v5.16b
eor v22.16b,v22.16b,v26.16b
tbl v26.16b,{ v29.16b },v27.16b
eor v3.16b,v25.16b,v3.16b
and v25.16b,v31.16b,v15.16b
eor v21.16b,v9.16b,v21.16b
ldur q9,[x29,#-80]
eor v11.16b,v5.16b,v18.16b
mov v18.16b,v30.16b
and v27.16b,v8.16b,v15.16b
eor v22.16b,v22.16b,v28.16b
ushr v8.16b,v8.16b,#4
eor v28.16b,v12.16b,v0.16b
tbl v25.16b,{ v9.16b },v25.16b
eor v9.16b,v20.16b,v19.16b
eor v3.16b,v3.16b,v21.16b
ld1r { v21.4s },[x12]
sub x12,x10,#4
tbl v27.16b,{ v7.16b },v27.16b
eor v22.16b,v22.16b,v26.16b
ushr v26.16b,v31.16b,#4
tbl v8.16b,{ v6.16b },v8.16b
and v10.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
eor v11.16b,v11.16b,v3.16b
eor v21.16b,v25.16b,v21.16b
mov v19.16b,v3.16b
ldr q3,[sp,#384]
eor v22.16b,v22.16b,v27.16b
ldur q27,[x29,#-96]
tbl v10.16b,{ v16.16b },v10.16b
str q19,[sp,#576]
tbl v25.16b,{ v30.16b },v28.16b
eor v28.16b,v4.16b,v2.16b
ldr q2,[sp,#640]
tbl v26.16b,{ v27.16b },v26.16b
and v27.16b,v9.16b,v15.16b
eor v22.16b,v22.16b,v8.16b
ushr v8.16b,v9.16b,#4
ldur q9,[x29,#-112]
mov v30.16b,v4.16b
mov v4.16b,v24.16b
mov v16.16b,v23.16b
tbl v27.16b,{ v9.16b },v27.16b
and v9.16b,v11.16b,v15.16b
ushr v11.16b,v11.16b,#4
eor v26.16b,v21.16b,v26.16b
eor v22.16b,v22.16b,v10.16b
ldur q10,[x29,#-128]
eor v21.16b,v12.16b,v17.16b
mov v17.16b,v12.16b
eor v12.16b,v13.16b,v1.16b
tbl v8.16b,{ v10.16b },v8.16b
and v10.16b,v28.16b,v15.16b
eor v26.16b,v26.16b,v27.16b
tbl v27.16b,{ v24.16b },v9.16b
ldr q24,[sp,#480]
str q17,[sp,#544]
tbl v9.16b,{ v23.16b },v11.16b
ld1r { v11.4s },[x12]
add x12,sp,#208
eor v22.16b,v22.16b,v25.16b
ushr v25.16b,v28.16b,#4
ldur q28,[x29,#-144]
eor v26.16b,v26.16b,v8.16b
mov v23.16b,v6.16b
tbl v28.16b,{ v28.16b },v10.16b
eor v10.16b,v12.16b,v21.16b
eor v22.16b,v22.16b,v27.16b
eor v27.16b,v9.16b,v3.16b
ldr q3,[sp,#336]
tbl v25.16b,{ v29.16b },v25.16b
mov v12.16b,v31.16b
eor v8.16b,v3.16b,v31.16b
and v9.16b,v10.16b,v15.16b
eor v31.16b,v21.16b,v0.16b
eor v26.16b,v26.16b,v28.16b
eor v22.16b,v22.16b,v27.16b
eor v27.16b,v19.16b,v2.16b
ushr v28.16b,v10.16b,#4
mov v3.16b,v4.16b
eor v5.16b,v8.16b,v5.16b
tbl v8.16b,{ v7.16b },v9.16b
mov v7.16b,v14.16b
eor v25.16b,v26.16b,v25.16b
ushr v26.16b,v24.16b,#4
and v9.16b,v27.16b,v15.16b
tbl v28.16b,{ v6.16b },v28.16b
ldr q6,[sp,#688]
ushr v27.16b,v27.16b,#4
eor v20.16b,v22.16b,v5.16b
ldr q5,[sp,#624]
and v22.16b,v24.16b,v15.16b
eor v25.16b,v25.16b,v8.16b
ldp q8,q0,[x29,#-96]
tbl v9.16b,{ v14.16b },v9.16b
tbl v27.16b,{ v18.16b },v27.16b
mov v14.16b,v29.16b
stur q20,[x29,#-192]
eor v31.16b,v31.16b,v20.16b
tbl v22.16b,{ v0.16b },v22.16b
ldur q0,[x29,#-176]
tbl v26.16b,{ v8.16b },v26.16b
eor v8.16b,v30.16b,v6.16b
eor v25.16b,v25.16b,v28.16b
eor v30.16b,v6.16b,v24.16b
ldr q24,[sp,#464]
and v10.16b,v31.16b,v15.16b
and v28.16b,v8.16b,v15.16b
eor v22.16b,v22.16b,v26.16b
eor v25.16b,v25.16b,v9.16b
ldur q9,[x29,#-112]
ushr v26.16b,v31.16b,#4
eor v31.16b,v13.16b,v5.16b
ushr v8.16b,v8.16b,#4
eor v21.16b,v30.16b,v21.16b
and v30.16b,v24.16b,v15.16b
tbl v28.16b,{ v9.16b },v28.16b
eor v22.16b,v22.16b,v11.16b
tbl v9.16b,{ v4.16b },v10.16b
ldur q10,[x29,#-128]
tbl v26.16b,{ v16.16b },v26.16b
eor v27.16b,v25.16b,v27.16b
eor v25.16b,v19.16b,v1.16b
ldur q1,[x29,#-224]
mov v4.16b,v17.16b
tbl v8.16b,{ v10.16b },v8.16b
and v10.16b,v31.16b,v15.16b
eor v11.16b,v17.16b,v0.16b
eor v22.16b,v22.16b,v28.16b
ushr v28.16b,v31.16b,#4
eor v27.16b,v27.16b,v9.16b
ldp q17,q31,[x29,#-160]
eor v26.16b,v26.16b,v1.16b
ldr q1,[sp,#432]
eor v9.16b,v11.16b,v25.16b
mov v11.16b,v6.16b
eor v22.16b,v22.16b,v8.16b
tbl v28.16b,{ v29.16b },v28.16b
eor v29.16b,v25.16b,v2.16b
ldur q2,[x29,#-240]
tbl v31.16b,{ v31.16b },v10.16b
eor v26.16b,v27.16b,v26.16b
and v8.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v6.16b,v26.16b,v21.16b
ld1r { v21.4s },[x10]
sub x10,x10,#64
eor v27.16b,v22.16b,v31.16b
eor v31.16b,v20.16b,v17.16b
tbl v8.16b,{ v1.16b },v8.16b
tbl v9.16b,{ v23.16b },v9.16b
stur q6,[x29,#-224]
eor v29.16b,v29.16b,v6.16b
eor v26.16b,v27.16b,v28.16b
ldur q28,[x29,#-80]
ushr v27.16b,v24.16b,#4
and v10.16b,v31.16b,v15.16b
ushr v31.16b,v31.16b,#4
tbl v28.16b,{ v28.16b },v30.16b
eor v30.16b,v13.16b,v12.16b
eor v12.16b,v20.16b,v0.16b
eor v26.16b,v26.16b,v8.16b
ldur q8,[x29,#-96]
tbl v10.16b,{ v7.16b },v10.16b
tbl v27.16b,{ v8.16b },v27.16b
and v8.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
eor v21.16b,v28.16b,v21.16b
eor v26.16b,v26.16b,v9.16b
ldur q9,[x29,#-112]
tbl v28.16b,{ v18.16b },v31.16b
eor v31.16b,v4.16b,v11.16b
eor v11.16b,v19.16b,v5.16b
ldp q5,q0,[sp,#352]
tbl v8.16b,{ v9.16b },v8.16b
eor v27.16b,v21.16b,v27.16b
eor v26.16b,v26.16b,v10.16b
ldur q10,[x29,#-128]
and v9.16b,v29.16b,v15.16b
ushr v29.16b,v29.16b,#4
tbl v30.16b,{ v10.16b },v30.16b
and v10.16b,v31.16b,v15.16b
eor v27.16b,v27.16b,v8.16b
eor v26.16b,v26.16b,v28.16b
ushr v28.16b,v31.16b,#4
ldur q31,[x29,#-144]
tbl v9.16b,{ v3.16b },v9.16b
tbl v29.16b,{ v16.16b },v29.16b
eor v8.16b,v11.16b,v12.16b
movi v11.16b,#64
tbl v31.16b,{ v31.16b },v10.16b
ldr q10,[sp,#560]
eor v27.16b,v27.16b,v30.16b
eor v30.16b,v5.16b,v24.16b
tbl v28.16b,{ v14.16b },v28.16b
eor v26.16b,v26.16b,v9.16b
eor v29.16b,v29.16b,v0.16b
and v9.16b,v8.16b,v15.16b
eor v27.16b,v27.16b,v31.16b
eor v25.16b,v30.16b,v25.16b
eor v30.16b,v6.16b,v10.16b
eor v26.16b,v26.16b,v29.16b
ushr v31.16b,v8.16b,#4
tbl v8.16b,{ v1.16b },v9.16b
movi v29.16b,#192
eor v27.16b,v27.16b,v28.16b
eor v28.16b,v12.16b,v17.16b
eor v1.16b,v26.16b,v25.16b
tbl v25.16b,{ v23.16b },v31.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x12]
add x12,sp,#144
and v26.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
eor v27.16b,v27.16b,v8.16b
eor v31.16b,v17.16b,v29.16b
eor v13.16b,v10.16b,v29.16b
stur q1,[x29,#-208]
eor v28.16b,v28.16b,v1.16b
movi v1.16b,#64
tbl v26.16b,{ v7.16b },v26.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#80
eor v25.16b,v27.16b,v25.16b
tbl v27.16b,{ v18.16b },v30.16b
tbl v8.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v17.16b
and v30.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
movi v15.16b,#128
eor v25.16b,v25.16b,v26.16b
tbl v26.16b,{ v3.16b },v30.16b
tbl v28.16b,{ v16.16b },v28.16b
eor v25.16b,v25.16b,v27.16b
eor v27.16b,v17.16b,v1.16b
movi v1.16b,#128
eor v25.16b,v25.16b,v26.16b
tbl v27.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v27.16b
eor v30.16b,v17.16b,v1.16b
ldp q0,q1,[sp,#304]
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#16
eor v24.16b,v28.16b,v1.16b
eor v26.16b,v0.16b,v2.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
tbl v28.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
eor v24.16b,v25.16b,v24.16b
eor v14.16b,v26.16b,v12.16b
ldr q26,[sp,#624]
tbl v30.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v31.16b
eor v31.16b,v10.16b,v11.16b
eor v25.16b,v10.16b,v15.16b
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
eor v9.16b,v26.16b,v11.16b
stur q24,[x29,#-160]
orr v24.16b,v27.16b,v8.16b
tbl v27.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v10.16b
eor v10.16b,v26.16b,v15.16b
tbl v25.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
orr v12.16b,v30.16b,v28.16b
tbl v28.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v31.16b
tbl v9.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v9.16b
str q24,[sp,#608]
ldur q24,[x29,#-176]
tbl v10.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v10.16b
eor v31.16b,v24.16b,v15.16b
ldur q15,[x29,#-160]
eor v30.16b,v24.16b,v11.16b
eor v8.16b,v24.16b,v29.16b
tbl v24.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
orr v27.16b,v28.16b,v27.16b
ldr q28,[sp,#688]
eor v14.16b,v15.16b,v14.16b
eor v11.16b,v26.16b,v29.16b
tbl v30.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v30.16b
tbl v31.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v31.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
movi v15.16b,#128
str q14,[sp,#640]
ldr q14,[sp,#608]
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
orr v12.16b,v12.16b,v14.16b
orr v24.16b,v30.16b,v24.16b
orr v30.16b,v9.16b,v26.16b
movi v14.16b,#128
stp q27,q12,[x29,#-176]
orr v27.16b,v13.16b,v25.16b
movi v12.16b,#64
orr v13.16b,v11.16b,v10.16b
stp q24,q27,[sp,#608]
orr v24.16b,v8.16b,v31.16b
eor v27.16b,v28.16b,v14.16b
eor v25.16b,v28.16b,v12.16b
str q24,[sp,#448]
tbl v24.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v28.16b
tbl v27.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
stp q24,q30,[sp,#384]
ldur q30,[x29,#-256]
mov v24.16b,v28.16b
tbl v28.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v25.16b
ldr q25,[sp,#480]
eor v31.16b,v30.16b,v12.16b
eor v8.16b,v30.16b,v14.16b
eor v9.16b,v30.16b,v29.16b
eor v26.16b,v24.16b,v29.16b
eor v10.16b,v25.16b,v12.16b
eor v11.16b,v25.16b,v14.16b
ldr q14,[sp,#624]
eor v12.16b,v25.16b,v29.16b
tbl v31.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v31.16b
tbl v8.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v26.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v30.16b
tbl v30.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
ldur q25,[x29,#-176]
tbl v10.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v10.16b
tbl v11.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
orr v25.16b,v14.16b,v25.16b
orr v26.16b,v31.16b,v26.16b
orr v24.16b,v24.16b,v27.16b
str q25,[sp,#560]
ldr q25,[sp,#608]
str q26,[sp,#608]
orr v26.16b,v9.16b,v8.16b
str q24,[sp,#688]
ldp q14,q24,[sp,#448]
orr v25.16b,v14.16b,v25.16b
str q26,[sp,#480]
orr v26.16b,v10.16b,v30.16b
eor v27.16b,v24.16b,v15.16b
stur q25,[x29,#-176]
ldr q25,[sp,#400]
tbl v30.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
str q26,[sp,#448]
ldr q26,[sp,#592]
orr v25.16b,v13.16b,v25.16b
ldur q13,[x29,#-240]
tbl v27.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
tbl v14.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
str q25,[sp,#624]
ldr q25,[sp,#384]
eor v8.16b,v13.16b,v15.16b
eor v9.16b,v13.16b,v29.16b
orr v25.16b,v28.16b,v25.16b
orr v28.16b,v12.16b,v11.16b
movi v11.16b,#64
eor v12.16b,v26.16b,v29.16b
tbl v8.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
stur q25,[x29,#-256]
movi v25.16b,#64
eor v31.16b,v13.16b,v11.16b
eor v10.16b,v26.16b,v11.16b
eor v11.16b,v26.16b,v15.16b
ldur q26,[x29,#-256]
ldr q15,[sp,#688]
tbl v13.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v13.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
orr v26.16b,v15.16b,v26.16b
eor v25.16b,v24.16b,v25.16b
eor v24.16b,v24.16b,v29.16b
ldr q15,[sp,#480]
tbl v31.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v31.16b
tbl v10.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v10.16b
tbl v11.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
str q26,[sp,#688]
ldr q26,[sp,#608]
tbl v25.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v25.16b
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v24.16b
orr v26.16b,v15.16b,v26.16b
movi v15.16b,#128
orr v25.16b,v25.16b,v30.16b
stur q26,[x29,#-256]
ldr q26,[sp,#448]
orr v24.16b,v24.16b,v27.16b
orr v26.16b,v28.16b,v26.16b
orr v28.16b,v31.16b,v13.16b
stp q24,q25,[sp,#592]
movi v25.16b,#64
ldr q24,[sp,#544]
stur q26,[x29,#-240]
orr v26.16b,v9.16b,v8.16b
movi v8.16b,#128
eor v30.16b,v24.16b,v29.16b
eor v27.16b,v24.16b,v25.16b
stp q26,q28,[sp,#464]
orr v26.16b,v10.16b,v14.16b
eor v28.16b,v24.16b,v8.16b
tbl v24.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
str q26,[sp,#448]
orr v26.16b,v12.16b,v11.16b
str q24,[sp,#544]
tbl v24.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v27.16b
tbl v27.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v28.16b
stp q24,q26,[sp,#384]
ldr q24,[sp,#576]
movi v26.16b,#64
eor v31.16b,v24.16b,v25.16b
eor v8.16b,v24.16b,v8.16b
eor v9.16b,v24.16b,v29.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
tbl v24.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
stp q25,q27,[sp,#352]
tbl v27.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v31.16b
tbl v25.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v8.16b
str q24,[sp,#576]
ldur q24,[x29,#-192]
eor v10.16b,v24.16b,v26.16b
eor v11.16b,v24.16b,v15.16b
eor v12.16b,v24.16b,v29.16b
tbl v24.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v24.16b
stp q25,q27,[sp,#320]
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
ldur q9,[x29,#-208]
tbl v27.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v10.16b
ldr q10,[sp,#640]
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
eor v28.16b,v9.16b,v29.16b
stur q24,[x29,#-192]
tbl v24.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
eor v30.16b,v10.16b,v26.16b
str q25,[sp,#304]
ldur q25,[x29,#-224]
eor v13.16b,v25.16b,v26.16b
eor v14.16b,v25.16b,v15.16b
tbl v31.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v25.16b
stp q24,q27,[sp,#272]
eor v8.16b,v25.16b,v29.16b
eor v25.16b,v9.16b,v15.16b
eor v24.16b,v10.16b,v15.16b
eor v29.16b,v10.16b,v29.16b
eor v27.16b,v9.16b,v26.16b
tbl v14.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v14.16b
tbl v13.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v13.16b
mov v26.16b,v10.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
tbl v11.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v25.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v28.16b
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
tbl v17.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v29.16b
ldr q0,[sp,#544]
ldr q1,[sp,#384]
tbl v10.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v9.16b
tbl v9.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v27.16b
tbl v7.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v30.16b
tbl v23.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
orr v31.16b,v13.16b,v31.16b
orr v6.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#352]
orr v8.16b,v8.16b,v14.16b
movi v15.16b,#15
ldur q14,[x29,#-160]
orr v2.16b,v9.16b,v10.16b
ldp q13,q19,[x29,#-128]
orr v27.16b,v1.16b,v0.16b
ldr q0,[sp,#576]
ldr q1,[sp,#336]
orr v4.16b,v7.16b,v23.16b
orr v7.16b,v17.16b,v16.16b
orr v3.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#304]
ldp q17,q16,[sp,#592]
orr v18.16b,v7.16b,v4.16b
orr v28.16b,v1.16b,v0.16b
ldur q0,[x29,#-192]
ldr q1,[sp,#288]
orr v10.16b,v17.16b,v16.16b
ldp q17,q16,[sp,#464]
orr v5.16b,v1.16b,v0.16b
ldr q0,[sp,#272]
orr v1.16b,v25.16b,v11.16b
orr v3.16b,v28.16b,v3.16b
orr v30.16b,v12.16b,v0.16b
orr v11.16b,v17.16b,v16.16b
ldr q16,[sp,#448]
ldr q17,[sp,#400]
ldp q12,q20,[x29,#-96]
ldur q0,[x29,#-144]
orr v22.16b,v17.16b,v16.16b
orr v17.16b,v27.16b,v6.16b
orr v9.16b,v30.16b,v5.16b
orr v16.16b,v8.16b,v31.16b
orr v6.16b,v1.16b,v2.16b
cbnz x11,3b
add x10,sp,#16
mov v29.16b,v11.16b
mov v4.16b,v14.16b
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#16
ldr q2,[sp,#560]
ldr q5,[sp,#624]
ldr q30,[sp,#688]
mov v31.16b,v17.16b
mov v7.16b,v6.16b
add x9,x2,x9
add x8,x8,#1
zip1 v1.16b,v5.16b,v3.16b
zip2 v3.16b,v5.16b,v3.16b
zip2 v5.16b,v30.16b,v9.16b
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#80
cmp x8,x3
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#80
stur q1,[x29,#-224]
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#144
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#144
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#208
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
add x10,sp,#208
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x10]
zip1 v24.16b,v14.16b,v11.16b
ldur q14,[x29,#-176]
ldp q28,q11,[x29,#-256]
zip1 v25.16b,v2.16b,v22.16b
zip1 v27.16b,v14.16b,v17.16b
zip1 v17.16b,v30.16b,v9.16b
zip1 v23.16b,v10.16b,v18.16b
zip2 v22.16b,v2.16b,v22.16b
zip2 v14.16b,v14.16b,v31.16b
zip1 v8.16b,v28.16b,v16.16b
zip1 v21.16b,v11.16b,v6.16b
stur q24,[x29,#-208]
str q25,[sp,#640]
mov v6.16b,v18.16b
zip2 v18.16b,v4.16b,v29.16b
stur q27,[x29,#-192]
zip1 v24.16b,v24.16b,v17.16b
zip2 v9.16b,v28.16b,v16.16b
ldr q2,[sp,#640]
zip2 v31.16b,v11.16b,v7.16b
zip1 v25.16b,v25.16b,v8.16b
zip1 v26.16b,v27.16b,v21.16b
zip1 v27.16b,v1.16b,v23.16b
ldp q1,q4,[x29,#-208]
zip2 v16.16b,v10.16b,v6.16b
ldur q6,[x29,#-224]
zip2 v2.16b,v2.16b,v8.16b
zip2 v8.16b,v22.16b,v9.16b
zip1 v28.16b,v24.16b,v26.16b
zip1 v30.16b,v25.16b,v27.16b
zip2 v1.16b,v1.16b,v17.16b
zip2 v17.16b,v24.16b,v26.16b
zip2 v29.16b,v25.16b,v27.16b
zip2 v4.16b,v4.16b,v21.16b
zip2 v7.16b,v6.16b,v23.16b
zip1 v24.16b,v18.16b,v5.16b
zip2 v5.16b,v18.16b,v5.16b
zip1 v18.16b,v22.16b,v9.16b
zip1 v22.16b,v14.16b,v31.16b
zip1 v25.16b,v3.16b,v16.16b
zip1 v21.16b,v28.16b,v30.16b
zip2 v23.16b,v28.16b,v30.16b
ldr q28,[sp]
zip1 v26.16b,v17.16b,v29.16b
zip1 v27.16b,v1.16b,v4.16b
zip2 v17.16b,v17.16b,v29.16b
zip1 v29.16b,v2.16b,v7.16b
zip2 v1.16b,v1.16b,v4.16b
zip2 v2.16b,v2.16b,v7.16b
zip2 v3.16b,v3.16b,v16.16b
zip2 v6.16b,v14.16b,v31.16b
zip1 v7.16b,v24.16b,v22.16b
eor v16.16b,v21.16b,v28.16b
eor v4.16b,v23.16b,v28.16b
zip1 v21.16b,v18.16b,v25.16b
eor v23.16b,v26.16b,v28.16b
eor v17.16b,v17.16b,v28.16b
zip2 v18.16b,v18.16b,v25.16b
zip1 v26.16b,v27.16b,v29.16b
stp q16,q4,[x9]
zip2 v4.16b,v24.16b,v22.16b
zip2 v16.16b,v27.16b,v29.16b
zip1 v24.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
stp q23,q17,[x9,#32]
zip1 v17.16b,v5.16b,v6.16b
zip1 v2.16b,v8.16b,v3.16b
zip2 v5.16b,v5.16b,v6.16b
zip2 v3.16b,v8.16b,v3.16b
zip1 v22.16b,v7.16b,v21.16b
eor v23.16b,v26.16b,v28.16b
zip2 v6.16b,v7.16b,v21.16b
eor v7.16b,v16.16b,v28.16b
zip1 v16.16b,v4.16b,v18.16b
eor v21.16b,v24.16b,v28.16b
eor v1.16b,v1.16b,v28.16b
zip2 v4.16b,v4.16b,v18.16b
stp q23,q7,[x9,#64]
zip1 v7.16b,v17.16b,v2.16b
zip2 v2.16b,v17.16b,v2.16b
stp q21,q1,[x9,#96]
zip1 v1.16b,v5.16b,v3.16b
zip2 v3.16b,v5.16b,v3.16b
eor v18.16b,v22.16b,v28.16b
eor v6.16b,v6.16b,v28.16b
eor v16.16b,v16.16b,v28.16b
eor v4.16b,v4.16b,v28.16b
eor v5.16b,v7.16b,v28.16b
eor v2.16b,v2.16b,v28.16b
eor v1.16b,v1.16b,v28.16b
eor v3.16b,v3.16b,v28.16b
stp q18,q6,[x9,#128]
stp q16,q4,[x9,#160]
stp q5,q2,[x9,#192]
stp q1,q3,[x9,#224]
b.ne 2b
add sp,sp,#896
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
end_function phalanx_0_1_kuznyechik_decrypt_neon_x16
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745

function phalanx_0_1_kuznyechik_decrypt_neon_x2
cbz x3,4f
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
sub sp,sp,#1472
adr x11,1044f
adr x8,1000f
str xzr,[sp]
ldr q2,[x11]
ldr q0,[x8]
adr x8,1002f
adr x9,1001f
adr x30,1014f
adr x28,1015f
str q2,[sp]
ldr q2,[x8]
ldr q11,[x9]
adr x9,1004f
adr x8,1003f
ldr q12,[x30]
str q2,[sp,#16]
ldr q2,[x9]
ldr q19,[x8]
adr x8,1005f
adr x9,1007f
adr x30,1028f
str q2,[sp,#480]
ldr q2,[x8]
adr x8,1006f
adr x27,1032f
adr x20,1034f
adr x10,1036f
str q2,[sp,#464]
ldr q2,[x8]
adr x8,1008f
ldr q18,[x10]
adr x10,1042f
adr x11,1045f
str q2,[sp,#448]
ldr q2,[x9]
adr x9,1011f
adr x12,1046f
adr x13,1047f
adr x14,1048f
str q2,[sp,#912]
ldr q2,[x8]
adr x8,1009f
adr x15,1049f
adr x16,1050f
adr x4,1051f
str q2,[sp,#928]
ldr q2,[x8]
adr x8,1010f
adr x5,1052f
adr x6,1055f
adr x7,1058f
stur q2,[x29,#-96]
ldr q2,[x9]
adr x9,1013f
adr x19,1061f
adr x21,1054f
adr x22,1056f
stur q2,[x29,#-112]
ldr q2,[x8]
adr x8,1012f
adr x23,1059f
adr x24,1063f
movi v16.16b,#15
stur q2,[x29,#-144]
ldr q2,[x8]
adr x8,1016f
adr x17,1067f
adr x25,1065f
adr x26,1069f
stur q2,[x29,#-160]
ldr q2,[x9]
adr x9,1019f
ldr q13,[x17]
ldr q15,[x26]
stp q11,q19,[sp,#416]
str q2,[sp,#400]
ldr q5,[x8]
adr x8,1017f
ldr q4,[x8]
adr x8,1018f
stp q0,q18,[sp,#496]
ldr q3,[x8]
adr x8,1020f
str q12,[sp,#384]
ldr q2,[x9]
add x9,sp,#720
str q13,[sp,#1024]
str q15,[sp,#944]
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x9]
ldr q5,[x8]
adr x8,1021f
ldr q4,[x8]
adr x8,1022f
adr x9,1023f
ldr q3,[x8]
ldr q31,[x9]
adr x8,1024f
adr x9,1025f
ldr q30,[x8]
adr x8,1026f
ldr q2,[x9]
add x9,sp,#656
ldr q29,[x8]
adr x8,1027f
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x9]
ldr q5,[x8]
adr x8,1029f
ldr q4,[x8]
adr x8,1031f
adr x9,1035f
ldr q3,[x8]
adr x8,1033f
ldr q28,[x9]
ldr q2,[x8]
add x8,sp,#528
add x9,sp,#592
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x9]
adr x9,1043f
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x8]
ldr q2,[x30]
adr x30,1030f
adr x8,1039f
stur q2,[x29,#-176]
ldr q2,[x30]
adr x30,1037f
ldr q25,[x30]
adr x30,1038f
ldr q27,[x30]
adr x30,1040f
str q2,[sp,#368]
ldr q2,[x30]
adr x30,1041f
stur q25,[x29,#-128]
stur q27,[x29,#-192]
str q2,[sp,#352]
ldr q2,[x30]
adr x30,1053f
str q2,[sp,#336]
ldr q2,[x30]
adr x30,1057f
stur q2,[x29,#-208]
ldr q2,[x30]
adr x30,1062f
str q2,[sp,#320]
ldr q2,[x30]
adr x30,1060f
stur q2,[x29,#-224]
ldr q2,[x30]
adr x30,1064f
stur q2,[x29,#-240]
ldr q2,[x30]
adr x30,1066f
str q2,[sp,#304]
shared_17 1068f,1070f,1071f,1072f,1073f,1074f,1075f,1184,1076f,288,1077f,272,1078f,256,1079f,240,1080f,224,1081f,208
adr x30,1082f
str q2,[sp,#1168]
ldr q2,[x30]
str q2,[sp,#1152]
ldr q2,[x28]
shared_16 192,176,160,144,128,112,96,80,64,48,32
nop
2:
lsl x9,x8,#5
ldr q3,[x0,#144]
add x11,sp,#720
add x10,x1,x9
add x9,x2,x9
ldp q2,q4,[x10]
mov w10,#128
eor v2.16b,v2.16b,v3.16b
eor v22.16b,v4.16b,v3.16b
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#720
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#656
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#656
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#592
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#592
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#528
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
add x11,sp,#528
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x11]
3:
and v3.16b,v2.16b,v16.16b
ushr v4.16b,v2.16b,#4
ldr q31,[sp,#400]
ldp q30,q28,[sp,#448]
mov v8.16b,v12.16b
ldp q9,q29,[sp]
mov v12.16b,v18.16b
tbl v6.16b,{ v0.16b },v4.16b
tbl v7.16b,{ v11.16b },v3.16b
movi v1.2d,#0000000000000000
tbl v18.16b,{ v28.16b },v4.16b
tbl v21.16b,{ v30.16b },v3.16b
ldur q25,[x29,#-128]
tbl v16.16b,{ v9.16b },v4.16b
tbl v17.16b,{ v29.16b },v3.16b
ldur q26,[x29,#-192]
ldp q23,q20,[x29,#-112]
tbl v24.16b,{ v8.16b },v3.16b
eor v6.16b,v6.16b,v7.16b
tbl v25.16b,{ v25.16b },v4.16b
tbl v26.16b,{ v26.16b },v3.16b
ldr q10,[sp,#480]
ldr q14,[sp,#368]
add x11,sp,#720
tbl v15.16b,{ v23.16b },v3.16b
tbl v23.16b,{ v31.16b },v4.16b
eor v7.16b,v16.16b,v17.16b
eor v16.16b,v18.16b,v21.16b
ext v21.16b,v6.16b,v1.16b,#1
tbl v13.16b,{ v20.16b },v4.16b
ldp q5,q1,[sp,#912]
tbl v6.16b,{ v6.16b },v12.16b
eor v18.16b,v23.16b,v24.16b
eor v24.16b,v25.16b,v26.16b
tbl v25.16b,{ v16.16b },v5.16b
tbl v16.16b,{ v16.16b },v1.16b
eor v17.16b,v13.16b,v15.16b
ldp q1,q5,[x29,#-240]
tbl v23.16b,{ v7.16b },v19.16b
tbl v7.16b,{ v7.16b },v10.16b
eor v6.16b,v6.16b,v21.16b
ldp q26,q21,[x29,#-160]
tbl v26.16b,{ v17.16b },v26.16b
tbl v3.16b,{ v1.16b },v3.16b
ldur q1,[x29,#-176]
tbl v4.16b,{ v5.16b },v4.16b
ldur q5,[x29,#-208]
tbl v17.16b,{ v17.16b },v21.16b
tbl v13.16b,{ v18.16b },v1.16b
ldr q1,[sp,#336]
eor v7.16b,v7.16b,v23.16b
tbl v27.16b,{ v2.16b },v5.16b
ldp q20,q5,[sp,#304]
tbl v15.16b,{ v24.16b },v1.16b
tbl v18.16b,{ v18.16b },v14.16b
eor v3.16b,v4.16b,v3.16b
eor v4.16b,v16.16b,v25.16b
eor v6.16b,v7.16b,v6.16b
ldr q25,[sp,#1248]
tbl v21.16b,{ v2.16b },v5.16b
eor v16.16b,v13.16b,v26.16b
ldr q13,[sp,#352]
tbl v3.16b,{ v3.16b },v20.16b
eor v23.16b,v27.16b,v15.16b
tbl v7.16b,{ v24.16b },v13.16b
eor v4.16b,v17.16b,v4.16b
eor v16.16b,v18.16b,v16.16b
ldr q24,[sp,#1264]
ldr q27,[sp,#1216]
eor v17.16b,v21.16b,v23.16b
eor v4.16b,v4.16b,v6.16b
eor v6.16b,v7.16b,v16.16b
eor v3.16b,v3.16b,v17.16b
eor v4.16b,v6.16b,v4.16b
eor v2.16b,v3.16b,v2.16b
ushr v3.16b,v22.16b,#4
eor v4.16b,v2.16b,v4.16b
movi v2.16b,#15
tbl v18.16b,{ v9.16b },v3.16b
tbl v23.16b,{ v28.16b },v3.16b
ldr q28,[sp,#1200]
tbl v6.16b,{ v0.16b },v3.16b
ldur q9,[x29,#-192]
str q4,[sp,#896]
and v15.16b,v4.16b,v2.16b
ushr v2.16b,v4.16b,#4
movi v4.16b,#15
tbl v7.16b,{ v11.16b },v15.16b
tbl v16.16b,{ v0.16b },v2.16b
tbl v24.16b,{ v24.16b },v15.16b
and v4.16b,v22.16b,v4.16b
tbl v25.16b,{ v25.16b },v2.16b
tbl v27.16b,{ v27.16b },v15.16b
tbl v28.16b,{ v28.16b },v2.16b
tbl v21.16b,{ v29.16b },v4.16b
tbl v26.16b,{ v30.16b },v4.16b
tbl v17.16b,{ v11.16b },v4.16b
ldp q30,q29,[x29,#-112]
eor v7.16b,v16.16b,v7.16b
tbl v16.16b,{ v31.16b },v3.16b
tbl v31.16b,{ v8.16b },v4.16b
ldur q8,[x29,#-128]
tbl v9.16b,{ v9.16b },v4.16b
eor v18.16b,v18.16b,v21.16b
tbl v29.16b,{ v29.16b },v3.16b
tbl v30.16b,{ v30.16b },v4.16b
eor v6.16b,v6.16b,v17.16b
eor v17.16b,v25.16b,v24.16b
eor v24.16b,v28.16b,v27.16b
eor v23.16b,v23.16b,v26.16b
eor v16.16b,v16.16b,v31.16b
tbl v8.16b,{ v8.16b },v3.16b
tbl v28.16b,{ v18.16b },v19.16b
ldp q31,q19,[sp,#912]
eor v27.16b,v29.16b,v30.16b
ldur q25,[x29,#-256]
movi v26.2d,#0000000000000000
tbl v18.16b,{ v18.16b },v10.16b
tbl v30.16b,{ v23.16b },v31.16b
tbl v23.16b,{ v23.16b },v19.16b
ldur q19,[x29,#-160]
eor v29.16b,v8.16b,v9.16b
tbl v7.16b,{ v7.16b },v25.16b
tbl v31.16b,{ v27.16b },v19.16b
ldur q19,[x29,#-224]
ext v26.16b,v6.16b,v26.16b,#1
ldp q21,q25,[x29,#-112]
tbl v6.16b,{ v6.16b },v12.16b
tbl v3.16b,{ v19.16b },v3.16b
ldur q19,[x29,#-240]
tbl v9.16b,{ v29.16b },v1.16b
ldur q1,[x29,#-208]
eor v18.16b,v18.16b,v28.16b
ldr q12,[sp,#224]
tbl v4.16b,{ v19.16b },v4.16b
ldur q19,[x29,#-176]
tbl v21.16b,{ v21.16b },v15.16b
tbl v25.16b,{ v25.16b },v2.16b
tbl v10.16b,{ v22.16b },v1.16b
ldr q1,[sp,#1232]
tbl v8.16b,{ v16.16b },v19.16b
ldur q19,[x29,#-144]
eor v6.16b,v6.16b,v26.16b
tbl v17.16b,{ v17.16b },v1.16b
ldr q1,[sp,#1184]
tbl v16.16b,{ v16.16b },v14.16b
tbl v26.16b,{ v22.16b },v5.16b
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v23.16b,v30.16b
eor v21.16b,v25.16b,v21.16b
tbl v25.16b,{ v27.16b },v19.16b
eor v27.16b,v10.16b,v9.16b
eor v23.16b,v8.16b,v31.16b
tbl v24.16b,{ v24.16b },v1.16b
ldr q19,[sp,#1136]
ldp q5,q1,[sp,#256]
tbl v3.16b,{ v3.16b },v20.16b
eor v6.16b,v18.16b,v6.16b
tbl v18.16b,{ v29.16b },v13.16b
ldr q20,[sp,#208]
eor v16.16b,v16.16b,v23.16b
eor v23.16b,v26.16b,v27.16b
tbl v26.16b,{ v19.16b },v15.16b
ldr q19,[sp,#1120]
tbl v28.16b,{ v1.16b },v15.16b
tbl v30.16b,{ v5.16b },v2.16b
eor v4.16b,v25.16b,v4.16b
tbl v31.16b,{ v12.16b },v15.16b
tbl v25.16b,{ v20.16b },v2.16b
tbl v27.16b,{ v19.16b },v2.16b
ldr q19,[sp,#288]
eor v3.16b,v3.16b,v23.16b
ldr q29,[sp,#1088]
ldr q8,[sp,#1072]
tbl v21.16b,{ v21.16b },v19.16b
eor v4.16b,v4.16b,v6.16b
eor v6.16b,v18.16b,v16.16b
eor v16.16b,v30.16b,v28.16b
eor v3.16b,v3.16b,v22.16b
ldr q22,[sp,#240]
eor v18.16b,v25.16b,v31.16b
tbl v29.16b,{ v29.16b },v15.16b
tbl v8.16b,{ v8.16b },v2.16b
eor v4.16b,v6.16b,v4.16b
eor v6.16b,v7.16b,v17.16b
eor v23.16b,v27.16b,v26.16b
eor v7.16b,v24.16b,v21.16b
tbl v21.16b,{ v16.16b },v22.16b
ldr q16,[sp,#1168]
ldp q14,q13,[sp,#112]
tbl v18.16b,{ v18.16b },v16.16b
ldur q16,[x29,#-128]
eor v4.16b,v3.16b,v4.16b
ldr q3,[sp,#1008]
eor v25.16b,v8.16b,v29.16b
tbl v24.16b,{ v16.16b },v15.16b
ldr q16,[sp,#1152]
tbl v27.16b,{ v3.16b },v15.16b
ldr q3,[sp,#992]
ushr v17.16b,v4.16b,#4
tbl v26.16b,{ v16.16b },v2.16b
ldr q16,[sp,#1104]
tbl v28.16b,{ v3.16b },v2.16b
eor v3.16b,v6.16b,v7.16b
tbl v23.16b,{ v23.16b },v16.16b
ldr q16,[sp,#1056]
tbl v25.16b,{ v25.16b },v16.16b
stp q3,q4,[sp,#864]
movi v3.16b,#15
eor v6.16b,v26.16b,v24.16b
tbl v26.16b,{ v0.16b },v17.16b
ldr q0,[sp,#1264]
shared_12 176,1248,1216,1200,144,32,80,-256,1232,1184
ldr q4,[sp,#64]
str q2,[sp,#784]
eor v2.16b,v24.16b,v21.16b
tbl v0.16b,{ v0.16b },v16.16b
eor v23.16b,v8.16b,v31.16b
tbl v8.16b,{ v18.16b },v17.16b
eor v24.16b,v11.16b,v15.16b
eor v15.16b,v25.16b,v26.16b
eor v26.16b,v12.16b,v28.16b
str q2,[sp,#800]
ldr q2,[sp,#1008]
tbl v25.16b,{ v27.16b },v22.16b
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v20.16b,v19.16b
eor v21.16b,v29.16b,v30.16b
tbl v19.16b,{ v2.16b },v16.16b
ldr q2,[sp,#992]
tbl v28.16b,{ v3.16b },v17.16b
tbl v11.16b,{ v5.16b },v17.16b
tbl v23.16b,{ v23.16b },v4.16b
movi v5.16b,#64
tbl v20.16b,{ v2.16b },v17.16b
ldr q2,[sp,#960]
ldr q12,[sp,#384]
shared_21 1168,1152,1024,192
tbl v7.16b,{ v3.16b },v2.16b
ldr q3,[sp,#160]
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v28.16b,v20.16b
tbl v17.16b,{ v26.16b },v2.16b
ldr q2,[sp,#1024]
tbl v31.16b,{ v9.16b },v3.16b
tbl v20.16b,{ v29.16b },v3.16b
ldr q3,[sp,#784]
tbl v26.16b,{ v30.16b },v4.16b
eor v19.16b,v19.16b,v27.16b
tbl v18.16b,{ v3.16b },v2.16b
ldr q2,[sp,#944]
tbl v1.16b,{ v1.16b },v13.16b
eor v17.16b,v25.16b,v17.16b
tbl v24.16b,{ v24.16b },v2.16b
ldp q2,q3,[sp,#832]
eor v0.16b,v0.16b,v20.16b
eor v19.16b,v19.16b,v26.16b
movi v26.16b,#192
eor v4.16b,v3.16b,v7.16b
eor v6.16b,v2.16b,v31.16b
eor v7.16b,v15.16b,v21.16b
ldr q15,[sp,#944]
ldr q2,[sp,#800]
ldr q3,[sp,#864]
eor v0.16b,v0.16b,v1.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x11]
add x11,sp,#656
tbl v16.16b,{ v16.16b },v15.16b
eor v2.16b,v2.16b,v23.16b
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v6.16b,v18.16b
eor v6.16b,v7.16b,v17.16b
movi v18.16b,#128
eor v2.16b,v2.16b,v24.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x11]
add x11,sp,#592
eor v1.16b,v19.16b,v16.16b
eor v3.16b,v3.16b,v4.16b
eor v0.16b,v6.16b,v0.16b
ldp q4,q7,[sp,#880]
ld1 { v8.2d,v9.2d,v10.2d,v11.2d },[x11]
add x11,sp,#528
eor v2.16b,v2.16b,v7.16b
eor v1.16b,v1.16b,v4.16b
eor v2.16b,v3.16b,v2.16b
eor v0.16b,v0.16b,v1.16b
eor v3.16b,v2.16b,v18.16b
eor v7.16b,v0.16b,v18.16b
ld1 { v17.2d,v18.2d,v19.2d,v20.2d },[x11]
eor v1.16b,v2.16b,v5.16b
eor v4.16b,v2.16b,v26.16b
eor v6.16b,v0.16b,v5.16b
eor v16.16b,v0.16b,v26.16b
tbl v2.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v2.16b
tbl v0.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v0.16b
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v3.16b
tbl v7.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
tbl v1.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v1.16b
tbl v4.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v4.16b
tbl v6.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v6.16b
tbl v16.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v16.16b
ldp q11,q19,[sp,#416]
orr v1.16b,v1.16b,v2.16b
orr v2.16b,v4.16b,v3.16b
orr v0.16b,v6.16b,v0.16b
orr v3.16b,v16.16b,v7.16b
movi v16.16b,#15
orr v1.16b,v2.16b,v1.16b
orr v0.16b,v3.16b,v0.16b
ldr q3,[x0,x10]
sub x10,x10,#16
cmn x10,#16
eor v2.16b,v3.16b,v1.16b
eor v22.16b,v3.16b,v0.16b
ldp q0,q18,[sp,#496]
b.ne 3b
add x10,sp,#528
add x8,x8,#1
stp q2,q22,[x9]
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#528
cmp x8,x3
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#592
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#592
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#656
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#656
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#720
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
add x10,sp,#720
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x10]
b.ne 2b
add sp,sp,#1472
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
4:
ret
end_function phalanx_0_1_kuznyechik_decrypt_neon_x2
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_decrypt_neon_x4
shared_6 5f
ldr q21,[x0,#144]
add x11,x1,x10
add x10,x2,x10
ldp q22,q3,[x11]
eor v2.16b,v22.16b,v21.16b
ldp q4,q22,[x11,#32]
eor v23.16b,v3.16b,v21.16b
mov w11,#1
eor v3.16b,v4.16b,v21.16b
eor v21.16b,v22.16b,v21.16b
stp q2,q23,[x29,#-144]
stp q3,q21,[x29,#-112]
nop
nop
nop
shared_5 15,4
tbl v18.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v18.16b
ldp q3,q2,[sp,#208]
ldr q5,[sp,#160]
orr v2.16b,v3.16b,v2.16b
ldp q4,q3,[sp,#176]
orr v4.16b,v4.16b,v3.16b
ldr q3,[sp,#240]
orr v5.16b,v5.16b,v3.16b
ldr q3,[sp,#144]
orr v2.16b,v4.16b,v2.16b
orr v4.16b,v18.16b,v7.16b
orr v7.16b,v31.16b,v22.16b
orr v3.16b,v13.16b,v3.16b
orr v4.16b,v7.16b,v4.16b
orr v3.16b,v3.16b,v5.16b
ldr q5,[x12,#144]
eor v2.16b,v5.16b,v2.16b
eor v6.16b,v5.16b,v6.16b
eor v4.16b,v5.16b,v4.16b
eor v3.16b,v5.16b,v3.16b
stp q6,q4,[x29,#-112]
stp q2,q3,[x29,#-144]
b.ne 3b
ldp q21,q22,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q21,q22,[x10]
ldp q21,q23,[x29,#-112]
stp q21,q23,[x10,#32]
b.ne 2b
add sp,sp,#1408
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
5:
ret
end_function phalanx_0_1_kuznyechik_decrypt_neon_x4
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201

function phalanx_0_1_kuznyechik_decrypt_neon_x8
shared_7 5f,1520,432,1296,1312,1280,304,240,368,176,1248,1232,1216,1200,1264,1184,1168,1152,1136,1120,1104,1088,1072,1056,1040,1024,1008,992,976,960,944,928,912,896,880,864,848,832,816,800,784,768,752,736,720,704,688,672,656,640,624,608,592,576,560,544,528,512,496,480,464,448
ldr q21,[x0,#144]
add x11,x1,x10
add x10,x2,x10
ldp q22,q23,[x11]
eor v3.16b,v22.16b,v21.16b
ldp q22,q4,[x11,#32]
eor v23.16b,v23.16b,v21.16b
eor v2.16b,v22.16b,v21.16b
ldp q22,q5,[x11,#64]
stp q3,q23,[x29,#-208]
ldp q6,q23,[x11,#96]
eor v4.16b,v4.16b,v21.16b
mov w11,#1
eor v3.16b,v22.16b,v21.16b
eor v5.16b,v5.16b,v21.16b
eor v22.16b,v6.16b,v21.16b
eor v21.16b,v23.16b,v21.16b
stp q2,q4,[x29,#-176]
stp q3,q5,[x29,#-144]
stp q22,q21,[x29,#-112]
shared_10 15,1200,688,1248,1184,1104,1312,1280,432,1088,1232,1152,1136,1296,1216,1120,1168,1072,1040,736,1024
ldp q2,q0,[sp,#976]
tbl v14.16b,{ v3.16b },v22.16b
mov v1.16b,v15.16b
tbl v4.16b,{ v4.16b },v22.16b
tbl v5.16b,{ v5.16b },v23.16b
tbl v6.16b,{ v6.16b },v22.16b
tbl v29.16b,{ v0.16b },v22.16b
tbl v30.16b,{ v2.16b },v23.16b
eor v24.16b,v25.16b,v24.16b
ldp q2,q0,[sp,#912]
eor v25.16b,v28.16b,v26.16b
eor v28.16b,v8.16b,v31.16b
tbl v9.16b,{ v0.16b },v22.16b
tbl v11.16b,{ v2.16b },v23.16b
eor v26.16b,v30.16b,v29.16b
ldp q2,q0,[sp,#864]
shared_11 832,592,784,528,512,1008,560,1056,944,640,464,1264,896,576,672,848,544,768,496,720,448,816,624
movi v7.16b,#64
movi v6.16b,#128
add x12,sp,#304
ldp q2,q3,[x29,#-208]
movi v5.16b,#192
add x13,sp,#368
eor v23.16b,v2.16b,v7.16b
eor v4.16b,v2.16b,v6.16b
eor v11.16b,v3.16b,v7.16b
eor v21.16b,v3.16b,v6.16b
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#304
eor v17.16b,v2.16b,v5.16b
eor v22.16b,v3.16b,v5.16b
st1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#240
tbl v12.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v2.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v3.16b
add x12,sp,#240
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#368
tbl v11.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v11.16b
str q2,[sp,#128]
tbl v2.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v23.16b
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#368
str q2,[sp,#160]
tbl v2.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v4.16b
tbl v21.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v21.16b
st1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#176
ldp q23,q25,[x29,#-176]
str q2,[sp,#144]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#176
st1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
tbl v22.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v22.16b
movi v2.16b,#128
movi v3.16b,#64
add x12,sp,#240
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#368
eor v26.16b,v23.16b,v2.16b
ldr q2,[sp,#160]
eor v4.16b,v23.16b,v3.16b
orr v5.16b,v2.16b,v12.16b
ldr q2,[sp,#144]
tbl v4.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v4.16b
orr v2.16b,v17.16b,v2.16b
stp q2,q5,[sp,#144]
ldr q2,[sp,#128]
str q4,[sp,#80]
orr v5.16b,v11.16b,v2.16b
orr v2.16b,v22.16b,v21.16b
stp q2,q5,[sp,#96]
tbl v2.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v23.16b
eor v8.16b,v25.16b,v3.16b
ldp q11,q6,[x29,#-144]
movi v9.16b,#128
str q2,[sp,#128]
movi v2.16b,#192
eor v17.16b,v11.16b,v3.16b
eor v7.16b,v23.16b,v2.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
eor v2.16b,v25.16b,v2.16b
add x12,sp,#176
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v26.16b
eor v26.16b,v25.16b,v9.16b
stp q2,q4,[sp,#48]
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#304
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
add x12,sp,#368
tbl v12.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v7.16b
tbl v7.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v25.16b
movi v25.16b,#192
str q7,[sp,#32]
tbl v7.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v8.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#240
str q7,[sp,#16]
tbl v7.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v26.16b
eor v26.16b,v11.16b,v25.16b
ldr q25,[sp,#48]
str q7,[sp]
eor v7.16b,v11.16b,v9.16b
tbl v9.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v25.16b
tbl v11.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v11.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
tbl v4.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v26.16b
ldr q2,[sp,#128]
ldr q3,[sp,#80]
add x12,sp,#304
tbl v7.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v7.16b
ldp q28,q29,[x29,#-112]
orr v5.16b,v3.16b,v2.16b
ldr q2,[sp,#64]
movi v25.16b,#64
tbl v17.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v17.16b
ldp q8,q21,[sp,#144]
orr v2.16b,v12.16b,v2.16b
movi v12.16b,#128
orr v4.16b,v4.16b,v7.16b
orr v22.16b,v8.16b,v21.16b
ldp q8,q21,[sp,#96]
stp q2,q5,[sp,#112]
movi v2.16b,#64
eor v30.16b,v28.16b,v25.16b
eor v25.16b,v29.16b,v25.16b
orr v21.16b,v8.16b,v21.16b
eor v3.16b,v6.16b,v2.16b
ldp q5,q2,[sp,#16]
stp q22,q21,[sp,#144]
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
add x12,sp,#240
str q4,[sp,#32]
orr v2.16b,v5.16b,v2.16b
tbl v4.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v6.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x12]
add x12,sp,#368
str q2,[sp,#96]
ldr q2,[sp]
orr v5.16b,v9.16b,v2.16b
orr v2.16b,v17.16b,v11.16b
movi v11.16b,#192
tbl v3.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v3.16b
str q4,[sp,#48]
tbl v30.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v30.16b
stp q5,q2,[sp,#64]
movi v2.16b,#128
eor v26.16b,v6.16b,v11.16b
str q3,[sp,#16]
eor v17.16b,v6.16b,v2.16b
eor v31.16b,v28.16b,v2.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
add x12,sp,#176
tbl v6.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
eor v17.16b,v28.16b,v11.16b
eor v11.16b,v29.16b,v12.16b
tbl v31.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v31.16b
str q6,[sp]
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#304
tbl v26.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v26.16b
movi v7.16b,#192
eor v12.16b,v29.16b,v7.16b
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x12]
add x12,sp,#176
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
sub x12,x0,x11,lsl #4
add x11,x11,#1
cmp x11,#10
tbl v28.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v28.16b
tbl v29.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v29.16b
tbl v9.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v25.16b
tbl v17.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v17.16b
tbl v12.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v12.16b
ld1 { v21.2d,v22.2d,v23.2d,v24.2d },[x13]
ldp q3,q2,[sp,#112]
ldr q7,[x12,#144]
orr v25.16b,v9.16b,v29.16b
orr v4.16b,v3.16b,v2.16b
ldp q2,q6,[sp,#80]
ldr q3,[sp,#64]
tbl v11.16b,{ v21.16b,v22.16b,v23.16b,v24.16b },v11.16b
orr v24.16b,v17.16b,v31.16b
ldp q21,q17,[sp,#144]
orr v23.16b,v30.16b,v28.16b
orr v5.16b,v3.16b,v6.16b
ldp q6,q3,[sp,#32]
eor v4.16b,v7.16b,v4.16b
eor v22.16b,v7.16b,v21.16b
eor v21.16b,v7.16b,v17.16b
orr v2.16b,v6.16b,v2.16b
ldr q6,[sp,#16]
eor v5.16b,v7.16b,v5.16b
orr v3.16b,v6.16b,v3.16b
ldr q6,[sp]
stp q22,q21,[x29,#-208]
eor v2.16b,v7.16b,v2.16b
stp q4,q5,[x29,#-176]
orr v6.16b,v26.16b,v6.16b
orr v26.16b,v12.16b,v11.16b
orr v3.16b,v6.16b,v3.16b
orr v6.16b,v24.16b,v23.16b
orr v21.16b,v26.16b,v25.16b
eor v3.16b,v7.16b,v3.16b
eor v4.16b,v7.16b,v6.16b
eor v5.16b,v7.16b,v21.16b
stp q2,q3,[x29,#-144]
stp q4,q5,[x29,#-112]
shared_25 3b,1520
end_function phalanx_0_1_kuznyechik_decrypt_neon_x8
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1016:
.quad 0xc91975419d7006c8,0xd584732abf4dfcaa
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1017:
.quad 0xb4aeea820c8d27e0,0xb715e442e549639a
.p2align 4
1018:
.quad 0x1807601c5a570364,0x3fa4c629d1a87221
.p2align 4
1020:
.quad 0x115671f2a359e151,0x3c77bb8c6594896a
.p2align 4
1019:
.quad 0xc038300e8f322da5,0x91527e55399ee654
.p2align 4
1021:
.quad 0xe2f922acfea6dfa2,0x6b0578eeca35bc4a
.p2align 4
1022:
.quad 0x7f53b679d9ef439b,0x1eb55e25e723f0c1
.p2align 4
1025:
.quad 0x5bb2b1a7862bafc3,0x2f9c0fd4fd9fd346
.p2align 4
1023:
.quad 0x5dff50f6c26e6f96,0x58ec7d971b178ea9
.p2align 4
1024:
.quad 0xa0f1bae3b94b6137,0xfa33b0c547da8385
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1027:
.quad 0xc78b81f568481a12,0x74d74c00080a20d6
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1026:
.quad 0xa162be9514b369db,0xad6d6c5ce966163b
.p2align 4
1035:
.quad 0x5fc4de31d2ab287b,0x362ed8b82c76cfcc
.p2align 4
1029:
.quad 0xcef4edcb3424d090,0x26013a9240441099
.p2align 4
1031:
.quad 0x888abd3d3ef3f8eb,0x80930298130bcddd
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1033:
.quad 0x677a0d097cfb1ff7,0x44e1d4fe8dc8745
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201

function phalanx_0_1_kuznyechik_encrypt_many_neon_x1
shared_3 4f,256,2560
end_function phalanx_0_1_kuznyechik_encrypt_many_neon_x1
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_encrypt_many_neon_x16
shared_13 4f,848,368,128,304,608
str q0,[sp,#496]
ldr q0,[x10]
adr x10,1013f
str q0,[sp,#480]
ldr q0,[x8]
adr x8,1011f
str q0,[sp,#592]
ldr q0,[x9]
adr x9,1009f
stur q0,[x29,#-192]
ldr q0,[x10]
adr x10,1002f
str q0,[sp,#464]
ldr q0,[x8]
adr x8,1044f
stur q0,[x29,#-208]
ldr q0,[x9]
adr x9,1001f
stur q0,[x29,#-224]
ldr q0,[x10]
adr x10,1000f
str q0,[sp,#448]
ldr q0,[x8]
mov x8,xzr
stur q0,[x29,#-144]
ldr q0,[x9]
stur q0,[x29,#-160]
ldr q0,[x10]
str q0,[sp,#576]
nop
nop
nop
2:
lsl x9,x8,#8
ldp q28,q29,[x0,#32]
add x12,sp,#368
mov w11,#9
add x10,x1,x9
add x9,x2,x9
ldp q0,q3,[x10,#128]
ldp q1,q2,[x10]
ldp q6,q7,[x10,#160]
ldp q17,q18,[x10,#64]
zip1 v4.16b,v1.16b,v0.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v1.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
ldp q5,q3,[x10,#32]
ldp q20,q23,[x10,#224]
zip1 v16.16b,v5.16b,v6.16b
zip2 v5.16b,v5.16b,v6.16b
zip1 v25.16b,v3.16b,v7.16b
ldp q6,q21,[x10,#192]
zip2 v3.16b,v3.16b,v7.16b
zip1 v22.16b,v17.16b,v6.16b
zip2 v6.16b,v17.16b,v6.16b
zip1 v7.16b,v18.16b,v21.16b
ldp q19,q17,[x10,#96]
zip2 v18.16b,v18.16b,v21.16b
add x10,x0,#496
zip1 v24.16b,v19.16b,v20.16b
zip2 v19.16b,v19.16b,v20.16b
zip1 v20.16b,v17.16b,v23.16b
zip2 v17.16b,v17.16b,v23.16b
zip1 v21.16b,v4.16b,v22.16b
zip2 v4.16b,v4.16b,v22.16b
zip1 v22.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
zip1 v23.16b,v1.16b,v7.16b
zip2 v1.16b,v1.16b,v7.16b
zip1 v6.16b,v16.16b,v24.16b
zip2 v7.16b,v16.16b,v24.16b
zip1 v16.16b,v2.16b,v18.16b
zip1 v24.16b,v5.16b,v19.16b
zip1 v26.16b,v25.16b,v20.16b
zip2 v2.16b,v2.16b,v18.16b
zip2 v5.16b,v5.16b,v19.16b
zip2 v18.16b,v25.16b,v20.16b
zip1 v19.16b,v3.16b,v17.16b
zip2 v3.16b,v3.16b,v17.16b
zip1 v17.16b,v21.16b,v6.16b
zip2 v6.16b,v21.16b,v6.16b
zip1 v20.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v22.16b,v24.16b
zip2 v21.16b,v22.16b,v24.16b
zip1 v22.16b,v23.16b,v26.16b
zip1 v24.16b,v0.16b,v5.16b
zip2 v0.16b,v0.16b,v5.16b
zip2 v5.16b,v23.16b,v26.16b
zip1 v23.16b,v1.16b,v18.16b
zip2 v1.16b,v1.16b,v18.16b
zip1 v18.16b,v16.16b,v19.16b
zip2 v16.16b,v16.16b,v19.16b
zip1 v19.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
ldp q25,q26,[x0]
zip1 v31.16b,v17.16b,v22.16b
zip2 v22.16b,v17.16b,v22.16b
zip1 v30.16b,v6.16b,v5.16b
zip2 v5.16b,v6.16b,v5.16b
zip1 v3.16b,v20.16b,v23.16b
zip2 v6.16b,v20.16b,v23.16b
zip1 v23.16b,v4.16b,v1.16b
zip2 v1.16b,v4.16b,v1.16b
zip1 v10.16b,v7.16b,v18.16b
zip2 v27.16b,v7.16b,v18.16b
zip1 v18.16b,v21.16b,v16.16b
ldp q4,q7,[x0,#64]
zip2 v16.16b,v21.16b,v16.16b
zip1 v20.16b,v24.16b,v19.16b
zip2 v24.16b,v24.16b,v19.16b
eor v5.16b,v29.16b,v5.16b
ldp q19,q21,[x0,#96]
eor v17.16b,v25.16b,v31.16b
eor v3.16b,v4.16b,v3.16b
zip1 v8.16b,v0.16b,v2.16b
zip2 v9.16b,v0.16b,v2.16b
stur q5,[x29,#-256]
ldp q5,q25,[x0,#128]
eor v1.16b,v21.16b,v1.16b
eor v2.16b,v26.16b,v22.16b
eor v19.16b,v19.16b,v23.16b
str q3,[sp,#544]
eor v3.16b,v7.16b,v6.16b
eor v0.16b,v28.16b,v30.16b
eor v5.16b,v5.16b,v10.16b
str q1,[sp,#432]
ldp q1,q23,[x0,#192]
str q3,[sp,#560]
ldp q3,q26,[x0,#160]
str q5,[sp,#176]
eor v5.16b,v25.16b,v27.16b
ldp q25,q28,[x0,#224]
eor v1.16b,v1.16b,v20.16b
eor v4.16b,v3.16b,v18.16b
eor v3.16b,v26.16b,v16.16b
stp q19,q5,[sp,#144]
stur q1,[x29,#-176]
eor v1.16b,v23.16b,v24.16b
stp q4,q3,[sp,#272]
eor v3.16b,v25.16b,v8.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#368
str q1,[sp,#256]
eor v1.16b,v28.16b,v9.16b
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#304
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#304
stp q1,q3,[sp,#624]
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#192
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#192
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
nop
nop
nop
nop
nop
3:
sub x12,x29,#128
movi v1.16b,#64
movi v27.16b,#128
ld1 { v8.2d,v9.2d,v10.2d,v11.2d },[x12]
movi v3.16b,#64
subs x11,x11,#1
eor v23.16b,v17.16b,v1.16b
movi v1.16b,#192
eor v24.16b,v17.16b,v27.16b
st1 { v8.2d,v9.2d,v10.2d,v11.2d },[x12]
add x12,sp,#368
tbl v16.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v0.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#304
tbl v28.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v2.16b
ld1 { v12.2d,v13.2d,v14.2d,v15.2d },[x12]
add x12,sp,#192
eor v29.16b,v2.16b,v3.16b
ld1 { v18.2d,v19.2d,v20.2d,v21.2d },[x12]
eor v25.16b,v17.16b,v1.16b
tbl v17.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v17.16b
eor v30.16b,v2.16b,v27.16b
eor v2.16b,v2.16b,v1.16b
eor v31.16b,v0.16b,v27.16b
tbl v23.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v23.16b
sub x12,x29,#128
str q16,[sp,#528]
tbl v24.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
movi v10.16b,#64
mov v22.16b,v12.16b
tbl v25.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v25.16b
tbl v30.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v30.16b
tbl v26.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v2.16b
tbl v2.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v31.16b
mov v16.16b,v18.16b
tbl v29.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v29.16b
orr v17.16b,v23.16b,v17.16b
orr v23.16b,v25.16b,v24.16b
eor v25.16b,v0.16b,v3.16b
eor v0.16b,v0.16b,v1.16b
mov v24.16b,v14.16b
ldur q3,[x29,#-256]
orr v28.16b,v29.16b,v28.16b
orr v26.16b,v26.16b,v30.16b
orr v1.16b,v23.16b,v17.16b
mov v23.16b,v13.16b
tbl v0.16b,{ v18.16b,v19.16b,v20.16b,v21.16b },v0.16b
mov v17.16b,v19.16b
mov v18.16b,v20.16b
mov v19.16b,v21.16b
movi v21.16b,#192
ld1 { v11.2d,v12.2d,v13.2d,v14.2d },[x12]
add x12,sp,#192
ldr q20,[sp,#544]
eor v8.16b,v3.16b,v10.16b
stur q1,[x29,#-240]
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
sub x12,x29,#128
tbl v1.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v25.16b
mov v25.16b,v15.16b
eor v31.16b,v3.16b,v27.16b
eor v10.16b,v20.16b,v10.16b
eor v9.16b,v3.16b,v21.16b
tbl v3.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v3.16b
ld1 { v12.2d,v13.2d,v14.2d,v15.2d },[x12]
eor v11.16b,v20.16b,v21.16b
ldr q21,[sp,#528]
tbl v29.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v8.16b
eor v8.16b,v20.16b,v27.16b
tbl v10.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v10.16b
tbl v31.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v31.16b
orr v1.16b,v1.16b,v21.16b
tbl v9.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v9.16b
movi v27.16b,#192
tbl v20.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v20.16b
tbl v15.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v11.16b
movi v16.16b,#64
tbl v14.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v8.16b
ldr q21,[sp,#560]
orr v19.16b,v26.16b,v28.16b
stur q1,[x29,#-256]
orr v1.16b,v0.16b,v2.16b
orr v0.16b,v29.16b,v3.16b
movi v3.16b,#128
orr v31.16b,v9.16b,v31.16b
eor v8.16b,v21.16b,v27.16b
orr v18.16b,v10.16b,v20.16b
ld1 { v10.2d,v11.2d,v12.2d,v13.2d },[x12]
ldr q20,[sp,#432]
add x12,sp,#304
stp q1,q0,[sp,#512]
eor v29.16b,v21.16b,v16.16b
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
add x12,sp,#192
eor v9.16b,v20.16b,v16.16b
eor v30.16b,v21.16b,v3.16b
orr v16.16b,v15.16b,v14.16b
tbl v17.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v21.16b
eor v10.16b,v20.16b,v3.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
sub x12,x29,#128
eor v11.16b,v20.16b,v27.16b
tbl v29.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v29.16b
ld1 { v12.2d,v13.2d,v14.2d,v15.2d },[x12]
tbl v30.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v30.16b
str q19,[sp,#544]
tbl v28.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v10.16b
tbl v8.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
mov v24.16b,v0.16b
mov v25.16b,v1.16b
mov v26.16b,v2.16b
mov v27.16b,v3.16b
tbl v21.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v20.16b
tbl v20.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v9.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
ldur q0,[x29,#-256]
ldr q1,[sp,#512]
ldr q2,[sp,#160]
orr v14.16b,v29.16b,v17.16b
movi v15.16b,#192
orr v0.16b,v1.16b,v0.16b
orr v28.16b,v9.16b,v28.16b
stur q0,[x29,#-256]
ldr q0,[sp,#528]
orr v1.16b,v31.16b,v0.16b
movi v0.16b,#64
eor v23.16b,v2.16b,v0.16b
orr v0.16b,v16.16b,v18.16b
movi v18.16b,#192
stp q0,q1,[sp,#512]
orr v0.16b,v20.16b,v21.16b
orr v1.16b,v8.16b,v30.16b
ld1 { v8.2d,v9.2d,v10.2d,v11.2d },[x12]
eor v29.16b,v2.16b,v18.16b
tbl v30.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v23.16b
add x12,sp,#304
str q0,[sp,#432]
movi v0.16b,#128
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x12]
sub x12,x29,#128
orr v1.16b,v1.16b,v14.16b
tbl v29.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v29.16b
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v2.16b
ld1 { v10.2d,v11.2d,v12.2d,v13.2d },[x12]
add x12,sp,#368
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
sub x12,x29,#128
eor v17.16b,v2.16b,v0.16b
movi v0.16b,#64
ldp q16,q2,[sp,#272]
tbl v17.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v17.16b
str q1,[sp,#560]
eor v23.16b,v16.16b,v0.16b
movi v0.16b,#128
eor v8.16b,v16.16b,v18.16b
tbl v18.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v16.16b
tbl v12.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v23.16b
ldr q23,[sp,#176]
tbl v8.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v8.16b
eor v31.16b,v16.16b,v0.16b
movi v0.16b,#64
tbl v31.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v31.16b
eor v9.16b,v2.16b,v0.16b
mov v0.16b,v2.16b
movi v2.16b,#128
eor v11.16b,v0.16b,v15.16b
ld1 { v13.2d,v14.2d,v15.2d,v16.2d },[x12]
tbl v9.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v9.16b
eor v10.16b,v0.16b,v2.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#368
movi v2.16b,#192
tbl v13.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v0.16b
ldr q0,[sp,#432]
orr v0.16b,v28.16b,v0.16b
tbl v28.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v10.16b
tbl v10.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v11.16b
str q0,[sp,#432]
movi v0.16b,#64
eor v1.16b,v23.16b,v0.16b
orr v0.16b,v30.16b,v3.16b
ldur q3,[x29,#-176]
str q0,[sp,#160]
orr v0.16b,v29.16b,v17.16b
stp q0,q1,[sp,#112]
orr v1.16b,v12.16b,v18.16b
orr v0.16b,v8.16b,v31.16b
eor v31.16b,v3.16b,v2.16b
stp q0,q1,[sp,#272]
movi v0.16b,#64
orr v1.16b,v9.16b,v13.16b
ld1 { v11.2d,v12.2d,v13.2d,v14.2d },[x12]
sub x12,x29,#128
tbl v31.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v31.16b
eor v29.16b,v3.16b,v0.16b
movi v0.16b,#128
tbl v29.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v29.16b
eor v30.16b,v3.16b,v0.16b
orr v0.16b,v10.16b,v28.16b
ldp q28,q17,[sp,#624]
stp q0,q1,[sp,#80]
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v3.16b
ldr q1,[sp,#256]
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
tbl v30.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v30.16b
eor v10.16b,v1.16b,v2.16b
stur q0,[x29,#-176]
movi v0.16b,#64
tbl v10.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v10.16b
eor v8.16b,v1.16b,v0.16b
movi v0.16b,#128
tbl v8.16b,{ v11.16b,v12.16b,v13.16b,v14.16b },v8.16b
eor v9.16b,v1.16b,v0.16b
tbl v0.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v1.16b
movi v4.16b,#192
tbl v9.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v9.16b
str q0,[sp,#256]
movi v0.16b,#64
eor v13.16b,v17.16b,v4.16b
eor v20.16b,v28.16b,v4.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
add x12,sp,#368
tbl v13.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v13.16b
eor v11.16b,v17.16b,v0.16b
movi v0.16b,#128
tbl v20.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v20.16b
tbl v22.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v17.16b
movi v27.16b,#192
eor v12.16b,v17.16b,v0.16b
movi v0.16b,#64
eor v14.16b,v28.16b,v0.16b
movi v0.16b,#128
eor v15.16b,v28.16b,v0.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
add x12,sp,#304
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
sub x12,x29,#128
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v14.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
tbl v15.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v15.16b
tbl v12.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v12.16b
tbl v28.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v28.16b
movi v4.16b,#128
orr v22.16b,v11.16b,v22.16b
eor v21.16b,v23.16b,v4.16b
ldur q4,[x29,#-176]
orr v24.16b,v29.16b,v4.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
orr v29.16b,v31.16b,v30.16b
orr v30.16b,v10.16b,v9.16b
tbl v26.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v21.16b
orr v31.16b,v13.16b,v12.16b
ldr q16,[sp,#432]
add x12,sp,#192
tbl v4.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v23.16b
orr v6.16b,v29.16b,v24.16b
orr v17.16b,v31.16b,v22.16b
ldp q21,q24,[sp,#512]
eor v7.16b,v23.16b,v27.16b
stp q4,q17,[sp,#624]
ldr q4,[sp,#128]
stur q6,[x29,#-176]
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
ldp q2,q3,[sp,#96]
str q0,[sp,#128]
ldr q0,[sp,#256]
orr v1.16b,v8.16b,v0.16b
ldr q0,[sp,#160]
orr v8.16b,v14.16b,v28.16b
orr v4.16b,v3.16b,v0.16b
ldr q3,[sp,#80]
orr v0.16b,v20.16b,v15.16b
orr v18.16b,v30.16b,v1.16b
ldr q1,[sp,#560]
ushr v30.16b,v16.16b,#4
orr v25.16b,v3.16b,v2.16b
ldp q3,q2,[sp,#272]
eor v29.16b,v1.16b,v4.16b
ldur q1,[x29,#-256]
orr v0.16b,v0.16b,v8.16b
stp q4,q25,[sp,#160]
orr v3.16b,v3.16b,v2.16b
movi v2.16b,#15
eor v28.16b,v1.16b,v6.16b
ldp q1,q8,[x10,#-16]
eor v31.16b,v25.16b,v24.16b
eor v10.16b,v21.16b,v3.16b
stp q3,q18,[sp,#272]
ldr q3,[sp,#544]
str q1,[sp,#256]
ldur q1,[x29,#-240]
and v22.16b,v16.16b,v2.16b
and v11.16b,v29.16b,v2.16b
ushr v29.16b,v29.16b,#4
eor v0.16b,v0.16b,v8.16b
eor v9.16b,v17.16b,v1.16b
ldr q1,[sp,#608]
eor v31.16b,v31.16b,v28.16b
eor v12.16b,v3.16b,v18.16b
ld1 { v17.2d,v18.2d,v19.2d,v20.2d },[x12]
sub x12,x29,#128
tbl v22.16b,{ v1.16b },v22.16b
ldp q1,q4,[sp,#480]
eor v9.16b,v9.16b,v28.16b
and v13.16b,v31.16b,v2.16b
ushr v31.16b,v31.16b,#4
and v14.16b,v12.16b,v2.16b
ldr q16,[sp,#144]
ushr v12.16b,v12.16b,#4
tbl v8.16b,{ v1.16b },v11.16b
ldr q1,[sp,#592]
and v11.16b,v10.16b,v2.16b
ushr v10.16b,v10.16b,#4
eor v0.16b,v0.16b,v22.16b
and v22.16b,v9.16b,v2.16b
tbl v29.16b,{ v1.16b },v29.16b
ldur q1,[x29,#-192]
tbl v30.16b,{ v4.16b },v30.16b
ushr v9.16b,v9.16b,#4
tbl v23.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v7.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
tbl v11.16b,{ v1.16b },v11.16b
ldr q1,[sp,#464]
add x12,sp,#368
eor v15.16b,v16.16b,v27.16b
movi v27.16b,#15
tbl v10.16b,{ v1.16b },v10.16b
ldp q1,q2,[x29,#-224]
eor v0.16b,v0.16b,v30.16b
tbl v30.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v16.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
eor v29.16b,v8.16b,v29.16b
add x12,sp,#304
tbl v31.16b,{ v1.16b },v31.16b
ldr q1,[sp,#448]
tbl v13.16b,{ v2.16b },v13.16b
movi v2.16b,#64
eor v10.16b,v11.16b,v10.16b
tbl v14.16b,{ v1.16b },v14.16b
ldur q1,[x29,#-160]
eor v0.16b,v0.16b,v29.16b
tbl v22.16b,{ v1.16b },v22.16b
ldr q1,[sp,#576]
eor v8.16b,v16.16b,v2.16b
ldr q2,[sp,#128]
tbl v9.16b,{ v1.16b },v9.16b
movi v1.16b,#128
eor v29.16b,v31.16b,v14.16b
tbl v31.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v8.16b
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
eor v11.16b,v16.16b,v1.16b
ldr q1,[sp,#624]
eor v22.16b,v22.16b,v9.16b
tbl v9.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v15.16b
ldr q17,[sp,#272]
mov v19.16b,v24.16b
orr v16.16b,v2.16b,v1.16b
ldur q1,[x29,#-144]
orr v2.16b,v23.16b,v26.16b
eor v26.16b,v10.16b,v13.16b
tbl v8.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v11.16b
eor v22.16b,v22.16b,v28.16b
tbl v23.16b,{ v1.16b },v12.16b
ldp q18,q6,[sp,#592]
orr v14.16b,v2.16b,v16.16b
ldr q7,[sp,#160]
ldur q4,[x29,#-240]
eor v0.16b,v0.16b,v26.16b
mov v28.16b,v3.16b
orr v26.16b,v9.16b,v8.16b
eor v15.16b,v4.16b,v17.16b
eor v16.16b,v29.16b,v23.16b
orr v23.16b,v31.16b,v30.16b
eor v0.16b,v0.16b,v16.16b
eor v16.16b,v22.16b,v14.16b
orr v1.16b,v26.16b,v23.16b
eor v26.16b,v3.16b,v25.16b
eor v23.16b,v24.16b,v7.16b
ldr q3,[sp,#256]
ldp q20,q24,[sp,#480]
str q15,[sp,#256]
eor v2.16b,v0.16b,v16.16b
ldur q16,[x29,#-256]
and v30.16b,v1.16b,v27.16b
str q1,[sp,#144]
ushr v31.16b,v1.16b,#4
eor v0.16b,v21.16b,v14.16b
eor v29.16b,v17.16b,v16.16b
and v9.16b,v23.16b,v27.16b
ushr v23.16b,v23.16b,#4
str q2,[sp,#112]
eor v1.16b,v2.16b,v1.16b
tbl v30.16b,{ v6.16b },v30.16b
ldp q5,q2,[x29,#-192]
and v8.16b,v0.16b,v27.16b
eor v29.16b,v29.16b,v26.16b
ushr v0.16b,v0.16b,#4
tbl v31.16b,{ v24.16b },v31.16b
mov v17.16b,v14.16b
str q1,[sp,#624]
eor v10.16b,v4.16b,v2.16b
ldr q2,[sp,#288]
eor v25.16b,v3.16b,v30.16b
and v11.16b,v29.16b,v27.16b
ushr v29.16b,v29.16b,#4
tbl v9.16b,{ v5.16b },v9.16b
ldp q3,q22,[x29,#-224]
eor v12.16b,v26.16b,v2.16b
ldr q2,[sp,#464]
and v13.16b,v10.16b,v27.16b
tbl v8.16b,{ v20.16b },v8.16b
tbl v0.16b,{ v18.16b },v0.16b
ushr v10.16b,v10.16b,#4
eor v25.16b,v25.16b,v31.16b
tbl v23.16b,{ v2.16b },v23.16b
tbl v29.16b,{ v3.16b },v29.16b
tbl v30.16b,{ v22.16b },v11.16b
ldp q21,q3,[sp,#432]
eor v11.16b,v12.16b,v1.16b
str q17,[sp,#128]
eor v0.16b,v8.16b,v0.16b
tbl v12.16b,{ v3.16b },v13.16b
ldp q3,q4,[x29,#-160]
eor v23.16b,v9.16b,v23.16b
and v31.16b,v11.16b,v27.16b
ushr v9.16b,v11.16b,#4
eor v11.16b,v14.16b,v16.16b
tbl v8.16b,{ v4.16b },v10.16b
eor v0.16b,v25.16b,v0.16b
eor v23.16b,v23.16b,v30.16b
eor v10.16b,v19.16b,v21.16b
mov v25.16b,v7.16b
tbl v30.16b,{ v3.16b },v31.16b
ldr q3,[sp,#560]
eor v29.16b,v29.16b,v12.16b
eor v12.16b,v28.16b,v7.16b
and v13.16b,v11.16b,v27.16b
ushr v11.16b,v11.16b,#4
and v31.16b,v3.16b,v27.16b
eor v0.16b,v0.16b,v23.16b
mov v4.16b,v3.16b
eor v23.16b,v29.16b,v8.16b
ushr v29.16b,v3.16b,#4
ldr q3,[sp,#576]
and v8.16b,v10.16b,v27.16b
ushr v10.16b,v10.16b,#4
eor v12.16b,v12.16b,v15.16b
tbl v31.16b,{ v6.16b },v31.16b
tbl v9.16b,{ v3.16b },v9.16b
tbl v13.16b,{ v5.16b },v13.16b
ldp q5,q14,[x10,#-48]
eor v0.16b,v0.16b,v23.16b
mov v7.16b,v6.16b
mov v6.16b,v15.16b
tbl v29.16b,{ v24.16b },v29.16b
tbl v8.16b,{ v20.16b },v8.16b
tbl v10.16b,{ v18.16b },v10.16b
tbl v11.16b,{ v2.16b },v11.16b
and v15.16b,v12.16b,v27.16b
eor v31.16b,v14.16b,v31.16b
eor v0.16b,v0.16b,v30.16b
eor v30.16b,v9.16b,v21.16b
eor v26.16b,v4.16b,v26.16b
ldr q2,[sp,#640]
mov v19.16b,v28.16b
mov v28.16b,v24.16b
mov v23.16b,v18.16b
tbl v9.16b,{ v22.16b },v15.16b
eor v29.16b,v31.16b,v29.16b
eor v31.16b,v8.16b,v10.16b
eor v8.16b,v13.16b,v11.16b
ldr q15,[sp,#176]
eor v0.16b,v0.16b,v30.16b
eor v24.16b,v26.16b,v2.16b
ldp q2,q4,[x29,#-176]
eor v30.16b,v1.16b,v15.16b
ushr v10.16b,v12.16b,#4
eor v29.16b,v29.16b,v31.16b
eor v31.16b,v8.16b,v9.16b
ldur q18,[x29,#-224]
mov v26.16b,v1.16b
eor v1.16b,v0.16b,v24.16b
eor v8.16b,v6.16b,v2.16b
ldr q6,[sp,#448]
tbl v0.16b,{ v18.16b },v10.16b
and v24.16b,v30.16b,v27.16b
ldr q2,[sp,#512]
eor v29.16b,v29.16b,v31.16b
ushr v30.16b,v30.16b,#4
ldur q14,[x29,#-144]
eor v31.16b,v8.16b,v1.16b
str q1,[sp,#640]
ldr q1,[sp,#144]
tbl v24.16b,{ v6.16b },v24.16b
and v9.16b,v2.16b,v27.16b
mov v13.16b,v19.16b
eor v0.16b,v29.16b,v0.16b
eor v29.16b,v1.16b,v16.16b
tbl v30.16b,{ v14.16b },v30.16b
and v8.16b,v31.16b,v27.16b
ushr v31.16b,v31.16b,#4
mov v19.16b,v21.16b
tbl v9.16b,{ v7.16b },v9.16b
eor v11.16b,v13.16b,v21.16b
mov v22.16b,v3.16b
eor v0.16b,v0.16b,v24.16b
ushr v24.16b,v2.16b,#4
and v10.16b,v29.16b,v27.16b
tbl v31.16b,{ v3.16b },v31.16b
ushr v29.16b,v29.16b,#4
tbl v8.16b,{ v4.16b },v8.16b
eor v3.16b,v26.16b,v25.16b
mov v7.16b,v17.16b
ldr q16,[sp,#464]
tbl v24.16b,{ v28.16b },v24.16b
ldur q28,[x29,#-240]
eor v0.16b,v0.16b,v30.16b
tbl v30.16b,{ v20.16b },v10.16b
tbl v29.16b,{ v23.16b },v29.16b
and v10.16b,v11.16b,v27.16b
ushr v11.16b,v11.16b,#4
eor v12.16b,v28.16b,v17.16b
eor v23.16b,v5.16b,v9.16b
eor v31.16b,v31.16b,v1.16b
mov v5.16b,v1.16b
ldur q17,[x29,#-192]
ldp q21,q1,[sp,#272]
eor v0.16b,v0.16b,v8.16b
tbl v8.16b,{ v17.16b },v10.16b
tbl v9.16b,{ v16.16b },v11.16b
eor v10.16b,v12.16b,v3.16b
eor v23.16b,v23.16b,v24.16b
eor v24.16b,v30.16b,v29.16b
ldr q20,[sp,#640]
eor v1.16b,v2.16b,v1.16b
ldr q2,[sp,#256]
eor v0.16b,v0.16b,v31.16b
and v29.16b,v10.16b,v27.16b
eor v25.16b,v20.16b,v21.16b
ushr v30.16b,v10.16b,#4
eor v23.16b,v23.16b,v24.16b
eor v24.16b,v8.16b,v9.16b
eor v9.16b,v28.16b,v5.16b
eor v1.16b,v1.16b,v2.16b
ldur q2,[x29,#-208]
str q3,[sp,#80]
tbl v29.16b,{ v2.16b },v29.16b
eor v23.16b,v23.16b,v24.16b
tbl v24.16b,{ v18.16b },v30.16b
eor v26.16b,v0.16b,v1.16b
eor v0.16b,v3.16b,v15.16b
and v30.16b,v25.16b,v27.16b
ushr v25.16b,v25.16b,#4
ldr q18,[sp,#560]
eor v15.16b,v20.16b,v7.16b
ldp q20,q7,[sp,#480]
mov v1.16b,v3.16b
eor v0.16b,v0.16b,v26.16b
eor v23.16b,v23.16b,v29.16b
tbl v29.16b,{ v6.16b },v30.16b
ldr q6,[sp,#528]
tbl v25.16b,{ v14.16b },v25.16b
ldur q3,[x29,#-176]
and v12.16b,v9.16b,v27.16b
ushr v9.16b,v9.16b,#4
str q26,[sp,#256]
and v30.16b,v0.16b,v27.16b
eor v23.16b,v23.16b,v24.16b
eor v24.16b,v13.16b,v18.16b
ushr v0.16b,v0.16b,#4
and v31.16b,v6.16b,v27.16b
tbl v9.16b,{ v16.16b },v9.16b
tbl v30.16b,{ v4.16b },v30.16b
ldp q2,q4,[sp,#592]
eor v23.16b,v23.16b,v29.16b
ushr v29.16b,v6.16b,#4
and v8.16b,v24.16b,v27.16b
ushr v24.16b,v24.16b,#4
tbl v0.16b,{ v22.16b },v0.16b
ldr q22,[sp,#624]
tbl v31.16b,{ v4.16b },v31.16b
eor v10.16b,v23.16b,v25.16b
ldp q23,q11,[x10,#-80]
tbl v29.16b,{ v7.16b },v29.16b
tbl v8.16b,{ v20.16b },v8.16b
tbl v24.16b,{ v2.16b },v24.16b
eor v13.16b,v22.16b,v19.16b
eor v0.16b,v0.16b,v3.16b
tbl v3.16b,{ v17.16b },v12.16b
eor v31.16b,v11.16b,v31.16b
eor v30.16b,v10.16b,v30.16b
ldr q19,[sp,#160]
mov v25.16b,v17.16b
ldur q17,[x29,#-144]
eor v12.16b,v22.16b,v18.16b
eor v10.16b,v13.16b,v15.16b
eor v24.16b,v8.16b,v24.16b
eor v8.16b,v15.16b,v21.16b
eor v29.16b,v31.16b,v29.16b
eor v0.16b,v30.16b,v0.16b
eor v3.16b,v3.16b,v9.16b
ldr q21,[sp,#512]
ldr q13,[sp,#448]
and v30.16b,v10.16b,v27.16b
ushr v31.16b,v10.16b,#4
eor v24.16b,v29.16b,v24.16b
eor v5.16b,v0.16b,v18.16b
eor v0.16b,v6.16b,v1.16b
mov v6.16b,v26.16b
eor v29.16b,v26.16b,v19.16b
ldur q26,[x29,#-208]
eor v9.16b,v28.16b,v21.16b
mov v18.16b,v2.16b
tbl v30.16b,{ v26.16b },v30.16b
eor v24.16b,v24.16b,v3.16b
str q5,[sp,#48]
eor v1.16b,v5.16b,v0.16b
ldur q3,[x29,#-224]
ldur q5,[x29,#-256]
and v10.16b,v9.16b,v27.16b
ushr v9.16b,v9.16b,#4
tbl v0.16b,{ v3.16b },v31.16b
and v31.16b,v29.16b,v27.16b
ushr v29.16b,v29.16b,#4
eor v24.16b,v24.16b,v30.16b
and v30.16b,v5.16b,v27.16b
eor v8.16b,v8.16b,v1.16b
tbl v10.16b,{ v20.16b },v10.16b
ldr q20,[sp,#576]
tbl v9.16b,{ v2.16b },v9.16b
tbl v31.16b,{ v13.16b },v31.16b
tbl v29.16b,{ v17.16b },v29.16b
ldur q2,[x29,#-160]
tbl v30.16b,{ v4.16b },v30.16b
eor v0.16b,v24.16b,v0.16b
ushr v24.16b,v5.16b,#4
and v11.16b,v8.16b,v27.16b
ushr v8.16b,v8.16b,#4
stur q1,[x29,#-176]
ldp q14,q28,[sp,#128]
ldr q1,[sp,#640]
eor v0.16b,v0.16b,v31.16b
tbl v31.16b,{ v7.16b },v24.16b
ldr q24,[sp,#432]
eor v23.16b,v23.16b,v30.16b
tbl v30.16b,{ v20.16b },v8.16b
tbl v11.16b,{ v2.16b },v11.16b
eor v2.16b,v6.16b,v24.16b
eor v8.16b,v1.16b,v28.16b
mov v7.16b,v13.16b
eor v0.16b,v0.16b,v29.16b
and v29.16b,v12.16b,v27.16b
eor v23.16b,v23.16b,v31.16b
eor v31.16b,v10.16b,v9.16b
ushr v9.16b,v12.16b,#4
eor v30.16b,v30.16b,v5.16b
ldr q5,[sp,#176]
eor v8.16b,v8.16b,v2.16b
eor v0.16b,v0.16b,v11.16b
tbl v29.16b,{ v25.16b },v29.16b
str q2,[sp,#96]
eor v5.16b,v21.16b,v5.16b
eor v23.16b,v23.16b,v31.16b
tbl v31.16b,{ v16.16b },v9.16b
and v9.16b,v8.16b,v27.16b
ldur q16,[x29,#-176]
eor v0.16b,v0.16b,v30.16b
eor v5.16b,v5.16b,v15.16b
eor v23.16b,v23.16b,v29.16b
ushr v29.16b,v8.16b,#4
tbl v30.16b,{ v26.16b },v9.16b
eor v25.16b,v16.16b,v14.16b
mov v26.16b,v28.16b
eor v5.16b,v0.16b,v5.16b
eor v0.16b,v2.16b,v19.16b
mov v19.16b,v2.16b
ldp q15,q2,[sp,#528]
eor v23.16b,v23.16b,v31.16b
tbl v29.16b,{ v3.16b },v29.16b
and v8.16b,v25.16b,v27.16b
ushr v25.16b,v25.16b,#4
eor v0.16b,v0.16b,v5.16b
str q5,[sp,#288]
and v31.16b,v2.16b,v27.16b
eor v23.16b,v23.16b,v30.16b
ushr v30.16b,v2.16b,#4
eor v9.16b,v22.16b,v15.16b
ldp q6,q22,[sp,#480]
tbl v8.16b,{ v13.16b },v8.16b
tbl v25.16b,{ v17.16b },v25.16b
and v11.16b,v0.16b,v27.16b
tbl v31.16b,{ v4.16b },v31.16b
eor v29.16b,v23.16b,v29.16b
ushr v0.16b,v0.16b,#4
ldp q23,q10,[x10,#-112]
tbl v30.16b,{ v22.16b },v30.16b
and v12.16b,v9.16b,v27.16b
mov v3.16b,v2.16b
ushr v9.16b,v9.16b,#4
eor v29.16b,v29.16b,v8.16b
eor v8.16b,v1.16b,v21.16b
ldur q2,[x29,#-160]
eor v31.16b,v10.16b,v31.16b
tbl v0.16b,{ v20.16b },v0.16b
eor v20.16b,v16.16b,v28.16b
tbl v10.16b,{ v6.16b },v12.16b
tbl v11.16b,{ v2.16b },v11.16b
ldr q17,[sp,#560]
ldp q28,q4,[sp,#256]
eor v29.16b,v29.16b,v25.16b
eor v30.16b,v31.16b,v30.16b
tbl v31.16b,{ v18.16b },v9.16b
and v9.16b,v8.16b,v27.16b
ldur q25,[x29,#-192]
ushr v18.16b,v8.16b,#4
ldr q21,[sp,#464]
eor v12.16b,v28.16b,v17.16b
eor v29.16b,v29.16b,v11.16b
eor v0.16b,v0.16b,v4.16b
eor v30.16b,v30.16b,v10.16b
tbl v8.16b,{ v25.16b },v9.16b
ldur q13,[x29,#-256]
tbl v18.16b,{ v21.16b },v18.16b
ldr q4,[sp,#608]
eor v10.16b,v20.16b,v14.16b
eor v9.16b,v12.16b,v20.16b
eor v0.16b,v29.16b,v0.16b
eor v11.16b,v1.16b,v13.16b
eor v30.16b,v30.16b,v31.16b
eor v31.16b,v5.16b,v24.16b
ldur q1,[x29,#-144]
str q20,[sp,#32]
and v29.16b,v9.16b,v27.16b
eor v16.16b,v0.16b,v15.16b
eor v0.16b,v3.16b,v19.16b
eor v30.16b,v30.16b,v8.16b
ldur q3,[x29,#-208]
ushr v8.16b,v9.16b,#4
and v9.16b,v31.16b,v27.16b
ushr v31.16b,v31.16b,#4
tbl v29.16b,{ v3.16b },v29.16b
eor v3.16b,v16.16b,v0.16b
str q16,[sp,#64]
eor v30.16b,v30.16b,v18.16b
ldp q24,q18,[x29,#-240]
tbl v9.16b,{ v7.16b },v9.16b
tbl v31.16b,{ v1.16b },v31.16b
mov v7.16b,v22.16b
eor v10.16b,v10.16b,v3.16b
str q3,[sp,#272]
and v0.16b,v24.16b,v27.16b
tbl v8.16b,{ v18.16b },v8.16b
eor v29.16b,v30.16b,v29.16b
ushr v30.16b,v24.16b,#4
mov v14.16b,v24.16b
mov v24.16b,v6.16b
and v12.16b,v10.16b,v27.16b
ushr v10.16b,v10.16b,#4
tbl v0.16b,{ v4.16b },v0.16b
eor v29.16b,v29.16b,v8.16b
and v8.16b,v11.16b,v27.16b
tbl v30.16b,{ v22.16b },v30.16b
ushr v11.16b,v11.16b,#4
tbl v12.16b,{ v2.16b },v12.16b
ldur q2,[x29,#-176]
mov v22.16b,v28.16b
eor v20.16b,v14.16b,v20.16b
eor v0.16b,v23.16b,v0.16b
tbl v8.16b,{ v6.16b },v8.16b
eor v23.16b,v29.16b,v9.16b
ldp q1,q6,[sp,#576]
eor v9.16b,v28.16b,v15.16b
ldr q15,[sp,#512]
eor v29.16b,v5.16b,v17.16b
mov v28.16b,v5.16b
eor v0.16b,v0.16b,v30.16b
eor v23.16b,v23.16b,v31.16b
mov v5.16b,v25.16b
tbl v10.16b,{ v1.16b },v10.16b
tbl v30.16b,{ v6.16b },v11.16b
and v31.16b,v9.16b,v27.16b
eor v11.16b,v2.16b,v15.16b
ushr v9.16b,v9.16b,#4
ldr q1,[sp,#160]
eor v0.16b,v0.16b,v8.16b
eor v23.16b,v23.16b,v12.16b
mov v17.16b,v13.16b
tbl v31.16b,{ v25.16b },v31.16b
ldr q25,[sp,#624]
eor v8.16b,v10.16b,v13.16b
eor v10.16b,v11.16b,v29.16b
eor v0.16b,v0.16b,v30.16b
tbl v30.16b,{ v21.16b },v9.16b
eor v9.16b,v3.16b,v26.16b
ldr q26,[sp,#544]
eor v23.16b,v23.16b,v8.16b
and v8.16b,v10.16b,v27.16b
eor v0.16b,v0.16b,v31.16b
and v31.16b,v25.16b,v27.16b
eor v11.16b,v22.16b,v26.16b
and v12.16b,v9.16b,v27.16b
ushr v9.16b,v9.16b,#4
ldr q22,[sp,#640]
eor v19.16b,v23.16b,v1.16b
ldur q1,[x29,#-208]
ushr v23.16b,v10.16b,#4
tbl v31.16b,{ v4.16b },v31.16b
ldp q4,q16,[sp,#432]
tbl v8.16b,{ v1.16b },v8.16b
eor v0.16b,v0.16b,v30.16b
ushr v30.16b,v25.16b,#4
eor v20.16b,v19.16b,v20.16b
tbl v10.16b,{ v18.16b },v23.16b
mov v23.16b,v18.16b
eor v13.16b,v29.16b,v4.16b
ldp q4,q14,[x10,#-144]
tbl v30.16b,{ v7.16b },v30.16b
tbl v12.16b,{ v16.16b },v12.16b
mov v18.16b,v2.16b
eor v0.16b,v0.16b,v8.16b
and v8.16b,v11.16b,v27.16b
ldr q7,[sp,#464]
eor v31.16b,v14.16b,v31.16b
eor v13.16b,v13.16b,v20.16b
str q4,[sp]
ldp q4,q21,[x29,#-160]
str q19,[sp,#16]
tbl v8.16b,{ v24.16b },v8.16b
eor v0.16b,v0.16b,v10.16b
ushr v10.16b,v11.16b,#4
eor v31.16b,v31.16b,v30.16b
and v14.16b,v13.16b,v27.16b
eor v11.16b,v2.16b,v17.16b
tbl v9.16b,{ v21.16b },v9.16b
ushr v13.16b,v13.16b,#4
ldr q17,[sp,#528]
eor v0.16b,v0.16b,v12.16b
tbl v10.16b,{ v6.16b },v10.16b
eor v30.16b,v3.16b,v15.16b
eor v31.16b,v31.16b,v8.16b
tbl v8.16b,{ v4.16b },v14.16b
ldr q14,[sp,#576]
and v12.16b,v11.16b,v27.16b
eor v15.16b,v28.16b,v17.16b
ldr q2,[sp,#128]
tbl v13.16b,{ v14.16b },v13.16b
eor v0.16b,v0.16b,v9.16b
ushr v9.16b,v11.16b,#4
eor v31.16b,v31.16b,v10.16b
ldur q24,[x29,#-240]
str q20,[sp,#160]
tbl v11.16b,{ v5.16b },v12.16b
eor v12.16b,v15.16b,v30.16b
mov v15.16b,v16.16b
eor v0.16b,v0.16b,v8.16b
eor v8.16b,v26.16b,v25.16b
tbl v9.16b,{ v7.16b },v9.16b
eor v19.16b,v13.16b,v2.16b
mov v2.16b,v26.16b
ldr q26,[sp,#560]
and v10.16b,v12.16b,v27.16b
mov v25.16b,v1.16b
ldur q6,[x29,#-192]
eor v31.16b,v31.16b,v11.16b
mov v11.16b,v20.16b
eor v0.16b,v0.16b,v19.16b
eor v19.16b,v8.16b,v29.16b
eor v29.16b,v20.16b,v26.16b
ushr v8.16b,v12.16b,#4
tbl v10.16b,{ v1.16b },v10.16b
ldr q1,[sp,#144]
eor v31.16b,v31.16b,v9.16b
ushr v9.16b,v22.16b,#4
mov v12.16b,v23.16b
eor v3.16b,v0.16b,v19.16b
and v0.16b,v22.16b,v27.16b
eor v28.16b,v30.16b,v1.16b
tbl v19.16b,{ v23.16b },v8.16b
and v8.16b,v29.16b,v27.16b
ldr q1,[sp,#608]
eor v31.16b,v31.16b,v10.16b
eor v10.16b,v18.16b,v24.16b
ushr v29.16b,v29.16b,#4
tbl v0.16b,{ v1.16b },v0.16b
ldp q13,q18,[sp,#480]
tbl v8.16b,{ v16.16b },v8.16b
eor v28.16b,v28.16b,v3.16b
mov v20.16b,v3.16b
eor v19.16b,v31.16b,v19.16b
ldr q3,[sp]
tbl v29.16b,{ v21.16b },v29.16b
ldp q16,q5,[sp,#272]
tbl v31.16b,{ v18.16b },v9.16b
and v9.16b,v10.16b,v27.16b
eor v0.16b,v3.16b,v0.16b
and v23.16b,v28.16b,v27.16b
ushr v28.16b,v28.16b,#4
eor v19.16b,v19.16b,v8.16b
ushr v10.16b,v10.16b,#4
eor v8.16b,v5.16b,v2.16b
ldur q2,[x29,#-256]
ldr q3,[sp,#432]
tbl v9.16b,{ v13.16b },v9.16b
tbl v23.16b,{ v4.16b },v23.16b
eor v0.16b,v0.16b,v31.16b
tbl v31.16b,{ v14.16b },v28.16b
eor v28.16b,v11.16b,v17.16b
ldr q4,[sp,#592]
eor v11.16b,v16.16b,v2.16b
eor v19.16b,v19.16b,v29.16b
mov v17.16b,v20.16b
tbl v29.16b,{ v4.16b },v10.16b
and v10.16b,v8.16b,v27.16b
str q20,[sp,#176]
eor v0.16b,v0.16b,v9.16b
eor v9.16b,v11.16b,v28.16b
eor v19.16b,v19.16b,v23.16b
ushr v23.16b,v8.16b,#4
tbl v8.16b,{ v6.16b },v10.16b
eor v21.16b,v31.16b,v3.16b
eor v31.16b,v24.16b,v22.16b
eor v0.16b,v0.16b,v29.16b
ldr q3,[sp,#512]
mov v22.16b,v7.16b
and v29.16b,v9.16b,v27.16b
tbl v23.16b,{ v7.16b },v23.16b
mov v7.16b,v13.16b
eor v19.16b,v19.16b,v21.16b
eor v21.16b,v31.16b,v30.16b
eor v30.16b,v20.16b,v3.16b
eor v0.16b,v0.16b,v8.16b
ushr v31.16b,v9.16b,#4
tbl v29.16b,{ v25.16b },v29.16b
ldr q25,[sp,#256]
eor v20.16b,v19.16b,v21.16b
ldr q21,[sp,#624]
and v8.16b,v25.16b,v27.16b
eor v0.16b,v0.16b,v23.16b
tbl v19.16b,{ v12.16b },v31.16b
and v23.16b,v30.16b,v27.16b
eor v31.16b,v28.16b,v26.16b
ushr v9.16b,v25.16b,#4
eor v10.16b,v5.16b,v21.16b
ldr q26,[sp,#160]
str q20,[sp,#432]
tbl v8.16b,{ v1.16b },v8.16b
eor v0.16b,v0.16b,v29.16b
ushr v29.16b,v30.16b,#4
eor v30.16b,v31.16b,v20.16b
tbl v11.16b,{ v15.16b },v23.16b
tbl v9.16b,{ v18.16b },v9.16b
ldp q23,q31,[x10,#-176]
and v12.16b,v10.16b,v27.16b
eor v0.16b,v0.16b,v19.16b
ldp q1,q5,[x29,#-160]
ldur q15,[x29,#-208]
eor v19.16b,v31.16b,v8.16b
and v31.16b,v30.16b,v27.16b
ushr v30.16b,v30.16b,#4
ushr v8.16b,v10.16b,#4
tbl v10.16b,{ v5.16b },v29.16b
tbl v12.16b,{ v13.16b },v12.16b
eor v13.16b,v16.16b,v24.16b
eor v29.16b,v17.16b,v2.16b
eor v0.16b,v0.16b,v11.16b
tbl v31.16b,{ v1.16b },v31.16b
ldp q1,q2,[sp,#528]
eor v19.16b,v19.16b,v9.16b
tbl v30.16b,{ v14.16b },v30.16b
tbl v8.16b,{ v4.16b },v8.16b
and v9.16b,v13.16b,v27.16b
eor v0.16b,v0.16b,v10.16b
ushr v10.16b,v13.16b,#4
eor v11.16b,v26.16b,v2.16b
mov v13.16b,v6.16b
ldr q4,[sp,#112]
eor v19.16b,v19.16b,v12.16b
mov v17.16b,v22.16b
ldr q24,[sp,#608]
tbl v9.16b,{ v6.16b },v9.16b
eor v0.16b,v0.16b,v31.16b
eor v30.16b,v30.16b,v25.16b
eor v11.16b,v11.16b,v29.16b
ldur q6,[x29,#-176]
tbl v31.16b,{ v22.16b },v10.16b
eor v19.16b,v19.16b,v8.16b
eor v22.16b,v4.16b,v28.16b
ldr q12,[sp,#640]
eor v0.16b,v0.16b,v30.16b
and v28.16b,v6.16b,v27.16b
eor v30.16b,v20.16b,v1.16b
and v8.16b,v11.16b,v27.16b
ldr q14,[sp,#448]
eor v10.16b,v29.16b,v3.16b
eor v19.16b,v19.16b,v9.16b
ushr v9.16b,v11.16b,#4
ldr q3,[sp,#176]
eor v1.16b,v0.16b,v22.16b
tbl v22.16b,{ v24.16b },v28.16b
eor v28.16b,v16.16b,v12.16b
tbl v8.16b,{ v15.16b },v8.16b
ldur q16,[x29,#-224]
ldr q5,[sp,#560]
eor v0.16b,v19.16b,v31.16b
ushr v19.16b,v6.16b,#4
tbl v31.16b,{ v16.16b },v9.16b
and v9.16b,v30.16b,v27.16b
ushr v30.16b,v30.16b,#4
eor v22.16b,v23.16b,v22.16b
ldp q25,q4,[x29,#-160]
eor v0.16b,v0.16b,v8.16b
tbl v19.16b,{ v18.16b },v19.16b
and v8.16b,v28.16b,v27.16b
tbl v23.16b,{ v14.16b },v9.16b
eor v9.16b,v10.16b,v1.16b
ushr v28.16b,v28.16b,#4
ldur q18,[x29,#-240]
tbl v30.16b,{ v4.16b },v30.16b
str q1,[sp,#144]
eor v0.16b,v0.16b,v31.16b
eor v31.16b,v26.16b,v21.16b
tbl v8.16b,{ v7.16b },v8.16b
eor v19.16b,v22.16b,v19.16b
and v22.16b,v9.16b,v27.16b
ushr v9.16b,v9.16b,#4
eor v11.16b,v3.16b,v18.16b
eor v0.16b,v0.16b,v23.16b
eor v23.16b,v20.16b,v2.16b
and v10.16b,v31.16b,v27.16b
ldp q2,q21,[sp,#576]
eor v19.16b,v19.16b,v8.16b
tbl v22.16b,{ v25.16b },v22.16b
mov v20.16b,v17.16b
eor v0.16b,v0.16b,v30.16b
ushr v30.16b,v31.16b,#4
tbl v31.16b,{ v13.16b },v10.16b
tbl v28.16b,{ v21.16b },v28.16b
tbl v8.16b,{ v2.16b },v9.16b
eor v9.16b,v11.16b,v23.16b
ldur q13,[x29,#-256]
mov v11.16b,v21.16b
eor v0.16b,v0.16b,v22.16b
eor v22.16b,v12.16b,v6.16b
eor v19.16b,v19.16b,v28.16b
eor v7.16b,v8.16b,v5.16b
tbl v28.16b,{ v17.16b },v30.16b
and v30.16b,v9.16b,v27.16b
ldr q5,[sp,#288]
mov v17.16b,v1.16b
eor v19.16b,v19.16b,v31.16b
eor v0.16b,v0.16b,v7.16b
eor v7.16b,v22.16b,v29.16b
eor v22.16b,v1.16b,v13.16b
ushr v29.16b,v9.16b,#4
tbl v30.16b,{ v15.16b },v30.16b
ldr q1,[sp,#528]
eor v19.16b,v19.16b,v28.16b
eor v7.16b,v0.16b,v7.16b
and v0.16b,v5.16b,v27.16b
tbl v28.16b,{ v16.16b },v29.16b
and v29.16b,v22.16b,v27.16b
eor v6.16b,v23.16b,v1.16b
ushr v22.16b,v22.16b,#4
mov v1.16b,v5.16b
mov v16.16b,v18.16b
eor v19.16b,v19.16b,v30.16b
ushr v30.16b,v5.16b,#4
ldr q5,[sp,#256]
tbl v0.16b,{ v24.16b },v0.16b
tbl v29.16b,{ v14.16b },v29.16b
eor v8.16b,v6.16b,v7.16b
eor v31.16b,v26.16b,v5.16b
tbl v22.16b,{ v4.16b },v22.16b
ldr q6,[sp,#496]
eor v19.16b,v19.16b,v28.16b
ldp q4,q28,[x10,#-208]
tbl v30.16b,{ v6.16b },v30.16b
ldr q26,[sp,#432]
ldur q24,[x29,#-192]
and v9.16b,v31.16b,v27.16b
ushr v31.16b,v31.16b,#4
str q7,[sp,#560]
eor v0.16b,v28.16b,v0.16b
and v28.16b,v8.16b,v27.16b
eor v19.16b,v19.16b,v29.16b
eor v29.16b,v3.16b,v12.16b
ldr q12,[sp,#480]
ushr v8.16b,v8.16b,#4
str q4,[sp,#528]
tbl v9.16b,{ v12.16b },v9.16b
tbl v10.16b,{ v25.16b },v28.16b
eor v0.16b,v0.16b,v30.16b
eor v28.16b,v17.16b,v18.16b
ldr q17,[sp,#624]
tbl v30.16b,{ v2.16b },v8.16b
eor v19.16b,v19.16b,v22.16b
tbl v22.16b,{ v21.16b },v31.16b
and v31.16b,v29.16b,v27.16b
eor v8.16b,v26.16b,v17.16b
ldr q2,[sp,#512]
ushr v29.16b,v29.16b,#4
eor v0.16b,v0.16b,v9.16b
mov v25.16b,v7.16b
eor v9.16b,v28.16b,v13.16b
tbl v31.16b,{ v24.16b },v31.16b
eor v19.16b,v19.16b,v10.16b
eor v4.16b,v30.16b,v2.16b
eor v8.16b,v8.16b,v28.16b
eor v30.16b,v5.16b,v1.16b
ldr q2,[sp,#272]
eor v0.16b,v0.16b,v22.16b
tbl v22.16b,{ v20.16b },v29.16b
ldr q1,[sp,#544]
eor v4.16b,v19.16b,v4.16b
ldur q20,[x29,#-224]
mov v21.16b,v5.16b
and v29.16b,v8.16b,v27.16b
eor v19.16b,v30.16b,v23.16b
and v23.16b,v2.16b,v27.16b
eor v0.16b,v0.16b,v31.16b
ushr v31.16b,v8.16b,#4
eor v30.16b,v7.16b,v1.16b
ldur q1,[x29,#-176]
mov v5.16b,v6.16b
ldur q18,[x29,#-144]
tbl v29.16b,{ v15.16b },v29.16b
eor v7.16b,v4.16b,v19.16b
ldr q4,[sp,#608]
eor v0.16b,v0.16b,v22.16b
ushr v19.16b,v2.16b,#4
tbl v31.16b,{ v20.16b },v31.16b
tbl v22.16b,{ v4.16b },v23.16b
eor v23.16b,v3.16b,v1.16b
and v8.16b,v30.16b,v27.16b
ldr q1,[sp,#528]
ushr v30.16b,v30.16b,#4
eor v9.16b,v9.16b,v7.16b
eor v0.16b,v0.16b,v29.16b
tbl v19.16b,{ v6.16b },v19.16b
mov v3.16b,v12.16b
and v29.16b,v23.16b,v27.16b
tbl v8.16b,{ v14.16b },v8.16b
ldr q13,[sp,#464]
eor v6.16b,v1.16b,v22.16b
tbl v22.16b,{ v18.16b },v30.16b
eor v30.16b,v26.16b,v21.16b
eor v0.16b,v0.16b,v31.16b
ushr v31.16b,v23.16b,#4
and v10.16b,v9.16b,v27.16b
tbl v29.16b,{ v12.16b },v29.16b
ushr v9.16b,v9.16b,#4
eor v23.16b,v25.16b,v17.16b
eor v6.16b,v6.16b,v19.16b
ldr q1,[sp,#640]
ldr q25,[sp,#576]
tbl v19.16b,{ v11.16b },v31.16b
ldr q11,[sp,#144]
eor v0.16b,v0.16b,v8.16b
and v31.16b,v30.16b,v27.16b
ldur q12,[x29,#-160]
tbl v9.16b,{ v25.16b },v9.16b
eor v8.16b,v11.16b,v1.16b
eor v6.16b,v6.16b,v29.16b
ldr q17,[sp,#80]
tbl v29.16b,{ v12.16b },v10.16b
eor v0.16b,v0.16b,v22.16b
ushr v22.16b,v30.16b,#4
tbl v30.16b,{ v24.16b },v31.16b
mov v24.16b,v7.16b
eor v31.16b,v8.16b,v23.16b
eor v6.16b,v6.16b,v19.16b
eor v19.16b,v9.16b,v17.16b
ldr q17,[sp,#48]
tbl v22.16b,{ v13.16b },v22.16b
eor v0.16b,v0.16b,v29.16b
eor v29.16b,v17.16b,v2.16b
and v8.16b,v31.16b,v27.16b
eor v6.16b,v6.16b,v30.16b
ldr q2,[sp,#544]
eor v0.16b,v0.16b,v19.16b
eor v19.16b,v29.16b,v28.16b
ushr v29.16b,v31.16b,#4
tbl v30.16b,{ v15.16b },v8.16b
eor v22.16b,v6.16b,v22.16b
eor v28.16b,v7.16b,v16.16b
ldr q15,[sp,#160]
ldr q7,[sp,#288]
eor v2.16b,v23.16b,v2.16b
mov v6.16b,v4.16b
eor v16.16b,v0.16b,v19.16b
tbl v19.16b,{ v20.16b },v29.16b
and v0.16b,v15.16b,v27.16b
eor v22.16b,v22.16b,v30.16b
and v29.16b,v28.16b,v27.16b
ushr v30.16b,v15.16b,#4
eor v31.16b,v26.16b,v7.16b
ushr v28.16b,v28.16b,#4
mov v20.16b,v11.16b
tbl v0.16b,{ v4.16b },v0.16b
eor v8.16b,v2.16b,v16.16b
mov v2.16b,v5.16b
eor v19.16b,v22.16b,v19.16b
ldp q4,q22,[x10,#-240]
tbl v29.16b,{ v14.16b },v29.16b
tbl v30.16b,{ v5.16b },v30.16b
and v9.16b,v31.16b,v27.16b
tbl v28.16b,{ v18.16b },v28.16b
ushr v31.16b,v31.16b,#4
and v10.16b,v8.16b,v27.16b
str q4,[sp,#544]
ldur q4,[x29,#-176]
eor v0.16b,v22.16b,v0.16b
ushr v22.16b,v8.16b,#4
tbl v8.16b,{ v3.16b },v9.16b
ldr q18,[sp,#592]
eor v19.16b,v19.16b,v29.16b
eor v29.16b,v11.16b,v4.16b
mov v11.16b,v1.16b
eor v0.16b,v0.16b,v30.16b
tbl v30.16b,{ v18.16b },v31.16b
tbl v9.16b,{ v12.16b },v10.16b
tbl v22.16b,{ v25.16b },v22.16b
ldr q4,[sp,#560]
mov v26.16b,v3.16b
eor v19.16b,v19.16b,v28.16b
eor v28.16b,v24.16b,v1.16b
and v31.16b,v29.16b,v27.16b
ldp q5,q1,[x29,#-208]
eor v0.16b,v0.16b,v8.16b
eor v10.16b,v4.16b,v21.16b
ushr v29.16b,v29.16b,#4
ldr q3,[sp,#176]
eor v19.16b,v19.16b,v9.16b
mov v12.16b,v25.16b
add x10,x10,#256
tbl v31.16b,{ v1.16b },v31.16b
ldur q1,[x29,#-256]
eor v0.16b,v0.16b,v30.16b
eor v8.16b,v10.16b,v28.16b
tbl v29.16b,{ v13.16b },v29.16b
stur q16,[x29,#-256]
eor v17.16b,v22.16b,v1.16b
eor v22.16b,v7.16b,v15.16b
ldr q15,[sp,#624]
and v30.16b,v8.16b,v27.16b
ushr v8.16b,v8.16b,#4
eor v17.16b,v19.16b,v17.16b
eor v19.16b,v22.16b,v23.16b
eor v22.16b,v0.16b,v31.16b
and v23.16b,v3.16b,v27.16b
eor v31.16b,v16.16b,v15.16b
tbl v30.16b,{ v5.16b },v30.16b
eor v0.16b,v17.16b,v19.16b
eor v17.16b,v22.16b,v29.16b
ushr v19.16b,v3.16b,#4
tbl v22.16b,{ v6.16b },v23.16b
ldr q6,[sp,#272]
eor v23.16b,v20.16b,v6.16b
ldp q1,q6,[x29,#-240]
eor v17.16b,v17.16b,v30.16b
tbl v19.16b,{ v2.16b },v19.16b
ldur q20,[x29,#-144]
tbl v29.16b,{ v6.16b },v8.16b
and v8.16b,v31.16b,v27.16b
eor v9.16b,v28.16b,v1.16b
ldr q1,[sp,#544]
and v30.16b,v23.16b,v27.16b
ushr v31.16b,v31.16b,#4
ushr v23.16b,v23.16b,#4
str q24,[sp,#544]
eor v2.16b,v1.16b,v22.16b
tbl v8.16b,{ v14.16b },v8.16b
eor v9.16b,v9.16b,v0.16b
eor v17.16b,v17.16b,v29.16b
tbl v30.16b,{ v26.16b },v30.16b
tbl v22.16b,{ v20.16b },v31.16b
eor v29.16b,v4.16b,v7.16b
tbl v23.16b,{ v18.16b },v23.16b
ldur q7,[x29,#-192]
eor v2.16b,v2.16b,v19.16b
and v31.16b,v9.16b,v27.16b
ushr v9.16b,v9.16b,#4
eor v19.16b,v16.16b,v21.16b
ldp q4,q21,[x29,#-176]
eor v17.16b,v17.16b,v8.16b
and v8.16b,v29.16b,v27.16b
eor v2.16b,v2.16b,v30.16b
eor v10.16b,v24.16b,v4.16b
tbl v30.16b,{ v21.16b },v31.16b
tbl v31.16b,{ v12.16b },v9.16b
eor v17.16b,v17.16b,v22.16b
ldr q24,[sp,#64]
ushr v22.16b,v29.16b,#4
eor v2.16b,v2.16b,v23.16b
ldr q23,[sp,#96]
tbl v29.16b,{ v7.16b },v8.16b
eor v8.16b,v10.16b,v19.16b
eor v24.16b,v24.16b,v3.16b
eor v17.16b,v17.16b,v30.16b
eor v23.16b,v31.16b,v23.16b
tbl v22.16b,{ v13.16b },v22.16b
ldp q3,q1,[sp,#16]
and v30.16b,v8.16b,v27.16b
eor v2.16b,v2.16b,v29.16b
eor v17.16b,v17.16b,v23.16b
eor v23.16b,v24.16b,v28.16b
ushr v28.16b,v8.16b,#4
eor v24.16b,v0.16b,v11.16b
tbl v29.16b,{ v5.16b },v30.16b
eor v22.16b,v2.16b,v22.16b
eor v2.16b,v17.16b,v23.16b
tbl v17.16b,{ v6.16b },v28.16b
eor v28.16b,v19.16b,v15.16b
and v23.16b,v24.16b,v27.16b
ushr v24.16b,v24.16b,#4
eor v22.16b,v22.16b,v29.16b
eor v28.16b,v28.16b,v2.16b
tbl v23.16b,{ v14.16b },v23.16b
eor v17.16b,v22.16b,v17.16b
tbl v22.16b,{ v20.16b },v24.16b
and v24.16b,v28.16b,v27.16b
ushr v28.16b,v28.16b,#4
eor v17.16b,v17.16b,v23.16b
tbl v23.16b,{ v21.16b },v24.16b
tbl v24.16b,{ v12.16b },v28.16b
eor v17.16b,v17.16b,v22.16b
eor v22.16b,v24.16b,v1.16b
ldr q1,[sp,#432]
eor v17.16b,v17.16b,v23.16b
eor v23.16b,v3.16b,v1.16b
eor v17.16b,v17.16b,v22.16b
eor v19.16b,v23.16b,v19.16b
eor v17.16b,v17.16b,v19.16b
b.ne 3b
ldp q21,q3,[sp,#160]
add x8,x8,#1
ldp q4,q7,[sp,#272]
cmp x8,x3
ldp q16,q27,[sp,#624]
ldur q5,[x29,#-256]
ldp q12,q6,[sp,#544]
zip1 v19.16b,v17.16b,v3.16b
ldur q26,[x29,#-176]
zip1 v22.16b,v2.16b,v21.16b
zip1 v23.16b,v0.16b,v4.16b
ldr q1,[sp,#256]
ldr q10,[sp,#144]
zip1 v24.16b,v5.16b,v7.16b
ldr q20,[sp,#432]
zip1 v25.16b,v12.16b,v26.16b
zip2 v17.16b,v17.16b,v3.16b
zip1 v28.16b,v6.16b,v1.16b
zip1 v29.16b,v10.16b,v27.16b
zip2 v2.16b,v2.16b,v21.16b
zip1 v30.16b,v20.16b,v16.16b
zip2 v0.16b,v0.16b,v4.16b
zip2 v5.16b,v5.16b,v7.16b
zip2 v3.16b,v12.16b,v26.16b
zip2 v1.16b,v6.16b,v1.16b
zip2 v4.16b,v10.16b,v27.16b
zip1 v11.16b,v19.16b,v25.16b
zip2 v6.16b,v20.16b,v16.16b
zip2 v7.16b,v19.16b,v25.16b
zip1 v31.16b,v22.16b,v28.16b
zip1 v8.16b,v23.16b,v29.16b
zip2 v16.16b,v22.16b,v28.16b
zip1 v9.16b,v24.16b,v30.16b
zip2 v18.16b,v23.16b,v29.16b
zip2 v19.16b,v24.16b,v30.16b
zip1 v23.16b,v17.16b,v3.16b
zip2 v3.16b,v17.16b,v3.16b
zip1 v24.16b,v2.16b,v1.16b
zip1 v25.16b,v0.16b,v4.16b
zip1 v26.16b,v5.16b,v6.16b
zip2 v1.16b,v2.16b,v1.16b
zip1 v21.16b,v11.16b,v8.16b
zip2 v17.16b,v11.16b,v8.16b
zip2 v0.16b,v0.16b,v4.16b
zip1 v22.16b,v31.16b,v9.16b
zip2 v20.16b,v31.16b,v9.16b
zip1 v28.16b,v7.16b,v18.16b
zip1 v29.16b,v16.16b,v19.16b
zip2 v4.16b,v7.16b,v18.16b
zip2 v7.16b,v16.16b,v19.16b
zip2 v5.16b,v5.16b,v6.16b
zip1 v6.16b,v23.16b,v25.16b
zip1 v18.16b,v24.16b,v26.16b
zip1 v30.16b,v21.16b,v22.16b
zip2 v2.16b,v21.16b,v22.16b
zip1 v16.16b,v17.16b,v20.16b
zip2 v17.16b,v17.16b,v20.16b
zip2 v21.16b,v24.16b,v26.16b
zip1 v22.16b,v4.16b,v7.16b
zip2 v4.16b,v4.16b,v7.16b
zip1 v7.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v19.16b,v28.16b,v29.16b
zip2 v20.16b,v28.16b,v29.16b
stp q30,q2,[x9]
zip2 v2.16b,v23.16b,v25.16b
stp q16,q17,[x9,#32]
zip1 v16.16b,v3.16b,v0.16b
zip1 v17.16b,v6.16b,v18.16b
stp q22,q4,[x9,#96]
zip2 v0.16b,v3.16b,v0.16b
zip2 v3.16b,v6.16b,v18.16b
stp q19,q20,[x9,#64]
zip1 v5.16b,v2.16b,v21.16b
zip2 v2.16b,v2.16b,v21.16b
zip1 v4.16b,v16.16b,v7.16b
stp q17,q3,[x9,#128]
zip2 v3.16b,v16.16b,v7.16b
zip1 v6.16b,v0.16b,v1.16b
zip2 v0.16b,v0.16b,v1.16b
stp q5,q2,[x9,#160]
stp q4,q3,[x9,#192]
stp q6,q0,[x9,#224]
b.ne 2b
add sp,sp,#848
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
end_function phalanx_0_1_kuznyechik_encrypt_many_neon_x16
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5

function phalanx_0_1_kuznyechik_encrypt_many_neon_x2
cbz x3,4f
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
sub sp,sp,#1408
adr x8,1083f
adr x12,1084f
adr x9,1085f
ldr q3,[x8]
adr x8,1086f
ldr q31,[x12]
ldr q30,[x8]
adr x8,1087f
adr x10,1097f
ldr q25,[x8]
adr x8,1088f
ldr q2,[x9]
ldr q24,[x8]
adr x8,1090f
adr x11,1098f
ldr q16,[x8]
adr x8,1091f
ldr q1,[x10]
ldr q15,[x8]
adr x8,1093f
adr x9,1089f
ldr q14,[x8]
adr x8,1095f
ldr q0,[x11]
ldr q13,[x8]
adr x8,1000f
ldr q29,[x9]
sub x9,x29,#240
ldr q6,[x8]
adr x8,1001f
str xzr,[sp]
adr x30,1013f
adr x28,1053f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
ldr q0,[x8]
adr x8,1069f
ldr q27,[x8]
adr x8,1044f
adr x9,1092f
ldr q7,[x8]
adr x8,1071f
ldr q28,[x9]
adr x9,1094f
ldr q18,[x30]
adr x30,1014f
str q0,[sp,#416]
ldr q0,[x8]
ldr q23,[x9]
adr x9,1096f
adr x8,1059f
adr x27,1032f
ldr q22,[x9]
adr x9,1066f
str q0,[sp,#1088]
ldr q0,[x8]
adr x8,1006f
ldr q8,[x9]
adr x9,1002f
ldr q20,[x8]
adr x8,1074f
ldr q17,[x9]
adr x9,1005f
str q0,[sp,#1072]
ldr q0,[x8]
ldr q19,[x9]
adr x9,1061f
adr x8,1009f
adr x26,1034f
adr x25,1064f
str q0,[sp,#1024]
ldr q0,[x9]
adr x9,1075f
ldr q21,[x8]
adr x8,1011f
adr x24,1043f
str q0,[sp,#1008]
ldr q0,[x9]
ldr q12,[x8]
adr x8,1055f
adr x23,1042f
adr x22,1057f
str q0,[sp,#992]
ldr q0,[x8]
adr x21,1046f
adr x20,1047f
adr x19,1041f
adr x7,1049f
str q0,[sp,#976]
ldr q0,[x30]
adr x30,1078f
adr x6,1050f
adr x5,1030f
adr x4,1051f
str q0,[sp,#272]
ldr q0,[x30]
adr x30,1067f
adr x16,1052f
adr x14,1012f
adr x11,1058f
str q0,[sp,#944]
ldr q0,[x30]
adr x30,1037f
adr x10,1008f
adr x17,1054f
adr x15,1056f
str q0,[sp,#928]
ldr q0,[x30]
adr x30,1038f
adr x13,1004f
adr x12,1063f
adr x9,1065f
str q0,[sp,#912]
ldr q0,[x30]
adr x30,1081f
movi v5.16b,#64
adr x8,1036f
str q8,[sp,#1152]
str q0,[sp,#896]
ldr q0,[x30]
adr x30,1048f
str q27,[sp,#1136]
str q0,[sp,#880]
ldr q0,[x30]
adr x30,1015f
str q7,[sp,#1120]
str q0,[sp,#864]
ldr q0,[x30]
adr x30,1045f
str q17,[sp,#1104]
str q0,[sp,#256]
ldr q0,[x30]
adr x30,1062f
str q19,[sp,#1056]
str q0,[sp,#848]
ldr q0,[x30]
adr x30,1060f
str q20,[sp,#1040]
str q0,[sp,#832]
ldr q0,[x30]
adr x30,1039f
stp q12,q21,[x29,#-112]
str q0,[sp,#816]
ldr q0,[x30]
adr x30,1068f
str q18,[sp,#960]
str q0,[sp,#240]
ldr q0,[x30]
adr x30,1070f
str q6,[sp]
shared_4 800,1003f,784,1072f,768,1073f,752,1007f,736,1010f,720,1076f,704,1077f,688,1028f,672
adr x30,1079f
str q0,[sp,#656]
ldr q0,[x30]
adr x30,1080f
str q0,[sp,#640]
ldr q0,[x30]
adr x30,1040f
str q0,[sp,#224]
ldr q0,[x30]
shared_8 1082f,624,208,608,592,576,560,192,544,528,176,160,512,144,496,128
shared_26 112,96,80,64,48,288,1168,32
st1 { v22.2d,v23.2d,v24.2d,v25.2d },[x9]
str q0,[sp,#16]
nop
nop
2:
lsl x9,x8,#5
ldp q0,q2,[x0]
mov w11,#9
add x10,x1,x9
add x9,x2,x9
ldp q1,q3,[x10]
add x10,x0,#272
eor v1.16b,v1.16b,v0.16b
eor v0.16b,v3.16b,v2.16b
nop
nop
nop
nop
nop
nop
nop
3:
movi v3.16b,#128
movi v4.16b,#192
sub x12,x29,#176
st1 { v13.2d,v14.2d,v15.2d,v16.2d },[x12]
sub x12,x29,#240
mov v26.16b,v12.16b
mov v9.16b,v22.16b
mov v10.16b,v23.16b
mov v11.16b,v24.16b
mov v12.16b,v25.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
eor v2.16b,v1.16b,v5.16b
eor v3.16b,v1.16b,v3.16b
eor v5.16b,v1.16b,v4.16b
subs x11,x11,#1
tbl v2.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v2.16b
tbl v1.16b,{ v22.16b,v23.16b,v24.16b,v25.16b },v1.16b
tbl v3.16b,{ v9.16b,v10.16b,v11.16b,v12.16b },v3.16b
tbl v5.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v5.16b
ldr q12,[sp,#416]
mov v9.16b,v6.16b
ldp q13,q10,[sp,#256]
orr v1.16b,v2.16b,v1.16b
orr v2.16b,v5.16b,v3.16b
orr v1.16b,v2.16b,v1.16b
movi v2.16b,#15
ushr v3.16b,v1.16b,#4
tbl v23.16b,{ v1.16b },v13.16b
and v2.16b,v1.16b,v2.16b
tbl v5.16b,{ v6.16b },v3.16b
tbl v7.16b,{ v7.16b },v3.16b
tbl v11.16b,{ v18.16b },v3.16b
tbl v6.16b,{ v12.16b },v2.16b
tbl v16.16b,{ v17.16b },v2.16b
tbl v17.16b,{ v19.16b },v3.16b
ldp q22,q18,[sp,#896]
tbl v19.16b,{ v20.16b },v2.16b
tbl v20.16b,{ v21.16b },v3.16b
tbl v21.16b,{ v26.16b },v2.16b
tbl v14.16b,{ v10.16b },v2.16b
tbl v15.16b,{ v18.16b },v3.16b
tbl v22.16b,{ v22.16b },v2.16b
eor v5.16b,v5.16b,v6.16b
eor v6.16b,v7.16b,v16.16b
ldr q7,[sp,#832]
eor v16.16b,v20.16b,v21.16b
ldr q21,[sp,#1088]
tbl v3.16b,{ v7.16b },v3.16b
ldr q7,[sp,#816]
tbl v20.16b,{ v5.16b },v8.16b
tbl v21.16b,{ v6.16b },v21.16b
tbl v5.16b,{ v5.16b },v27.16b
tbl v2.16b,{ v7.16b },v2.16b
eor v7.16b,v17.16b,v19.16b
eor v19.16b,v15.16b,v22.16b
ldr q22,[sp,#1072]
eor v17.16b,v11.16b,v14.16b
tbl v6.16b,{ v6.16b },v22.16b
ldp q24,q22,[sp,#1008]
eor v2.16b,v3.16b,v2.16b
eor v5.16b,v5.16b,v20.16b
tbl v22.16b,{ v7.16b },v22.16b
tbl v7.16b,{ v7.16b },v24.16b
ldp q24,q3,[sp,#976]
eor v6.16b,v6.16b,v21.16b
movi v21.16b,#64
tbl v3.16b,{ v16.16b },v3.16b
tbl v11.16b,{ v16.16b },v24.16b
ldp q16,q24,[sp,#928]
tbl v14.16b,{ v17.16b },v24.16b
ldr q24,[sp,#864]
tbl v16.16b,{ v17.16b },v16.16b
eor v7.16b,v7.16b,v22.16b
eor v21.16b,v0.16b,v21.16b
movi v22.16b,#128
tbl v15.16b,{ v19.16b },v24.16b
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x12]
add x12,sp,#1168
eor v5.16b,v6.16b,v5.16b
eor v17.16b,v14.16b,v11.16b
eor v3.16b,v3.16b,v7.16b
ldr q11,[sp,#240]
eor v22.16b,v0.16b,v22.16b
tbl v26.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v0.16b
ldr q24,[sp,#848]
eor v20.16b,v23.16b,v15.16b
eor v6.16b,v16.16b,v17.16b
tbl v16.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v21.16b
eor v0.16b,v0.16b,v4.16b
tbl v27.16b,{ v1.16b },v24.16b
ldr q4,[sp,#880]
tbl v2.16b,{ v2.16b },v11.16b
eor v3.16b,v3.16b,v5.16b
tbl v19.16b,{ v19.16b },v4.16b
movi v4.16b,#15
eor v7.16b,v27.16b,v20.16b
ld1 { v27.2d,v28.2d,v29.2d,v30.2d },[x12]
sub x12,x29,#176
eor v5.16b,v19.16b,v6.16b
orr v6.16b,v16.16b,v26.16b
ldr q16,[sp,#1056]
eor v2.16b,v2.16b,v7.16b
ldr q7,[sp,#1104]
tbl v17.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v22.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x12]
add x12,sp,#288
eor v3.16b,v5.16b,v3.16b
eor v1.16b,v2.16b,v1.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v0.16b
ldp q24,q23,[x29,#-112]
eor v3.16b,v1.16b,v3.16b
ldr q22,[sp,#1040]
orr v0.16b,v0.16b,v17.16b
and v14.16b,v3.16b,v4.16b
ushr v15.16b,v3.16b,#4
str q3,[sp,#400]
orr v0.16b,v0.16b,v6.16b
tbl v28.16b,{ v24.16b },v14.16b
tbl v17.16b,{ v12.16b },v14.16b
tbl v19.16b,{ v9.16b },v15.16b
ldr q6,[sp,#1120]
and v1.16b,v0.16b,v4.16b
ldp q4,q3,[sp,#784]
ushr v2.16b,v0.16b,#4
tbl v20.16b,{ v3.16b },v14.16b
eor v17.16b,v19.16b,v17.16b
tbl v3.16b,{ v9.16b },v2.16b
tbl v5.16b,{ v12.16b },v1.16b
tbl v6.16b,{ v6.16b },v2.16b
tbl v21.16b,{ v4.16b },v15.16b
ldr q4,[sp,#752]
tbl v7.16b,{ v7.16b },v1.16b
tbl v16.16b,{ v16.16b },v2.16b
tbl v22.16b,{ v22.16b },v1.16b
tbl v23.16b,{ v23.16b },v2.16b
tbl v26.16b,{ v4.16b },v14.16b
ldr q4,[sp,#736]
ldr q12,[sp,#224]
tbl v27.16b,{ v4.16b },v15.16b
ldp q24,q4,[x29,#-112]
eor v19.16b,v21.16b,v20.16b
tbl v20.16b,{ v10.16b },v1.16b
eor v6.16b,v6.16b,v7.16b
eor v16.16b,v16.16b,v22.16b
ldr q22,[sp,#1136]
tbl v21.16b,{ v18.16b },v2.16b
tbl v29.16b,{ v4.16b },v15.16b
tbl v30.16b,{ v24.16b },v1.16b
ldr q24,[sp,#960]
ldp q4,q7,[sp,#672]
eor v26.16b,v27.16b,v26.16b
tbl v31.16b,{ v24.16b },v2.16b
eor v24.16b,v3.16b,v5.16b
movi v3.2d,#0000000000000000
tbl v8.16b,{ v7.16b },v14.16b
eor v27.16b,v29.16b,v28.16b
eor v23.16b,v23.16b,v30.16b
tbl v9.16b,{ v4.16b },v15.16b
ldr q4,[sp,#896]
tbl v22.16b,{ v24.16b },v22.16b
eor v20.16b,v31.16b,v20.16b
tbl v10.16b,{ v4.16b },v1.16b
ext v4.16b,v17.16b,v3.16b,#1
ldr q3,[sp,#768]
tbl v5.16b,{ v19.16b },v3.16b
ldr q3,[sp,#640]
ldr q19,[sp,#1152]
eor v7.16b,v9.16b,v8.16b
tbl v8.16b,{ v0.16b },v13.16b
tbl v9.16b,{ v12.16b },v15.16b
tbl v17.16b,{ v3.16b },v14.16b
ldr q3,[sp,#1088]
tbl v19.16b,{ v24.16b },v19.16b
eor v21.16b,v21.16b,v10.16b
ldr q13,[sp,#112]
tbl v24.16b,{ v6.16b },v3.16b
ldr q3,[sp,#1072]
eor v4.16b,v4.16b,v5.16b
tbl v6.16b,{ v6.16b },v3.16b
ldp q3,q5,[sp,#1008]
eor v19.16b,v22.16b,v19.16b
eor v17.16b,v9.16b,v17.16b
ldr q9,[sp,#192]
tbl v28.16b,{ v16.16b },v5.16b
tbl v16.16b,{ v16.16b },v3.16b
ldr q3,[sp,#976]
eor v6.16b,v6.16b,v24.16b
tbl v29.16b,{ v23.16b },v3.16b
ldp q5,q3,[sp,#816]
eor v6.16b,v6.16b,v19.16b
tbl v1.16b,{ v5.16b },v1.16b
tbl v2.16b,{ v3.16b },v2.16b
ldr q3,[sp,#944]
tbl v30.16b,{ v20.16b },v3.16b
ldr q3,[sp,#864]
tbl v31.16b,{ v21.16b },v3.16b
ldp q3,q5,[sp,#576]
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v16.16b,v28.16b
tbl v28.16b,{ v9.16b },v14.16b
tbl v10.16b,{ v5.16b },v14.16b
eor v16.16b,v30.16b,v29.16b
tbl v1.16b,{ v1.16b },v11.16b
ldr q11,[sp]
tbl v25.16b,{ v3.16b },v15.16b
ldr q3,[sp,#992]
eor v24.16b,v8.16b,v31.16b
ldr q8,[sp,#208]
ldp q31,q30,[sp,#736]
tbl v22.16b,{ v23.16b },v3.16b
ldr q3,[sp,#928]
tbl v20.16b,{ v20.16b },v3.16b
ldr q3,[sp,#848]
tbl v23.16b,{ v0.16b },v3.16b
ldr q3,[sp,#544]
eor v2.16b,v22.16b,v2.16b
tbl v29.16b,{ v3.16b },v15.16b
ldr q3,[sp,#880]
eor v16.16b,v20.16b,v16.16b
eor v2.16b,v2.16b,v6.16b
tbl v19.16b,{ v21.16b },v3.16b
ldp q3,q5,[sp,#704]
eor v20.16b,v23.16b,v24.16b
eor v23.16b,v25.16b,v10.16b
tbl v24.16b,{ v18.16b },v14.16b
tbl v21.16b,{ v26.16b },v5.16b
tbl v26.16b,{ v13.16b },v14.16b
eor v1.16b,v1.16b,v20.16b
ldp q18,q10,[sp,#160]
tbl v22.16b,{ v27.16b },v3.16b
ldr q3,[sp,#656]
eor v6.16b,v19.16b,v16.16b
eor v20.16b,v29.16b,v28.16b
tbl v16.16b,{ v8.16b },v15.16b
tbl v7.16b,{ v7.16b },v3.16b
ldr q3,[sp,#624]
eor v0.16b,v1.16b,v0.16b
eor v2.16b,v6.16b,v2.16b
ldr q1,[sp,#528]
tbl v25.16b,{ v18.16b },v15.16b
tbl v17.16b,{ v17.16b },v3.16b
ldr q3,[sp,#560]
tbl v1.16b,{ v20.16b },v1.16b
eor v16.16b,v16.16b,v24.16b
tbl v19.16b,{ v23.16b },v3.16b
ldr q3,[sp,#480]
tbl v23.16b,{ v10.16b },v14.16b
eor v0.16b,v0.16b,v2.16b
eor v2.16b,v21.16b,v22.16b
ldr q21,[sp,#608]
tbl v27.16b,{ v3.16b },v15.16b
ldr q3,[sp,#448]
eor v7.16b,v7.16b,v17.16b
tbl v16.16b,{ v16.16b },v21.16b
ldp q29,q28,[sp,#784]
tbl v6.16b,{ v3.16b },v14.16b
ldr q3,[sp,#144]
eor v5.16b,v25.16b,v23.16b
eor v19.16b,v19.16b,v1.16b
eor v2.16b,v4.16b,v2.16b
tbl v20.16b,{ v3.16b },v15.16b
eor v17.16b,v27.16b,v26.16b
tbl v21.16b,{ v3.16b },v14.16b
stp q2,q0,[sp,#368]
eor v2.16b,v7.16b,v16.16b
eor v1.16b,v20.16b,v6.16b
ldr q6,[sp,#512]
tbl v20.16b,{ v5.16b },v6.16b
movi v5.16b,#15
ushr v6.16b,v0.16b,#4
tbl v27.16b,{ v11.16b },v6.16b
tbl v29.16b,{ v29.16b },v6.16b
tbl v31.16b,{ v31.16b },v6.16b
and v5.16b,v0.16b,v5.16b
ldr q0,[sp,#496]
eor v4.16b,v19.16b,v20.16b
tbl v22.16b,{ v0.16b },v15.16b
ldr q0,[sp,#464]
str q4,[sp,#352]
ldr q4,[sp,#688]
tbl v28.16b,{ v28.16b },v5.16b
tbl v17.16b,{ v17.16b },v0.16b
ldp q26,q0,[sp,#416]
tbl v30.16b,{ v30.16b },v5.16b
tbl v10.16b,{ v10.16b },v5.16b
tbl v13.16b,{ v13.16b },v5.16b
eor v7.16b,v22.16b,v21.16b
tbl v23.16b,{ v1.16b },v0.16b
ldp q1,q0,[sp,#80]
tbl v26.16b,{ v26.16b },v5.16b
eor v20.16b,v29.16b,v28.16b
tbl v29.16b,{ v8.16b },v6.16b
eor v21.16b,v31.16b,v30.16b
tbl v8.16b,{ v9.16b },v5.16b
tbl v24.16b,{ v0.16b },v14.16b
tbl v25.16b,{ v1.16b },v15.16b
eor v16.16b,v17.16b,v23.16b
ldp q22,q23,[x29,#-112]
eor v19.16b,v27.16b,v26.16b
tbl v27.16b,{ v12.16b },v6.16b
tbl v12.16b,{ v18.16b },v6.16b
ldr q18,[sp,#448]
eor v17.16b,v25.16b,v24.16b
tbl v24.16b,{ v4.16b },v5.16b
ldr q4,[sp,#672]
tbl v22.16b,{ v22.16b },v5.16b
tbl v23.16b,{ v23.16b },v6.16b
tbl v25.16b,{ v4.16b },v6.16b
ldr q4,[sp,#640]
tbl v26.16b,{ v4.16b },v5.16b
ldr q4,[sp,#912]
eor v22.16b,v23.16b,v22.16b
tbl v28.16b,{ v4.16b },v5.16b
ldr q4,[sp,#592]
eor v23.16b,v25.16b,v24.16b
tbl v30.16b,{ v4.16b },v5.16b
ldr q4,[sp,#576]
eor v24.16b,v27.16b,v26.16b
tbl v27.16b,{ v18.16b },v5.16b
ldr q18,[sp,#960]
tbl v31.16b,{ v4.16b },v6.16b
ldr q4,[sp,#544]
eor v25.16b,v29.16b,v28.16b
tbl v28.16b,{ v3.16b },v6.16b
tbl v29.16b,{ v0.16b },v5.16b
tbl v9.16b,{ v4.16b },v6.16b
ldr q4,[sp,#480]
eor v26.16b,v31.16b,v30.16b
tbl v30.16b,{ v1.16b },v6.16b
tbl v4.16b,{ v4.16b },v6.16b
ldp q1,q0,[sp,#32]
eor v27.16b,v28.16b,v27.16b
eor v31.16b,v9.16b,v8.16b
tbl v28.16b,{ v3.16b },v5.16b
ldr q3,[sp,#496]
eor v8.16b,v12.16b,v10.16b
ldur q12,[x29,#-112]
tbl v9.16b,{ v0.16b },v14.16b
tbl v5.16b,{ v0.16b },v5.16b
ldr q0,[sp,#656]
eor v4.16b,v4.16b,v13.16b
tbl v10.16b,{ v1.16b },v15.16b
movi v13.2d,#0000000000000000
eor v29.16b,v30.16b,v29.16b
tbl v30.16b,{ v3.16b },v6.16b
tbl v6.16b,{ v1.16b },v6.16b
tbl v23.16b,{ v23.16b },v0.16b
ldp q1,q0,[sp,#608]
ext v19.16b,v19.16b,v13.16b,#1
ldr q13,[sp,#768]
eor v9.16b,v10.16b,v9.16b
tbl v24.16b,{ v24.16b },v0.16b
ldr q0,[sp,#560]
eor v5.16b,v6.16b,v5.16b
tbl v20.16b,{ v20.16b },v13.16b
ldp q13,q3,[sp,#704]
tbl v6.16b,{ v25.16b },v1.16b
tbl v26.16b,{ v26.16b },v0.16b
ldp q1,q0,[sp,#512]
tbl v21.16b,{ v21.16b },v3.16b
tbl v31.16b,{ v31.16b },v0.16b
ldr q0,[sp,#464]
eor v23.16b,v23.16b,v24.16b
tbl v22.16b,{ v22.16b },v13.16b
eor v19.16b,v19.16b,v20.16b
tbl v4.16b,{ v4.16b },v0.16b
ldr q0,[sp,#432]
eor v6.16b,v23.16b,v6.16b
tbl v27.16b,{ v27.16b },v0.16b
ldr q0,[sp,#64]
eor v24.16b,v26.16b,v31.16b
eor v20.16b,v21.16b,v22.16b
eor v21.16b,v30.16b,v28.16b
tbl v22.16b,{ v8.16b },v1.16b
tbl v17.16b,{ v17.16b },v0.16b
tbl v25.16b,{ v29.16b },v0.16b
ldr q0,[sp,#128]
ldr q1,[sp,#16]
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x12]
add x12,sp,#1168
eor v4.16b,v4.16b,v27.16b
tbl v7.16b,{ v7.16b },v0.16b
eor v19.16b,v19.16b,v20.16b
tbl v20.16b,{ v21.16b },v0.16b
tbl v5.16b,{ v5.16b },v1.16b
eor v21.16b,v24.16b,v22.16b
eor v16.16b,v16.16b,v17.16b
tbl v17.16b,{ v9.16b },v1.16b
ldr q8,[sp,#1152]
eor v4.16b,v4.16b,v25.16b
ldp q0,q3,[sp,#352]
eor v6.16b,v19.16b,v6.16b
ld1 { v22.2d,v23.2d,v24.2d,v25.2d },[x12]
sub x12,x29,#176
ldr q27,[sp,#1136]
ldr q19,[sp,#1056]
eor v1.16b,v3.16b,v2.16b
eor v2.16b,v0.16b,v7.16b
eor v3.16b,v16.16b,v17.16b
eor v7.16b,v21.16b,v20.16b
eor v4.16b,v4.16b,v5.16b
ldr q17,[sp,#1104]
ldp q5,q16,[x10,#-16]
ldur q21,[x29,#-96]
eor v1.16b,v1.16b,v2.16b
ldr q20,[sp,#1040]
add x10,x10,#256
eor v2.16b,v6.16b,v7.16b
mov v6.16b,v11.16b
ldr q7,[sp,#1120]
eor v3.16b,v3.16b,v5.16b
eor v4.16b,v4.16b,v16.16b
movi v5.16b,#64
ld1 { v13.2d,v14.2d,v15.2d,v16.2d },[x12]
eor v1.16b,v1.16b,v3.16b
eor v2.16b,v2.16b,v4.16b
ldp q0,q3,[sp,#384]
eor v1.16b,v1.16b,v3.16b
eor v0.16b,v2.16b,v0.16b
b.ne 3b
add x8,x8,#1
stp q1,q0,[x9]
cmp x8,x3
b.ne 2b
add sp,sp,#1408
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
4:
ret
end_function phalanx_0_1_kuznyechik_encrypt_many_neon_x2
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_encrypt_many_neon_x4
shared_9 5f,1472,384,320
adr x28,1032f
adr x27,1034f
adr x26,1064f
adr x25,1043f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x10]
ldr q7,[x9]
adr x9,1091f
ldr q6,[x9]
adr x9,1093f
adr x10,1094f
ldr q5,[x9]
adr x9,1095f
ldr q1,[x10]
ldr q4,[x9]
add x9,sp,#256
adr x10,1096f
ldr q0,[x10]
add x10,sp,#192
adr x24,1042f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x9]
adr x9,1000f
adr x23,1057f
ldr q24,[x9]
adr x9,1001f
adr x22,1046f
ldr q25,[x9]
adr x9,1069f
adr x21,1047f
ldr q23,[x9]
adr x9,1044f
adr x20,1041f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x10]
adr x10,1066f
ldr q16,[x9]
adr x9,1071f
ldr q0,[x10]
adr x10,1002f
ldr q30,[x9]
adr x9,1059f
ldr q17,[x10]
adr x10,1005f
ldr q31,[x9]
adr x9,1006f
ldr q18,[x10]
ldr q4,[x9]
adr x9,1074f
adr x10,1061f
ldr q12,[x9]
adr x9,1009f
ldr q13,[x10]
adr x10,1075f
stur q0,[x29,#-176]
ldr q9,[x9]
adr x9,1011f
ldr q0,[x10]
ldr q19,[x9]
adr x9,1055f
adr x19,1049f
stur q0,[x29,#-256]
ldr q0,[x9]
adr x7,1050f
adr x6,1030f
adr x5,1051f
adr x17,1052f
str q0,[sp,#1264]
ldr q0,[x30]
adr x30,1014f
adr x15,1012f
adr x12,1058f
adr x11,1008f
str q0,[sp,#1248]
ldr q0,[x30]
adr x30,1078f
adr x4,1054f
adr x16,1056f
adr x14,1004f
str q0,[sp,#1232]
ldr q0,[x30]
adr x30,1067f
adr x13,1063f
adr x10,1065f
adr x9,1036f
str q0,[sp,#1216]
ldr q0,[x30]
adr x30,1037f
mov x8,xzr
stp q17,q16,[x29,#-240]
str q0,[sp,#1200]
ldr q0,[x30]
adr x30,1038f
stp q18,q4,[x29,#-208]
str q0,[sp,#1184]
ldr q0,[x30]
adr x30,1081f
stur q19,[x29,#-160]
shared_4 1168,1048f,1152,1015f,1136,1045f,1120,1062f,1104,1060f,1088,1039f,1072,1068f,1056,1070f,1040
adr x30,1003f
shared_4 1024,1072f,1008,1073f,992,1007f,976,1010f,960,1076f,944,1077f,928,1028f,912,1079f,896
adr x30,1080f
str q0,[sp,#880]
ldr q0,[x30]
adr x30,1040f
str q0,[sp,#864]
ldr q0,[x30]
adr x30,1082f
str q0,[sp,#848]
ldr q0,[x30]
shared_8 1053f,832,816,800,784,768,752,736,720,704,688,672,656,640,624,608
shared_27 592,576,560,544,528,512,496,480,464,448
ldp q0,q15,[x0]
ldp q1,q2,[x0,#32]
add x11,x1,x10
add x10,x2,x10
ldp q11,q14,[x11]
ldp q3,q5,[x11,#32]
mov w11,#1
eor v11.16b,v11.16b,v0.16b
eor v15.16b,v14.16b,v15.16b
eor v14.16b,v3.16b,v1.16b
eor v20.16b,v5.16b,v2.16b
nop
nop
nop
nop
3:
add x13,sp,#384
movi v21.16b,#64
movi v22.16b,#128
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#320
movi v10.16b,#192
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
add x13,sp,#192
mov x12,xzr
eor v5.16b,v11.16b,v21.16b
eor v6.16b,v11.16b,v22.16b
eor v8.16b,v15.16b,v21.16b
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
eor v7.16b,v11.16b,v10.16b
eor v11.16b,v15.16b,v22.16b
tbl v5.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v5.16b
str q0,[sp,#176]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#256
str q5,[sp,#160]
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#256
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v7.16b
add x13,sp,#384
str q0,[sp,#128]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#192
str q5,[sp,#144]
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
tbl v0.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v8.16b
eor v1.16b,v15.16b,v10.16b
eor v15.16b,v20.16b,v22.16b
stp q0,q5,[sp,#96]
ld1 { v5.2d,v6.2d,v7.2d,v8.2d },[x13]
eor v0.16b,v14.16b,v21.16b
add x13,sp,#256
stp q0,q1,[sp,#48]
eor v1.16b,v14.16b,v22.16b
tbl v0.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v11.16b
eor v11.16b,v20.16b,v10.16b
str q0,[sp,#80]
eor v0.16b,v14.16b,v10.16b
stp q0,q1,[sp,#16]
eor v0.16b,v20.16b,v21.16b
ldr q21,[sp,#64]
str q0,[sp]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#384
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
add x13,sp,#320
tbl v22.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
ldr q21,[sp,#48]
tbl v10.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
add x13,sp,#384
tbl v14.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v21.16b
ldp q21,q27,[sp,#16]
tbl v26.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v27.16b
tbl v5.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v15.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
tbl v2.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
orr v7.16b,v14.16b,v10.16b
ldp q1,q0,[sp,#160]
stp q21,q26,[sp,#48]
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
orr v6.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#128]
add x13,sp,#320
tbl v21.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v20.16b
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
orr v11.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#96]
ldr q20,[sp]
orr v3.16b,v1.16b,v0.16b
ldp q0,q1,[sp,#64]
tbl v20.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v20.16b
orr v22.16b,v22.16b,v1.16b
ldr q1,[sp,#48]
orr v1.16b,v1.16b,v0.16b
orr v0.16b,v11.16b,v6.16b
orr v14.16b,v20.16b,v21.16b
orr v11.16b,v2.16b,v5.16b
orr v15.16b,v22.16b,v3.16b
orr v1.16b,v1.16b,v7.16b
orr v11.16b,v11.16b,v14.16b
stp q0,q15,[x29,#-144]
stp q1,q11,[x29,#-112]
nop
nop
nop
nop
nop
nop
nop
4:
movi v26.16b,#15
ldr q11,[x9,x12]
mov v10.16b,v9.16b
mov v27.16b,v12.16b
ushr v0.16b,v11.16b,#4
and v14.16b,v11.16b,v26.16b
tbl v2.16b,{ v16.16b },v0.16b
tbl v5.16b,{ v18.16b },v0.16b
tbl v7.16b,{ v9.16b },v0.16b
ldr q18,[sp,#1184]
tbl v15.16b,{ v24.16b },v0.16b
tbl v6.16b,{ v4.16b },v14.16b
ldr q4,[sp,#1248]
tbl v3.16b,{ v17.16b },v14.16b
tbl v16.16b,{ v19.16b },v14.16b
tbl v20.16b,{ v18.16b },v0.16b
tbl v1.16b,{ v25.16b },v14.16b
tbl v17.16b,{ v4.16b },v0.16b
ldr q4,[sp,#1232]
tbl v19.16b,{ v4.16b },v14.16b
ldr q4,[sp,#1168]
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v6.16b
eor v5.16b,v7.16b,v16.16b
eor v1.16b,v15.16b,v1.16b
tbl v21.16b,{ v4.16b },v14.16b
ldr q4,[sp,#1088]
ldur q16,[x29,#-176]
tbl v0.16b,{ v4.16b },v0.16b
ldr q4,[sp,#1264]
eor v6.16b,v17.16b,v19.16b
tbl v16.16b,{ v1.16b },v16.16b
tbl v1.16b,{ v1.16b },v23.16b
tbl v17.16b,{ v2.16b },v30.16b
eor v7.16b,v20.16b,v21.16b
tbl v20.16b,{ v5.16b },v4.16b
ldr q4,[sp,#1072]
tbl v2.16b,{ v2.16b },v31.16b
tbl v19.16b,{ v3.16b },v12.16b
tbl v3.16b,{ v3.16b },v13.16b
tbl v21.16b,{ v4.16b },v14.16b
ldr q4,[sp,#1216]
mov v12.16b,v25.16b
eor v1.16b,v1.16b,v16.16b
tbl v14.16b,{ v6.16b },v4.16b
ldr q4,[sp,#1136]
eor v2.16b,v2.16b,v17.16b
eor v3.16b,v3.16b,v19.16b
tbl v15.16b,{ v7.16b },v4.16b
ldr q4,[sp,#1120]
eor v0.16b,v0.16b,v21.16b
tbl v22.16b,{ v11.16b },v4.16b
ldur q4,[x29,#-256]
eor v17.16b,v14.16b,v20.16b
eor v1.16b,v2.16b,v1.16b
ldr q2,[sp,#1152]
tbl v5.16b,{ v5.16b },v4.16b
ldr q4,[sp,#1200]
tbl v2.16b,{ v7.16b },v2.16b
tbl v6.16b,{ v6.16b },v4.16b
ldr q4,[sp,#1104]
eor v19.16b,v22.16b,v15.16b
tbl v16.16b,{ v11.16b },v4.16b
ldr q4,[sp,#1056]
eor v3.16b,v5.16b,v3.16b
tbl v0.16b,{ v0.16b },v4.16b
eor v5.16b,v6.16b,v17.16b
eor v1.16b,v3.16b,v1.16b
ldr q3,[sp,#1024]
eor v6.16b,v16.16b,v19.16b
eor v2.16b,v2.16b,v5.16b
eor v0.16b,v0.16b,v6.16b
ldp q4,q6,[sp,#976]
eor v1.16b,v2.16b,v1.16b
ldr q2,[sp,#1040]
eor v0.16b,v0.16b,v11.16b
eor v11.16b,v0.16b,v1.16b
and v14.16b,v11.16b,v26.16b
ushr v15.16b,v11.16b,#4
tbl v5.16b,{ v6.16b },v14.16b
tbl v6.16b,{ v4.16b },v15.16b
ldur q4,[x29,#-160]
tbl v16.16b,{ v9.16b },v15.16b
mov v9.16b,v23.16b
tbl v0.16b,{ v25.16b },v14.16b
tbl v7.16b,{ v4.16b },v14.16b
ldr q4,[sp,#928]
tbl v1.16b,{ v24.16b },v15.16b
tbl v2.16b,{ v2.16b },v14.16b
tbl v3.16b,{ v3.16b },v15.16b
mov v25.16b,v24.16b
tbl v17.16b,{ v4.16b },v14.16b
ldr q4,[sp,#912]
mov v24.16b,v30.16b
tbl v8.16b,{ v18.16b },v14.16b
tbl v19.16b,{ v4.16b },v15.16b
ldr q4,[sp,#880]
eor v18.16b,v3.16b,v2.16b
eor v2.16b,v6.16b,v5.16b
eor v3.16b,v16.16b,v7.16b
tbl v20.16b,{ v4.16b },v14.16b
ldr q4,[sp,#864]
tbl v21.16b,{ v4.16b },v15.16b
ldr q4,[sp,#832]
eor v16.16b,v19.16b,v17.16b
tbl v22.16b,{ v4.16b },v15.16b
ldp q4,q5,[sp,#784]
tbl v26.16b,{ v5.16b },v14.16b
eor v17.16b,v21.16b,v20.16b
tbl v23.16b,{ v4.16b },v15.16b
ldp q4,q5,[sp,#736]
eor v22.16b,v22.16b,v8.16b
tbl v28.16b,{ v5.16b },v14.16b
tbl v29.16b,{ v4.16b },v15.16b
ldr q4,[sp,#704]
eor v23.16b,v23.16b,v26.16b
tbl v30.16b,{ v4.16b },v14.16b
eor v4.16b,v1.16b,v0.16b
ldr q0,[sp,#688]
tbl v5.16b,{ v0.16b },v15.16b
ldp q0,q1,[sp,#592]
eor v26.16b,v29.16b,v28.16b
tbl v6.16b,{ v1.16b },v14.16b
tbl v7.16b,{ v0.16b },v15.16b
ldr q0,[sp,#560]
ldr q1,[sp,#528]
eor v5.16b,v5.16b,v30.16b
mov v30.16b,v24.16b
tbl v19.16b,{ v0.16b },v14.16b
ldr q0,[sp,#656]
mov v24.16b,v25.16b
tbl v21.16b,{ v1.16b },v14.16b
mov v1.16b,v13.16b
mov v13.16b,v31.16b
eor v6.16b,v7.16b,v6.16b
movi v7.2d,#0000000000000000
tbl v20.16b,{ v0.16b },v15.16b
ldr q31,[sp,#512]
mov v25.16b,v12.16b
mov v12.16b,v27.16b
tbl v31.16b,{ v31.16b },v15.16b
ext v4.16b,v4.16b,v7.16b,#1
ldr q7,[sp,#1008]
tbl v18.16b,{ v18.16b },v7.16b
ldr q7,[sp,#960]
tbl v2.16b,{ v2.16b },v7.16b
ldr q7,[sp,#944]
tbl v3.16b,{ v3.16b },v7.16b
eor v7.16b,v20.16b,v19.16b
tbl v19.16b,{ v0.16b },v14.16b
ldr q0,[sp,#640]
eor v20.16b,v31.16b,v21.16b
mov v31.16b,v13.16b
mov v13.16b,v1.16b
tbl v21.16b,{ v0.16b },v15.16b
ldr q0,[sp,#480]
eor v1.16b,v2.16b,v3.16b
tbl v27.16b,{ v0.16b },v14.16b
ldr q0,[sp,#464]
tbl v28.16b,{ v0.16b },v15.16b
ldr q0,[sp,#896]
eor v2.16b,v21.16b,v19.16b
tbl v16.16b,{ v16.16b },v0.16b
ldr q0,[sp,#848]
tbl v17.16b,{ v17.16b },v0.16b
ldr q0,[sp,#768]
eor v3.16b,v28.16b,v27.16b
tbl v23.16b,{ v23.16b },v0.16b
ldr q0,[sp,#720]
tbl v26.16b,{ v26.16b },v0.16b
ldr q0,[sp,#576]
eor v16.16b,v16.16b,v17.16b
tbl v6.16b,{ v6.16b },v0.16b
ldr q0,[sp,#544]
tbl v7.16b,{ v7.16b },v0.16b
eor v0.16b,v4.16b,v18.16b
ldr q4,[sp,#816]
eor v17.16b,v23.16b,v26.16b
mov v23.16b,v9.16b
mov v9.16b,v10.16b
tbl v19.16b,{ v22.16b },v4.16b
ldr q4,[sp,#672]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#624]
tbl v5.16b,{ v5.16b },v4.16b
ldr q4,[sp,#496]
eor v6.16b,v6.16b,v7.16b
tbl v1.16b,{ v2.16b },v1.16b
ldr q2,[sp,#448]
tbl v20.16b,{ v20.16b },v4.16b
ldur q4,[x29,#-192]
tbl v2.16b,{ v3.16b },v2.16b
eor v3.16b,v16.16b,v19.16b
ldur q19,[x29,#-160]
eor v5.16b,v17.16b,v5.16b
ldp q16,q18,[x29,#-224]
ldur q17,[x29,#-240]
eor v6.16b,v6.16b,v20.16b
eor v0.16b,v0.16b,v3.16b
eor v1.16b,v5.16b,v1.16b
eor v2.16b,v6.16b,v2.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v11.16b
eor v0.16b,v0.16b,v1.16b
str q0,[x9,x12]
add x12,x12,#16
cmp x12,#64
b.ne 4b
add x12,x0,x11,lsl #8
ldp q11,q0,[x29,#-144]
add x11,x11,#1
ldp q1,q15,[x12]
cmp x11,#10
eor v11.16b,v1.16b,v11.16b
ldp q14,q1,[x29,#-112]
eor v15.16b,v15.16b,v0.16b
ldp q2,q0,[x12,#32]
eor v14.16b,v2.16b,v14.16b
eor v20.16b,v0.16b,v1.16b
stp q11,q15,[x29,#-144]
stp q14,q20,[x29,#-112]
b.ne 3b
ldp q11,q14,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q11,q14,[x10]
ldp q11,q15,[x29,#-112]
stp q11,q15,[x10,#32]
b.ne 2b
add sp,sp,#1472
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
5:
ret
end_function phalanx_0_1_kuznyechik_encrypt_many_neon_x4
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f

function phalanx_0_1_kuznyechik_encrypt_many_neon_x8
shared_9 5f,1664,336,272
adr x28,1032f
adr x27,1034f
adr x26,1064f
adr x25,1043f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x10]
ldr q7,[x9]
adr x9,1091f
ldr q6,[x9]
adr x9,1093f
adr x10,1094f
ldr q5,[x9]
adr x9,1095f
ldr q1,[x10]
adr x10,1096f
ldr q4,[x9]
add x9,sp,#144
ldr q0,[x10]
add x10,sp,#208
adr x24,1042f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x9]
adr x9,1000f
adr x23,1057f
adr x22,1046f
adr x21,1047f
adr x20,1041f
adr x19,1049f
adr x7,1050f
adr x6,1030f
adr x5,1051f
adr x17,1052f
adr x15,1012f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x10]
ldr q0,[x9]
adr x9,1001f
adr x10,1066f
adr x12,1058f
adr x11,1008f
adr x4,1054f
adr x16,1056f
adr x14,1004f
adr x13,1063f
mov x8,xzr
str q0,[sp,#128]
ldr q0,[x9]
adr x9,1069f
str q0,[sp,#112]
ldr q0,[x10]
adr x10,1002f
stur q0,[x29,#-224]
ldr q0,[x9]
adr x9,1044f
stur q0,[x29,#-240]
ldr q0,[x9]
adr x9,1071f
stur q0,[x29,#-256]
ldr q0,[x10]
adr x10,1005f
str q0,[sp,#1456]
ldr q0,[x9]
adr x9,1059f
str q0,[sp,#1440]
ldr q0,[x9]
adr x9,1006f
str q0,[sp,#1424]
ldr q0,[x10]
adr x10,1061f
str q0,[sp,#1408]
ldr q0,[x9]
adr x9,1074f
str q0,[sp,#1392]
ldr q0,[x9]
adr x9,1009f
str q0,[sp,#1376]
ldr q0,[x10]
adr x10,1075f
str q0,[sp,#1360]
ldr q0,[x9]
adr x9,1011f
str q0,[sp,#96]
ldr q0,[x9]
adr x9,1055f
str q0,[sp,#80]
ldr q0,[x10]
adr x10,1065f
str q0,[sp,#1344]
ldr q0,[x9]
adr x9,1036f
shared_4 1328,1014f,1312,1078f,1296,1067f,1280,1037f,1264,1038f,64,1081f,1248,1048f,1232,1015f,1216
adr x30,1045f
shared_4 1200,1062f,1184,1060f,1168,1039f,1152,1068f,1136,1070f,1120,1003f,1104,1072f,1088,1073f,1072
adr x30,1007f
shared_4 1056,1010f,1040,1076f,1024,1077f,1008,1028f,992,1079f,976,1080f,960,1040f,944,1082f,928
shared_8 1053f,912,896,880,864,848,832,816,800,784,768,752,48,736,720,704
ldr q0,[x17]
str q0,[sp,#688]
ldr q0,[x15]
str q0,[sp,#672]
ldr q0,[x12]
str q0,[sp,#656]
ldr q0,[x11]
str q0,[sp,#640]
ldr q0,[x4]
str q0,[sp,#624]
ldr q0,[x16]
str q0,[sp,#608]
ldr q0,[x14]
str q0,[sp,#592]
ldr q0,[x13]
str q0,[sp,#32]
ldr q0,[x10]
str q0,[sp,#16]
ldr q0,[x9]
sub x9,x29,#208
str q0,[sp]
nop
nop
nop
nop
nop
nop
nop
2:
lsl x10,x8,#7
ldp q0,q4,[x0]
ldp q1,q2,[x0,#32]
add x11,x1,x10
ldp q3,q5,[x0,#64]
ldp q15,q11,[x11]
add x10,x2,x10
ldp q14,q6,[x11,#32]
ldp q7,q16,[x11,#64]
ldp q18,q19,[x0,#96]
eor v0.16b,v15.16b,v0.16b
ldp q20,q21,[x11,#96]
eor v15.16b,v11.16b,v4.16b
eor v14.16b,v14.16b,v1.16b
eor v17.16b,v6.16b,v2.16b
eor v4.16b,v7.16b,v3.16b
eor v13.16b,v16.16b,v5.16b
mov w11,#1
eor v12.16b,v20.16b,v18.16b
eor v25.16b,v21.16b,v19.16b
nop
nop
nop
nop
3:
add x13,sp,#336
movi v18.16b,#64
movi v1.16b,#128
movi v24.16b,#192
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x13]
add x13,sp,#272
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
add x13,sp,#208
movi v23.16b,#128
ld1 { v8.2d,v9.2d,v10.2d,v11.2d },[x13]
add x13,sp,#144
mov x12,xzr
eor v3.16b,v0.16b,v18.16b
eor v5.16b,v0.16b,v1.16b
eor v16.16b,v15.16b,v1.16b
eor v6.16b,v0.16b,v24.16b
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
eor v7.16b,v15.16b,v18.16b
eor v2.16b,v15.16b,v24.16b
tbl v15.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v15.16b
tbl v16.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v16.16b
tbl v3.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v3.16b
tbl v5.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v5.16b
tbl v7.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v7.16b
str q0,[sp,#576]
ld1 { v30.2d,v31.2d,v0.2d,v1.2d },[x13]
str q16,[sp,#528]
ldr q16,[sp,#576]
tbl v6.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v6.16b
orr v3.16b,v3.16b,v16.16b
tbl v2.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v2.16b
movi v16.16b,#128
str q3,[sp,#576]
orr v3.16b,v6.16b,v5.16b
orr v5.16b,v7.16b,v15.16b
ldr q7,[sp,#528]
eor v6.16b,v14.16b,v18.16b
eor v15.16b,v14.16b,v24.16b
orr v2.16b,v2.16b,v7.16b
eor v7.16b,v17.16b,v24.16b
stp q5,q3,[sp,#544]
eor v3.16b,v14.16b,v23.16b
eor v23.16b,v17.16b,v16.16b
eor v5.16b,v17.16b,v18.16b
tbl v16.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v17.16b
tbl v14.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v14.16b
tbl v6.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v6.16b
tbl v15.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v15.16b
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v3.16b
tbl v17.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v23.16b
tbl v5.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v5.16b
str q3,[sp,#528]
tbl v3.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v7.16b
ldp q23,q7,[sp,#560]
orr v7.16b,v23.16b,v7.16b
str q7,[sp,#560]
ldr q7,[sp,#544]
orr v2.16b,v2.16b,v7.16b
movi v7.16b,#128
str q2,[sp,#544]
orr v2.16b,v6.16b,v14.16b
eor v14.16b,v4.16b,v18.16b
eor v6.16b,v4.16b,v7.16b
eor v7.16b,v13.16b,v7.16b
str q2,[sp,#576]
ldr q2,[sp,#528]
orr v2.16b,v15.16b,v2.16b
str q2,[sp,#512]
orr v2.16b,v5.16b,v16.16b
orr v5.16b,v3.16b,v17.16b
tbl v3.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v4.16b
eor v16.16b,v25.16b,v24.16b
eor v17.16b,v25.16b,v18.16b
str q2,[sp,#528]
eor v2.16b,v4.16b,v24.16b
tbl v4.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
tbl v16.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v16.16b
tbl v14.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v12.16b
stp q3,q5,[sp,#480]
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v6.16b
eor v5.16b,v13.16b,v18.16b
eor v6.16b,v12.16b,v18.16b
stp q3,q4,[sp,#448]
tbl v3.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v2.16b
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v13.16b
movi v4.16b,#128
tbl v6.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v6.16b
stp q3,q2,[sp,#416]
tbl v2.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v7.16b
eor v3.16b,v13.16b,v24.16b
tbl v13.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v5.16b
eor v5.16b,v12.16b,v4.16b
tbl v7.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
orr v6.16b,v6.16b,v14.16b
tbl v15.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v3.16b
eor v3.16b,v25.16b,v4.16b
ldr q4,[sp,#416]
str q2,[sp,#400]
eor v2.16b,v12.16b,v24.16b
tbl v23.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v5.16b
tbl v5.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v17.16b
ldp q12,q25,[sp,#112]
tbl v3.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v3.16b
ldp q9,q8,[sp,#80]
tbl v2.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v2.16b
ldp q0,q1,[sp,#544]
orr v5.16b,v5.16b,v7.16b
stp q1,q0,[x29,#-208]
ldp q1,q0,[sp,#464]
orr v2.16b,v2.16b,v23.16b
orr v3.16b,v16.16b,v3.16b
orr v0.16b,v1.16b,v0.16b
ldr q1,[sp,#448]
orr v17.16b,v4.16b,v1.16b
ldp q18,q4,[sp,#496]
ldr q1,[sp,#576]
orr v1.16b,v4.16b,v1.16b
ldr q4,[sp,#432]
orr v0.16b,v17.16b,v0.16b
orr v19.16b,v13.16b,v4.16b
ldr q4,[sp,#400]
ldr q13,[sp]
orr v15.16b,v15.16b,v4.16b
ldr q4,[sp,#528]
orr v20.16b,v18.16b,v4.16b
ldp q10,q4,[sp,#48]
orr v7.16b,v15.16b,v19.16b
ldp q18,q24,[sp,#16]
stp q1,q20,[x29,#-176]
orr v1.16b,v2.16b,v6.16b
orr v2.16b,v3.16b,v5.16b
stp q0,q7,[x29,#-144]
stp q1,q2,[x29,#-112]
nop
nop
nop
4:
movi v23.16b,#15
ldr q0,[x9,x12]
ldur q6,[x29,#-256]
ldr q7,[sp,#1456]
ldr q21,[sp,#1312]
ldr q16,[sp,#1408]
ushr v1.16b,v0.16b,#4
ldr q17,[sp,#1392]
ldr q22,[sp,#1360]
ldp q27,q26,[sp,#864]
ldr q30,[sp,#784]
and v2.16b,v0.16b,v23.16b
ldp q29,q28,[sp,#816]
tbl v3.16b,{ v25.16b },v1.16b
tbl v6.16b,{ v6.16b },v1.16b
tbl v11.16b,{ v21.16b },v1.16b
ldr q21,[sp,#1296]
tbl v19.16b,{ v8.16b },v1.16b
tbl v16.16b,{ v16.16b },v1.16b
tbl v5.16b,{ v12.16b },v2.16b
tbl v7.16b,{ v7.16b },v2.16b
tbl v20.16b,{ v9.16b },v2.16b
tbl v14.16b,{ v21.16b },v2.16b
ldr q21,[sp,#1248]
tbl v17.16b,{ v17.16b },v2.16b
tbl v15.16b,{ v4.16b },v1.16b
tbl v21.16b,{ v21.16b },v2.16b
eor v3.16b,v3.16b,v5.16b
eor v5.16b,v6.16b,v7.16b
ldr q7,[sp,#1168]
eor v6.16b,v16.16b,v17.16b
eor v16.16b,v11.16b,v14.16b
tbl v1.16b,{ v7.16b },v1.16b
eor v7.16b,v19.16b,v20.16b
ldp q20,q19,[x29,#-240]
eor v17.16b,v15.16b,v21.16b
ldr q21,[sp,#1424]
tbl v19.16b,{ v3.16b },v19.16b
tbl v3.16b,{ v3.16b },v20.16b
ldr q20,[sp,#1440]
tbl v20.16b,{ v5.16b },v20.16b
tbl v5.16b,{ v5.16b },v21.16b
ldr q21,[sp,#1376]
tbl v21.16b,{ v6.16b },v21.16b
tbl v6.16b,{ v6.16b },v22.16b
ldr q22,[sp,#1328]
eor v3.16b,v3.16b,v19.16b
ldr q19,[sp,#1344]
tbl v11.16b,{ v7.16b },v22.16b
ldr q22,[sp,#1152]
eor v5.16b,v5.16b,v20.16b
tbl v7.16b,{ v7.16b },v19.16b
ldr q19,[sp,#1264]
tbl v2.16b,{ v22.16b },v2.16b
ldr q22,[sp,#1280]
eor v3.16b,v5.16b,v3.16b
ldr q5,[sp,#1232]
tbl v14.16b,{ v16.16b },v22.16b
ldr q22,[sp,#1216]
tbl v16.16b,{ v16.16b },v19.16b
ldr q19,[sp,#1184]
tbl v5.16b,{ v17.16b },v5.16b
tbl v15.16b,{ v17.16b },v22.16b
ldr q22,[sp,#1200]
eor v1.16b,v1.16b,v2.16b
tbl v19.16b,{ v0.16b },v19.16b
eor v2.16b,v6.16b,v21.16b
ldr q17,[sp,#1136]
tbl v22.16b,{ v0.16b },v22.16b
eor v6.16b,v14.16b,v11.16b
tbl v1.16b,{ v1.16b },v17.16b
eor v2.16b,v7.16b,v2.16b
eor v6.16b,v16.16b,v6.16b
eor v20.16b,v22.16b,v15.16b
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v6.16b
ldr q5,[sp,#1072]
ldr q6,[sp,#1056]
eor v7.16b,v19.16b,v20.16b
ldp q19,q17,[sp,#992]
ldp q21,q20,[sp,#944]
eor v2.16b,v3.16b,v2.16b
ldr q3,[sp,#1104]
eor v1.16b,v1.16b,v7.16b
eor v0.16b,v1.16b,v0.16b
eor v11.16b,v0.16b,v2.16b
ldr q2,[sp,#1120]
and v14.16b,v11.16b,v23.16b
ushr v15.16b,v11.16b,#4
ldr q23,[sp,#912]
tbl v0.16b,{ v12.16b },v14.16b
tbl v1.16b,{ v25.16b },v15.16b
tbl v2.16b,{ v2.16b },v14.16b
tbl v3.16b,{ v3.16b },v15.16b
tbl v5.16b,{ v5.16b },v14.16b
tbl v6.16b,{ v6.16b },v15.16b
tbl v7.16b,{ v9.16b },v14.16b
tbl v16.16b,{ v8.16b },v15.16b
shared_24 688,656,608,976
tbl v20.16b,{ v10.16b },v15.16b
ldr q5,[sp,#768]
tbl v30.16b,{ v30.16b },v14.16b
eor v6.16b,v7.16b,v6.16b
movi v7.2d,#0000000000000000
tbl v21.16b,{ v21.16b },v14.16b
tbl v31.16b,{ v31.16b },v15.16b
tbl v16.16b,{ v16.16b },v29.16b
ldr q29,[sp,#928]
tbl v5.16b,{ v5.16b },v15.16b
tbl v27.16b,{ v24.16b },v14.16b
tbl v28.16b,{ v18.16b },v15.16b
tbl v17.16b,{ v17.16b },v29.16b
ldr q29,[sp,#848]
ext v0.16b,v0.16b,v7.16b,#1
ldr q7,[sp,#1088]
tbl v23.16b,{ v23.16b },v29.16b
ldr q29,[sp,#800]
tbl v1.16b,{ v1.16b },v7.16b
ldr q7,[sp,#1040]
eor v5.16b,v5.16b,v30.16b
tbl v26.16b,{ v26.16b },v29.16b
ldr q29,[sp,#672]
eor v16.16b,v16.16b,v17.16b
tbl v2.16b,{ v2.16b },v7.16b
ldr q7,[sp,#1024]
tbl v6.16b,{ v6.16b },v29.16b
ldr q29,[sp,#640]
tbl v3.16b,{ v3.16b },v7.16b
eor v7.16b,v20.16b,v19.16b
eor v20.16b,v31.16b,v21.16b
ldr q21,[sp,#736]
tbl v19.16b,{ v10.16b },v14.16b
eor v0.16b,v0.16b,v1.16b
eor v17.16b,v23.16b,v26.16b
tbl v21.16b,{ v21.16b },v15.16b
tbl v7.16b,{ v7.16b },v29.16b
eor v1.16b,v2.16b,v3.16b
eor v3.16b,v28.16b,v27.16b
eor v2.16b,v21.16b,v19.16b
ldr q21,[sp,#752]
ldr q19,[sp,#896]
eor v6.16b,v6.16b,v7.16b
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#720]
tbl v5.16b,{ v5.16b },v21.16b
ldr q21,[sp,#592]
tbl v19.16b,{ v22.16b },v19.16b
tbl v1.16b,{ v2.16b },v1.16b
tbl v2.16b,{ v3.16b },v13.16b
tbl v20.16b,{ v20.16b },v21.16b
eor v3.16b,v16.16b,v19.16b
eor v5.16b,v17.16b,v5.16b
eor v6.16b,v6.16b,v20.16b
eor v0.16b,v0.16b,v3.16b
eor v1.16b,v5.16b,v1.16b
eor v2.16b,v6.16b,v2.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v11.16b
eor v0.16b,v0.16b,v1.16b
str q0,[x9,x12]
add x12,x12,#16
cmp x12,#128
b.ne 4b
add x12,x0,x11,lsl #8
ldp q0,q1,[x29,#-208]
ldp q3,q5,[x29,#-176]
add x11,x11,#1
ldp q2,q6,[x12]
cmp x11,#10
ldp q17,q19,[x12,#32]
ldp q7,q16,[x29,#-144]
eor v15.16b,v6.16b,v1.16b
eor v0.16b,v2.16b,v0.16b
eor v14.16b,v17.16b,v3.16b
ldp q1,q3,[x12,#64]
eor v17.16b,v19.16b,v5.16b
stp q0,q15,[x29,#-208]
eor v4.16b,v1.16b,v7.16b
eor v13.16b,v3.16b,v16.16b
ldp q2,q1,[x29,#-112]
stp q14,q17,[x29,#-176]
ldp q5,q3,[x12,#96]
stp q4,q13,[x29,#-144]
eor v12.16b,v5.16b,v2.16b
eor v25.16b,v3.16b,v1.16b
stp q12,q25,[x29,#-112]
b.ne 3b
ldp q0,q11,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q0,q11,[x10,#64]
ldp q0,q14,[x29,#-112]
stp q0,q14,[x10,#96]
ldp q11,q0,[x29,#-208]
stp q11,q0,[x10]
ldp q11,q0,[x29,#-176]
stp q11,q0,[x10,#32]
b.ne 2b
add sp,sp,#1664
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
5:
ret
end_function phalanx_0_1_kuznyechik_encrypt_many_neon_x8
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f

function phalanx_0_1_kuznyechik_encrypt_neon
stp d15,d14,[sp,#-80]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
add x29,sp,#64
sub sp,sp,#1,lsl #12
str xzr,[sp]
sub sp,sp,#2144
movi v0.2d,#0000000000000000
str xzr,[sp]
shared_1 4176,4160,4144,4128,4112,4096,4080,4064,4048,4032,4016,4000,3984,3968,3952,3936,3920,3904,3888,3872,3856,3840,3824,3808
shared_1 3792,3776,3760,3744,3728,3712,3696,3680,3664,3648,3632,3616,3600,3584,3568,3552,3536,3520,3504,3488,3472,3456,3440,3424
shared_1 3408,3392,3376,3360,3344,3328,3312,3296,3280,3264,3248,3232,3216,3200,3184,3168,3152,3136,3120,3104,3088,3072,3056,3040
shared_1 3024,3008,2992,2976,2960,2944,2928,2912,2896,2880,2864,2848,2832,2816,2800,2784,2768,2752,2736,2720,2704,2688,2672,2656
shared_1 2640,2624,2608,2592,2576,2560,2544,2528,2512,2496,2480,2464,2448,2432,2416,2400,2384,2368,2352,2336,2320,2304,2288,2272
shared_1 2256,2240,2224,2208,2192,2176,2160,2144,2128,2112,2096,2080,2064,2048,2032,2016,2000,1984,1968,1952,1936,1920,1904,1888
shared_1 1872,1856,1840,1824,1808,1792,1776,1760,1744,1728,1712,1696,1680,1664,1648,1632,1616,1600,1584,1568,1552,1536,1520,1504
shared_1 1488,1472,1456,1440,1424,1408,1392,1376,1360,1344,1328,1312,1296,1280,1264,1248,1232,1216,1200,1184,1168,1152,1136,1120
shared_20 1104
shared_1 96,6224,6208,6192,6176,6160,6144,6128,6112,6096,6080,6064,6048,6032,6016,6000,5984,5968,5952,5936,5920,5904,5888,5872
shared_1 5856,5840,5824,5808,5792,5776,5760,5744,5728,5712,5696,5680,5664,5648,5632,5616,5600,5584,5568,5552,5536,5520,5504,5488
shared_1 5472,5456,5440,5424,5408,5392,5376,5360,5344,5328,5312,5296,5280,5264,5248,5232,5216,5200,5184,5168,5152,5136,5120,5104
shared_1 5088,5072,5056,5040,5024,5008,4992,4976,4960,4944,4928,4912,4896,4880,4864,4848,4832,4816,4800,4784,4768,4752,4736,4720
shared_1 4704,4688,4672,4656,4640,4624,4608,4592,4576,4560,4544,4528,4512,4496,4480,4464,4448,4432,4416,4400,4384,4368,4352,4336
str q0,[sp,#4320]
str q0,[sp,#4304]
str q0,[sp,#4288]
str q0,[sp,#4272]
str q0,[sp,#4256]
str q0,[sp,#4240]
str q0,[sp,#4224]
str q0,[sp,#4208]
str q0,[sp,#4192]
cbz x3,11f
movi v0.16b,#85
movi v1.16b,#51
mov w9,#4608
movi v2.16b,#15
add x11,sp,#1,lsl #12
mov x8,xzr
add x9,x0,x9
add x10,x1,#128
add x11,x11,#96
add x12,x2,#128
add x13,sp,#96
mov x14,xzr
nop
nop
nop
nop
nop
2:
mov x15,xzr
mov x16,x10
nop
nop
nop
nop
nop
nop
3:
ldp q3,q4,[x16,#-128]
add x17,x11,x15
ldp q5,q6,[x16]
add x1,x17,#256
ldp q16,q17,[x16,#-96]
add x15,x15,#16
ldp q20,q21,[x16,#-64]
cmp x15,#128
ldp q22,q23,[x16,#-32]
zip1 v18.16b,v3.16b,v5.16b
ldp q27,q24,[x16,#48]
zip1 v19.16b,v4.16b,v6.16b
ldp q28,q25,[x16,#80]
zip2 v7.16b,v3.16b,v5.16b
ldr q26,[x16,#32]
ldr q29,[x16,#112]
shared_22 0
add x16,x16,#256
zip1 v16.16b,v18.16b,v24.16b
zip2 v8.16b,v18.16b,v24.16b
zip1 v3.16b,v5.16b,v12.16b
zip2 v5.16b,v5.16b,v12.16b
zip1 v17.16b,v19.16b,v25.16b
zip2 v9.16b,v19.16b,v25.16b
zip2 v19.16b,v26.16b,v22.16b
zip1 v4.16b,v14.16b,v15.16b
zip2 v6.16b,v14.16b,v15.16b
zip2 v18.16b,v13.16b,v21.16b
zip2 v22.16b,v27.16b,v23.16b
zip1 v20.16b,v28.16b,v30.16b
zip2 v23.16b,v28.16b,v30.16b
zip1 v21.16b,v29.16b,v31.16b
zip2 v24.16b,v29.16b,v31.16b
zip1 v25.16b,v7.16b,v19.16b
zip2 v27.16b,v7.16b,v19.16b
st2 { v3.8b,v4.8b },[x17]
zip1 v26.16b,v18.16b,v22.16b
zip2 v28.16b,v18.16b,v22.16b
zip2 v3.16b,v3.16b,v4.16b
st2 { v5.8b,v6.8b },[x1]
zip2 v4.16b,v5.16b,v6.16b
zip2 v5.16b,v16.16b,v17.16b
add x1,x17,#512
zip2 v6.16b,v8.16b,v9.16b
zip2 v7.16b,v20.16b,v21.16b
st2 { v16.8b,v17.8b },[x1]
add x1,x17,#768
st2 { v8.8b,v9.8b },[x1]
add x1,x17,#1024
str q3,[x17,#128]
zip2 v3.16b,v23.16b,v24.16b
str q4,[x17,#384]
zip2 v4.16b,v25.16b,v26.16b
str q5,[x17,#640]
zip2 v5.16b,v27.16b,v28.16b
st2 { v20.8b,v21.8b },[x1]
add x1,x17,#1280
st2 { v23.8b,v24.8b },[x1]
add x1,x17,#1536
st2 { v25.8b,v26.8b },[x1]
add x1,x17,#1792
st2 { v27.8b,v28.8b },[x1]
str q6,[x17,#896]
str q7,[x17,#1152]
str q3,[x17,#1408]
str q4,[x17,#1664]
str q5,[x17,#1920]
b.ne 3b
mov x15,xzr
nop
nop
4:
add x16,x11,x15
add x15,x15,#128
ldp q5,q6,[x16,#16]
ldr q17,[x16]
ldp q16,q22,[x16,#48]
ldr q23,[x16,#80]
ldp q20,q21,[x16,#96]
shared_18 1
stp q23,q7,[x16]
ushr v7.2d,v21.2d,#4
bit v3.16b,v22.16b,v2.16b
stp q4,q3,[x16,#32]
ushr v4.2d,v20.2d,#4
bif v6.16b,v5.16b,v2.16b
ushr v5.2d,v22.2d,#4
cmp x15,#2048
bif v7.16b,v16.16b,v2.16b
stp q6,q7,[x16,#64]
bif v4.16b,v17.16b,v2.16b
bif v5.16b,v18.16b,v2.16b
stp q4,q5,[x16,#96]
b.ne 4b
ldr q3,[sp,#4208]
ldr q6,[sp,#4336]
mov x15,xzr
ldr q4,[sp,#4224]
ldr q5,[sp,#4240]
mov x16,x0
stp q3,q6,[sp,#608]
ldr q3,[sp,#4256]
ldr q6,[sp,#4592]
str q4,[sp,#1120]
ldr q4,[sp,#4272]
ldr q7,[sp,#5360]
str q3,[sp,#2144]
ldr q3,[sp,#4288]
str q4,[sp,#2656]
ldr q4,[sp,#4192]
shared_15 3168,4320,1632,4304,96,4352,4368,3680,4400,1136,4384,1648,4432,2160,4416,3696,4480,3184,4464,1152,4528,640,4512,4848,2688,4448,2176,4544,2672,4496,3200,4576,1664,4560,128,4608,4624,3712,4656,1168,4640,1680,4688,2192,4672,3728,4736,3216,4720
str q4,[sp,#1184]
ldr q4,[sp,#4784]
stp q3,q6,[sp,#672]
ldr q3,[sp,#4768]
ldr q6,[sp,#5104]
str q4,[sp,#2720]
ldr q4,[sp,#4704]
str q3,[sp,#2208]
ldr q3,[sp,#4800]
str q5,[sp,#2704]
ldr q5,[sp,#4752]
shared_15 3232,4832,1696,4816,160,4864,4880,3744,4912,1200,4896,1712,4944,2224,4928,3760,4992,3248,4976,1216,5040,704,5024,5344,2752,4960,2240,5056,2736,5008,3264,5088,1728,5072,192,5120,5136,3776,5168,1232,5152,1744,5200,2256,5184,3792,5232,3280,5216
stp q4,q7,[sp,#736]
ldr q4,[sp,#5280]
ldr q7,[sp,#5616]
stp q3,q6,[sp,#224]
ldr q3,[sp,#5264]
ldr q6,[sp,#5600]
str q4,[sp,#2272]
ldr q4,[sp,#5328]
str q3,[sp,#1760]
ldr q3,[sp,#5312]
str q4,[sp,#3808]
ldr q4,[sp,#5392]
str q3,[sp,#3296]
ldr q3,[sp,#5376]
str q5,[sp,#2768]
ldr q5,[sp,#5248]
str q3,[sp,#1264]
ldr q3,[sp,#5424]
str q4,[sp,#1776]
ldr q4,[sp,#5440]
str q5,[sp,#1248]
ldr q5,[sp,#5296]
str q3,[sp,#2800]
ldr q3,[sp,#5472]
str q4,[sp,#3312]
ldr q4,[sp,#5488]
str q5,[sp,#2784]
ldr q5,[sp,#5408]
stp q3,q6,[sp,#256]
ldr q3,[sp,#5520]
ldr q6,[sp,#5856]
stp q4,q7,[sp,#768]
ldr q4,[sp,#5536]
ldr q7,[sp,#5872]
shared_14 2288,5456,1792,5568,2304,5584,3824,5504,3328,5632,3840,5648,1280,5552,1296,5680,1808,5696,2816,5664,2832,5728,3344,5744,2320,5712
stp q3,q6,[sp,#288]
ldr q3,[sp,#5776]
ldr q6,[sp,#6112]
stp q4,q7,[sp,#800]
ldr q4,[sp,#5792]
ldr q7,[sp,#6128]
shared_14 3856,5760,1824,5824,2336,5840,1312,5808,3360,5888,3872,5904,2848,5920,1328,5936,1840,5952,2352,5968,2864,5984,3376,6000,3888,6016
stp q3,q6,[sp,#320]
ldr q3,[sp,#6032]
stp q4,q7,[sp,#832]
ldr q4,[sp,#6048]
str q5,[sp,#1344]
ldr q5,[sp,#6064]
str q3,[sp,#1856]
ldr q3,[sp,#6080]
str q4,[sp,#2368]
ldr q4,[sp,#6096]
str q5,[sp,#2880]
ldr q5,[sp,#6176]
str q3,[sp,#3392]
ldr q3,[sp,#6144]
str q4,[sp,#3904]
ldr q4,[sp,#6160]
str q3,[sp,#1360]
ldr q3,[sp,#6192]
str q4,[sp,#1872]
ldr q4,[sp,#6208]
str q5,[sp,#2384]
ldr q5,[sp,#6224]
str q3,[sp,#2896]
str q4,[sp,#3408]
str q5,[sp,#3920]
nop
5:
add x17,sp,#96
mov x1,x16
mov w2,#16
nop
nop
nop
nop
nop
6:
mov x4,x1
ldr q3,[x17]
ldr q4,[x17,#512]
ldr q5,[x17,#1024]
ldr q6,[x17,#1536]
subs x2,x2,#1
ldr q7,[x17,#2048]
ldr q16,[x17,#2560]
add x1,x1,#32
ldr q17,[x17,#3072]
ldr q19,[x17,#3584]
ld4r { v21.4s,v22.4s,v23.4s,v24.4s },[x4],#16
ld4r { v25.4s,v26.4s,v27.4s,v28.4s },[x4]
eor v20.16b,v4.16b,v22.16b
eor v5.16b,v5.16b,v23.16b
eor v18.16b,v6.16b,v24.16b
eor v6.16b,v17.16b,v27.16b
eor v22.16b,v3.16b,v21.16b
eor v4.16b,v16.16b,v26.16b
eor v17.16b,v19.16b,v28.16b
eor v7.16b,v7.16b,v25.16b
eor v23.16b,v18.16b,v20.16b
eor v3.16b,v6.16b,v5.16b
eor v21.16b,v6.16b,v22.16b
eor v28.16b,v17.16b,v4.16b
eor v6.16b,v17.16b,v7.16b
eor v19.16b,v3.16b,v23.16b
eor v27.16b,v21.16b,v20.16b
bic v29.16b,v3.16b,v4.16b
eor v24.16b,v28.16b,v5.16b
eor v16.16b,v28.16b,v23.16b
eor v5.16b,v6.16b,v3.16b
eor v26.16b,v21.16b,v23.16b
orr v11.16b,v3.16b,v4.16b
eor v22.16b,v3.16b,v22.16b
eor v7.16b,v19.16b,v7.16b
and v30.16b,v27.16b,v21.16b
eor v17.16b,v19.16b,v17.16b
eor v25.16b,v24.16b,v18.16b
eor v31.16b,v24.16b,v20.16b
eor v8.16b,v16.16b,v29.16b
eor v20.16b,v3.16b,v4.16b
orr v12.16b,v16.16b,v29.16b
eor v22.16b,v22.16b,v28.16b
eor v19.16b,v7.16b,v4.16b
eor v30.16b,v23.16b,v30.16b
and v9.16b,v5.16b,v17.16b
and v13.16b,v8.16b,v6.16b
orr v14.16b,v31.16b,v26.16b
orr v1.16b,v31.16b,v27.16b
orr v11.16b,v11.16b,v7.16b
and v10.16b,v19.16b,v16.16b
orn v15.16b,v25.16b,v30.16b
mvn v30.16b,v30.16b
bic v0.16b,v20.16b,v9.16b
eor v13.16b,v13.16b,v5.16b
eor v9.16b,v9.16b,v12.16b
bic v10.16b,v6.16b,v10.16b
bic v12.16b,v27.16b,v15.16b
eor v14.16b,v14.16b,v30.16b
eor v0.16b,v0.16b,v8.16b
and v8.16b,v1.16b,v18.16b
eor v1.16b,v1.16b,v15.16b
eor v30.16b,v21.16b,v30.16b
and v27.16b,v9.16b,v27.16b
and v26.16b,v13.16b,v26.16b
eor v29.16b,v10.16b,v29.16b
orr v10.16b,v11.16b,v17.16b
eor v11.16b,v14.16b,v12.16b
eor v12.16b,v0.16b,v9.16b
eor v28.16b,v8.16b,v23.16b
and v31.16b,v0.16b,v31.16b
eor v30.16b,v30.16b,v1.16b
eor v26.16b,v26.16b,v27.16b
eor v14.16b,v29.16b,v13.16b
and v23.16b,v29.16b,v23.16b
bic v8.16b,v11.16b,v10.16b
eor v0.16b,v29.16b,v0.16b
bic v28.16b,v28.16b,v10.16b
and v22.16b,v12.16b,v22.16b
eor v29.16b,v13.16b,v9.16b
bic v1.16b,v1.16b,v10.16b
eor v11.16b,v14.16b,v12.16b
and v21.16b,v14.16b,v21.16b
eor v23.16b,v23.16b,v8.16b
eor v28.16b,v28.16b,v27.16b
and v0.16b,v0.16b,v25.16b
bic v25.16b,v30.16b,v10.16b
and v18.16b,v29.16b,v18.16b
eor v1.16b,v1.16b,v26.16b
and v24.16b,v11.16b,v24.16b
eor v21.16b,v21.16b,v22.16b
eor v23.16b,v23.16b,v31.16b
eor v0.16b,v28.16b,v0.16b
eor v18.16b,v18.16b,v25.16b
eor v24.16b,v24.16b,v31.16b
eor v25.16b,v23.16b,v21.16b
eor v21.16b,v1.16b,v21.16b
eor v22.16b,v18.16b,v22.16b
eor v18.16b,v23.16b,v1.16b
eor v0.16b,v0.16b,v24.16b
eor v24.16b,v22.16b,v24.16b
bic v22.16b,v21.16b,v25.16b
orn v1.16b,v0.16b,v25.16b
eor v23.16b,v22.16b,v0.16b
eor v22.16b,v0.16b,v25.16b
and v26.16b,v18.16b,v1.16b
orn v27.16b,v23.16b,v21.16b
and v25.16b,v26.16b,v24.16b
eor v25.16b,v22.16b,v25.16b
eor v22.16b,v18.16b,v1.16b
and v1.16b,v27.16b,v24.16b
and v27.16b,v25.16b,v21.16b
eor v1.16b,v1.16b,v0.16b
eor v27.16b,v27.16b,v22.16b
orr v28.16b,v1.16b,v21.16b
eor v29.16b,v1.16b,v25.16b
and v0.16b,v27.16b,v0.16b
and v4.16b,v27.16b,v4.16b
and v16.16b,v29.16b,v16.16b
eor v0.16b,v0.16b,v28.16b
eor v28.16b,v0.16b,v27.16b
eor v30.16b,v0.16b,v1.16b
and v1.16b,v1.16b,v17.16b
and v17.16b,v25.16b,v20.16b
eor v20.16b,v27.16b,v25.16b
and v0.16b,v0.16b,v7.16b
and v19.16b,v28.16b,v19.16b
and v6.16b,v30.16b,v6.16b
eor v7.16b,v28.16b,v29.16b
eor v17.16b,v16.16b,v17.16b
eor v1.16b,v1.16b,v16.16b
eor v0.16b,v0.16b,v4.16b
and v3.16b,v20.16b,v3.16b
eor v19.16b,v19.16b,v4.16b
and v4.16b,v7.16b,v5.16b
eor v5.16b,v19.16b,v6.16b
eor v6.16b,v17.16b,v0.16b
eor v0.16b,v0.16b,v3.16b
eor v1.16b,v1.16b,v19.16b
eor v3.16b,v5.16b,v4.16b
eor v0.16b,v0.16b,v4.16b
mvn v4.16b,v1.16b
bic v5.16b,v3.16b,v6.16b
and v7.16b,v3.16b,v0.16b
eor v4.16b,v5.16b,v4.16b
eor v5.16b,v7.16b,v6.16b
bic v1.16b,v4.16b,v1.16b
orr v7.16b,v4.16b,v0.16b
eor v1.16b,v5.16b,v1.16b
eor v3.16b,v7.16b,v3.16b
orr v5.16b,v26.16b,v24.16b
eor v1.16b,v1.16b,v7.16b
orr v6.16b,v3.16b,v6.16b
eor v5.16b,v5.16b,v22.16b
str q3,[x17,#3328]
bic v7.16b,v3.16b,v1.16b
eor v0.16b,v6.16b,v0.16b
and v6.16b,v23.16b,v21.16b
eor v5.16b,v5.16b,v25.16b
str q1,[x17,#256]
eor v4.16b,v7.16b,v4.16b
eor v0.16b,v0.16b,v1.16b
eor v6.16b,v6.16b,v18.16b
str q5,[x17,#2816]
eor v5.16b,v3.16b,v22.16b
eor v7.16b,v4.16b,v23.16b
eor v16.16b,v0.16b,v22.16b
eor v4.16b,v0.16b,v4.16b
str q5,[x17,#1280]
str q0,[x17,#1792]
eor v1.16b,v6.16b,v7.16b
eor v3.16b,v16.16b,v7.16b
str q4,[x17,#3840]
str q1,[x17,#768]
str q3,[x17,#2304]
add x17,x17,#16
b.ne 6b
mov x17,xzr
nop
nop
nop
nop
nop
7:
mov w2,#7
add x1,x13,x17
sub x17,x17,#32
cmn x17,#256
add x2,x1,x2,lsl #9
ldp q19,q7,[x2,#288]
ldr q20,[x2,#352]
ldp q21,q3,[x2,#400]
ldr q25,[x2,#464]
ldp q16,q17,[x2,#320]
ldp q0,q1,[x2,#480]
ldp q2,q6,[x2,#256]
eor v28.16b,v7.16b,v21.16b
ldp q5,q18,[x2,#368]
eor v23.16b,v16.16b,v3.16b
ldp q22,q24,[x2,#432]
eor v21.16b,v21.16b,v17.16b
eor v26.16b,v0.16b,v2.16b
eor v4.16b,v28.16b,v20.16b
eor v30.16b,v6.16b,v25.16b
eor v1.16b,v18.16b,v1.16b
eor v23.16b,v23.16b,v5.16b
eor v31.16b,v18.16b,v16.16b
eor v27.16b,v24.16b,v19.16b
eor v29.16b,v7.16b,v22.16b
eor v22.16b,v22.16b,v6.16b
eor v8.16b,v17.16b,v5.16b
eor v28.16b,v25.16b,v20.16b
mov w2,#6
eor v1.16b,v1.16b,v20.16b
eor v16.16b,v21.16b,v23.16b
eor v7.16b,v31.16b,v4.16b
eor v18.16b,v27.16b,v26.16b
eor v27.16b,v27.16b,v5.16b
eor v26.16b,v29.16b,v26.16b
eor v6.16b,v22.16b,v25.16b
eor v0.16b,v8.16b,v0.16b
eor v21.16b,v22.16b,v20.16b
eor v22.16b,v19.16b,v3.16b
eor v29.16b,v2.16b,v24.16b
mov v24.16b,v16.16b
eor v17.16b,v1.16b,v27.16b
eor v1.16b,v30.16b,v5.16b
eor v25.16b,v26.16b,v5.16b
eor v19.16b,v18.16b,v16.16b
eor v3.16b,v0.16b,v21.16b
eor v26.16b,v6.16b,v7.16b
eor v0.16b,v22.16b,v28.16b
eor v2.16b,v29.16b,v20.16b
mov v22.16b,v7.16b
stp q4,q3,[sp,#64]
str q6,[sp,#48]
stp q1,q0,[sp,#16]
str q2,[sp]
add x2,x1,x2,lsl #9
ldp q4,q0,[x2,#480]
ldr q12,[x2,#416]
ldp q28,q10,[x2,#384]
ldr q8,[x2,#464]
ldp q30,q9,[x2,#320]
ldp q27,q11,[x2,#352]
eor v20.16b,v20.16b,v8.16b
ldp q29,q16,[x2,#288]
eor v0.16b,v28.16b,v0.16b
ldp q13,q31,[x2,#432]
eor v15.16b,v30.16b,v12.16b
eor v19.16b,v11.16b,v19.16b
ldp q7,q2,[x2,#256]
eor v0.16b,v0.16b,v27.16b
eor v1.16b,v10.16b,v9.16b
mov w2,#5
eor v14.16b,v31.16b,v29.16b
eor v6.16b,v16.16b,v13.16b
eor v15.16b,v15.16b,v19.16b
eor v3.16b,v4.16b,v7.16b
eor v13.16b,v13.16b,v2.16b
eor v7.16b,v7.16b,v31.16b
eor v0.16b,v0.16b,v14.16b
eor v6.16b,v5.16b,v6.16b
eor v5.16b,v18.16b,v11.16b
eor v21.16b,v1.16b,v15.16b
eor v1.16b,v9.16b,v11.16b
eor v9.16b,v8.16b,v2.16b
eor v2.16b,v3.16b,v11.16b
eor v7.16b,v7.16b,v27.16b
eor v19.16b,v0.16b,v19.16b
eor v0.16b,v17.16b,v15.16b
eor v17.16b,v14.16b,v3.16b
eor v3.16b,v16.16b,v10.16b
eor v16.16b,v27.16b,v26.16b
eor v4.16b,v1.16b,v4.16b
eor v26.16b,v9.16b,v11.16b
eor v1.16b,v6.16b,v2.16b
eor v6.16b,v13.16b,v8.16b
eor v18.16b,v23.16b,v17.16b
eor v23.16b,v29.16b,v12.16b
eor v17.16b,v17.16b,v24.16b
eor v29.16b,v3.16b,v16.16b
eor v3.16b,v28.16b,v30.16b
eor v4.16b,v4.16b,v13.16b
eor v2.16b,v25.16b,v26.16b
eor v8.16b,v6.16b,v22.16b
ldr q24,[sp,#16]
eor v30.16b,v23.16b,v27.16b
eor v31.16b,v3.16b,v29.16b
eor v3.16b,v17.16b,v21.16b
eor v4.16b,v4.16b,v16.16b
ldp q16,q17,[sp,#64]
eor v28.16b,v24.16b,v21.16b
eor v23.16b,v8.16b,v31.16b
eor v25.16b,v6.16b,v16.16b
ldr q6,[sp,#48]
eor v24.16b,v29.16b,v17.16b
eor v26.16b,v27.16b,v6.16b
ldr q6,[sp,#32]
eor v27.16b,v20.16b,v30.16b
eor v15.16b,v6.16b,v7.16b
ldr q6,[sp]
str q19,[sp]
eor v29.16b,v31.16b,v6.16b
stp q5,q1,[sp,#48]
mov v19.16b,v0.16b
stp q18,q2,[sp,#16]
str q4,[sp,#80]
add x2,x1,x2,lsl #9
ldp q14,q0,[x2,#480]
ldr q20,[x2,#416]
ldp q18,q10,[x2,#384]
ldr q12,[x2,#464]
ldp q9,q8,[x2,#288]
ldp q11,q31,[x2,#432]
eor v0.16b,v18.16b,v0.16b
ldp q30,q7,[x2,#352]
ldp q22,q17,[x2,#320]
eor v13.16b,v31.16b,v9.16b
ldp q6,q5,[x2,#256]
eor v0.16b,v0.16b,v30.16b
eor v3.16b,v7.16b,v3.16b
eor v1.16b,v8.16b,v11.16b
eor v16.16b,v22.16b,v20.16b
eor v2.16b,v10.16b,v17.16b
eor v17.16b,v17.16b,v7.16b
eor v20.16b,v9.16b,v20.16b
eor v9.16b,v11.16b,v5.16b
eor v5.16b,v12.16b,v5.16b
eor v4.16b,v0.16b,v13.16b
eor v0.16b,v14.16b,v6.16b
eor v8.16b,v8.16b,v10.16b
eor v16.16b,v16.16b,v3.16b
eor v11.16b,v17.16b,v14.16b
eor v18.16b,v18.16b,v22.16b
eor v5.16b,v5.16b,v7.16b
eor v20.16b,v20.16b,v12.16b
eor v6.16b,v6.16b,v31.16b
eor v21.16b,v4.16b,v3.16b
eor v4.16b,v13.16b,v0.16b
eor v2.16b,v2.16b,v16.16b
eor v13.16b,v1.16b,v0.16b
ldp q3,q0,[sp]
eor v3.16b,v3.16b,v16.16b
ldp q1,q17,[sp,#48]
eor v16.16b,v19.16b,v4.16b
eor v19.16b,v30.16b,v23.16b
eor v0.16b,v0.16b,v7.16b
eor v10.16b,v13.16b,v7.16b
eor v7.16b,v9.16b,v12.16b
eor v4.16b,v4.16b,v28.16b
eor v22.16b,v17.16b,v5.16b
ldr q5,[sp,#32]
eor v31.16b,v11.16b,v9.16b
eor v8.16b,v8.16b,v19.16b
eor v6.16b,v6.16b,v30.16b
eor v25.16b,v30.16b,v25.16b
eor v28.16b,v5.16b,v2.16b
eor v5.16b,v20.16b,v30.16b
eor v9.16b,v7.16b,v29.16b
eor v4.16b,v4.16b,v2.16b
ldr q2,[sp,#80]
eor v1.16b,v1.16b,v10.16b
eor v18.16b,v18.16b,v8.16b
eor v20.16b,v31.16b,v19.16b
eor v24.16b,v7.16b,v24.16b
eor v23.16b,v8.16b,v2.16b
eor v26.16b,v26.16b,v5.16b
eor v27.16b,v27.16b,v6.16b
mov w2,#4
eor v29.16b,v18.16b,v15.16b
eor v17.16b,v9.16b,v18.16b
stp q21,q16,[sp,#16]
stp q3,q0,[sp,#48]
str q1,[sp,#80]
add x2,x1,x2,lsl #9
ldp q15,q2,[x2,#480]
ldr q11,[x2,#416]
ldp q21,q10,[x2,#384]
ldr q13,[x2,#464]
ldp q9,q18,[x2,#288]
ldp q31,q16,[x2,#320]
ldp q12,q8,[x2,#432]
eor v2.16b,v21.16b,v2.16b
ldp q30,q19,[x2,#352]
eor v7.16b,v31.16b,v11.16b
ldp q6,q5,[x2,#256]
eor v14.16b,v8.16b,v9.16b
eor v1.16b,v18.16b,v12.16b
eor v31.16b,v21.16b,v31.16b
eor v4.16b,v19.16b,v4.16b
eor v2.16b,v2.16b,v30.16b
eor v17.16b,v30.16b,v17.16b
eor v0.16b,v15.16b,v6.16b
eor v6.16b,v6.16b,v8.16b
eor v24.16b,v30.16b,v24.16b
mov w2,#3
eor v7.16b,v7.16b,v4.16b
eor v3.16b,v2.16b,v14.16b
eor v2.16b,v10.16b,v16.16b
eor v1.16b,v1.16b,v0.16b
eor v10.16b,v18.16b,v10.16b
eor v6.16b,v6.16b,v30.16b
eor v4.16b,v3.16b,v4.16b
eor v3.16b,v14.16b,v0.16b
eor v14.16b,v2.16b,v7.16b
ldr q2,[sp,#16]
ldr q0,[sp,#48]
eor v1.16b,v1.16b,v19.16b
eor v10.16b,v10.16b,v17.16b
eor v26.16b,v26.16b,v6.16b
eor v2.16b,v2.16b,v7.16b
eor v7.16b,v16.16b,v19.16b
eor v16.16b,v9.16b,v11.16b
eor v9.16b,v12.16b,v5.16b
eor v5.16b,v13.16b,v5.16b
eor v18.16b,v0.16b,v3.16b
ldr q0,[sp,#32]
eor v31.16b,v31.16b,v10.16b
eor v11.16b,v16.16b,v13.16b
ldr q16,[sp,#64]
eor v7.16b,v7.16b,v15.16b
eor v0.16b,v0.16b,v19.16b
eor v5.16b,v5.16b,v19.16b
eor v19.16b,v9.16b,v13.16b
eor v16.16b,v16.16b,v1.16b
eor v1.16b,v3.16b,v28.16b
ldr q3,[sp,#80]
eor v7.16b,v7.16b,v9.16b
eor v28.16b,v22.16b,v14.16b
eor v21.16b,v3.16b,v5.16b
eor v5.16b,v11.16b,v30.16b
eor v8.16b,v19.16b,v29.16b
eor v3.16b,v1.16b,v14.16b
eor v1.16b,v10.16b,v20.16b
eor v23.16b,v19.16b,v23.16b
eor v22.16b,v7.16b,v17.16b
eor v29.16b,v31.16b,v27.16b
eor v25.16b,v25.16b,v5.16b
eor v20.16b,v8.16b,v31.16b
stp q4,q18,[sp]
stp q2,q0,[sp,#32]
stp q16,q1,[sp,#64]
add x2,x1,x2,lsl #9
ldp q15,q1,[x2,#480]
ldr q11,[x2,#416]
ldp q27,q10,[x2,#384]
ldr q13,[x2,#464]
ldp q9,q19,[x2,#288]
ldp q31,q16,[x2,#320]
ldp q12,q8,[x2,#432]
eor v1.16b,v27.16b,v1.16b
ldp q30,q7,[x2,#352]
eor v17.16b,v31.16b,v11.16b
ldp q6,q5,[x2,#256]
eor v14.16b,v8.16b,v9.16b
eor v2.16b,v10.16b,v16.16b
eor v10.16b,v19.16b,v10.16b
eor v3.16b,v7.16b,v3.16b
eor v1.16b,v1.16b,v30.16b
eor v16.16b,v16.16b,v7.16b
eor v0.16b,v15.16b,v6.16b
eor v31.16b,v27.16b,v31.16b
eor v6.16b,v6.16b,v8.16b
eor v23.16b,v30.16b,v23.16b
mov w2,#2
eor v17.16b,v17.16b,v3.16b
eor v4.16b,v1.16b,v14.16b
eor v1.16b,v19.16b,v12.16b
eor v16.16b,v16.16b,v15.16b
eor v6.16b,v6.16b,v30.16b
eor v3.16b,v4.16b,v3.16b
eor v4.16b,v14.16b,v0.16b
eor v14.16b,v2.16b,v17.16b
ldr q2,[sp]
eor v18.16b,v1.16b,v0.16b
ldr q0,[sp,#32]
eor v25.16b,v25.16b,v6.16b
eor v2.16b,v2.16b,v17.16b
eor v17.16b,v9.16b,v11.16b
eor v9.16b,v12.16b,v5.16b
eor v5.16b,v13.16b,v5.16b
eor v1.16b,v0.16b,v4.16b
eor v11.16b,v30.16b,v20.16b
ldr q0,[sp,#16]
eor v18.16b,v18.16b,v7.16b
eor v4.16b,v4.16b,v28.16b
eor v12.16b,v9.16b,v13.16b
eor v17.16b,v17.16b,v13.16b
eor v16.16b,v16.16b,v9.16b
eor v0.16b,v0.16b,v7.16b
eor v7.16b,v5.16b,v7.16b
ldr q5,[sp,#48]
eor v10.16b,v10.16b,v11.16b
eor v27.16b,v21.16b,v14.16b
eor v4.16b,v4.16b,v14.16b
eor v5.16b,v5.16b,v18.16b
eor v28.16b,v12.16b,v29.16b
eor v21.16b,v16.16b,v11.16b
ldp q18,q16,[sp,#64]
eor v19.16b,v18.16b,v7.16b
eor v7.16b,v17.16b,v30.16b
eor v17.16b,v31.16b,v10.16b
eor v22.16b,v10.16b,v22.16b
eor v20.16b,v12.16b,v16.16b
stp q3,q1,[sp,#16]
eor v24.16b,v24.16b,v7.16b
eor v26.16b,v17.16b,v26.16b
eor v28.16b,v28.16b,v17.16b
stp q2,q0,[sp,#48]
str q5,[sp,#80]
add x2,x1,x2,lsl #9
ldp q15,q1,[x2,#480]
ldr q11,[x2,#416]
ldp q30,q10,[x2,#384]
ldr q13,[x2,#464]
ldp q9,q18,[x2,#288]
ldp q12,q8,[x2,#432]
eor v1.16b,v30.16b,v1.16b
ldp q29,q17,[x2,#352]
ldp q31,q16,[x2,#320]
eor v14.16b,v8.16b,v9.16b
ldp q6,q5,[x2,#256]
eor v1.16b,v1.16b,v29.16b
eor v4.16b,v17.16b,v4.16b
eor v9.16b,v9.16b,v11.16b
eor v7.16b,v31.16b,v11.16b
eor v2.16b,v10.16b,v16.16b
eor v16.16b,v16.16b,v17.16b
eor v0.16b,v15.16b,v6.16b
eor v11.16b,v12.16b,v5.16b
eor v5.16b,v13.16b,v5.16b
eor v3.16b,v1.16b,v14.16b
eor v1.16b,v18.16b,v12.16b
eor v18.16b,v18.16b,v10.16b
eor v7.16b,v7.16b,v4.16b
eor v10.16b,v29.16b,v28.16b
eor v16.16b,v16.16b,v15.16b
eor v5.16b,v5.16b,v17.16b
eor v12.16b,v11.16b,v13.16b
mov w2,#1
eor v4.16b,v3.16b,v4.16b
eor v3.16b,v14.16b,v0.16b
eor v1.16b,v1.16b,v0.16b
eor v14.16b,v2.16b,v7.16b
ldr q2,[sp,#16]
ldr q0,[sp,#48]
eor v22.16b,v12.16b,v22.16b
eor v2.16b,v2.16b,v7.16b
eor v7.16b,v0.16b,v3.16b
ldr q0,[sp,#32]
eor v1.16b,v1.16b,v17.16b
eor v28.16b,v19.16b,v14.16b
eor v0.16b,v0.16b,v17.16b
eor v17.16b,v9.16b,v13.16b
eor v9.16b,v18.16b,v10.16b
eor v18.16b,v30.16b,v31.16b
eor v30.16b,v6.16b,v8.16b
ldr q6,[sp,#64]
eor v31.16b,v12.16b,v26.16b
eor v6.16b,v6.16b,v1.16b
eor v1.16b,v3.16b,v27.16b
eor v3.16b,v16.16b,v11.16b
ldr q16,[sp,#80]
eor v19.16b,v18.16b,v9.16b
eor v30.16b,v30.16b,v29.16b
eor v26.16b,v9.16b,v21.16b
eor v27.16b,v29.16b,v20.16b
eor v8.16b,v16.16b,v5.16b
eor v5.16b,v17.16b,v29.16b
eor v18.16b,v1.16b,v14.16b
eor v17.16b,v3.16b,v10.16b
eor v24.16b,v24.16b,v30.16b
eor v29.16b,v19.16b,v25.16b
eor v20.16b,v31.16b,v19.16b
eor v23.16b,v23.16b,v5.16b
stp q7,q2,[sp,#16]
stp q0,q6,[sp,#64]
str q8,[sp,#48]
add x2,x1,x2,lsl #9
mov v16.16b,v4.16b
ldp q15,q1,[x2,#480]
ldr q11,[x2,#416]
ldp q25,q10,[x2,#384]
ldr q13,[x2,#464]
ldp q9,q21,[x2,#288]
ldp q12,q8,[x2,#432]
eor v1.16b,v25.16b,v1.16b
ldp q31,q7,[x2,#352]
ldp q30,q6,[x2,#320]
eor v14.16b,v8.16b,v9.16b
ldp q5,q4,[x2,#256]
eor v1.16b,v1.16b,v31.16b
eor v18.16b,v7.16b,v18.16b
mov x2,x8
eor v19.16b,v30.16b,v11.16b
eor v2.16b,v10.16b,v6.16b
eor v0.16b,v15.16b,v5.16b
eor v5.16b,v5.16b,v8.16b
eor v3.16b,v1.16b,v14.16b
eor v1.16b,v21.16b,v12.16b
eor v19.16b,v19.16b,v18.16b
eor v18.16b,v3.16b,v18.16b
eor v3.16b,v14.16b,v0.16b
eor v0.16b,v1.16b,v0.16b
eor v14.16b,v2.16b,v19.16b
ldr q2,[sp,#32]
eor v16.16b,v16.16b,v19.16b
eor v1.16b,v6.16b,v7.16b
eor v6.16b,v9.16b,v11.16b
eor v19.16b,v12.16b,v4.16b
eor v4.16b,v13.16b,v4.16b
eor v9.16b,v21.16b,v10.16b
eor v10.16b,v31.16b,v20.16b
eor v21.16b,v2.16b,v3.16b
ldr q2,[sp,#16]
eor v0.16b,v0.16b,v7.16b
eor v1.16b,v1.16b,v15.16b
eor v11.16b,v19.16b,v13.16b
eor v6.16b,v6.16b,v13.16b
eor v20.16b,v2.16b,v7.16b
eor v4.16b,v4.16b,v7.16b
eor v9.16b,v9.16b,v10.16b
eor v7.16b,v25.16b,v30.16b
ldr q2,[sp,#64]
eor v12.16b,v5.16b,v31.16b
eor v1.16b,v1.16b,v19.16b
eor v6.16b,v6.16b,v31.16b
eor v29.16b,v11.16b,v29.16b
eor v25.16b,v2.16b,v0.16b
ldr q2,[sp,#80]
eor v0.16b,v3.16b,v28.16b
eor v19.16b,v7.16b,v9.16b
eor v5.16b,v9.16b,v17.16b
eor v3.16b,v23.16b,v12.16b
eor v28.16b,v2.16b,v4.16b
ldr q2,[sp,#48]
eor v4.16b,v1.16b,v10.16b
eor v8.16b,v0.16b,v14.16b
eor v0.16b,v11.16b,v26.16b
eor v1.16b,v31.16b,v22.16b
eor v30.16b,v2.16b,v14.16b
eor v2.16b,v27.16b,v6.16b
eor v17.16b,v19.16b,v24.16b
eor v23.16b,v29.16b,v19.16b
stp q0,q4,[sp,#64]
stp q2,q1,[sp,#32]
stp q16,q3,[sp]
mov v16.16b,v5.16b
add x2,x1,x2,lsl #9
ldp q31,q10,[x2,#384]
ldr q27,[x2,#416]
ldp q7,q0,[x2,#480]
ldr q15,[x2,#464]
ldp q29,q4,[x2,#256]
ldp q26,q9,[x2,#288]
eor v0.16b,v31.16b,v0.16b
ldp q12,q22,[x2,#320]
ldp q14,q11,[x2,#432]
eor v1.16b,v7.16b,v29.16b
ldp q24,q13,[x2,#352]
eor v2.16b,v12.16b,v27.16b
eor v5.16b,v10.16b,v22.16b
eor v19.16b,v11.16b,v26.16b
eor v3.16b,v0.16b,v24.16b
eor v8.16b,v13.16b,v8.16b
eor v0.16b,v9.16b,v14.16b
eor v3.16b,v3.16b,v19.16b
eor v2.16b,v2.16b,v8.16b
eor v6.16b,v0.16b,v1.16b
eor v0.16b,v22.16b,v13.16b
eor v1.16b,v19.16b,v1.16b
eor v22.16b,v3.16b,v8.16b
eor v3.16b,v15.16b,v4.16b
eor v5.16b,v5.16b,v2.16b
eor v19.16b,v18.16b,v2.16b
eor v2.16b,v14.16b,v4.16b
eor v0.16b,v0.16b,v7.16b
ldr q7,[sp]
eor v4.16b,v26.16b,v27.16b
eor v6.16b,v6.16b,v13.16b
eor v3.16b,v3.16b,v13.16b
eor v26.16b,v21.16b,v13.16b
eor v27.16b,v7.16b,v1.16b
eor v1.16b,v1.16b,v30.16b
eor v30.16b,v24.16b,v23.16b
eor v0.16b,v0.16b,v2.16b
eor v7.16b,v9.16b,v10.16b
eor v21.16b,v20.16b,v6.16b
eor v23.16b,v25.16b,v3.16b
eor v20.16b,v28.16b,v5.16b
eor v18.16b,v1.16b,v5.16b
eor v1.16b,v2.16b,v15.16b
eor v2.16b,v31.16b,v12.16b
eor v0.16b,v0.16b,v30.16b
eor v3.16b,v7.16b,v30.16b
eor v5.16b,v29.16b,v11.16b
ldp q7,q6,[sp,#64]
eor v0.16b,v0.16b,v27.16b
eor v4.16b,v4.16b,v15.16b
eor v2.16b,v2.16b,v3.16b
eor v5.16b,v5.16b,v24.16b
eor v3.16b,v3.16b,v6.16b
eor v6.16b,v1.16b,v16.16b
eor v1.16b,v1.16b,v17.16b
ldp q16,q17,[sp,#32]
eor v0.16b,v19.16b,v0.16b
eor v4.16b,v4.16b,v24.16b
eor v7.16b,v24.16b,v7.16b
eor v1.16b,v1.16b,v2.16b
eor v5.16b,v16.16b,v5.16b
ldr q16,[sp,#16]
eor v0.16b,v0.16b,v20.16b
eor v3.16b,v19.16b,v3.16b
eor v16.16b,v2.16b,v16.16b
eor v2.16b,v6.16b,v27.16b
eor v4.16b,v17.16b,v4.16b
eor v4.16b,v4.16b,v27.16b
eor v0.16b,v0.16b,v18.16b
eor v3.16b,v3.16b,v26.16b
eor v2.16b,v2.16b,v21.16b
eor v6.16b,v7.16b,v26.16b
eor v5.16b,v5.16b,v26.16b
eor v7.16b,v22.16b,v19.16b
eor v4.16b,v4.16b,v21.16b
stp q0,q22,[x1,#224]
eor v0.16b,v3.16b,v20.16b
eor v2.16b,v22.16b,v2.16b
eor v3.16b,v6.16b,v23.16b
eor v5.16b,v5.16b,v23.16b
eor v1.16b,v7.16b,v1.16b
eor v6.16b,v19.16b,v21.16b
eor v7.16b,v23.16b,v20.16b
eor v4.16b,v22.16b,v4.16b
stp q0,q19,[x1,#736]
eor v2.16b,v2.16b,v18.16b
eor v5.16b,v19.16b,v5.16b
eor v3.16b,v19.16b,v3.16b
eor v0.16b,v6.16b,v16.16b
eor v1.16b,v1.16b,v7.16b
str q27,[x1,#1264]
eor v4.16b,v4.16b,v20.16b
str q26,[x1,#1776]
str q2,[x1,#1248]
eor v2.16b,v5.16b,v18.16b
eor v0.16b,v0.16b,v18.16b
eor v1.16b,v1.16b,v18.16b
str q21,[x1,#2288]
str q23,[x1,#2800]
str q20,[x1,#3312]
str q3,[x1,#1760]
str q18,[x1,#3824]
str q4,[x1,#2272]
str q2,[x1,#2784]
str q0,[x1,#3296]
str q1,[x1,#3808]
b.ne 7b
add x15,x15,#1
add x16,x16,#512
cmp x15,#9
b.ne 5b
add x15,sp,#96
add x16,x11,#64
mov w17,#16
mov x1,x9
nop
nop
nop
8:
mov x2,x1
ldr q3,[x15]
ldr q4,[x15,#512]
ldr q5,[x15,#1024]
ldr q6,[x15,#1536]
subs x17,x17,#1
ldr q7,[x15,#2048]
ldr q16,[x15,#2560]
add x1,x1,#32
ldr q17,[x15,#3072]
ldr q18,[x15,#3584]
add x15,x15,#16
ld4r { v19.4s,v20.4s,v21.4s,v22.4s },[x2],#16
ld4r { v23.4s,v24.4s,v25.4s,v26.4s },[x2]
eor v3.16b,v3.16b,v19.16b
eor v4.16b,v4.16b,v20.16b
eor v5.16b,v5.16b,v21.16b
eor v6.16b,v6.16b,v22.16b
stp q3,q4,[x16,#-64]
eor v3.16b,v7.16b,v23.16b
eor v4.16b,v16.16b,v24.16b
stp q5,q6,[x16,#-32]
eor v5.16b,v17.16b,v25.16b
eor v6.16b,v18.16b,v26.16b
stp q3,q4,[x16]
stp q5,q6,[x16,#32]
add x16,x16,#128
b.ne 8b
movi v0.16b,#85
movi v1.16b,#51
add x15,x11,#64
movi v2.16b,#15
mov w16,#2048
nop
nop
nop
nop
nop
nop
nop
9:
ldp q5,q7,[x15,#-48]
subs x16,x16,#128
ldp q18,q22,[x15,#-16]
ldur q19,[x15,#-64]
ldp q21,q20,[x15,#32]
ldr q23,[x15,#16]
shared_19 1
stp q23,q6,[x15,#-64]
ushr v6.2d,v16.2d,#4
bit v4.16b,v22.16b,v2.16b
stp q3,q4,[x15,#-32]
ushr v3.2d,v20.2d,#4
bif v5.16b,v7.16b,v2.16b
ushr v7.2d,v22.2d,#4
bif v6.16b,v19.16b,v2.16b
stp q5,q6,[x15]
bif v3.16b,v18.16b,v2.16b
bif v7.16b,v21.16b,v2.16b
stp q3,q7,[x15,#32]
add x15,x15,#128
b.ne 9b
add x15,sp,#1,lsl #12
mov x16,x12
mov w17,#8
add x15,x15,#96
10:
ldr q5,[x15]
ldr q7,[x15,#1024]
sub x1,x16,#128
ldr q4,[x15,#256]
ldr q19,[x15,#512]
add x2,x16,#32
ldr q21,[x15,#768]
ldr q23,[x15,#1280]
zip1 v17.16b,v5.16b,v7.16b
ldr q24,[x15,#1536]
ldr q25,[x15,#1792]
zip2 v7.16b,v5.16b,v7.16b
ldr q6,[x15,#128]
ldr q16,[x15,#1152]
zip1 v29.16b,v4.16b,v23.16b
ldr q3,[x15,#384]
ldr q20,[x15,#640]
zip1 v30.16b,v19.16b,v24.16b
ldr q22,[x15,#896]
ldr q26,[x15,#1408]
zip1 v31.16b,v21.16b,v25.16b
ldr q27,[x15,#1664]
ldr q28,[x15,#1920]
zip1 v18.16b,v6.16b,v16.16b
zip1 v8.16b,v3.16b,v26.16b
zip2 v5.16b,v6.16b,v16.16b
zip2 v4.16b,v4.16b,v23.16b
zip1 v9.16b,v20.16b,v27.16b
zip1 v10.16b,v22.16b,v28.16b
zip1 v11.16b,v17.16b,v30.16b
zip1 v12.16b,v29.16b,v31.16b
zip2 v6.16b,v17.16b,v30.16b
zip2 v16.16b,v29.16b,v31.16b
zip2 v19.16b,v19.16b,v24.16b
zip2 v21.16b,v21.16b,v25.16b
zip2 v3.16b,v3.16b,v26.16b
zip2 v20.16b,v20.16b,v27.16b
zip2 v22.16b,v22.16b,v28.16b
subs x17,x17,#1
zip1 v13.16b,v18.16b,v9.16b
zip1 v14.16b,v8.16b,v10.16b
zip2 v17.16b,v18.16b,v9.16b
zip2 v18.16b,v8.16b,v10.16b
zip1 v29.16b,v11.16b,v12.16b
zip2 v8.16b,v11.16b,v12.16b
zip1 v23.16b,v6.16b,v16.16b
zip2 v25.16b,v6.16b,v16.16b
zip1 v6.16b,v7.16b,v19.16b
zip1 v16.16b,v5.16b,v20.16b
zip2 v7.16b,v7.16b,v19.16b
zip2 v5.16b,v5.16b,v20.16b
zip1 v30.16b,v13.16b,v14.16b
zip2 v9.16b,v13.16b,v14.16b
add x15,x15,#16
zip1 v24.16b,v17.16b,v18.16b
zip2 v26.16b,v17.16b,v18.16b
zip1 v17.16b,v4.16b,v21.16b
zip1 v18.16b,v3.16b,v22.16b
zip2 v4.16b,v4.16b,v21.16b
zip2 v3.16b,v3.16b,v22.16b
st2 { v29.8b,v30.8b },[x1]
sub x1,x16,#96
zip2 v27.16b,v29.16b,v30.16b
zip2 v20.16b,v23.16b,v24.16b
zip2 v21.16b,v25.16b,v26.16b
zip2 v19.16b,v8.16b,v9.16b
st2 { v8.8b,v9.8b },[x1]
sub x1,x16,#64
st2 { v23.8b,v24.8b },[x1]
sub x1,x16,#32
zip1 v23.16b,v6.16b,v17.16b
zip1 v24.16b,v16.16b,v18.16b
st2 { v25.8b,v26.8b },[x1]
zip2 v25.16b,v6.16b,v17.16b
mov x1,x16
zip2 v26.16b,v16.16b,v18.16b
zip1 v16.16b,v7.16b,v4.16b
zip2 v6.16b,v7.16b,v4.16b
zip1 v17.16b,v5.16b,v3.16b
zip2 v7.16b,v5.16b,v3.16b
stur q27,[x16,#-112]
stur q19,[x16,#-80]
zip2 v3.16b,v23.16b,v24.16b
stur q20,[x16,#-48]
stur q21,[x16,#-16]
zip2 v4.16b,v25.16b,v26.16b
st2 { v23.8b,v24.8b },[x1],#16
zip2 v5.16b,v16.16b,v17.16b
st2 { v25.8b,v26.8b },[x2]
add x2,x16,#64
st2 { v16.8b,v17.8b },[x2]
add x2,x16,#96
st2 { v6.8b,v7.8b },[x2]
zip2 v6.16b,v6.16b,v7.16b
str q4,[x16,#48]
str q5,[x16,#80]
str q6,[x16,#112]
add x16,x16,#256
str q3,[x1]
b.ne 10b
add x14,x14,#1
add x10,x10,#2048
add x12,x12,#2048
cmp x14,x3
b.ne 2b
11:
add sp,sp,#1,lsl #12
add sp,sp,#2144
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
ret
end_function phalanx_0_1_kuznyechik_encrypt_neon

function phalanx_0_1_kuznyechik_encrypt_neon_x1
shared_3 4f,16,160
end_function phalanx_0_1_kuznyechik_encrypt_neon_x1
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_encrypt_neon_x16
shared_13 4f,816,256,144,416,384
stur q0,[x29,#-160]
ldr q0,[x10]
adr x10,1013f
stur q0,[x29,#-256]
ldr q0,[x8]
adr x8,1011f
str q0,[sp,#368]
ldr q0,[x9]
adr x9,1009f
str q0,[sp,#144]
ldr q0,[x10]
adr x10,1002f
str q0,[sp,#608]
ldr q0,[x8]
adr x8,1044f
str q0,[sp,#592]
ldr q0,[x9]
adr x9,1001f
ldr q15,[x9]
stur q0,[x29,#-208]
ldr q0,[x10]
adr x10,1000f
stur q15,[x29,#-80]
str q0,[sp,#576]
ldr q0,[x8]
mov x8,xzr
str q0,[sp,#560]
ldr q0,[x10]
str q0,[sp,#352]
nop
nop
nop
2:
lsl x9,x8,#8
ldr q0,[x0]
add x12,sp,#256
mov w11,#9
add x10,x1,x9
add x9,x2,x9
ldp q1,q2,[x10]
ldp q3,q4,[x10,#32]
ldp q5,q6,[x10,#64]
ldp q7,q16,[x10,#96]
eor v1.16b,v1.16b,v0.16b
ldp q17,q18,[x10,#128]
eor v2.16b,v2.16b,v0.16b
ldp q19,q20,[x10,#160]
eor v3.16b,v3.16b,v0.16b
ldp q21,q22,[x10,#192]
eor v4.16b,v4.16b,v0.16b
ldp q23,q24,[x10,#224]
eor v5.16b,v5.16b,v0.16b
eor v6.16b,v6.16b,v0.16b
eor v7.16b,v7.16b,v0.16b
eor v16.16b,v16.16b,v0.16b
eor v17.16b,v17.16b,v0.16b
eor v18.16b,v18.16b,v0.16b
eor v19.16b,v19.16b,v0.16b
eor v20.16b,v20.16b,v0.16b
eor v21.16b,v21.16b,v0.16b
eor v22.16b,v22.16b,v0.16b
eor v23.16b,v23.16b,v0.16b
eor v0.16b,v24.16b,v0.16b
add x10,x0,#124
zip1 v24.16b,v1.16b,v17.16b
zip2 v1.16b,v1.16b,v17.16b
zip1 v17.16b,v2.16b,v18.16b
zip2 v2.16b,v2.16b,v18.16b
zip1 v18.16b,v3.16b,v19.16b
zip1 v25.16b,v5.16b,v21.16b
zip2 v5.16b,v5.16b,v21.16b
zip2 v3.16b,v3.16b,v19.16b
zip1 v19.16b,v6.16b,v22.16b
zip1 v21.16b,v7.16b,v23.16b
zip1 v26.16b,v4.16b,v20.16b
zip2 v4.16b,v4.16b,v20.16b
zip1 v20.16b,v16.16b,v0.16b
zip2 v6.16b,v6.16b,v22.16b
zip2 v7.16b,v7.16b,v23.16b
zip2 v0.16b,v16.16b,v0.16b
zip1 v16.16b,v24.16b,v25.16b
zip2 v22.16b,v24.16b,v25.16b
zip1 v28.16b,v1.16b,v5.16b
zip2 v25.16b,v1.16b,v5.16b
zip1 v5.16b,v17.16b,v19.16b
zip1 v24.16b,v18.16b,v21.16b
zip2 v17.16b,v17.16b,v19.16b
zip2 v18.16b,v18.16b,v21.16b
zip1 v19.16b,v26.16b,v20.16b
zip1 v21.16b,v2.16b,v6.16b
zip2 v2.16b,v2.16b,v6.16b
zip1 v6.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
zip2 v7.16b,v26.16b,v20.16b
zip1 v20.16b,v4.16b,v0.16b
zip2 v1.16b,v4.16b,v0.16b
zip1 v4.16b,v16.16b,v24.16b
zip2 v23.16b,v16.16b,v24.16b
zip1 v27.16b,v22.16b,v18.16b
zip2 v18.16b,v22.16b,v18.16b
zip1 v22.16b,v5.16b,v19.16b
zip2 v5.16b,v5.16b,v19.16b
zip1 v19.16b,v17.16b,v7.16b
zip1 v26.16b,v28.16b,v6.16b
zip2 v17.16b,v17.16b,v7.16b
zip1 v0.16b,v2.16b,v1.16b
zip2 v16.16b,v2.16b,v1.16b
zip1 v29.16b,v25.16b,v3.16b
zip2 v25.16b,v25.16b,v3.16b
zip1 v3.16b,v21.16b,v20.16b
zip2 v28.16b,v28.16b,v6.16b
zip1 v24.16b,v4.16b,v22.16b
zip2 v2.16b,v4.16b,v22.16b
zip2 v4.16b,v23.16b,v5.16b
zip1 v1.16b,v27.16b,v19.16b
zip2 v21.16b,v21.16b,v20.16b
zip1 v20.16b,v23.16b,v5.16b
zip1 v5.16b,v26.16b,v3.16b
zip2 v3.16b,v26.16b,v3.16b
stp q1,q4,[sp,#528]
zip2 v4.16b,v27.16b,v19.16b
zip1 v1.16b,v18.16b,v17.16b
stur q4,[x29,#-224]
zip2 v4.16b,v18.16b,v17.16b
zip1 v17.16b,v29.16b,v0.16b
stp q1,q5,[sp,#112]
zip1 v1.16b,v28.16b,v21.16b
stp q4,q3,[sp,#320]
zip2 v3.16b,v28.16b,v21.16b
str q17,[sp,#400]
stp q3,q1,[sp,#160]
zip2 v1.16b,v29.16b,v0.16b
zip1 v0.16b,v25.16b,v16.16b
stur q0,[x29,#-240]
zip2 v0.16b,v25.16b,v16.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#256
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#416
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#416
stp q0,q1,[x29,#-192]
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#192
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#192
st1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
nop
nop
nop
nop
nop
nop
3:
sub x12,x29,#144
movi v0.16b,#64
movi v27.16b,#128
ld1 { v12.2d,v13.2d,v14.2d,v15.2d },[x12]
movi v23.16b,#64
subs x11,x11,#1
eor v21.16b,v24.16b,v0.16b
movi v0.16b,#192
eor v25.16b,v24.16b,v27.16b
st1 { v12.2d,v13.2d,v14.2d,v15.2d },[x12]
add x12,sp,#256
eor v28.16b,v2.16b,v23.16b
ld1 { v3.2d,v4.2d,v5.2d,v6.2d },[x12]
add x12,sp,#416
eor v29.16b,v2.16b,v27.16b
ld1 { v7.2d,v8.2d,v9.2d,v10.2d },[x12]
add x12,sp,#416
tbl v31.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v2.16b
eor v26.16b,v24.16b,v0.16b
tbl v24.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
eor v30.16b,v2.16b,v0.16b
tbl v21.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v21.16b
tbl v28.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v28.16b
st1 { v7.2d,v8.2d,v9.2d,v10.2d },[x12]
add x12,sp,#192
tbl v25.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v25.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
tbl v29.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v29.16b
add x12,sp,#416
orr v2.16b,v21.16b,v24.16b
tbl v26.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v26.16b
tbl v30.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v30.16b
mov v7.16b,v16.16b
mov v8.16b,v17.16b
mov v10.16b,v19.16b
eor v16.16b,v20.16b,v23.16b
ldp q19,q17,[sp,#528]
mov v9.16b,v18.16b
tbl v18.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v20.16b
orr v1.16b,v26.16b,v25.16b
eor v26.16b,v20.16b,v27.16b
tbl v24.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v17.16b
eor v11.16b,v19.16b,v0.16b
stp q1,q2,[sp,#496]
orr v1.16b,v28.16b,v31.16b
eor v28.16b,v20.16b,v0.16b
eor v31.16b,v17.16b,v23.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x12]
sub x12,x29,#144
eor v2.16b,v19.16b,v27.16b
tbl v11.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v11.16b
str q1,[sp,#480]
orr v1.16b,v30.16b,v29.16b
tbl v29.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v16.16b
eor v16.16b,v17.16b,v0.16b
movi v0.16b,#128
eor v30.16b,v17.16b,v27.16b
movi v17.16b,#64
ldur q27,[x29,#-224]
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
str q1,[sp,#96]
tbl v28.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v28.16b
tbl v31.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v31.16b
tbl v25.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v16.16b
ld1 { v13.2d,v14.2d,v15.2d,v16.2d },[x12]
add x12,sp,#256
st1 { v3.2d,v4.2d,v5.2d,v6.2d },[x12]
add x12,sp,#192
tbl v30.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v30.16b
eor v1.16b,v19.16b,v17.16b
eor v12.16b,v27.16b,v17.16b
orr v28.16b,v28.16b,v26.16b
tbl v15.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v19.16b
eor v13.16b,v27.16b,v0.16b
movi v0.16b,#192
st1 { v7.2d,v8.2d,v9.2d,v10.2d },[x12]
sub x12,x29,#144
orr v30.16b,v25.16b,v30.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v13.16b
eor v14.16b,v27.16b,v0.16b
tbl v0.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v1.16b
tbl v1.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v2.16b
orr v2.16b,v29.16b,v18.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
tbl v29.16b,{ v3.16b,v4.16b,v5.16b,v6.16b },v12.16b
mov v4.16b,v22.16b
movi v6.16b,#64
mov v3.16b,v21.16b
tbl v12.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v14.16b
mov v5.16b,v23.16b
orr v21.16b,v31.16b,v24.16b
orr v15.16b,v0.16b,v15.16b
movi v0.16b,#128
str q2,[sp,#544]
mov v2.16b,v20.16b
ldp q22,q20,[sp,#320]
tbl v16.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v27.16b
orr v27.16b,v11.16b,v1.16b
mov v8.16b,v5.16b
orr v11.16b,v12.16b,v26.16b
mov v7.16b,v4.16b
eor v9.16b,v22.16b,v0.16b
movi v0.16b,#192
eor v31.16b,v22.16b,v6.16b
eor v10.16b,v20.16b,v6.16b
mov v6.16b,v3.16b
mov v5.16b,v2.16b
orr v14.16b,v29.16b,v16.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#256
ld1 { v23.2d,v24.2d,v25.2d,v26.2d },[x12]
add x12,sp,#192
eor v29.16b,v22.16b,v0.16b
movi v0.16b,#128
ld1 { v1.2d,v2.2d,v3.2d,v4.2d },[x12]
sub x12,x29,#144
tbl v9.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v9.16b
tbl v22.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v22.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
tbl v31.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v31.16b
tbl v10.16b,{ v23.16b,v24.16b,v25.16b,v26.16b },v10.16b
eor v12.16b,v20.16b,v0.16b
movi v0.16b,#192
tbl v29.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v29.16b
eor v13.16b,v20.16b,v0.16b
tbl v20.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v20.16b
ldp q16,q0,[sp,#496]
tbl v25.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v13.16b
orr v0.16b,v16.16b,v0.16b
ldp q16,q23,[sp,#96]
stur q0,[x29,#-224]
ldr q0,[sp,#480]
orr v0.16b,v16.16b,v0.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#256
str q0,[sp,#512]
ldr q0,[sp,#544]
orr v0.16b,v28.16b,v0.16b
str q0,[sp,#496]
orr v0.16b,v30.16b,v21.16b
tbl v21.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v12.16b
mov v5.16b,v1.16b
mov v6.16b,v2.16b
mov v7.16b,v3.16b
mov v8.16b,v4.16b
ldr q4,[sp,#400]
str q0,[sp,#528]
orr v0.16b,v27.16b,v15.16b
orr v27.16b,v25.16b,v21.16b
str q0,[sp,#480]
orr v0.16b,v11.16b,v14.16b
str q0,[sp,#544]
movi v0.16b,#64
eor v1.16b,v23.16b,v0.16b
str q1,[sp,#80]
orr v1.16b,v31.16b,v22.16b
str q1,[sp,#336]
orr v1.16b,v29.16b,v9.16b
movi v29.16b,#64
str q1,[sp,#320]
orr v1.16b,v10.16b,v20.16b
eor v10.16b,v4.16b,v29.16b
str q1,[sp,#96]
ldp q24,q1,[sp,#160]
eor v28.16b,v1.16b,v0.16b
movi v0.16b,#128
tbl v18.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v1.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x12]
add x12,sp,#416
eor v25.16b,v24.16b,v29.16b
ld1 { v13.2d,v14.2d,v15.2d,v16.2d },[x12]
sub x12,x29,#144
eor v30.16b,v1.16b,v0.16b
movi v0.16b,#192
tbl v11.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v28.16b
tbl v12.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v25.16b
tbl v10.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v10.16b
tbl v30.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v30.16b
eor v31.16b,v1.16b,v0.16b
movi v0.16b,#128
tbl v31.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v31.16b
eor v26.16b,v24.16b,v0.16b
movi v0.16b,#192
eor v9.16b,v24.16b,v0.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
tbl v9.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v9.16b
tbl v17.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v24.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
tbl v24.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v26.16b
tbl v1.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
movi v0.16b,#128
eor v0.16b,v23.16b,v0.16b
str q0,[sp,#160]
movi v0.16b,#192
eor v0.16b,v23.16b,v0.16b
str q0,[sp,#64]
movi v0.16b,#128
eor v2.16b,v4.16b,v0.16b
ldp q3,q0,[sp,#320]
orr v0.16b,v3.16b,v0.16b
str q0,[sp,#320]
ldr q0,[sp,#96]
orr v0.16b,v27.16b,v0.16b
str q0,[sp,#336]
movi v0.16b,#192
eor v3.16b,v4.16b,v0.16b
orr v0.16b,v11.16b,v18.16b
orr v4.16b,v31.16b,v30.16b
tbl v18.16b,{ v13.16b,v14.16b,v15.16b,v16.16b },v2.16b
stp q0,q23,[sp,#96]
orr v0.16b,v12.16b,v17.16b
ldur q17,[x29,#-176]
tbl v16.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v3.16b
str q0,[sp,#400]
orr v0.16b,v9.16b,v24.16b
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x12]
add x12,sp,#416
str q0,[sp,#176]
orr v0.16b,v10.16b,v1.16b
ldur q1,[x29,#-240]
eor v9.16b,v1.16b,v29.16b
tbl v8.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v1.16b
stp q4,q0,[sp,#32]
eor v2.16b,v17.16b,v29.16b
ldur q4,[x29,#-192]
eor v13.16b,v4.16b,v29.16b
mov v29.16b,v4.16b
tbl v10.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v9.16b
movi v0.16b,#128
tbl v13.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v13.16b
eor v0.16b,v17.16b,v0.16b
stp q0,q2,[sp]
movi v0.16b,#128
eor v11.16b,v1.16b,v0.16b
movi v0.16b,#192
eor v12.16b,v1.16b,v0.16b
movi v0.16b,#128
eor v14.16b,v4.16b,v0.16b
movi v0.16b,#192
eor v15.16b,v4.16b,v0.16b
eor v23.16b,v17.16b,v0.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x12]
add x12,sp,#192
ld1 { v4.2d,v5.2d,v6.2d,v7.2d },[x12]
sub x12,x29,#144
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x12]
tbl v11.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v14.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v14.16b
mov v31.16b,v3.16b
orr v3.16b,v16.16b,v18.16b
ldr q16,[sp,#128]
mov v28.16b,v0.16b
mov v30.16b,v2.16b
movi v2.16b,#64
tbl v15.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v15.16b
tbl v9.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v29.16b
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x12]
mov v29.16b,v1.16b
tbl v12.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v12.16b
tbl v23.16b,{ v4.16b,v5.16b,v6.16b,v7.16b },v23.16b
ldr q4,[sp,#32]
ldr q5,[sp,#176]
tbl v0.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v16.16b
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x12]
add x12,sp,#256
stur q0,[x29,#-192]
ldp q0,q6,[sp]
tbl v1.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v17.16b
eor v24.16b,v16.16b,v2.16b
ldr q2,[sp,#400]
orr v17.16b,v10.16b,v8.16b
tbl v18.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v6.16b
orr v21.16b,v12.16b,v11.16b
orr v5.16b,v5.16b,v2.16b
ldr q2,[sp,#48]
tbl v19.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v0.16b
ldr q0,[sp,#96]
ldp q28,q6,[sp,#320]
orr v3.16b,v3.16b,v2.16b
orr v4.16b,v4.16b,v0.16b
orr v0.16b,v13.16b,v9.16b
orr v9.16b,v15.16b,v14.16b
ldr q2,[sp,#544]
orr v1.16b,v18.16b,v1.16b
str q5,[sp,#176]
orr v23.16b,v23.16b,v19.16b
ushr v10.16b,v28.16b,#4
str q3,[sp,#400]
orr v8.16b,v9.16b,v0.16b
ldr q0,[sp,#496]
eor v30.16b,v2.16b,v6.16b
movi v2.16b,#15
ld1r { v9.4s },[x10]
str q4,[sp,#96]
eor v6.16b,v0.16b,v3.16b
movi v0.16b,#15
orr v3.16b,v23.16b,v1.16b
ushr v1.16b,v30.16b,#4
eor v23.16b,v8.16b,v9.16b
and v31.16b,v28.16b,v2.16b
orr v2.16b,v21.16b,v17.16b
str q6,[sp,#48]
and v11.16b,v30.16b,v0.16b
ldr q0,[sp,#384]
stur q3,[x29,#-176]
tbl v31.16b,{ v0.16b },v31.16b
ldr q0,[sp,#480]
stur q2,[x29,#-240]
eor v12.16b,v0.16b,v4.16b
ldr q0,[sp,#528]
mov v4.16b,v6.16b
eor v13.16b,v5.16b,v0.16b
ldur q0,[x29,#-160]
eor v23.16b,v23.16b,v31.16b
tbl v30.16b,{ v0.16b },v10.16b
ldur q0,[x29,#-256]
tbl v8.16b,{ v0.16b },v11.16b
ldur q0,[x29,#-224]
ushr v11.16b,v12.16b,#4
eor v9.16b,v2.16b,v0.16b
movi v2.16b,#15
ldr q0,[sp,#368]
eor v7.16b,v23.16b,v30.16b
tbl v1.16b,{ v0.16b },v1.16b
ldr q0,[sp,#144]
eor v9.16b,v9.16b,v4.16b
and v10.16b,v12.16b,v2.16b
movi v2.16b,#128
eor v12.16b,v13.16b,v6.16b
ldr q6,[sp,#512]
eor v1.16b,v8.16b,v1.16b
eor v13.16b,v6.16b,v3.16b
tbl v10.16b,{ v0.16b },v10.16b
ldr q0,[sp,#608]
eor v31.16b,v16.16b,v2.16b
movi v2.16b,#192
tbl v0.16b,{ v0.16b },v11.16b
eor v1.16b,v7.16b,v1.16b
eor v3.16b,v16.16b,v2.16b
movi v2.16b,#15
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x12]
add x12,sp,#416
eor v10.16b,v10.16b,v0.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x12]
add x12,sp,#192
ld1 { v25.2d,v26.2d,v27.2d,v28.2d },[x12]
sub x12,x29,#144
and v14.16b,v12.16b,v2.16b
and v30.16b,v13.16b,v2.16b
and v8.16b,v9.16b,v2.16b
ldr q2,[sp,#592]
ushr v12.16b,v12.16b,#4
ushr v9.16b,v9.16b,#4
tbl v29.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v24.16b
ldr q24,[sp,#112]
tbl v31.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v31.16b
tbl v14.16b,{ v2.16b },v14.16b
ldur q2,[x29,#-208]
tbl v11.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v3.16b
ushr v13.16b,v13.16b,#4
tbl v12.16b,{ v2.16b },v12.16b
ldr q2,[sp,#576]
tbl v30.16b,{ v2.16b },v30.16b
ldur q2,[x29,#-80]
tbl v8.16b,{ v2.16b },v8.16b
ldr q2,[sp,#352]
tbl v9.16b,{ v2.16b },v9.16b
ld1 { v2.2d,v3.2d,v4.2d,v5.2d },[x12]
eor v30.16b,v12.16b,v30.16b
sub x12,x10,#4
tbl v15.16b,{ v2.16b,v3.16b,v4.16b,v5.16b },v24.16b
ldr q2,[sp,#80]
tbl v24.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v2.16b
ldr q2,[sp,#160]
orr v19.16b,v11.16b,v31.16b
eor v31.16b,v8.16b,v9.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v2.16b
ldr q2,[sp,#64]
eor v23.16b,v10.16b,v14.16b
ldp q4,q14,[sp,#480]
ldr q22,[sp,#336]
tbl v28.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v2.16b
ldur q2,[x29,#-192]
ldp q17,q27,[sp,#544]
orr v24.16b,v24.16b,v15.16b
movi v15.16b,#15
eor v1.16b,v1.16b,v23.16b
orr v16.16b,v29.16b,v2.16b
tbl v29.16b,{ v27.16b },v13.16b
ldr q23,[sp,#368]
ldr q20,[sp,#144]
orr v25.16b,v28.16b,v0.16b
ldr q0,[sp,#48]
orr v2.16b,v19.16b,v16.16b
ldp q26,q28,[sp,#384]
eor v16.16b,v30.16b,v29.16b
eor v21.16b,v31.16b,v0.16b
ldr q0,[sp,#176]
orr v3.16b,v25.16b,v24.16b
ldur q19,[x29,#-224]
ld1r { v31.4s },[x12]
eor v25.16b,v6.16b,v0.16b
ldr q6,[sp,#96]
sub x12,x10,#8
eor v1.16b,v1.16b,v16.16b
eor v16.16b,v21.16b,v2.16b
eor v21.16b,v4.16b,v2.16b
mov v4.16b,v3.16b
stp q3,q2,[sp,#112]
and v29.16b,v3.16b,v15.16b
ldr q3,[sp,#528]
eor v24.16b,v6.16b,v14.16b
eor v10.16b,v19.16b,v28.16b
eor v2.16b,v1.16b,v16.16b
and v8.16b,v21.16b,v15.16b
ushr v21.16b,v21.16b,#4
eor v30.16b,v3.16b,v22.16b
ushr v1.16b,v4.16b,#4
tbl v29.16b,{ v26.16b },v29.16b
eor v24.16b,v24.16b,v25.16b
ldp q18,q0,[sp,#592]
str q2,[sp,#80]
eor v5.16b,v2.16b,v4.16b
ldur q16,[x29,#-256]
and v9.16b,v30.16b,v15.16b
ldp q2,q7,[x29,#-176]
ushr v30.16b,v30.16b,#4
tbl v8.16b,{ v16.16b },v8.16b
tbl v21.16b,{ v23.16b },v21.16b
and v11.16b,v24.16b,v15.16b
ushr v24.16b,v24.16b,#4
and v12.16b,v10.16b,v15.16b
tbl v1.16b,{ v7.16b },v1.16b
tbl v9.16b,{ v20.16b },v9.16b
eor v13.16b,v25.16b,v2.16b
tbl v30.16b,{ v0.16b },v30.16b
eor v29.16b,v29.16b,v31.16b
ldur q4,[x29,#-208]
ldr q2,[sp,#576]
tbl v31.16b,{ v18.16b },v11.16b
eor v21.16b,v8.16b,v21.16b
tbl v24.16b,{ v4.16b },v24.16b
stur q5,[x29,#-192]
ushr v10.16b,v10.16b,#4
tbl v11.16b,{ v2.16b },v12.16b
eor v1.16b,v29.16b,v1.16b
eor v12.16b,v13.16b,v5.16b
eor v29.16b,v9.16b,v30.16b
ldr q5,[sp,#320]
ldur q2,[x29,#-80]
tbl v30.16b,{ v27.16b },v10.16b
ushr v10.16b,v17.16b,#4
eor v25.16b,v17.16b,v25.16b
eor v1.16b,v1.16b,v21.16b
and v8.16b,v12.16b,v15.16b
ushr v9.16b,v12.16b,#4
eor v21.16b,v29.16b,v31.16b
eor v29.16b,v24.16b,v11.16b
eor v11.16b,v3.16b,v5.16b
eor v3.16b,v19.16b,v6.16b
ldr q19,[sp,#128]
ldr q24,[sp,#512]
and v31.16b,v17.16b,v15.16b
tbl v8.16b,{ v2.16b },v8.16b
mov v6.16b,v14.16b
eor v12.16b,v19.16b,v14.16b
eor v13.16b,v24.16b,v22.16b
eor v1.16b,v1.16b,v21.16b
eor v21.16b,v29.16b,v30.16b
tbl v30.16b,{ v7.16b },v10.16b
ushr v10.16b,v11.16b,#4
tbl v29.16b,{ v26.16b },v31.16b
and v31.16b,v11.16b,v15.16b
ldr q22,[sp,#352]
and v11.16b,v12.16b,v15.16b
ushr v12.16b,v12.16b,#4
eor v13.16b,v13.16b,v3.16b
tbl v9.16b,{ v22.16b },v9.16b
eor v1.16b,v1.16b,v21.16b
ld1r { v14.4s },[x12]
tbl v21.16b,{ v16.16b },v31.16b
tbl v31.16b,{ v23.16b },v10.16b
mov v7.16b,v23.16b
tbl v10.16b,{ v20.16b },v11.16b
tbl v11.16b,{ v0.16b },v12.16b
and v12.16b,v13.16b,v15.16b
eor v29.16b,v29.16b,v30.16b
eor v1.16b,v1.16b,v8.16b
ldur q0,[x29,#-240]
eor v30.16b,v9.16b,v5.16b
ldr q23,[sp,#112]
mov v2.16b,v16.16b
tbl v8.16b,{ v18.16b },v12.16b
eor v21.16b,v21.16b,v31.16b
ldur q18,[x29,#-192]
eor v29.16b,v29.16b,v14.16b
eor v31.16b,v10.16b,v11.16b
ldr q14,[sp,#176]
eor v1.16b,v1.16b,v30.16b
eor v17.16b,v25.16b,v0.16b
ushr v30.16b,v13.16b,#4
eor v25.16b,v18.16b,v14.16b
mov v16.16b,v20.16b
eor v12.16b,v24.16b,v5.16b
eor v21.16b,v29.16b,v21.16b
eor v29.16b,v31.16b,v8.16b
eor v31.16b,v3.16b,v28.16b
eor v20.16b,v1.16b,v17.16b
tbl v1.16b,{ v4.16b },v30.16b
ldr q17,[sp,#576]
and v30.16b,v25.16b,v15.16b
ushr v25.16b,v25.16b,#4
sub x12,x10,#12
eor v21.16b,v21.16b,v29.16b
eor v29.16b,v23.16b,v6.16b
ldr q6,[sp,#480]
eor v31.16b,v31.16b,v20.16b
ldr q0,[sp,#336]
mov v28.16b,v3.16b
tbl v30.16b,{ v17.16b },v30.16b
and v8.16b,v6.16b,v15.16b
tbl v25.16b,{ v27.16b },v25.16b
eor v1.16b,v21.16b,v1.16b
and v10.16b,v29.16b,v15.16b
ushr v21.16b,v6.16b,#4
ushr v29.16b,v29.16b,#4
and v11.16b,v31.16b,v15.16b
ushr v31.16b,v31.16b,#4
tbl v8.16b,{ v26.16b },v8.16b
ldur q26,[x29,#-224]
ld1r { v9.4s },[x12]
eor v1.16b,v1.16b,v30.16b
ldur q3,[x29,#-160]
tbl v30.16b,{ v2.16b },v10.16b
ldur q2,[x29,#-80]
eor v0.16b,v18.16b,v0.16b
and v10.16b,v12.16b,v15.16b
ushr v12.16b,v12.16b,#4
eor v13.16b,v26.16b,v19.16b
tbl v21.16b,{ v3.16b },v21.16b
tbl v29.16b,{ v7.16b },v29.16b
tbl v11.16b,{ v2.16b },v11.16b
tbl v31.16b,{ v22.16b },v31.16b
ldp q27,q2,[sp,#592]
eor v8.16b,v8.16b,v9.16b
eor v1.16b,v1.16b,v25.16b
tbl v25.16b,{ v16.16b },v10.16b
eor v10.16b,v13.16b,v0.16b
tbl v9.16b,{ v2.16b },v12.16b
mov v12.16b,v0.16b
ldur q0,[x29,#-176]
eor v21.16b,v8.16b,v21.16b
eor v29.16b,v30.16b,v29.16b
eor v1.16b,v1.16b,v11.16b
eor v30.16b,v31.16b,v23.16b
eor v0.16b,v6.16b,v0.16b
and v31.16b,v10.16b,v15.16b
ldur q6,[x29,#-208]
mov v4.16b,v24.16b
mov v11.16b,v23.16b
eor v21.16b,v21.16b,v29.16b
eor v25.16b,v25.16b,v9.16b
ushr v29.16b,v10.16b,#4
eor v1.16b,v1.16b,v30.16b
eor v0.16b,v0.16b,v28.16b
tbl v30.16b,{ v27.16b },v31.16b
ldr q28,[sp,#96]
mov v23.16b,v20.16b
stur q20,[x29,#-240]
eor v21.16b,v21.16b,v25.16b
ldur q2,[x29,#-80]
eor v9.16b,v26.16b,v11.16b
eor v5.16b,v1.16b,v0.16b
eor v0.16b,v12.16b,v14.16b
eor v24.16b,v20.16b,v28.16b
tbl v1.16b,{ v6.16b },v29.16b
ldp q14,q20,[sp,#544]
eor v21.16b,v21.16b,v30.16b
ldur q18,[x29,#-256]
sub x12,x10,#16
eor v0.16b,v0.16b,v5.16b
and v25.16b,v24.16b,v15.16b
stur q5,[x29,#-176]
ldr q5,[sp,#528]
ushr v24.16b,v24.16b,#4
eor v29.16b,v4.16b,v14.16b
eor v1.16b,v21.16b,v1.16b
ldur q4,[x29,#-192]
ld1r { v11.4s },[x12]
and v21.16b,v0.16b,v15.16b
tbl v25.16b,{ v17.16b },v25.16b
and v30.16b,v5.16b,v15.16b
ushr v31.16b,v5.16b,#4
ushr v0.16b,v0.16b,#4
tbl v24.16b,{ v20.16b },v24.16b
and v8.16b,v29.16b,v15.16b
ushr v29.16b,v29.16b,#4
ldr q13,[sp,#608]
tbl v21.16b,{ v2.16b },v21.16b
ldp q17,q2,[sp,#384]
eor v1.16b,v1.16b,v25.16b
tbl v31.16b,{ v3.16b },v31.16b
tbl v0.16b,{ v22.16b },v0.16b
eor v25.16b,v23.16b,v19.16b
ldp q23,q22,[sp,#320]
tbl v30.16b,{ v17.16b },v30.16b
tbl v29.16b,{ v7.16b },v29.16b
str q12,[sp,#48]
eor v1.16b,v1.16b,v24.16b
tbl v24.16b,{ v18.16b },v8.16b
and v8.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v10.16b,v4.16b,v23.16b
eor v0.16b,v0.16b,v2.16b
sub x12,x10,#20
eor v30.16b,v30.16b,v31.16b
eor v1.16b,v1.16b,v21.16b
tbl v3.16b,{ v16.16b },v8.16b
tbl v21.16b,{ v13.16b },v9.16b
eor v31.16b,v10.16b,v25.16b
eor v24.16b,v24.16b,v29.16b
ld1r { v9.4s },[x12]
sub x12,x10,#24
eor v30.16b,v30.16b,v11.16b
eor v0.16b,v1.16b,v0.16b
ldur q11,[x29,#-176]
and v1.16b,v31.16b,v15.16b
ushr v29.16b,v31.16b,#4
eor v3.16b,v3.16b,v21.16b
eor v21.16b,v11.16b,v22.16b
eor v24.16b,v30.16b,v24.16b
eor v2.16b,v0.16b,v14.16b
eor v0.16b,v5.16b,v12.16b
tbl v1.16b,{ v27.16b },v1.16b
ldp q5,q12,[sp,#480]
eor v30.16b,v25.16b,v28.16b
ldr q28,[sp,#576]
eor v24.16b,v24.16b,v3.16b
eor v27.16b,v2.16b,v0.16b
tbl v0.16b,{ v6.16b },v29.16b
and v29.16b,v21.16b,v15.16b
eor v31.16b,v26.16b,v5.16b
ushr v21.16b,v21.16b,#4
ldur q3,[x29,#-160]
mov v6.16b,v4.16b
str q2,[sp,#32]
eor v1.16b,v24.16b,v1.16b
and v24.16b,v12.16b,v15.16b
eor v30.16b,v30.16b,v27.16b
tbl v29.16b,{ v28.16b },v29.16b
and v8.16b,v31.16b,v15.16b
ushr v31.16b,v31.16b,#4
tbl v21.16b,{ v20.16b },v21.16b
ldur q2,[x29,#-80]
mov v26.16b,v17.16b
eor v0.16b,v1.16b,v0.16b
ushr v1.16b,v12.16b,#4
tbl v24.16b,{ v17.16b },v24.16b
and v10.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
tbl v8.16b,{ v18.16b },v8.16b
tbl v31.16b,{ v7.16b },v31.16b
ldr q7,[sp,#352]
ldur q20,[x29,#-208]
eor v0.16b,v0.16b,v29.16b
tbl v1.16b,{ v3.16b },v1.16b
eor v29.16b,v4.16b,v14.16b
ldp q4,q19,[sp,#112]
eor v9.16b,v24.16b,v9.16b
ldur q14,[x29,#-240]
tbl v30.16b,{ v7.16b },v30.16b
tbl v10.16b,{ v2.16b },v10.16b
eor v0.16b,v0.16b,v21.16b
eor v2.16b,v11.16b,v23.16b
and v21.16b,v29.16b,v15.16b
eor v11.16b,v14.16b,v4.16b
eor v1.16b,v9.16b,v1.16b
eor v31.16b,v8.16b,v31.16b
ushr v29.16b,v29.16b,#4
ldr q24,[sp,#592]
mov v23.16b,v13.16b
tbl v21.16b,{ v16.16b },v21.16b
eor v30.16b,v30.16b,v12.16b
mov v12.16b,v5.16b
eor v8.16b,v11.16b,v2.16b
ldr q5,[sp,#176]
eor v1.16b,v1.16b,v31.16b
eor v0.16b,v0.16b,v10.16b
tbl v29.16b,{ v13.16b },v29.16b
mov v18.16b,v27.16b
eor v5.16b,v12.16b,v5.16b
ldp q17,q13,[sp,#512]
and v31.16b,v8.16b,v15.16b
eor v1.16b,v1.16b,v21.16b
eor v21.16b,v27.16b,v19.16b
eor v0.16b,v0.16b,v30.16b
str q27,[sp,#400]
ld1r { v10.4s },[x12]
eor v5.16b,v5.16b,v25.16b
ushr v25.16b,v8.16b,#4
str q2,[sp,#64]
tbl v30.16b,{ v24.16b },v31.16b
eor v1.16b,v1.16b,v29.16b
and v29.16b,v17.16b,v15.16b
ushr v31.16b,v17.16b,#4
and v8.16b,v21.16b,v15.16b
ushr v21.16b,v21.16b,#4
eor v27.16b,v0.16b,v5.16b
eor v0.16b,v2.16b,v22.16b
tbl v25.16b,{ v20.16b },v25.16b
tbl v29.16b,{ v26.16b },v29.16b
mov v22.16b,v2.16b
ldur q2,[x29,#-80]
eor v1.16b,v1.16b,v30.16b
tbl v30.16b,{ v3.16b },v31.16b
eor v31.16b,v6.16b,v13.16b
eor v0.16b,v0.16b,v27.16b
tbl v8.16b,{ v28.16b },v8.16b
ldp q16,q6,[sp,#544]
ldur q3,[x29,#-256]
mov v26.16b,v12.16b
eor v1.16b,v1.16b,v25.16b
tbl v21.16b,{ v6.16b },v21.16b
and v9.16b,v31.16b,v15.16b
and v25.16b,v0.16b,v15.16b
ushr v0.16b,v0.16b,#4
eor v29.16b,v29.16b,v30.16b
eor v30.16b,v14.16b,v12.16b
ushr v31.16b,v31.16b,#4
ldr q12,[sp,#144]
eor v1.16b,v1.16b,v8.16b
tbl v8.16b,{ v3.16b },v9.16b
mov v11.16b,v28.16b
tbl v9.16b,{ v2.16b },v25.16b
tbl v0.16b,{ v7.16b },v0.16b
eor v2.16b,v18.16b,v4.16b
ldur q4,[x29,#-176]
mov v25.16b,v7.16b
eor v29.16b,v29.16b,v10.16b
eor v1.16b,v1.16b,v21.16b
ldp q7,q28,[sp,#368]
ushr v18.16b,v30.16b,#4
eor v10.16b,v4.16b,v16.16b
ldr q4,[sp,#96]
tbl v21.16b,{ v7.16b },v31.16b
and v31.16b,v30.16b,v15.16b
eor v29.16b,v29.16b,v8.16b
eor v1.16b,v1.16b,v9.16b
eor v0.16b,v0.16b,v4.16b
eor v8.16b,v2.16b,v19.16b
sub x12,x10,#28
str q2,[sp,#16]
tbl v30.16b,{ v12.16b },v31.16b
eor v31.16b,v10.16b,v2.16b
ld1r { v10.4s },[x12]
eor v21.16b,v29.16b,v21.16b
eor v0.16b,v1.16b,v0.16b
tbl v1.16b,{ v23.16b },v18.16b
mov v23.16b,v27.16b
sub x12,x10,#32
and v18.16b,v31.16b,v15.16b
eor v21.16b,v21.16b,v30.16b
eor v5.16b,v0.16b,v13.16b
eor v0.16b,v17.16b,v22.16b
ldr q22,[sp,#320]
ushr v30.16b,v31.16b,#4
str q23,[sp,#160]
tbl v31.16b,{ v24.16b },v18.16b
ldur q18,[x29,#-224]
mov v24.16b,v12.16b
eor v29.16b,v27.16b,v22.16b
eor v1.16b,v21.16b,v1.16b
eor v4.16b,v5.16b,v0.16b
and v0.16b,v18.16b,v15.16b
tbl v21.16b,{ v20.16b },v30.16b
ldr q27,[sp,#496]
str q5,[sp,#96]
mov v5.16b,v2.16b
ldur q2,[x29,#-80]
and v30.16b,v29.16b,v15.16b
eor v1.16b,v1.16b,v31.16b
ushr v29.16b,v29.16b,#4
ushr v31.16b,v18.16b,#4
tbl v0.16b,{ v28.16b },v0.16b
eor v9.16b,v14.16b,v27.16b
eor v8.16b,v8.16b,v4.16b
mov v14.16b,v4.16b
mov v20.16b,v26.16b
tbl v30.16b,{ v11.16b },v30.16b
ldp q17,q4,[x29,#-176]
eor v1.16b,v1.16b,v21.16b
tbl v21.16b,{ v6.16b },v29.16b
mov v6.16b,v7.16b
and v11.16b,v8.16b,v15.16b
ushr v8.16b,v8.16b,#4
eor v0.16b,v0.16b,v10.16b
tbl v29.16b,{ v4.16b },v31.16b
and v31.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v1.16b,v1.16b,v30.16b
eor v30.16b,v17.16b,v13.16b
str q14,[sp,#176]
tbl v10.16b,{ v2.16b },v11.16b
tbl v8.16b,{ v25.16b },v8.16b
ldr q25,[sp,#400]
tbl v31.16b,{ v3.16b },v31.16b
ldr q2,[sp,#608]
eor v0.16b,v0.16b,v29.16b
eor v1.16b,v1.16b,v21.16b
tbl v29.16b,{ v7.16b },v9.16b
and v9.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
eor v21.16b,v23.16b,v16.16b
eor v11.16b,v25.16b,v26.16b
ldp q26,q7,[x29,#-208]
mov v16.16b,v27.16b
eor v0.16b,v0.16b,v31.16b
eor v1.16b,v1.16b,v10.16b
eor v31.16b,v8.16b,v27.16b
tbl v8.16b,{ v12.16b },v9.16b
eor v9.16b,v11.16b,v21.16b
eor v11.16b,v21.16b,v22.16b
eor v1.16b,v1.16b,v31.16b
eor v0.16b,v0.16b,v29.16b
tbl v29.16b,{ v2.16b },v30.16b
ldp q2,q22,[sp,#336]
and v31.16b,v7.16b,v15.16b
and v30.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v2.16b,v1.16b,v2.16b
eor v1.16b,v18.16b,v5.16b
ldr q18,[sp,#112]
eor v0.16b,v0.16b,v8.16b
ushr v8.16b,v7.16b,#4
mov v5.16b,v14.16b
eor v10.16b,v14.16b,v18.16b
ldp q27,q14,[sp,#576]
str q2,[sp]
eor v2.16b,v2.16b,v1.16b
eor v0.16b,v0.16b,v29.16b
tbl v29.16b,{ v28.16b },v31.16b
tbl v31.16b,{ v4.16b },v8.16b
ldr q4,[sp,#512]
tbl v30.16b,{ v14.16b },v30.16b
tbl v8.16b,{ v26.16b },v9.16b
and v9.16b,v10.16b,v15.16b
ushr v10.16b,v10.16b,#4
eor v11.16b,v11.16b,v2.16b
eor v1.16b,v17.16b,v4.16b
mov v17.16b,v2.16b
ldur q2,[x29,#-80]
eor v29.16b,v29.16b,v31.16b
eor v0.16b,v0.16b,v30.16b
ld1r { v30.4s },[x12]
tbl v9.16b,{ v27.16b },v9.16b
and v31.16b,v1.16b,v15.16b
ushr v1.16b,v1.16b,#4
and v12.16b,v11.16b,v15.16b
ushr v11.16b,v11.16b,#4
sub x12,x10,#36
str q17,[sp,#336]
eor v0.16b,v0.16b,v8.16b
eor v8.16b,v25.16b,v16.16b
eor v30.16b,v29.16b,v30.16b
tbl v31.16b,{ v3.16b },v31.16b
ldr q3,[sp,#560]
tbl v1.16b,{ v6.16b },v1.16b
eor v29.16b,v5.16b,v20.16b
mov v5.16b,v13.16b
eor v13.16b,v23.16b,v13.16b
tbl v10.16b,{ v3.16b },v10.16b
eor v0.16b,v0.16b,v9.16b
and v9.16b,v8.16b,v15.16b
tbl v11.16b,{ v22.16b },v11.16b
ushr v8.16b,v8.16b,#4
ldr q20,[sp,#384]
eor v30.16b,v30.16b,v31.16b
tbl v31.16b,{ v2.16b },v12.16b
ldr q2,[sp,#128]
tbl v9.16b,{ v24.16b },v9.16b
ldr q24,[sp,#544]
eor v28.16b,v29.16b,v18.16b
eor v0.16b,v0.16b,v10.16b
eor v10.16b,v13.16b,v29.16b
mov v13.16b,v14.16b
eor v1.16b,v30.16b,v1.16b
eor v30.16b,v4.16b,v7.16b
mov v7.16b,v4.16b
ldr q4,[sp,#608]
eor v19.16b,v11.16b,v2.16b
eor v0.16b,v0.16b,v31.16b
ldur q6,[x29,#-160]
mov v12.16b,v26.16b
tbl v31.16b,{ v4.16b },v8.16b
and v8.16b,v10.16b,v15.16b
eor v1.16b,v1.16b,v9.16b
ld1r { v9.4s },[x12]
mov v23.16b,v27.16b
sub x12,x10,#40
eor v0.16b,v0.16b,v19.16b
eor v19.16b,v30.16b,v21.16b
eor v21.16b,v17.16b,v24.16b
ushr v30.16b,v10.16b,#4
tbl v8.16b,{ v14.16b },v8.16b
ldp q14,q18,[x29,#-240]
eor v1.16b,v1.16b,v31.16b
eor v10.16b,v25.16b,v18.16b
eor v2.16b,v0.16b,v19.16b
and v0.16b,v14.16b,v15.16b
and v31.16b,v21.16b,v15.16b
tbl v30.16b,{ v26.16b },v30.16b
ushr v21.16b,v21.16b,#4
ldr q26,[sp,#160]
eor v1.16b,v1.16b,v8.16b
ushr v8.16b,v14.16b,#4
mov v19.16b,v22.16b
tbl v0.16b,{ v20.16b },v0.16b
tbl v31.16b,{ v27.16b },v31.16b
eor v28.16b,v28.16b,v2.16b
tbl v21.16b,{ v3.16b },v21.16b
ldur q3,[x29,#-256]
mov v25.16b,v2.16b
eor v1.16b,v1.16b,v30.16b
tbl v30.16b,{ v6.16b },v8.16b
and v8.16b,v10.16b,v15.16b
ushr v10.16b,v10.16b,#4
ldur q2,[x29,#-80]
mov v27.16b,v4.16b
eor v0.16b,v0.16b,v9.16b
and v9.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
eor v1.16b,v1.16b,v31.16b
eor v31.16b,v26.16b,v7.16b
tbl v8.16b,{ v3.16b },v8.16b
ldr q7,[sp,#144]
str q25,[sp,#128]
eor v0.16b,v0.16b,v30.16b
tbl v9.16b,{ v2.16b },v9.16b
tbl v28.16b,{ v22.16b },v28.16b
eor v1.16b,v1.16b,v21.16b
eor v21.16b,v17.16b,v5.16b
ldr q17,[sp,#368]
ldr q5,[sp,#176]
ldr q2,[sp,#320]
tbl v30.16b,{ v17.16b },v10.16b
and v10.16b,v31.16b,v15.16b
eor v0.16b,v0.16b,v8.16b
eor v11.16b,v5.16b,v16.16b
ushr v31.16b,v31.16b,#4
eor v1.16b,v1.16b,v9.16b
eor v22.16b,v28.16b,v2.16b
eor v28.16b,v18.16b,v14.16b
mov v14.16b,v25.16b
tbl v8.16b,{ v7.16b },v10.16b
eor v9.16b,v11.16b,v21.16b
eor v0.16b,v0.16b,v30.16b
tbl v30.16b,{ v4.16b },v31.16b
ldr q4,[sp,#480]
eor v1.16b,v1.16b,v22.16b
eor v22.16b,v28.16b,v29.16b
eor v11.16b,v5.16b,v18.16b
ldr q18,[sp,#512]
and v31.16b,v9.16b,v15.16b
eor v0.16b,v0.16b,v8.16b
eor v28.16b,v25.16b,v4.16b
ushr v29.16b,v9.16b,#4
eor v2.16b,v1.16b,v22.16b
ldp q22,q25,[x29,#-192]
tbl v31.16b,{ v13.16b },v31.16b
and v8.16b,v25.16b,v15.16b
ushr v9.16b,v25.16b,#4
eor v0.16b,v0.16b,v30.16b
tbl v1.16b,{ v12.16b },v29.16b
and v29.16b,v28.16b,v15.16b
eor v30.16b,v21.16b,v24.16b
eor v10.16b,v26.16b,v22.16b
ushr v28.16b,v28.16b,#4
tbl v8.16b,{ v20.16b },v8.16b
tbl v9.16b,{ v6.16b },v9.16b
mov v24.16b,v20.16b
eor v0.16b,v0.16b,v31.16b
tbl v29.16b,{ v23.16b },v29.16b
ldr q20,[sp,#560]
eor v30.16b,v30.16b,v2.16b
and v31.16b,v10.16b,v15.16b
ushr v10.16b,v10.16b,#4
mov v6.16b,v2.16b
ldur q2,[x29,#-80]
ldur q26,[x29,#-256]
eor v0.16b,v0.16b,v1.16b
ld1r { v1.4s },[x12]
eor v8.16b,v8.16b,v9.16b
tbl v9.16b,{ v20.16b },v28.16b
and v28.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
tbl v31.16b,{ v3.16b },v31.16b
ldr q3,[sp,#336]
str q6,[sp,#320]
eor v0.16b,v0.16b,v29.16b
eor v1.16b,v8.16b,v1.16b
tbl v8.16b,{ v17.16b },v10.16b
tbl v29.16b,{ v2.16b },v28.16b
tbl v30.16b,{ v19.16b },v30.16b
eor v28.16b,v14.16b,v16.16b
and v10.16b,v11.16b,v15.16b
eor v12.16b,v3.16b,v18.16b
ldr q2,[sp,#80]
eor v0.16b,v0.16b,v9.16b
eor v1.16b,v1.16b,v31.16b
ushr v31.16b,v11.16b,#4
eor v21.16b,v2.16b,v21.16b
mov v2.16b,v6.16b
ldr q6,[sp,#528]
tbl v9.16b,{ v7.16b },v10.16b
eor v10.16b,v12.16b,v28.16b
mov v16.16b,v17.16b
eor v0.16b,v0.16b,v29.16b
eor v29.16b,v30.16b,v25.16b
eor v1.16b,v1.16b,v8.16b
ldr q25,[sp,#400]
tbl v30.16b,{ v27.16b },v31.16b
ldur q17,[x29,#-240]
and v31.16b,v10.16b,v15.16b
sub x12,x10,#44
ushr v8.16b,v10.16b,#4
eor v0.16b,v0.16b,v29.16b
eor v1.16b,v1.16b,v9.16b
and v23.16b,v25.16b,v15.16b
eor v29.16b,v2.16b,v6.16b
ldur q6,[x29,#-208]
eor v10.16b,v28.16b,v4.16b
tbl v31.16b,{ v13.16b },v31.16b
ldr q19,[sp,#576]
mov v14.16b,v24.16b
eor v7.16b,v0.16b,v21.16b
eor v1.16b,v1.16b,v30.16b
ushr v21.16b,v25.16b,#4
tbl v23.16b,{ v24.16b },v23.16b
eor v30.16b,v5.16b,v17.16b
ld1r { v0.4s },[x12]
and v9.16b,v29.16b,v15.16b
ldur q5,[x29,#-160]
tbl v8.16b,{ v6.16b },v8.16b
eor v1.16b,v1.16b,v31.16b
ushr v29.16b,v29.16b,#4
mov v24.16b,v7.16b
tbl v21.16b,{ v5.16b },v21.16b
and v31.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
eor v0.16b,v23.16b,v0.16b
tbl v23.16b,{ v19.16b },v9.16b
eor v9.16b,v10.16b,v7.16b
eor v1.16b,v1.16b,v8.16b
tbl v29.16b,{ v20.16b },v29.16b
eor v8.16b,v3.16b,v22.16b
tbl v31.16b,{ v26.16b },v31.16b
mov v4.16b,v20.16b
sub x12,x10,#48
eor v0.16b,v0.16b,v21.16b
and v10.16b,v9.16b,v15.16b
eor v21.16b,v2.16b,v18.16b
ldur q2,[x29,#-80]
ushr v9.16b,v9.16b,#4
eor v1.16b,v1.16b,v23.16b
ldp q18,q22,[sp,#128]
tbl v23.16b,{ v16.16b },v30.16b
ldur q16,[x29,#-224]
eor v0.16b,v0.16b,v31.16b
tbl v31.16b,{ v2.16b },v10.16b
ldr q10,[sp,#352]
and v30.16b,v8.16b,v15.16b
eor v1.16b,v1.16b,v29.16b
eor v11.16b,v18.16b,v16.16b
ldr q2,[sp,#544]
ushr v29.16b,v8.16b,#4
tbl v9.16b,{ v10.16b },v9.16b
eor v0.16b,v0.16b,v23.16b
eor v23.16b,v17.16b,v25.16b
tbl v30.16b,{ v22.16b },v30.16b
eor v1.16b,v1.16b,v31.16b
ldr q25,[sp,#496]
eor v8.16b,v11.16b,v21.16b
tbl v29.16b,{ v27.16b },v29.16b
mov v11.16b,v24.16b
mov v12.16b,v14.16b
eor v7.16b,v9.16b,v2.16b
ld1r { v9.4s },[x12]
ldur q2,[x29,#-80]
and v31.16b,v8.16b,v15.16b
eor v0.16b,v0.16b,v30.16b
sub x12,x10,#52
eor v1.16b,v1.16b,v7.16b
eor v7.16b,v23.16b,v28.16b
eor v23.16b,v24.16b,v25.16b
ushr v28.16b,v8.16b,#4
ldr q24,[sp,#160]
tbl v30.16b,{ v13.16b },v31.16b
eor v0.16b,v0.16b,v29.16b
ldur q13,[x29,#-176]
eor v20.16b,v1.16b,v7.16b
and v1.16b,v24.16b,v15.16b
ushr v29.16b,v24.16b,#4
tbl v28.16b,{ v6.16b },v28.16b
ldr q6,[sp,#528]
and v31.16b,v23.16b,v15.16b
eor v0.16b,v0.16b,v30.16b
eor v30.16b,v3.16b,v13.16b
ushr v23.16b,v23.16b,#4
eor v6.16b,v21.16b,v6.16b
tbl v1.16b,{ v14.16b },v1.16b
tbl v29.16b,{ v5.16b },v29.16b
tbl v31.16b,{ v19.16b },v31.16b
mov v19.16b,v18.16b
mov v14.16b,v11.16b
eor v0.16b,v0.16b,v28.16b
and v28.16b,v30.16b,v15.16b
tbl v23.16b,{ v4.16b },v23.16b
eor v6.16b,v6.16b,v20.16b
ushr v30.16b,v30.16b,#4
eor v7.16b,v11.16b,v16.16b
eor v1.16b,v1.16b,v29.16b
eor v29.16b,v18.16b,v17.16b
mov v18.16b,v26.16b
eor v0.16b,v0.16b,v31.16b
tbl v28.16b,{ v26.16b },v28.16b
ldr q11,[sp,#368]
and v8.16b,v6.16b,v15.16b
ushr v6.16b,v6.16b,#4
ldur q26,[x29,#-192]
eor v1.16b,v1.16b,v9.16b
ldr q3,[sp,#320]
ldr q17,[sp,#176]
eor v0.16b,v0.16b,v23.16b
tbl v23.16b,{ v11.16b },v30.16b
and v30.16b,v29.16b,v15.16b
tbl v31.16b,{ v2.16b },v8.16b
tbl v8.16b,{ v10.16b },v6.16b
eor v9.16b,v3.16b,v26.16b
eor v1.16b,v1.16b,v28.16b
ldr q2,[sp,#480]
ushr v28.16b,v29.16b,#4
tbl v29.16b,{ v22.16b },v30.16b
ldr q16,[sp,#592]
mov v6.16b,v22.16b
eor v30.16b,v9.16b,v7.16b
ldr q22,[sp,#400]
eor v9.16b,v7.16b,v25.16b
eor v0.16b,v0.16b,v31.16b
eor v4.16b,v8.16b,v2.16b
eor v31.16b,v13.16b,v24.16b
eor v1.16b,v1.16b,v23.16b
tbl v23.16b,{ v27.16b },v28.16b
ldr q24,[sp,#512]
and v28.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
mov v2.16b,v13.16b
eor v0.16b,v0.16b,v4.16b
eor v4.16b,v31.16b,v21.16b
and v21.16b,v17.16b,v15.16b
eor v1.16b,v1.16b,v29.16b
eor v29.16b,v20.16b,v24.16b
eor v31.16b,v19.16b,v22.16b
tbl v28.16b,{ v16.16b },v28.16b
ldur q13,[x29,#-208]
mov v27.16b,v20.16b
eor v5.16b,v0.16b,v4.16b
tbl v21.16b,{ v12.16b },v21.16b
ld1r { v0.4s },[x12]
eor v1.16b,v1.16b,v23.16b
ushr v23.16b,v17.16b,#4
ldur q20,[x29,#-160]
tbl v30.16b,{ v13.16b },v30.16b
and v8.16b,v29.16b,v15.16b
ushr v29.16b,v29.16b,#4
ldp q25,q19,[sp,#560]
eor v9.16b,v9.16b,v5.16b
eor v1.16b,v1.16b,v28.16b
tbl v23.16b,{ v20.16b },v23.16b
and v28.16b,v31.16b,v15.16b
eor v0.16b,v21.16b,v0.16b
ushr v31.16b,v31.16b,#4
eor v21.16b,v27.16b,v26.16b
tbl v8.16b,{ v19.16b },v8.16b
and v10.16b,v9.16b,v15.16b
ushr v9.16b,v9.16b,#4
eor v1.16b,v1.16b,v30.16b
tbl v28.16b,{ v18.16b },v28.16b
mov v12.16b,v27.16b
eor v0.16b,v0.16b,v23.16b
ldr q27,[sp,#352]
tbl v29.16b,{ v25.16b },v29.16b
eor v30.16b,v3.16b,v2.16b
tbl v23.16b,{ v11.16b },v31.16b
ldp q11,q18,[x29,#-240]
eor v1.16b,v1.16b,v8.16b
ldur q2,[x29,#-80]
tbl v9.16b,{ v27.16b },v9.16b
eor v0.16b,v0.16b,v28.16b
eor v8.16b,v14.16b,v11.16b
mov v26.16b,v6.16b
and v31.16b,v30.16b,v15.16b
tbl v28.16b,{ v2.16b },v10.16b
ldp q2,q4,[sp,#32]
eor v1.16b,v1.16b,v29.16b
ushr v29.16b,v30.16b,#4
ldr q10,[sp,#608]
eor v0.16b,v0.16b,v23.16b
eor v23.16b,v9.16b,v4.16b
tbl v30.16b,{ v6.16b },v31.16b
eor v31.16b,v8.16b,v21.16b
eor v1.16b,v1.16b,v28.16b
eor v28.16b,v2.16b,v17.16b
tbl v29.16b,{ v10.16b },v29.16b
mov v4.16b,v3.16b
mov v17.16b,v5.16b
eor v2.16b,v21.16b,v24.16b
and v8.16b,v31.16b,v15.16b
ldr q24,[sp,#384]
ldr q3,[sp,#160]
eor v0.16b,v0.16b,v30.16b
eor v1.16b,v1.16b,v23.16b
eor v6.16b,v28.16b,v7.16b
ldr q7,[sp,#336]
eor v23.16b,v5.16b,v18.16b
ushr v28.16b,v31.16b,#4
tbl v30.16b,{ v16.16b },v8.16b
sub x12,x10,#56
ldur q16,[x29,#-80]
eor v0.16b,v0.16b,v29.16b
eor v5.16b,v1.16b,v6.16b
and v1.16b,v7.16b,v15.16b
ushr v29.16b,v7.16b,#4
tbl v28.16b,{ v13.16b },v28.16b
and v31.16b,v23.16b,v15.16b
ushr v23.16b,v23.16b,#4
ld1r { v9.4s },[x12]
mov v6.16b,v12.16b
eor v0.16b,v0.16b,v30.16b
tbl v1.16b,{ v24.16b },v1.16b
eor v30.16b,v4.16b,v3.16b
tbl v29.16b,{ v20.16b },v29.16b
eor v2.16b,v2.16b,v5.16b
tbl v31.16b,{ v19.16b },v31.16b
ldur q12,[x29,#-256]
tbl v23.16b,{ v25.16b },v23.16b
ldr q4,[sp,#496]
eor v0.16b,v0.16b,v28.16b
and v28.16b,v30.16b,v15.16b
ushr v30.16b,v30.16b,#4
and v8.16b,v2.16b,v15.16b
ushr v2.16b,v2.16b,#4
mov v25.16b,v17.16b
eor v1.16b,v1.16b,v29.16b
eor v29.16b,v14.16b,v22.16b
ldur q22,[x29,#-176]
eor v0.16b,v0.16b,v31.16b
tbl v28.16b,{ v12.16b },v28.16b
mov v13.16b,v19.16b
tbl v31.16b,{ v16.16b },v8.16b
tbl v8.16b,{ v27.16b },v2.16b
eor v2.16b,v17.16b,v11.16b
eor v1.16b,v1.16b,v9.16b
ldr q11,[sp,#368]
eor v9.16b,v6.16b,v22.16b
eor v0.16b,v0.16b,v23.16b
ldur q16,[x29,#-192]
mov v17.16b,v26.16b
tbl v23.16b,{ v11.16b },v30.16b
and v30.16b,v29.16b,v15.16b
sub x12,x10,#60
eor v1.16b,v1.16b,v28.16b
ushr v28.16b,v29.16b,#4
str q14,[sp,#112]
eor v0.16b,v0.16b,v31.16b
eor v31.16b,v8.16b,v4.16b
eor v8.16b,v3.16b,v7.16b
tbl v29.16b,{ v26.16b },v30.16b
eor v30.16b,v9.16b,v2.16b
ldr q4,[sp,#128]
eor v1.16b,v1.16b,v23.16b
tbl v23.16b,{ v10.16b },v28.16b
ldr q7,[sp,#592]
eor v0.16b,v0.16b,v31.16b
eor v21.16b,v8.16b,v21.16b
mov v9.16b,v3.16b
and v28.16b,v30.16b,v15.16b
and v31.16b,v4.16b,v15.16b
eor v8.16b,v5.16b,v16.16b
eor v29.16b,v1.16b,v29.16b
ushr v30.16b,v30.16b,#4
ldr q3,[sp,#176]
eor v20.16b,v0.16b,v21.16b
ldur q1,[x29,#-208]
eor v26.16b,v2.16b,v18.16b
tbl v28.16b,{ v7.16b },v28.16b
ld1r { v0.4s },[x12]
ldur q18,[x29,#-160]
eor v21.16b,v29.16b,v23.16b
ushr v23.16b,v4.16b,#4
tbl v29.16b,{ v24.16b },v31.16b
eor v31.16b,v14.16b,v3.16b
mov v3.16b,v9.16b
tbl v30.16b,{ v1.16b },v30.16b
and v9.16b,v8.16b,v15.16b
ushr v8.16b,v8.16b,#4
eor v26.16b,v26.16b,v20.16b
eor v21.16b,v21.16b,v28.16b
tbl v23.16b,{ v18.16b },v23.16b
ldr q18,[sp,#560]
and v28.16b,v31.16b,v15.16b
eor v0.16b,v29.16b,v0.16b
ushr v31.16b,v31.16b,#4
tbl v9.16b,{ v13.16b },v9.16b
tbl v29.16b,{ v18.16b },v8.16b
and v8.16b,v26.16b,v15.16b
eor v21.16b,v21.16b,v30.16b
eor v30.16b,v6.16b,v3.16b
ushr v26.16b,v26.16b,#4
tbl v28.16b,{ v12.16b },v28.16b
eor v0.16b,v0.16b,v23.16b
mov v14.16b,v16.16b
ldr q3,[sp,#400]
ldur q16,[x29,#-80]
mov v19.16b,v10.16b
eor v21.16b,v21.16b,v9.16b
and v9.16b,v30.16b,v15.16b
tbl v26.16b,{ v27.16b },v26.16b
eor v23.16b,v5.16b,v22.16b
tbl v31.16b,{ v11.16b },v31.16b
eor v10.16b,v25.16b,v3.16b
eor v0.16b,v0.16b,v28.16b
tbl v28.16b,{ v16.16b },v8.16b
ldur q3,[x29,#-240]
eor v21.16b,v21.16b,v29.16b
ushr v29.16b,v30.16b,#4
tbl v30.16b,{ v17.16b },v9.16b
ldr q17,[sp,#64]
eor v8.16b,v10.16b,v23.16b
add x10,x10,#64
eor v0.16b,v0.16b,v31.16b
stur q6,[x29,#-224]
eor v24.16b,v26.16b,v17.16b
ldr q17,[sp,#96]
eor v21.16b,v21.16b,v28.16b
tbl v28.16b,{ v19.16b },v29.16b
and v29.16b,v8.16b,v15.16b
stp q25,q5,[sp,#528]
eor v26.16b,v17.16b,v4.16b
eor v0.16b,v0.16b,v30.16b
eor v21.16b,v21.16b,v24.16b
eor v24.16b,v20.16b,v3.16b
tbl v29.16b,{ v7.16b },v29.16b
eor v2.16b,v26.16b,v2.16b
ushr v26.16b,v8.16b,#4
eor v0.16b,v0.16b,v28.16b
eor v28.16b,v23.16b,v14.16b
eor v2.16b,v21.16b,v2.16b
tbl v21.16b,{ v1.16b },v26.16b
and v26.16b,v24.16b,v15.16b
eor v0.16b,v0.16b,v29.16b
ushr v24.16b,v24.16b,#4
ldp q3,q1,[sp]
eor v28.16b,v28.16b,v2.16b
tbl v26.16b,{ v13.16b },v26.16b
eor v0.16b,v0.16b,v21.16b
tbl v21.16b,{ v18.16b },v24.16b
and v24.16b,v28.16b,v15.16b
ushr v28.16b,v28.16b,#4
ldur q15,[x29,#-80]
eor v0.16b,v0.16b,v26.16b
tbl v26.16b,{ v27.16b },v28.16b
tbl v24.16b,{ v15.16b },v24.16b
eor v0.16b,v0.16b,v21.16b
eor v21.16b,v26.16b,v1.16b
ldr q1,[sp,#320]
eor v0.16b,v0.16b,v24.16b
eor v24.16b,v3.16b,v1.16b
eor v0.16b,v0.16b,v21.16b
eor v21.16b,v24.16b,v23.16b
eor v24.16b,v0.16b,v21.16b
b.ne 3b
ldp q7,q9,[sp,#528]
add x8,x8,#1
ldp q14,q3,[sp,#112]
cmp x8,x3
ldp q22,q4,[sp,#320]
ldr q18,[sp,#400]
ldp q13,q5,[sp,#160]
ldp q0,q17,[x29,#-192]
zip1 v19.16b,v24.16b,v3.16b
ldp q16,q6,[x29,#-240]
zip1 v21.16b,v2.16b,v4.16b
zip1 v23.16b,v20.16b,v5.16b
zip1 v25.16b,v9.16b,v13.16b
zip1 v26.16b,v7.16b,v18.16b
zip1 v30.16b,v22.16b,v0.16b
zip2 v10.16b,v24.16b,v3.16b
zip2 v2.16b,v2.16b,v4.16b
zip1 v28.16b,v6.16b,v17.16b
zip1 v29.16b,v14.16b,v16.16b
zip2 v1.16b,v20.16b,v5.16b
zip2 v5.16b,v9.16b,v13.16b
zip2 v3.16b,v7.16b,v18.16b
zip2 v4.16b,v6.16b,v17.16b
zip1 v27.16b,v19.16b,v26.16b
zip2 v6.16b,v14.16b,v16.16b
zip2 v7.16b,v22.16b,v0.16b
zip1 v8.16b,v25.16b,v30.16b
zip2 v0.16b,v19.16b,v26.16b
zip2 v18.16b,v25.16b,v30.16b
zip1 v24.16b,v21.16b,v28.16b
zip1 v31.16b,v23.16b,v29.16b
zip2 v16.16b,v21.16b,v28.16b
zip2 v17.16b,v23.16b,v29.16b
zip1 v23.16b,v10.16b,v3.16b
zip2 v3.16b,v10.16b,v3.16b
zip1 v25.16b,v1.16b,v6.16b
zip1 v26.16b,v5.16b,v7.16b
zip2 v1.16b,v1.16b,v6.16b
zip2 v5.16b,v5.16b,v7.16b
zip1 v21.16b,v27.16b,v31.16b
zip1 v22.16b,v24.16b,v8.16b
zip2 v19.16b,v27.16b,v31.16b
zip2 v20.16b,v24.16b,v8.16b
zip1 v24.16b,v2.16b,v4.16b
zip1 v28.16b,v0.16b,v17.16b
zip2 v2.16b,v2.16b,v4.16b
zip2 v0.16b,v0.16b,v17.16b
zip2 v6.16b,v16.16b,v18.16b
zip1 v29.16b,v16.16b,v18.16b
zip1 v7.16b,v23.16b,v25.16b
zip1 v30.16b,v21.16b,v22.16b
zip2 v4.16b,v21.16b,v22.16b
zip1 v16.16b,v19.16b,v20.16b
zip2 v17.16b,v19.16b,v20.16b
zip1 v18.16b,v24.16b,v26.16b
zip2 v21.16b,v24.16b,v26.16b
zip1 v22.16b,v0.16b,v6.16b
zip2 v0.16b,v0.16b,v6.16b
zip1 v6.16b,v2.16b,v5.16b
zip2 v2.16b,v2.16b,v5.16b
zip1 v19.16b,v28.16b,v29.16b
stp q30,q4,[x9]
zip2 v4.16b,v23.16b,v25.16b
zip2 v20.16b,v28.16b,v29.16b
stp q16,q17,[x9,#32]
zip1 v16.16b,v3.16b,v1.16b
zip1 v17.16b,v7.16b,v18.16b
stp q22,q0,[x9,#96]
zip2 v1.16b,v3.16b,v1.16b
zip2 v3.16b,v7.16b,v18.16b
stp q19,q20,[x9,#64]
zip1 v5.16b,v4.16b,v21.16b
zip2 v0.16b,v4.16b,v21.16b
zip1 v4.16b,v16.16b,v6.16b
stp q17,q3,[x9,#128]
zip2 v3.16b,v16.16b,v6.16b
zip1 v6.16b,v1.16b,v2.16b
stp q5,q0,[x9,#160]
zip2 v0.16b,v1.16b,v2.16b
stp q4,q3,[x9,#192]
stp q6,q0,[x9,#224]
b.ne 2b
add sp,sp,#816
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#80
4:
ret
end_function phalanx_0_1_kuznyechik_encrypt_neon_x16
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5

function phalanx_0_1_kuznyechik_encrypt_neon_x2
cbz x3,4f
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
sub sp,sp,#1408
adr x8,1083f
adr x12,1084f
adr x9,1085f
ldr q3,[x8]
adr x8,1086f
ldr q31,[x12]
ldr q30,[x8]
adr x8,1087f
adr x10,1097f
ldr q9,[x8]
adr x8,1088f
ldr q2,[x9]
ldr q8,[x8]
adr x8,1090f
adr x11,1098f
ldr q15,[x8]
adr x8,1091f
ldr q1,[x10]
ldr q14,[x8]
adr x8,1093f
adr x9,1089f
ldr q13,[x8]
adr x8,1095f
ldr q0,[x11]
ldr q12,[x8]
adr x8,1000f
ldr q29,[x9]
ldr q18,[x8]
adr x8,1001f
sub x9,x29,#256
ldr q23,[x8]
adr x8,1069f
str xzr,[sp]
ldr q27,[x8]
adr x8,1044f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
adr x9,1092f
ldr q10,[x8]
adr x8,1071f
ldr q28,[x9]
adr x9,1094f
ldr q0,[x8]
ldr q7,[x9]
adr x9,1096f
adr x8,1059f
ldr q6,[x9]
adr x9,1066f
str q0,[sp,#272]
ldr q0,[x8]
adr x8,1006f
ldr q26,[x9]
adr x9,1002f
ldr q19,[x8]
adr x8,1074f
ldr q16,[x9]
adr x9,1005f
str q0,[sp,#1088]
ldr q0,[x8]
ldr q17,[x9]
adr x9,1061f
adr x8,1009f
adr x30,1013f
adr x28,1053f
str q0,[sp,#1040]
ldr q0,[x9]
adr x9,1075f
ldr q20,[x8]
adr x8,1011f
ldr q5,[x30]
str q0,[sp,#1024]
ldr q0,[x9]
ldr q21,[x8]
adr x8,1055f
adr x30,1014f
adr x27,1032f
str q0,[sp,#1008]
ldr q0,[x8]
adr x26,1034f
adr x25,1064f
adr x24,1043f
adr x23,1042f
str q0,[sp,#992]
ldr q0,[x30]
adr x30,1078f
adr x22,1057f
adr x21,1046f
adr x20,1047f
str q0,[sp,#960]
ldr q0,[x30]
adr x30,1067f
adr x19,1041f
adr x7,1049f
adr x6,1050f
str q0,[sp,#944]
ldr q0,[x30]
adr x30,1037f
adr x5,1030f
adr x4,1051f
adr x16,1052f
str q0,[sp,#928]
ldr q0,[x30]
adr x30,1038f
adr x14,1012f
adr x11,1058f
adr x10,1008f
stur q0,[x29,#-128]
ldr q0,[x30]
adr x30,1081f
adr x17,1054f
adr x15,1056f
adr x13,1004f
str q0,[sp,#912]
ldr q0,[x30]
adr x30,1048f
adr x12,1063f
adr x9,1065f
movi v3.16b,#64
str q0,[sp,#896]
ldr q0,[x30]
adr x30,1015f
movi v11.16b,#128
adr x8,1036f
str q26,[sp,#1136]
str q0,[sp,#880]
ldr q0,[x30]
adr x30,1045f
str q27,[sp,#1120]
str q0,[sp,#256]
ldr q0,[x30]
adr x30,1062f
str q10,[sp,#288]
str q0,[sp,#864]
ldr q0,[x30]
adr x30,1060f
str q16,[sp,#1104]
str q0,[sp,#848]
ldr q0,[x30]
adr x30,1039f
str q17,[sp,#1072]
str q0,[sp,#832]
ldr q0,[x30]
adr x30,1068f
str q19,[sp,#1056]
str q0,[sp,#240]
ldr q0,[x30]
adr x30,1070f
stp q21,q20,[x29,#-112]
str q0,[sp,#816]
ldr q0,[x30]
adr x30,1003f
str q5,[sp,#976]
str q0,[sp,#800]
ldr q0,[x30]
adr x30,1072f
stp q23,q18,[sp]
shared_4 784,1073f,768,1007f,752,1010f,736,1076f,720,1077f,704,1028f,688,1079f,672,1080f,656
adr x30,1040f
str q0,[sp,#640]
ldr q0,[x30]
shared_8 1082f,624,224,608,592,576,560,208,544,528,192,176,512,160,496,144
shared_26 128,112,96,80,64,304,1152,48
st1 { v6.2d,v7.2d,v8.2d,v9.2d },[x9]
str q0,[sp,#32]
nop
nop
2:
lsl x9,x8,#5
ldr q0,[x0]
add x10,x1,x9
add x9,x2,x9
ldp q1,q2,[x10]
mov w10,#16
eor v1.16b,v1.16b,v0.16b
eor v0.16b,v2.16b,v0.16b
3:
movi v4.16b,#192
sub x11,x29,#192
eor v2.16b,v1.16b,v3.16b
st1 { v12.2d,v13.2d,v14.2d,v15.2d },[x11]
sub x11,x29,#256
eor v3.16b,v1.16b,v11.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x11]
ldr q16,[sp,#1104]
ldr q17,[sp,#1072]
tbl v2.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v2.16b
eor v5.16b,v1.16b,v4.16b
tbl v3.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v3.16b
mov v9.16b,v23.16b
movi v8.16b,#128
tbl v1.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v1.16b
ldp q22,q24,[sp,#960]
tbl v5.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v5.16b
ldr q19,[sp,#1056]
ldp q21,q20,[x29,#-112]
ldp q13,q12,[sp,#256]
orr v1.16b,v2.16b,v1.16b
orr v2.16b,v5.16b,v3.16b
orr v1.16b,v2.16b,v1.16b
movi v2.16b,#15
ushr v3.16b,v1.16b,#4
and v2.16b,v1.16b,v2.16b
tbl v5.16b,{ v18.16b },v3.16b
tbl v7.16b,{ v10.16b },v3.16b
tbl v17.16b,{ v17.16b },v3.16b
tbl v6.16b,{ v23.16b },v2.16b
tbl v16.16b,{ v16.16b },v2.16b
tbl v14.16b,{ v22.16b },v2.16b
ldur q22,[x29,#-128]
tbl v19.16b,{ v19.16b },v2.16b
tbl v20.16b,{ v20.16b },v3.16b
tbl v21.16b,{ v21.16b },v2.16b
tbl v11.16b,{ v24.16b },v3.16b
ldr q24,[sp,#1024]
tbl v15.16b,{ v22.16b },v3.16b
ldr q22,[sp,#912]
tbl v23.16b,{ v1.16b },v13.16b
eor v5.16b,v5.16b,v6.16b
eor v6.16b,v7.16b,v16.16b
ldr q7,[sp,#848]
tbl v22.16b,{ v22.16b },v2.16b
tbl v3.16b,{ v7.16b },v3.16b
ldr q7,[sp,#832]
eor v16.16b,v20.16b,v21.16b
tbl v21.16b,{ v6.16b },v12.16b
tbl v20.16b,{ v5.16b },v26.16b
tbl v5.16b,{ v5.16b },v27.16b
tbl v2.16b,{ v7.16b },v2.16b
eor v7.16b,v17.16b,v19.16b
eor v17.16b,v11.16b,v14.16b
eor v19.16b,v15.16b,v22.16b
ldr q22,[sp,#1088]
tbl v6.16b,{ v6.16b },v22.16b
ldr q22,[sp,#1040]
eor v5.16b,v5.16b,v20.16b
eor v2.16b,v3.16b,v2.16b
tbl v22.16b,{ v7.16b },v22.16b
tbl v7.16b,{ v7.16b },v24.16b
ldp q24,q3,[sp,#992]
tbl v3.16b,{ v16.16b },v3.16b
tbl v11.16b,{ v16.16b },v24.16b
ldp q16,q24,[sp,#928]
eor v6.16b,v6.16b,v21.16b
movi v21.16b,#64
tbl v14.16b,{ v17.16b },v24.16b
ldr q24,[sp,#880]
eor v7.16b,v7.16b,v22.16b
tbl v16.16b,{ v17.16b },v16.16b
eor v5.16b,v6.16b,v5.16b
eor v22.16b,v0.16b,v8.16b
tbl v15.16b,{ v19.16b },v24.16b
ld1 { v24.2d,v25.2d,v26.2d,v27.2d },[x11]
add x11,sp,#1152
eor v21.16b,v0.16b,v21.16b
eor v3.16b,v3.16b,v7.16b
eor v17.16b,v14.16b,v11.16b
ldr q11,[sp,#240]
tbl v26.16b,{ v24.16b,v25.16b,v26.16b,v27.16b },v0.16b
ldr q24,[sp,#864]
eor v20.16b,v23.16b,v15.16b
eor v6.16b,v16.16b,v17.16b
tbl v16.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v21.16b
eor v0.16b,v0.16b,v4.16b
tbl v27.16b,{ v1.16b },v24.16b
ldr q4,[sp,#896]
tbl v2.16b,{ v2.16b },v11.16b
eor v3.16b,v3.16b,v5.16b
tbl v19.16b,{ v19.16b },v4.16b
movi v4.16b,#15
eor v7.16b,v27.16b,v20.16b
ld1 { v27.2d,v28.2d,v29.2d,v30.2d },[x11]
sub x11,x29,#192
eor v5.16b,v19.16b,v6.16b
orr v6.16b,v16.16b,v26.16b
ldr q16,[sp,#1072]
eor v2.16b,v2.16b,v7.16b
ldr q7,[sp,#1104]
tbl v17.16b,{ v27.16b,v28.16b,v29.16b,v30.16b },v22.16b
ld1 { v20.2d,v21.2d,v22.2d,v23.2d },[x11]
add x11,sp,#304
eor v3.16b,v5.16b,v3.16b
eor v1.16b,v2.16b,v1.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v0.16b
ldp q24,q23,[x29,#-112]
eor v3.16b,v1.16b,v3.16b
ldr q22,[sp,#1056]
orr v0.16b,v0.16b,v17.16b
and v14.16b,v3.16b,v4.16b
ushr v15.16b,v3.16b,#4
str q3,[sp,#416]
orr v0.16b,v0.16b,v6.16b
tbl v28.16b,{ v24.16b },v14.16b
tbl v17.16b,{ v9.16b },v14.16b
tbl v19.16b,{ v18.16b },v15.16b
and v1.16b,v0.16b,v4.16b
ldp q4,q3,[sp,#800]
ushr v2.16b,v0.16b,#4
tbl v20.16b,{ v3.16b },v14.16b
eor v17.16b,v19.16b,v17.16b
tbl v3.16b,{ v18.16b },v2.16b
tbl v5.16b,{ v9.16b },v1.16b
ldr q18,[sp,#912]
tbl v21.16b,{ v4.16b },v15.16b
ldr q4,[sp,#768]
tbl v6.16b,{ v10.16b },v2.16b
tbl v7.16b,{ v7.16b },v1.16b
tbl v16.16b,{ v16.16b },v2.16b
tbl v22.16b,{ v22.16b },v1.16b
tbl v26.16b,{ v4.16b },v14.16b
ldr q4,[sp,#752]
tbl v10.16b,{ v18.16b },v1.16b
tbl v23.16b,{ v23.16b },v2.16b
tbl v27.16b,{ v4.16b },v15.16b
ldp q24,q4,[x29,#-112]
eor v19.16b,v21.16b,v20.16b
eor v6.16b,v6.16b,v7.16b
eor v16.16b,v16.16b,v22.16b
ldr q22,[sp,#1120]
tbl v30.16b,{ v24.16b },v1.16b
ldr q24,[sp,#976]
tbl v29.16b,{ v4.16b },v15.16b
ldp q4,q7,[sp,#688]
eor v26.16b,v27.16b,v26.16b
tbl v31.16b,{ v24.16b },v2.16b
eor v24.16b,v3.16b,v5.16b
movi v3.2d,#0000000000000000
tbl v8.16b,{ v7.16b },v14.16b
eor v27.16b,v29.16b,v28.16b
eor v23.16b,v23.16b,v30.16b
tbl v22.16b,{ v24.16b },v22.16b
tbl v9.16b,{ v4.16b },v15.16b
ldr q4,[sp,#960]
ext v18.16b,v17.16b,v3.16b,#1
ldr q3,[sp,#784]
tbl v20.16b,{ v4.16b },v1.16b
ldur q4,[x29,#-128]
tbl v5.16b,{ v19.16b },v3.16b
ldr q3,[sp,#656]
ldr q19,[sp,#1136]
tbl v21.16b,{ v4.16b },v2.16b
eor v7.16b,v9.16b,v8.16b
tbl v8.16b,{ v0.16b },v13.16b
tbl v17.16b,{ v3.16b },v14.16b
ldr q3,[sp,#1088]
tbl v19.16b,{ v24.16b },v19.16b
tbl v24.16b,{ v6.16b },v12.16b
eor v20.16b,v31.16b,v20.16b
ldr q13,[sp,#128]
tbl v6.16b,{ v6.16b },v3.16b
ldr q3,[sp,#1040]
eor v21.16b,v21.16b,v10.16b
tbl v28.16b,{ v16.16b },v3.16b
ldr q3,[sp,#1024]
eor v19.16b,v22.16b,v19.16b
tbl v16.16b,{ v16.16b },v3.16b
ldr q3,[sp,#992]
eor v6.16b,v6.16b,v24.16b
tbl v29.16b,{ v23.16b },v3.16b
ldr q3,[sp,#832]
eor v6.16b,v6.16b,v19.16b
tbl v1.16b,{ v3.16b },v1.16b
ldr q3,[sp,#848]
tbl v2.16b,{ v3.16b },v2.16b
ldr q3,[sp,#944]
tbl v30.16b,{ v20.16b },v3.16b
ldr q3,[sp,#880]
tbl v31.16b,{ v21.16b },v3.16b
ldr q3,[sp,#640]
eor v1.16b,v2.16b,v1.16b
eor v2.16b,v16.16b,v28.16b
tbl v9.16b,{ v3.16b },v15.16b
ldr q3,[sp,#592]
eor v16.16b,v30.16b,v29.16b
tbl v1.16b,{ v1.16b },v11.16b
tbl v10.16b,{ v3.16b },v14.16b
ldr q3,[sp,#576]
eor v24.16b,v8.16b,v31.16b
ldp q31,q30,[sp,#752]
tbl v25.16b,{ v3.16b },v15.16b
ldr q3,[sp,#1008]
eor v17.16b,v9.16b,v17.16b
ldp q9,q8,[sp,#208]
tbl v22.16b,{ v23.16b },v3.16b
ldr q3,[sp,#928]
tbl v28.16b,{ v9.16b },v14.16b
tbl v20.16b,{ v20.16b },v3.16b
ldr q3,[sp,#864]
tbl v23.16b,{ v0.16b },v3.16b
ldr q3,[sp,#544]
eor v2.16b,v22.16b,v2.16b
tbl v29.16b,{ v3.16b },v15.16b
ldr q3,[sp,#896]
eor v16.16b,v20.16b,v16.16b
eor v2.16b,v2.16b,v6.16b
tbl v19.16b,{ v21.16b },v3.16b
ldp q3,q6,[sp,#720]
eor v20.16b,v23.16b,v24.16b
eor v23.16b,v25.16b,v10.16b
ldp q12,q10,[sp,#176]
tbl v21.16b,{ v26.16b },v6.16b
tbl v24.16b,{ v4.16b },v14.16b
eor v1.16b,v1.16b,v20.16b
eor v20.16b,v29.16b,v28.16b
eor v4.16b,v18.16b,v5.16b
tbl v22.16b,{ v27.16b },v3.16b
ldr q3,[sp,#672]
eor v6.16b,v19.16b,v16.16b
tbl v25.16b,{ v12.16b },v15.16b
tbl v26.16b,{ v13.16b },v14.16b
tbl v16.16b,{ v8.16b },v15.16b
tbl v7.16b,{ v7.16b },v3.16b
ldp q18,q3,[sp,#608]
eor v0.16b,v1.16b,v0.16b
eor v2.16b,v6.16b,v2.16b
ldr q1,[sp,#528]
tbl v17.16b,{ v17.16b },v3.16b
ldr q3,[sp,#560]
tbl v1.16b,{ v20.16b },v1.16b
eor v16.16b,v16.16b,v24.16b
tbl v19.16b,{ v23.16b },v3.16b
ldr q3,[sp,#480]
tbl v23.16b,{ v10.16b },v14.16b
eor v0.16b,v0.16b,v2.16b
eor v2.16b,v21.16b,v22.16b
tbl v27.16b,{ v3.16b },v15.16b
ldr q3,[sp,#448]
eor v7.16b,v7.16b,v17.16b
tbl v16.16b,{ v16.16b },v18.16b
ldp q11,q18,[sp]
tbl v6.16b,{ v3.16b },v14.16b
ldr q3,[sp,#160]
eor v5.16b,v25.16b,v23.16b
eor v19.16b,v19.16b,v1.16b
eor v2.16b,v4.16b,v2.16b
tbl v20.16b,{ v3.16b },v15.16b
eor v17.16b,v27.16b,v26.16b
tbl v21.16b,{ v3.16b },v14.16b
ldp q29,q28,[sp,#800]
stp q2,q0,[sp,#384]
eor v2.16b,v7.16b,v16.16b
eor v1.16b,v20.16b,v6.16b
ldr q6,[sp,#512]
tbl v20.16b,{ v5.16b },v6.16b
movi v5.16b,#15
ushr v6.16b,v0.16b,#4
tbl v27.16b,{ v18.16b },v6.16b
tbl v29.16b,{ v29.16b },v6.16b
tbl v31.16b,{ v31.16b },v6.16b
and v5.16b,v0.16b,v5.16b
ldr q0,[sp,#496]
eor v4.16b,v19.16b,v20.16b
tbl v12.16b,{ v12.16b },v6.16b
tbl v22.16b,{ v0.16b },v15.16b
ldr q0,[sp,#464]
str q4,[sp,#368]
ldr q4,[sp,#704]
tbl v26.16b,{ v11.16b },v5.16b
tbl v17.16b,{ v17.16b },v0.16b
ldr q0,[sp,#432]
tbl v28.16b,{ v28.16b },v5.16b
tbl v30.16b,{ v30.16b },v5.16b
tbl v10.16b,{ v10.16b },v5.16b
tbl v13.16b,{ v13.16b },v5.16b
tbl v23.16b,{ v1.16b },v0.16b
ldp q1,q0,[sp,#96]
eor v19.16b,v27.16b,v26.16b
eor v7.16b,v22.16b,v21.16b
eor v20.16b,v29.16b,v28.16b
tbl v29.16b,{ v8.16b },v6.16b
tbl v8.16b,{ v9.16b },v5.16b
tbl v24.16b,{ v0.16b },v14.16b
tbl v25.16b,{ v1.16b },v15.16b
eor v21.16b,v31.16b,v30.16b
eor v16.16b,v17.16b,v23.16b
ldp q22,q23,[x29,#-112]
eor v17.16b,v25.16b,v24.16b
tbl v24.16b,{ v4.16b },v5.16b
ldr q4,[sp,#688]
tbl v22.16b,{ v22.16b },v5.16b
tbl v23.16b,{ v23.16b },v6.16b
tbl v25.16b,{ v4.16b },v6.16b
ldr q4,[sp,#656]
tbl v26.16b,{ v4.16b },v5.16b
ldr q4,[sp,#640]
eor v22.16b,v23.16b,v22.16b
tbl v27.16b,{ v4.16b },v6.16b
ldur q4,[x29,#-128]
eor v23.16b,v25.16b,v24.16b
tbl v28.16b,{ v4.16b },v5.16b
ldr q4,[sp,#592]
tbl v30.16b,{ v4.16b },v5.16b
ldr q4,[sp,#576]
eor v24.16b,v27.16b,v26.16b
ldr q27,[sp,#448]
tbl v31.16b,{ v4.16b },v6.16b
ldr q4,[sp,#544]
eor v25.16b,v29.16b,v28.16b
tbl v27.16b,{ v27.16b },v5.16b
tbl v28.16b,{ v3.16b },v6.16b
tbl v29.16b,{ v0.16b },v5.16b
tbl v9.16b,{ v4.16b },v6.16b
ldr q4,[sp,#480]
eor v26.16b,v31.16b,v30.16b
tbl v30.16b,{ v1.16b },v6.16b
tbl v4.16b,{ v4.16b },v6.16b
ldp q1,q0,[sp,#48]
eor v27.16b,v28.16b,v27.16b
eor v31.16b,v9.16b,v8.16b
tbl v28.16b,{ v3.16b },v5.16b
ldr q3,[sp,#496]
eor v8.16b,v12.16b,v10.16b
movi v12.2d,#0000000000000000
tbl v9.16b,{ v0.16b },v14.16b
tbl v5.16b,{ v0.16b },v5.16b
ldr q0,[sp,#672]
tbl v10.16b,{ v1.16b },v15.16b
eor v29.16b,v30.16b,v29.16b
tbl v30.16b,{ v3.16b },v6.16b
tbl v6.16b,{ v1.16b },v6.16b
tbl v23.16b,{ v23.16b },v0.16b
eor v4.16b,v4.16b,v13.16b
ldp q1,q0,[sp,#608]
ext v19.16b,v19.16b,v12.16b,#1
ldr q12,[sp,#784]
eor v9.16b,v10.16b,v9.16b
ldr q10,[sp,#288]
tbl v24.16b,{ v24.16b },v0.16b
ldr q0,[sp,#560]
tbl v20.16b,{ v20.16b },v12.16b
ldp q12,q3,[sp,#720]
eor v5.16b,v6.16b,v5.16b
tbl v6.16b,{ v25.16b },v1.16b
tbl v26.16b,{ v26.16b },v0.16b
ldp q1,q0,[sp,#512]
tbl v21.16b,{ v21.16b },v3.16b
tbl v31.16b,{ v31.16b },v0.16b
ldr q0,[sp,#464]
eor v19.16b,v19.16b,v20.16b
tbl v22.16b,{ v22.16b },v12.16b
eor v23.16b,v23.16b,v24.16b
tbl v4.16b,{ v4.16b },v0.16b
ldr q0,[sp,#432]
tbl v27.16b,{ v27.16b },v0.16b
ldr q0,[sp,#80]
eor v24.16b,v26.16b,v31.16b
eor v20.16b,v21.16b,v22.16b
eor v21.16b,v30.16b,v28.16b
tbl v22.16b,{ v8.16b },v1.16b
tbl v17.16b,{ v17.16b },v0.16b
tbl v25.16b,{ v29.16b },v0.16b
ldr q0,[sp,#144]
ldr q1,[sp,#32]
eor v6.16b,v23.16b,v6.16b
ld1 { v28.2d,v29.2d,v30.2d,v31.2d },[x11]
eor v4.16b,v4.16b,v27.16b
tbl v7.16b,{ v7.16b },v0.16b
eor v19.16b,v19.16b,v20.16b
tbl v20.16b,{ v21.16b },v0.16b
tbl v5.16b,{ v5.16b },v1.16b
eor v21.16b,v24.16b,v22.16b
eor v16.16b,v16.16b,v17.16b
tbl v17.16b,{ v9.16b },v1.16b
sub x11,x29,#192
eor v4.16b,v4.16b,v25.16b
ldp q0,q3,[sp,#368]
eor v6.16b,v19.16b,v6.16b
ld1 { v12.2d,v13.2d,v14.2d,v15.2d },[x11]
add x11,sp,#1152
mov v23.16b,v11.16b
movi v11.16b,#128
ldr q26,[sp,#1136]
eor v1.16b,v3.16b,v2.16b
eor v2.16b,v0.16b,v7.16b
eor v3.16b,v16.16b,v17.16b
eor v7.16b,v21.16b,v20.16b
eor v4.16b,v4.16b,v5.16b
ldr q27,[sp,#1120]
ldp q0,q5,[sp,#400]
eor v1.16b,v1.16b,v2.16b
eor v2.16b,v3.16b,v5.16b
eor v3.16b,v6.16b,v7.16b
eor v0.16b,v4.16b,v0.16b
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x11]
eor v1.16b,v1.16b,v2.16b
eor v0.16b,v3.16b,v0.16b
ldr q2,[x0,x10]
movi v3.16b,#64
add x10,x10,#16
cmp x10,#160
eor v1.16b,v2.16b,v1.16b
eor v0.16b,v2.16b,v0.16b
b.ne 3b
add x8,x8,#1
stp q1,q0,[x9]
cmp x8,x3
b.ne 2b
add sp,sp,#1408
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
4:
ret
end_function phalanx_0_1_kuznyechik_encrypt_neon_x2
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42

function phalanx_0_1_kuznyechik_encrypt_neon_x4
shared_9 5f,1488,368,304
ldr q16,[x30]
adr x30,1014f
adr x28,1032f
adr x27,1034f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x10]
ldr q7,[x9]
adr x9,1091f
ldr q6,[x9]
adr x9,1093f
adr x10,1094f
ldr q5,[x9]
adr x9,1095f
ldr q1,[x10]
ldr q4,[x9]
mov x9,sp
adr x10,1096f
ldr q0,[x10]
add x10,sp,#240
ldr q28,[x30]
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x9]
adr x9,1000f
adr x30,1078f
ldr q31,[x9]
adr x9,1001f
ldr q8,[x30]
ldr q25,[x9]
adr x9,1069f
adr x30,1067f
ldr q10,[x30]
adr x30,1037f
adr x26,1064f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x10]
ldr q0,[x9]
adr x9,1044f
ldr q5,[x9]
adr x9,1071f
adr x25,1043f
ldr q26,[x9]
adr x9,1059f
adr x24,1042f
adr x23,1057f
adr x22,1046f
adr x21,1047f
str q0,[sp,#464]
ldr q0,[x9]
adr x9,1006f
ldr q7,[x9]
adr x9,1074f
adr x20,1041f
str q0,[sp,#448]
ldr q0,[x9]
adr x9,1009f
adr x19,1049f
adr x7,1050f
adr x6,1030f
str q0,[sp,#432]
ldr q0,[x9]
adr x5,1051f
adr x17,1052f
adr x15,1012f
adr x12,1058f
str q0,[sp,#1232]
ldr q0,[x30]
adr x30,1038f
adr x11,1008f
adr x4,1054f
adr x16,1056f
str q0,[sp,#1216]
ldr q0,[x30]
adr x30,1081f
adr x10,1066f
adr x14,1004f
adr x13,1063f
str q0,[sp,#1200]
ldr q0,[x30]
adr x30,1048f
ldr q22,[x10]
adr x10,1002f
adr x9,1011f
str q0,[sp,#1184]
ldr q0,[x30]
adr x30,1015f
ldr q6,[x10]
adr x10,1005f
ldr q12,[x9]
str q0,[sp,#1168]
ldr q0,[x30]
adr x30,1045f
ldr q29,[x10]
adr x10,1061f
adr x9,1055f
str q0,[sp,#1152]
ldr q0,[x30]
adr x30,1062f
ldr q24,[x10]
adr x10,1075f
ldr q27,[x9]
str q0,[sp,#1136]
ldr q0,[x30]
adr x30,1060f
ldr q23,[x10]
adr x10,1065f
adr x9,1036f
str q0,[sp,#1120]
ldr q0,[x30]
adr x30,1039f
mov x8,xzr
stp q23,q22,[x29,#-256]
str q0,[sp,#1104]
ldr q0,[x30]
adr x30,1068f
stp q26,q7,[x29,#-224]
str q0,[sp,#1088]
ldr q0,[x30]
adr x30,1070f
stp q6,q5,[x29,#-192]
str q0,[sp,#1072]
ldr q0,[x30]
adr x30,1003f
str q27,[sp,#1280]
str q0,[sp,#1056]
ldr q0,[x30]
adr x30,1072f
str q16,[sp,#1264]
str q0,[sp,#1040]
ldr q0,[x30]
adr x30,1073f
str q28,[sp,#1248]
shared_4 1024,1007f,1008,1010f,992,1076f,976,1077f,960,1028f,944,1079f,928,1080f,912,1040f,896
adr x30,1082f
str q0,[sp,#880]
ldr q0,[x30]
shared_8 1053f,864,848,832,816,800,784,768,752,736,720,704,688,672,656,640
shared_27 624,608,592,576,560,544,528,512,496,480
ldr q0,[x0]
add x11,x1,x10
add x10,x2,x10
ldp q11,q15,[x11]
ldp q14,q1,[x11,#32]
mov w11,#1
eor v11.16b,v11.16b,v0.16b
eor v15.16b,v15.16b,v0.16b
eor v30.16b,v14.16b,v0.16b
eor v4.16b,v1.16b,v0.16b
nop
nop
nop
nop
nop
3:
movi v9.16b,#192
movi v21.16b,#64
add x13,sp,#368
movi v14.16b,#128
mov x12,xzr
eor v0.16b,v11.16b,v9.16b
eor v17.16b,v11.16b,v21.16b
eor v18.16b,v11.16b,v14.16b
str q0,[sp,#208]
eor v0.16b,v15.16b,v21.16b
str q0,[sp,#176]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#304
ldr q13,[sp,#176]
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
eor v11.16b,v15.16b,v14.16b
str q0,[sp,#64]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#240
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v17.16b
stur q0,[x29,#-160]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
mov x13,sp
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v18.16b
ld1 { v17.2d,v18.2d,v19.2d,v20.2d },[x13]
add x13,sp,#368
str q0,[sp,#224]
ldr q0,[sp,#208]
tbl v0.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v0.16b
str q0,[sp,#208]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#304
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
str q0,[sp,#192]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#240
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
eor v1.16b,v15.16b,v9.16b
eor v15.16b,v4.16b,v14.16b
mov v13.16b,v4.16b
str q0,[sp,#176]
eor v0.16b,v30.16b,v21.16b
stp q0,q1,[sp,#128]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#368
tbl v0.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
eor v1.16b,v30.16b,v14.16b
eor v11.16b,v4.16b,v9.16b
str q0,[sp,#160]
eor v0.16b,v30.16b,v9.16b
stp q0,q1,[sp,#96]
eor v0.16b,v4.16b,v21.16b
str q0,[sp,#80]
ldr q0,[sp,#144]
tbl v9.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v0.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#304
tbl v30.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
ld1 { v1.2d,v2.2d,v3.2d,v4.2d },[x13]
add x13,sp,#240
ldp q21,q0,[sp,#112]
tbl v14.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v0.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#368
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v21.16b
ldr q0,[sp,#96]
tbl v0.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v0.16b
str q0,[sp,#144]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
add x13,sp,#304
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
ld1 { v1.2d,v2.2d,v3.2d,v4.2d },[x13]
ldr q0,[sp,#80]
add x13,sp,#240
tbl v0.16b,{ v1.16b,v2.16b,v3.16b,v4.16b },v0.16b
str q0,[sp,#128]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x13]
tbl v2.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v15.16b
ldur q0,[x29,#-160]
ldr q1,[sp,#64]
tbl v3.16b,{ v17.16b,v18.16b,v19.16b,v20.16b },v11.16b
orr v18.16b,v14.16b,v30.16b
orr v17.16b,v0.16b,v1.16b
ldp q1,q0,[sp,#208]
orr v11.16b,v1.16b,v0.16b
ldp q1,q0,[sp,#176]
orr v1.16b,v1.16b,v0.16b
ldp q0,q4,[sp,#144]
orr v17.16b,v11.16b,v17.16b
orr v11.16b,v3.16b,v2.16b
orr v20.16b,v0.16b,v21.16b
ldr q0,[sp,#128]
orr v19.16b,v9.16b,v4.16b
orr v14.16b,v0.16b,v13.16b
orr v15.16b,v19.16b,v1.16b
orr v0.16b,v20.16b,v18.16b
orr v11.16b,v11.16b,v14.16b
stp q17,q15,[x29,#-144]
stp q0,q11,[x29,#-112]
nop
nop
nop
nop
nop
4:
movi v13.16b,#15
ldr q11,[x9,x12]
ldr q18,[sp,#1232]
ldr q17,[sp,#1264]
ldr q21,[sp,#1200]
mov v30.16b,v29.16b
ushr v14.16b,v11.16b,#4
ldr q4,[sp,#464]
and v15.16b,v11.16b,v13.16b
tbl v0.16b,{ v31.16b },v14.16b
tbl v2.16b,{ v5.16b },v14.16b
tbl v5.16b,{ v29.16b },v14.16b
tbl v17.16b,{ v17.16b },v14.16b
tbl v1.16b,{ v25.16b },v15.16b
tbl v3.16b,{ v6.16b },v15.16b
tbl v6.16b,{ v7.16b },v15.16b
tbl v7.16b,{ v18.16b },v14.16b
tbl v16.16b,{ v12.16b },v15.16b
tbl v19.16b,{ v28.16b },v15.16b
ldr q28,[sp,#1216]
tbl v21.16b,{ v21.16b },v15.16b
eor v0.16b,v0.16b,v1.16b
tbl v20.16b,{ v28.16b },v14.16b
eor v1.16b,v2.16b,v3.16b
eor v2.16b,v5.16b,v6.16b
eor v5.16b,v7.16b,v16.16b
eor v6.16b,v17.16b,v19.16b
ldr q3,[sp,#1120]
tbl v16.16b,{ v0.16b },v22.16b
tbl v0.16b,{ v0.16b },v4.16b
ldr q4,[sp,#448]
eor v7.16b,v20.16b,v21.16b
tbl v17.16b,{ v1.16b },v26.16b
ldr q21,[sp,#1104]
tbl v1.16b,{ v1.16b },v4.16b
ldr q22,[sp,#1168]
ldr q4,[sp,#432]
tbl v21.16b,{ v21.16b },v15.16b
tbl v3.16b,{ v3.16b },v14.16b
tbl v20.16b,{ v5.16b },v27.16b
tbl v15.16b,{ v7.16b },v22.16b
ldr q22,[sp,#1152]
eor v0.16b,v0.16b,v16.16b
tbl v19.16b,{ v2.16b },v4.16b
tbl v2.16b,{ v2.16b },v24.16b
tbl v14.16b,{ v6.16b },v8.16b
eor v1.16b,v1.16b,v17.16b
tbl v22.16b,{ v11.16b },v22.16b
ldr q16,[sp,#1136]
tbl v5.16b,{ v5.16b },v23.16b
tbl v6.16b,{ v6.16b },v10.16b
eor v3.16b,v3.16b,v21.16b
tbl v16.16b,{ v11.16b },v16.16b
eor v0.16b,v1.16b,v0.16b
ldr q1,[sp,#1184]
eor v2.16b,v2.16b,v19.16b
eor v17.16b,v14.16b,v20.16b
eor v19.16b,v22.16b,v15.16b
ldr q22,[sp,#864]
tbl v1.16b,{ v7.16b },v1.16b
ldr q7,[sp,#1088]
eor v2.16b,v5.16b,v2.16b
ldp q21,q20,[sp,#896]
tbl v3.16b,{ v3.16b },v7.16b
eor v5.16b,v6.16b,v17.16b
eor v6.16b,v16.16b,v19.16b
ldp q19,q17,[sp,#944]
eor v0.16b,v2.16b,v0.16b
eor v1.16b,v1.16b,v5.16b
eor v2.16b,v3.16b,v6.16b
ldp q6,q5,[sp,#1008]
ldr q3,[sp,#1056]
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v2.16b,v11.16b
ldr q2,[sp,#1072]
eor v9.16b,v1.16b,v0.16b
and v14.16b,v9.16b,v13.16b
ushr v15.16b,v9.16b,#4
mov v13.16b,v10.16b
mov v10.16b,v24.16b
tbl v4.16b,{ v28.16b },v14.16b
tbl v0.16b,{ v25.16b },v14.16b
tbl v1.16b,{ v31.16b },v15.16b
tbl v2.16b,{ v2.16b },v14.16b
tbl v3.16b,{ v3.16b },v15.16b
tbl v5.16b,{ v5.16b },v14.16b
tbl v6.16b,{ v6.16b },v15.16b
tbl v7.16b,{ v12.16b },v14.16b
tbl v16.16b,{ v18.16b },v15.16b
tbl v17.16b,{ v17.16b },v14.16b
tbl v19.16b,{ v19.16b },v15.16b
tbl v20.16b,{ v20.16b },v14.16b
stur q4,[x29,#-160]
ldp q23,q4,[sp,#816]
eor v18.16b,v3.16b,v2.16b
tbl v21.16b,{ v21.16b },v15.16b
tbl v22.16b,{ v22.16b },v15.16b
eor v2.16b,v6.16b,v5.16b
eor v3.16b,v16.16b,v7.16b
ldur q24,[x29,#-160]
tbl v26.16b,{ v4.16b },v14.16b
ldp q27,q4,[sp,#768]
eor v16.16b,v19.16b,v17.16b
tbl v23.16b,{ v23.16b },v15.16b
eor v17.16b,v21.16b,v20.16b
eor v22.16b,v22.16b,v24.16b
mov v24.16b,v10.16b
tbl v28.16b,{ v4.16b },v14.16b
ldr q4,[sp,#736]
tbl v29.16b,{ v27.16b },v15.16b
mov v27.16b,v30.16b
mov v10.16b,v13.16b
tbl v30.16b,{ v4.16b },v14.16b
eor v4.16b,v1.16b,v0.16b
ldr q0,[sp,#720]
eor v23.16b,v23.16b,v26.16b
tbl v5.16b,{ v0.16b },v15.16b
ldp q0,q1,[sp,#624]
eor v26.16b,v29.16b,v28.16b
mov v29.16b,v27.16b
tbl v6.16b,{ v1.16b },v14.16b
tbl v7.16b,{ v0.16b },v15.16b
ldr q0,[sp,#592]
ldr q1,[sp,#560]
eor v5.16b,v5.16b,v30.16b
tbl v19.16b,{ v0.16b },v14.16b
ldr q0,[sp,#688]
tbl v21.16b,{ v1.16b },v14.16b
mov v1.16b,v12.16b
mov v12.16b,v25.16b
eor v6.16b,v7.16b,v6.16b
movi v7.2d,#0000000000000000
tbl v20.16b,{ v0.16b },v15.16b
mov v25.16b,v31.16b
ldr q31,[sp,#544]
tbl v31.16b,{ v31.16b },v15.16b
ext v4.16b,v4.16b,v7.16b,#1
ldr q7,[sp,#1040]
tbl v18.16b,{ v18.16b },v7.16b
ldr q7,[sp,#992]
tbl v2.16b,{ v2.16b },v7.16b
ldr q7,[sp,#976]
tbl v3.16b,{ v3.16b },v7.16b
eor v7.16b,v20.16b,v19.16b
tbl v19.16b,{ v0.16b },v14.16b
ldr q0,[sp,#672]
eor v20.16b,v31.16b,v21.16b
mov v31.16b,v25.16b
mov v25.16b,v12.16b
mov v12.16b,v1.16b
tbl v21.16b,{ v0.16b },v15.16b
ldr q0,[sp,#512]
eor v1.16b,v2.16b,v3.16b
tbl v27.16b,{ v0.16b },v14.16b
ldr q0,[sp,#496]
tbl v28.16b,{ v0.16b },v15.16b
ldr q0,[sp,#928]
eor v2.16b,v21.16b,v19.16b
tbl v16.16b,{ v16.16b },v0.16b
ldr q0,[sp,#880]
tbl v17.16b,{ v17.16b },v0.16b
ldr q0,[sp,#800]
eor v3.16b,v28.16b,v27.16b
ldr q28,[sp,#1248]
ldr q27,[sp,#1280]
tbl v23.16b,{ v23.16b },v0.16b
ldr q0,[sp,#752]
tbl v26.16b,{ v26.16b },v0.16b
ldr q0,[sp,#608]
eor v16.16b,v16.16b,v17.16b
tbl v6.16b,{ v6.16b },v0.16b
ldr q0,[sp,#576]
tbl v7.16b,{ v7.16b },v0.16b
eor v0.16b,v4.16b,v18.16b
ldr q4,[sp,#848]
eor v17.16b,v23.16b,v26.16b
tbl v19.16b,{ v22.16b },v4.16b
ldr q4,[sp,#704]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#656]
tbl v5.16b,{ v5.16b },v4.16b
ldr q4,[sp,#528]
eor v6.16b,v6.16b,v7.16b
tbl v1.16b,{ v2.16b },v1.16b
ldr q2,[sp,#480]
tbl v20.16b,{ v20.16b },v4.16b
ldp q23,q22,[x29,#-256]
tbl v2.16b,{ v3.16b },v2.16b
eor v3.16b,v16.16b,v19.16b
eor v5.16b,v17.16b,v5.16b
ldp q26,q7,[x29,#-224]
eor v6.16b,v6.16b,v20.16b
eor v0.16b,v0.16b,v3.16b
eor v1.16b,v5.16b,v1.16b
eor v2.16b,v6.16b,v2.16b
ldp q6,q5,[x29,#-192]
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v9.16b
eor v0.16b,v0.16b,v1.16b
str q0,[x9,x12]
add x12,x12,#16
cmp x12,#64
b.ne 4b
ldp q11,q15,[x29,#-144]
ldr q14,[x0,x11,lsl #4]
ldp q0,q1,[x29,#-112]
add x11,x11,#1
cmp x11,#10
eor v11.16b,v14.16b,v11.16b
eor v15.16b,v14.16b,v15.16b
eor v30.16b,v14.16b,v0.16b
eor v4.16b,v14.16b,v1.16b
stp q11,q15,[x29,#-144]
stp q30,q4,[x29,#-112]
b.ne 3b
ldp q11,q14,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q11,q14,[x10]
ldp q11,q15,[x29,#-112]
stp q11,q15,[x10,#32]
b.ne 2b
add sp,sp,#1488
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
5:
ret
end_function phalanx_0_1_kuznyechik_encrypt_neon_x4
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f

function phalanx_0_1_kuznyechik_encrypt_neon_x8
shared_9 5f,1648,240,176
adr x28,1032f
adr x27,1034f
adr x26,1064f
adr x25,1043f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x10]
ldr q7,[x9]
adr x9,1091f
adr x10,1094f
ldr q6,[x9]
adr x9,1093f
ldr q1,[x10]
adr x10,1096f
ldr q5,[x9]
adr x9,1095f
ldr q0,[x10]
add x10,sp,#112
ldr q4,[x9]
add x9,sp,#48
adr x24,1042f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x10]
adr x10,1066f
adr x23,1057f
ldr q0,[x10]
adr x10,1002f
adr x22,1046f
adr x21,1047f
adr x20,1041f
adr x19,1049f
adr x7,1050f
adr x6,1030f
adr x5,1051f
st1 { v4.2d,v5.2d,v6.2d,v7.2d },[x9]
adr x9,1000f
adr x17,1052f
ldr q24,[x9]
adr x9,1001f
adr x15,1012f
ldr q25,[x9]
adr x9,1069f
adr x12,1058f
adr x11,1008f
adr x4,1054f
adr x16,1056f
stur q0,[x29,#-224]
ldr q0,[x9]
adr x9,1044f
adr x14,1004f
adr x13,1063f
mov x8,xzr
str q0,[sp,#1440]
ldr q0,[x9]
adr x9,1071f
str q0,[sp,#1424]
ldr q0,[x10]
adr x10,1005f
ldr q17,[x10]
adr x10,1061f
stur q0,[x29,#-240]
ldr q0,[x9]
adr x9,1059f
ldr q23,[x9]
adr x9,1006f
ldr q12,[x9]
adr x9,1074f
stur q0,[x29,#-256]
ldr q0,[x9]
adr x9,1009f
ldr q13,[x9]
adr x9,1011f
str q0,[sp,#1408]
ldr q0,[x10]
adr x10,1075f
str q0,[sp,#1392]
ldr q0,[x9]
adr x9,1055f
str q0,[sp,#32]
ldr q0,[x10]
adr x10,1065f
str q0,[sp,#1376]
ldr q0,[x9]
adr x9,1036f
shared_4 1360,1014f,1344,1078f,1328,1067f,1312,1037f,1296,1038f,16,1081f,1280,1048f,1264,1015f,1248
adr x30,1045f
shared_4 1232,1062f,1216,1060f,1200,1039f,1184,1068f,1168,1070f,1152,1003f,1136,1072f,1120,1073f,1104
adr x30,1007f
shared_4 1088,1010f,1072,1076f,1056,1077f,1040,1028f,1024,1079f,1008,1080f,992,1040f,976,1082f,960
adr x30,1053f
str q0,[sp,#944]
ldr q0,[x30]
str q0,[sp,#928]
ldr q0,[x28]
str q0,[sp,#912]
ldr q0,[x27]
str q0,[sp,#896]
ldr q0,[x26]
str q0,[sp,#880]
ldr q0,[x25]
str q0,[sp,#864]
ldr q0,[x24]
str q0,[sp,#848]
ldr q0,[x23]
str q0,[sp,#832]
ldr q0,[x22]
str q0,[sp,#816]
ldr q0,[x21]
str q0,[sp,#800]
ldr q0,[x20]
str q0,[sp,#784]
ldr q0,[x19]
str q0,[sp]
ldr q0,[x7]
str q0,[sp,#768]
ldr q0,[x6]
str q0,[sp,#752]
ldr q0,[x5]
str q0,[sp,#736]
ldr q0,[x17]
str q0,[sp,#720]
ldr q0,[x15]
str q0,[sp,#704]
ldr q0,[x12]
str q0,[sp,#688]
ldr q0,[x11]
str q0,[sp,#672]
ldr q0,[x4]
str q0,[sp,#656]
ldr q0,[x16]
str q0,[sp,#640]
ldr q0,[x14]
str q0,[sp,#624]
ldr q0,[x13]
str q0,[sp,#608]
ldr q0,[x10]
str q0,[sp,#592]
ldr q0,[x9]
sub x9,x29,#208
str q0,[sp,#576]
nop
nop
nop
nop
nop
2:
lsl x10,x8,#7
ldr q15,[x0]
add x11,x1,x10
add x10,x2,x10
ldp q14,q11,[x11]
ldp q0,q1,[x11,#32]
ldp q2,q3,[x11,#64]
ldp q7,q16,[x11,#96]
eor v14.16b,v14.16b,v15.16b
eor v11.16b,v11.16b,v15.16b
eor v4.16b,v0.16b,v15.16b
eor v6.16b,v1.16b,v15.16b
eor v5.16b,v2.16b,v15.16b
eor v2.16b,v3.16b,v15.16b
mov w11,#1
eor v1.16b,v7.16b,v15.16b
eor v0.16b,v16.16b,v15.16b
nop
nop
nop
nop
nop
nop
nop
3:
add x13,sp,#240
movi v3.16b,#64
str q2,[sp,#480]
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x13]
movi v7.16b,#192
stp q1,q0,[sp,#544]
add x13,sp,#176
movi v0.16b,#64
mov x12,xzr
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x13]
add x13,sp,#112
eor v1.16b,v14.16b,v3.16b
movi v3.16b,#128
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v14.16b
eor v15.16b,v14.16b,v7.16b
eor v18.16b,v11.16b,v3.16b
eor v16.16b,v14.16b,v3.16b
eor v14.16b,v11.16b,v0.16b
str q2,[sp,#528]
eor v2.16b,v11.16b,v7.16b
ld1 { v7.2d,v8.2d,v9.2d,v10.2d },[x13]
add x13,sp,#48
tbl v3.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v1.16b
tbl v11.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v11.16b
ld1 { v30.2d,v31.2d,v0.2d,v1.2d },[x13]
tbl v18.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v18.16b
tbl v16.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v16.16b
str q11,[sp,#496]
tbl v11.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
tbl v15.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v15.16b
tbl v2.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v2.16b
str q18,[sp,#464]
ldr q18,[sp,#528]
orr v3.16b,v3.16b,v18.16b
movi v18.16b,#64
str q3,[sp,#528]
orr v3.16b,v15.16b,v16.16b
movi v16.16b,#192
str q3,[sp,#512]
movi v3.16b,#64
eor v14.16b,v4.16b,v3.16b
movi v3.16b,#128
tbl v14.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
eor v15.16b,v4.16b,v3.16b
ldr q3,[sp,#496]
orr v3.16b,v11.16b,v3.16b
eor v11.16b,v4.16b,v16.16b
eor v16.16b,v6.16b,v16.16b
tbl v15.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v15.16b
tbl v4.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v4.16b
str q3,[sp,#496]
eor v3.16b,v6.16b,v18.16b
ldr q18,[sp,#464]
tbl v11.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v11.16b
orr v18.16b,v2.16b,v18.16b
movi v2.16b,#128
str q15,[sp,#464]
tbl v15.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v6.16b
tbl v3.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v3.16b
orr v4.16b,v14.16b,v4.16b
eor v2.16b,v6.16b,v2.16b
orr v3.16b,v3.16b,v15.16b
tbl v2.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v2.16b
str q2,[sp,#432]
tbl v2.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v16.16b
ldp q16,q6,[sp,#512]
orr v6.16b,v16.16b,v6.16b
ldr q16,[sp,#464]
orr v16.16b,v11.16b,v16.16b
movi v11.16b,#192
stp q6,q4,[sp,#512]
ldr q6,[sp,#496]
orr v6.16b,v18.16b,v6.16b
movi v18.16b,#128
stp q16,q3,[sp,#448]
ldr q3,[sp,#432]
eor v15.16b,v5.16b,v11.16b
movi v16.16b,#64
str q6,[sp,#496]
movi v6.16b,#64
orr v2.16b,v2.16b,v3.16b
eor v4.16b,v5.16b,v18.16b
ldr q3,[sp,#480]
str q2,[sp,#432]
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v5.16b
eor v14.16b,v5.16b,v6.16b
tbl v4.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v4.16b
tbl v5.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v14.16b
str q2,[sp,#416]
eor v2.16b,v3.16b,v6.16b
eor v6.16b,v3.16b,v18.16b
tbl v2.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v2.16b
stp q4,q5,[sp,#384]
tbl v5.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v15.16b
tbl v4.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v3.16b
eor v3.16b,v3.16b,v11.16b
movi v15.16b,#192
str q2,[sp,#480]
tbl v2.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v6.16b
stp q5,q4,[sp,#352]
ldp q14,q4,[sp,#544]
tbl v3.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v3.16b
eor v11.16b,v14.16b,v16.16b
stp q3,q2,[sp,#320]
eor v2.16b,v14.16b,v15.16b
eor v6.16b,v4.16b,v15.16b
eor v5.16b,v14.16b,v18.16b
eor v16.16b,v4.16b,v16.16b
eor v3.16b,v4.16b,v18.16b
tbl v18.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v14.16b
tbl v11.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v11.16b
tbl v19.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v4.16b
tbl v6.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v6.16b
tbl v5.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v5.16b
tbl v15.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v16.16b
tbl v14.16b,{ v7.16b,v8.16b,v9.16b,v10.16b },v3.16b
str q11,[sp,#544]
tbl v11.16b,{ v30.16b,v31.16b,v0.16b,v1.16b },v2.16b
ldr q2,[sp,#352]
ldp q0,q1,[sp,#496]
str q5,[sp,#304]
ldr q4,[sp,#304]
orr v6.16b,v6.16b,v14.16b
stp q1,q0,[x29,#-208]
ldp q1,q0,[sp,#400]
orr v11.16b,v11.16b,v4.16b
ldp q4,q9,[sp,#16]
orr v0.16b,v1.16b,v0.16b
ldr q1,[sp,#384]
orr v7.16b,v2.16b,v1.16b
ldr q1,[sp,#528]
ldr q2,[sp,#448]
orr v5.16b,v2.16b,v1.16b
ldr q1,[sp,#368]
ldr q2,[sp,#480]
orr v0.16b,v7.16b,v0.16b
orr v7.16b,v15.16b,v19.16b
orr v1.16b,v2.16b,v1.16b
ldp q3,q2,[sp,#320]
orr v16.16b,v3.16b,v2.16b
ldr q2,[sp,#464]
ldr q3,[sp,#432]
orr v2.16b,v3.16b,v2.16b
ldr q3,[sp,#544]
orr v1.16b,v16.16b,v1.16b
orr v3.16b,v3.16b,v18.16b
ldr q18,[sp]
stp q5,q2,[x29,#-176]
stp q0,q1,[x29,#-144]
orr v2.16b,v11.16b,v3.16b
orr v3.16b,v6.16b,v7.16b
stp q2,q3,[x29,#-112]
4:
movi v26.16b,#15
ldr q11,[x9,x12]
ldr q5,[sp,#1424]
ldur q6,[x29,#-240]
mov v8.16b,v17.16b
ldr q19,[sp,#1328]
ushr v0.16b,v11.16b,#4
ldr q21,[sp,#1280]
ldr q22,[sp,#1184]
ldp q29,q28,[sp,#848]
mov v10.16b,v23.16b
and v1.16b,v11.16b,v26.16b
ldr q30,[sp,#816]
tbl v7.16b,{ v17.16b },v0.16b
ldr q17,[sp,#1344]
tbl v2.16b,{ v24.16b },v0.16b
tbl v5.16b,{ v5.16b },v0.16b
tbl v20.16b,{ v4.16b },v0.16b
tbl v14.16b,{ v13.16b },v0.16b
tbl v3.16b,{ v25.16b },v1.16b
tbl v6.16b,{ v6.16b },v1.16b
tbl v16.16b,{ v12.16b },v1.16b
tbl v17.16b,{ v17.16b },v0.16b
tbl v19.16b,{ v19.16b },v1.16b
tbl v21.16b,{ v21.16b },v1.16b
tbl v15.16b,{ v9.16b },v1.16b
tbl v1.16b,{ v22.16b },v1.16b
ldr q22,[sp,#1312]
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v5.16b,v6.16b
eor v5.16b,v7.16b,v16.16b
eor v7.16b,v17.16b,v19.16b
ldur q17,[x29,#-224]
ldr q19,[sp,#1440]
ldr q6,[sp,#1200]
eor v16.16b,v20.16b,v21.16b
ldr q20,[sp,#1408]
tbl v17.16b,{ v2.16b },v17.16b
tbl v2.16b,{ v2.16b },v19.16b
ldur q19,[x29,#-256]
ldr q21,[sp,#1392]
tbl v0.16b,{ v6.16b },v0.16b
eor v6.16b,v14.16b,v15.16b
tbl v19.16b,{ v3.16b },v19.16b
tbl v3.16b,{ v3.16b },v23.16b
tbl v14.16b,{ v7.16b },v22.16b
ldr q22,[sp,#1248]
tbl v20.16b,{ v5.16b },v20.16b
tbl v5.16b,{ v5.16b },v21.16b
ldr q21,[sp,#1360]
eor v2.16b,v2.16b,v17.16b
ldr q17,[sp,#1376]
tbl v15.16b,{ v16.16b },v22.16b
ldr q22,[sp,#1232]
eor v0.16b,v0.16b,v1.16b
tbl v21.16b,{ v6.16b },v21.16b
eor v3.16b,v3.16b,v19.16b
tbl v6.16b,{ v6.16b },v17.16b
ldr q17,[sp,#1296]
tbl v22.16b,{ v11.16b },v22.16b
eor v1.16b,v5.16b,v20.16b
ldr q23,[sp,#944]
tbl v7.16b,{ v7.16b },v17.16b
ldr q17,[sp,#1216]
eor v2.16b,v3.16b,v2.16b
ldr q3,[sp,#1264]
eor v5.16b,v14.16b,v21.16b
eor v1.16b,v6.16b,v1.16b
tbl v17.16b,{ v11.16b },v17.16b
eor v19.16b,v22.16b,v15.16b
tbl v3.16b,{ v16.16b },v3.16b
ldr q16,[sp,#1168]
eor v5.16b,v7.16b,v5.16b
eor v1.16b,v1.16b,v2.16b
tbl v0.16b,{ v0.16b },v16.16b
ldp q21,q20,[sp,#976]
eor v6.16b,v17.16b,v19.16b
ldr q17,[sp,#1040]
ldr q19,[sp,#1024]
eor v2.16b,v3.16b,v5.16b
ldr q3,[sp,#1136]
ldr q5,[sp,#1104]
eor v0.16b,v0.16b,v6.16b
ldr q6,[sp,#1088]
eor v1.16b,v2.16b,v1.16b
ldr q2,[sp,#1152]
eor v0.16b,v0.16b,v11.16b
eor v11.16b,v0.16b,v1.16b
and v14.16b,v11.16b,v26.16b
ushr v15.16b,v11.16b,#4
ldp q27,q26,[sp,#896]
tbl v0.16b,{ v25.16b },v14.16b
tbl v1.16b,{ v24.16b },v15.16b
tbl v2.16b,{ v2.16b },v14.16b
tbl v3.16b,{ v3.16b },v15.16b
tbl v5.16b,{ v5.16b },v14.16b
tbl v6.16b,{ v6.16b },v15.16b
tbl v7.16b,{ v9.16b },v14.16b
tbl v16.16b,{ v13.16b },v15.16b
shared_24 720,688,640,1008
tbl v20.16b,{ v18.16b },v15.16b
ldr q5,[sp,#800]
tbl v30.16b,{ v30.16b },v14.16b
eor v6.16b,v7.16b,v6.16b
movi v7.2d,#0000000000000000
tbl v21.16b,{ v21.16b },v14.16b
tbl v31.16b,{ v31.16b },v15.16b
tbl v16.16b,{ v16.16b },v29.16b
ldr q29,[sp,#960]
tbl v5.16b,{ v5.16b },v15.16b
ldp q28,q27,[sp,#592]
tbl v17.16b,{ v17.16b },v29.16b
ldr q29,[sp,#880]
ext v0.16b,v0.16b,v7.16b,#1
ldr q7,[sp,#1120]
tbl v23.16b,{ v23.16b },v29.16b
ldr q29,[sp,#832]
tbl v27.16b,{ v27.16b },v14.16b
tbl v1.16b,{ v1.16b },v7.16b
ldr q7,[sp,#1072]
eor v5.16b,v5.16b,v30.16b
tbl v26.16b,{ v26.16b },v29.16b
ldr q29,[sp,#704]
tbl v28.16b,{ v28.16b },v15.16b
tbl v2.16b,{ v2.16b },v7.16b
ldr q7,[sp,#1056]
eor v16.16b,v16.16b,v17.16b
tbl v6.16b,{ v6.16b },v29.16b
ldr q29,[sp,#672]
tbl v3.16b,{ v3.16b },v7.16b
eor v7.16b,v20.16b,v19.16b
eor v20.16b,v31.16b,v21.16b
ldr q21,[sp,#768]
tbl v19.16b,{ v18.16b },v14.16b
eor v0.16b,v0.16b,v1.16b
eor v17.16b,v23.16b,v26.16b
mov v23.16b,v10.16b
tbl v21.16b,{ v21.16b },v15.16b
tbl v7.16b,{ v7.16b },v29.16b
eor v1.16b,v2.16b,v3.16b
eor v3.16b,v28.16b,v27.16b
eor v2.16b,v21.16b,v19.16b
ldr q21,[sp,#784]
ldr q19,[sp,#928]
eor v0.16b,v0.16b,v1.16b
ldr q1,[sp,#752]
eor v6.16b,v6.16b,v7.16b
tbl v5.16b,{ v5.16b },v21.16b
ldr q21,[sp,#624]
tbl v19.16b,{ v22.16b },v19.16b
tbl v1.16b,{ v2.16b },v1.16b
ldr q2,[sp,#576]
tbl v20.16b,{ v20.16b },v21.16b
tbl v2.16b,{ v3.16b },v2.16b
eor v3.16b,v16.16b,v19.16b
eor v5.16b,v17.16b,v5.16b
mov v17.16b,v8.16b
eor v6.16b,v6.16b,v20.16b
eor v0.16b,v0.16b,v3.16b
eor v1.16b,v5.16b,v1.16b
eor v2.16b,v6.16b,v2.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v2.16b,v11.16b
eor v0.16b,v0.16b,v1.16b
str q0,[x9,x12]
add x12,x12,#16
cmp x12,#128
b.ne 4b
ldp q1,q2,[x29,#-208]
ldr q0,[x0,x11,lsl #4]
add x11,x11,#1
cmp x11,#10
eor v14.16b,v0.16b,v1.16b
ldp q1,q3,[x29,#-176]
eor v11.16b,v0.16b,v2.16b
eor v4.16b,v0.16b,v1.16b
ldp q1,q2,[x29,#-144]
eor v6.16b,v0.16b,v3.16b
stp q14,q11,[x29,#-208]
eor v5.16b,v0.16b,v1.16b
ldp q1,q3,[x29,#-112]
eor v2.16b,v0.16b,v2.16b
stp q4,q6,[x29,#-176]
eor v1.16b,v0.16b,v1.16b
eor v0.16b,v0.16b,v3.16b
stp q5,q2,[x29,#-144]
stp q1,q0,[x29,#-112]
b.ne 3b
ldp q11,q14,[x29,#-144]
add x8,x8,#1
cmp x8,x3
stp q11,q14,[x10,#64]
ldp q11,q15,[x29,#-112]
stp q11,q15,[x10,#96]
ldp q14,q11,[x29,#-208]
stp q14,q11,[x10]
ldp q14,q11,[x29,#-176]
stp q14,q11,[x10,#32]
b.ne 2b
add sp,sp,#1648
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
5:
ret
end_function phalanx_0_1_kuznyechik_encrypt_neon_x8
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f

function phalanx_0_1_kuznyechik_schedule_many_neon
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
sub sp,sp,#2032
cmp x2,#15
str xzr,[sp]
stp x0,x1,[sp,#8]
b.hi 6f
cbz x2,5f
adr x9,1083f
adr x10,1085f
adr x27,1013f
ldr q22,[x9]
adr x9,1084f
adr x30,1082f
ldr q3,[x9]
adr x9,1086f
ldr q21,[x10]
ldr q2,[x9]
adr x9,1089f
adr x10,1092f
ldr q1,[x9]
adr x9,1087f
adr x26,1053f
ldr q8,[x9]
adr x9,1088f
ldr q0,[x10]
add x10,sp,#1664
ldr q7,[x9]
adr x9,1090f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x10]
ldr q3,[x9]
adr x9,1091f
ldr q2,[x9]
adr x9,1093f
adr x25,1032f
ldr q1,[x9]
adr x9,1095f
adr x24,1034f
ldr q0,[x9]
add x9,sp,#1792
adr x23,1064f
adr x22,1043f
adr x21,1042f
adr x20,1057f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
adr x9,1000f
adr x19,1046f
ldr q31,[x9]
adr x9,1001f
adr x7,1047f
ldr q25,[x9]
adr x9,1069f
adr x6,1041f
ldr q0,[x9]
adr x9,1044f
adr x5,1049f
ldr q4,[x9]
adr x9,1071f
adr x4,1050f
ldr q9,[x9]
adr x9,1059f
str q0,[sp,#480]
ldr q18,[x9]
adr x9,1006f
adr x3,1030f
ldr q23,[x9]
adr x9,1074f
adr x1,1051f
ldr q10,[x9]
adr x9,1009f
adr x17,1052f
ldr q13,[x9]
adr x9,1011f
adr x11,1097f
ldr q11,[x9]
adr x9,1055f
adr x15,1012f
ldr q0,[x9]
adr x12,1098f
ldr q20,[x11]
ldr q19,[x12]
adr x12,1058f
adr x11,1008f
str q0,[sp,#1520]
ldr q0,[x27]
adr x27,1014f
adr x0,1054f
adr x10,1094f
adr x16,1056f
str q0,[sp,#1504]
ldr q0,[x27]
adr x27,1078f
ldr q6,[x10]
adr x10,1096f
adr x14,1004f
str q0,[sp,#1488]
ldr q0,[x27]
adr x27,1067f
ldr q5,[x10]
adr x10,1066f
adr x13,1063f
str q0,[sp,#1472]
ldr q0,[x27]
adr x27,1037f
ldr q30,[x10]
adr x10,1002f
adr x28,1040f
str q0,[sp,#1456]
ldr q0,[x27]
adr x27,1038f
ldr q17,[x10]
adr x10,1005f
adr x9,1036f
str q0,[sp,#1440]
ldr q0,[x27]
adr x27,1081f
ldr q16,[x10]
adr x10,1061f
ldr q15,[x28]
str q0,[sp,#1424]
ldr q0,[x27]
adr x27,1048f
ldr q12,[x10]
adr x10,1075f
mov x8,xzr
str q0,[sp,#1408]
ldr q0,[x27]
adr x27,1015f
ldr q14,[x10]
adr x10,1065f
movi v2.16b,#64
str q0,[sp,#1392]
ldr q0,[x27]
adr x27,1045f
movi v3.16b,#128
str q4,[sp,#1584]
str q0,[sp,#1376]
ldr q0,[x27]
adr x27,1062f
str q16,[sp,#1568]
str q0,[sp,#1360]
ldr q0,[x27]
adr x27,1060f
str q17,[sp,#1552]
str q0,[sp,#1344]
ldr q0,[x27]
adr x27,1039f
str q23,[sp,#1536]
str q0,[sp,#1280]
ldr q0,[x27]
adr x27,1068f
str q15,[sp,#1056]
str q0,[sp,#1264]
ldr q0,[x27]
adr x27,1070f
str q10,[sp,#496]
str q0,[sp,#1248]
ldr q0,[x27]
adr x27,1003f
str q0,[sp,#1232]
ldr q0,[x27]
adr x27,1072f
str q0,[sp,#1216]
ldr q0,[x27]
adr x27,1073f
str q0,[sp,#1200]
ldr q0,[x27]
adr x27,1007f
str q0,[sp,#1184]
ldr q0,[x27]
adr x27,1010f
str q0,[sp,#1168]
ldr q0,[x27]
adr x27,1076f
str q0,[sp,#1152]
ldr q0,[x27]
adr x27,1077f
str q0,[sp,#1136]
ldr q0,[x27]
adr x27,1028f
str q0,[sp,#1120]
ldr q0,[x27]
adr x27,1079f
str q0,[sp,#1104]
ldr q0,[x27]
adr x27,1080f
str q0,[sp,#1088]
ldr q0,[x27]
str q0,[sp,#1072]
ldr q0,[x30]
str q0,[sp,#992]
ldr q0,[x26]
str q0,[sp,#928]
ldr q0,[x25]
str q0,[sp,#912]
ldr q0,[x24]
str q0,[sp,#896]
ldr q0,[x23]
str q0,[sp,#880]
ldr q0,[x22]
str q0,[sp,#864]
ldr q0,[x21]
str q0,[sp,#848]
ldr q0,[x20]
str q0,[sp,#832]
ldr q0,[x19]
str q0,[sp,#816]
ldr q0,[x7]
str q0,[sp,#800]
ldr q0,[x6]
str q0,[sp,#784]
ldr q0,[x5]
str q0,[sp,#768]
ldr q0,[x4]
str q0,[sp,#752]
ldr q0,[x3]
str q0,[sp,#736]
ldr q0,[x1]
str q0,[sp,#720]
ldr q0,[x17]
str q0,[sp,#704]
ldr q0,[x15]
str q0,[sp,#688]
ldr q0,[x12]
str q0,[sp,#672]
ldr q0,[x11]
add x11,sp,#1728
st1 { v19.2d,v20.2d,v21.2d,v22.2d },[x11]
add x11,sp,#1600
str q0,[sp,#656]
ldr q0,[x0]
st1 { v5.2d,v6.2d,v7.2d,v8.2d },[x11]
str q0,[sp,#640]
ldr q0,[x16]
str q0,[sp,#624]
ldr q0,[x14]
str q0,[sp,#608]
ldr q0,[x13]
str q0,[sp,#592]
ldr q0,[x10]
adr x10,1099f
str q0,[sp,#576]
ldr q0,[x9]
mov w9,#160
str q0,[sp,#560]
nop
nop
2:
ldp x13,x11,[sp,#8]
mov x12,xzr
madd x11,x8,x9,x11
add x13,x13,x8,lsl #5
ldp q0,q1,[x13]
mov x13,x10
stp q0,q1,[x11]
nop
3:
add x15,sp,#1792
mov v24.16b,v1.16b
mov x14,xzr
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x15]
add x15,sp,#1792
st1 { v26.2d,v27.2d,v28.2d,v29.2d },[x15]
nop
nop
4:
ldr q1,[x13,x14]
stur q0,[x29,#-112]
add x15,sp,#1664
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x15]
add x15,sp,#1792
add x14,x14,#16
eor v0.16b,v1.16b,v0.16b
stur q24,[x29,#-240]
cmp x14,#128
eor v1.16b,v0.16b,v2.16b
movi v2.16b,#192
eor v15.16b,v0.16b,v3.16b
tbl v1.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v1.16b
tbl v15.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v15.16b
movi v29.16b,#15
eor v2.16b,v0.16b,v2.16b
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x15]
ldr q28,[sp,#1440]
add x15,sp,#1728
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v2.16b
orr v0.16b,v1.16b,v0.16b
orr v1.16b,v2.16b,v15.16b
orr v0.16b,v1.16b,v0.16b
ushr v2.16b,v0.16b,#4
and v1.16b,v0.16b,v29.16b
tbl v5.16b,{ v4.16b },v2.16b
ldr q4,[sp,#1504]
tbl v7.16b,{ v16.16b },v2.16b
tbl v16.16b,{ v23.16b },v1.16b
tbl v15.16b,{ v31.16b },v2.16b
tbl v3.16b,{ v25.16b },v1.16b
tbl v20.16b,{ v4.16b },v2.16b
ldr q4,[sp,#1488]
tbl v6.16b,{ v17.16b },v1.16b
tbl v17.16b,{ v13.16b },v2.16b
tbl v19.16b,{ v11.16b },v1.16b
tbl v22.16b,{ v28.16b },v2.16b
tbl v21.16b,{ v4.16b },v1.16b
ldr q4,[sp,#1424]
eor v3.16b,v15.16b,v3.16b
tbl v23.16b,{ v4.16b },v1.16b
ldr q4,[sp,#1376]
eor v5.16b,v5.16b,v6.16b
eor v6.16b,v7.16b,v16.16b
eor v7.16b,v17.16b,v19.16b
tbl v26.16b,{ v0.16b },v4.16b
ldr q4,[sp,#1344]
tbl v19.16b,{ v3.16b },v30.16b
eor v16.16b,v20.16b,v21.16b
tbl v20.16b,{ v5.16b },v9.16b
tbl v5.16b,{ v5.16b },v18.16b
tbl v2.16b,{ v4.16b },v2.16b
ldr q4,[sp,#1280]
eor v17.16b,v22.16b,v23.16b
tbl v21.16b,{ v6.16b },v10.16b
tbl v6.16b,{ v6.16b },v12.16b
mov v10.16b,v30.16b
tbl v1.16b,{ v4.16b },v1.16b
ldr q4,[sp,#480]
eor v5.16b,v5.16b,v20.16b
tbl v3.16b,{ v3.16b },v4.16b
ldr q4,[sp,#1520]
eor v6.16b,v6.16b,v21.16b
tbl v22.16b,{ v7.16b },v4.16b
ldr q4,[sp,#1472]
eor v1.16b,v2.16b,v1.16b
tbl v2.16b,{ v7.16b },v14.16b
tbl v23.16b,{ v16.16b },v4.16b
ldr q4,[sp,#1392]
eor v3.16b,v3.16b,v19.16b
tbl v15.16b,{ v17.16b },v4.16b
ldr q4,[sp,#1360]
eor v3.16b,v5.16b,v3.16b
eor v2.16b,v2.16b,v6.16b
tbl v27.16b,{ v0.16b },v4.16b
ldr q4,[sp,#1456]
tbl v7.16b,{ v16.16b },v4.16b
ldr q4,[sp,#1408]
eor v16.16b,v23.16b,v22.16b
eor v19.16b,v26.16b,v15.16b
eor v2.16b,v2.16b,v3.16b
tbl v17.16b,{ v17.16b },v4.16b
ldr q4,[sp,#1264]
tbl v1.16b,{ v1.16b },v4.16b
eor v5.16b,v7.16b,v16.16b
eor v6.16b,v27.16b,v19.16b
mov v27.16b,v11.16b
eor v3.16b,v17.16b,v5.16b
eor v1.16b,v1.16b,v6.16b
eor v2.16b,v3.16b,v2.16b
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v0.16b,v2.16b
and v0.16b,v1.16b,v29.16b
stur q1,[x29,#-144]
ushr v1.16b,v1.16b,#4
tbl v2.16b,{ v25.16b },v0.16b
tbl v26.16b,{ v28.16b },v0.16b
tbl v3.16b,{ v31.16b },v1.16b
tbl v17.16b,{ v11.16b },v0.16b
tbl v19.16b,{ v13.16b },v1.16b
mov v11.16b,v13.16b
mov v13.16b,v12.16b
mov v12.16b,v25.16b
mov v25.16b,v31.16b
stur q2,[x29,#-176]
ldr q2,[sp,#1248]
eor v17.16b,v19.16b,v17.16b
tbl v5.16b,{ v2.16b },v0.16b
ldr q2,[sp,#1232]
tbl v6.16b,{ v2.16b },v1.16b
ldr q2,[sp,#1200]
tbl v7.16b,{ v2.16b },v0.16b
ldr q2,[sp,#1184]
tbl v16.16b,{ v2.16b },v1.16b
ldr q2,[sp,#1136]
eor v5.16b,v6.16b,v5.16b
ldr q6,[sp,#704]
tbl v2.16b,{ v2.16b },v0.16b
tbl v6.16b,{ v6.16b },v1.16b
eor v7.16b,v16.16b,v7.16b
ldr q16,[sp,#672]
stur q2,[x29,#-208]
ldr q2,[sp,#1120]
tbl v16.16b,{ v16.16b },v0.16b
tbl v20.16b,{ v2.16b },v1.16b
ldr q2,[sp,#1088]
tbl v15.16b,{ v2.16b },v0.16b
ldr q2,[sp,#1072]
tbl v23.16b,{ v2.16b },v1.16b
ldr q2,[sp,#992]
tbl v22.16b,{ v2.16b },v1.16b
ldp q2,q4,[sp,#896]
eor v15.16b,v23.16b,v15.16b
tbl v28.16b,{ v4.16b },v0.16b
tbl v29.16b,{ v2.16b },v1.16b
ldp q2,q4,[sp,#848]
eor v22.16b,v22.16b,v26.16b
tbl v31.16b,{ v2.16b },v1.16b
ldp q21,q2,[sp,#752]
tbl v30.16b,{ v4.16b },v0.16b
mov v4.16b,v14.16b
mov v14.16b,v18.16b
mov v18.16b,v9.16b
eor v23.16b,v29.16b,v28.16b
tbl v8.16b,{ v2.16b },v0.16b
tbl v9.16b,{ v21.16b },v1.16b
tbl v19.16b,{ v2.16b },v1.16b
ldur q2,[x29,#-208]
ldur q21,[x29,#-176]
eor v26.16b,v31.16b,v30.16b
mov v31.16b,v25.16b
mov v25.16b,v12.16b
eor v20.16b,v20.16b,v2.16b
eor v24.16b,v3.16b,v21.16b
ldr q3,[sp,#720]
eor v28.16b,v9.16b,v8.16b
mov v9.16b,v18.16b
mov v18.16b,v14.16b
mov v14.16b,v4.16b
ldr q4,[sp,#1216]
tbl v3.16b,{ v3.16b },v0.16b
ldp q2,q21,[sp,#800]
eor v16.16b,v19.16b,v16.16b
tbl v5.16b,{ v5.16b },v4.16b
ldr q4,[sp,#1168]
mov v12.16b,v13.16b
mov v13.16b,v11.16b
mov v11.16b,v27.16b
mov v30.16b,v10.16b
tbl v7.16b,{ v7.16b },v4.16b
ldr q4,[sp,#1152]
tbl v29.16b,{ v2.16b },v1.16b
ldr q2,[sp,#640]
eor v3.16b,v6.16b,v3.16b
tbl v27.16b,{ v21.16b },v0.16b
tbl v17.16b,{ v17.16b },v4.16b
ldr q4,[sp,#1104]
ldr q10,[sp,#496]
tbl v6.16b,{ v2.16b },v0.16b
ldr q2,[sp,#624]
tbl v20.16b,{ v20.16b },v4.16b
ldr q4,[sp,#928]
eor v5.16b,v5.16b,v7.16b
tbl v19.16b,{ v2.16b },v1.16b
movi v2.2d,#0000000000000000
eor v27.16b,v29.16b,v27.16b
tbl v22.16b,{ v22.16b },v4.16b
ldr q4,[sp,#880]
tbl v23.16b,{ v23.16b },v4.16b
ldr q4,[sp,#736]
eor v17.16b,v17.16b,v20.16b
ext v2.16b,v24.16b,v2.16b,#1
eor v6.16b,v19.16b,v6.16b
tbl v28.16b,{ v28.16b },v4.16b
ldr q4,[sp,#688]
tbl v3.16b,{ v3.16b },v4.16b
ldr q4,[sp,#592]
eor v20.16b,v22.16b,v23.16b
ldr q23,[sp,#1536]
tbl v0.16b,{ v4.16b },v0.16b
ldp q24,q4,[sp,#560]
tbl v1.16b,{ v4.16b },v1.16b
ldur q4,[x29,#-240]
eor v3.16b,v28.16b,v3.16b
eor v2.16b,v4.16b,v2.16b
ldr q4,[sp,#1056]
tbl v7.16b,{ v15.16b },v4.16b
ldr q4,[sp,#832]
eor v0.16b,v1.16b,v0.16b
eor v1.16b,v2.16b,v5.16b
ldr q2,[sp,#784]
tbl v19.16b,{ v26.16b },v4.16b
ldr q4,[sp,#656]
tbl v2.16b,{ v27.16b },v2.16b
tbl v0.16b,{ v0.16b },v24.16b
ldur q24,[x29,#-144]
tbl v16.16b,{ v16.16b },v4.16b
ldr q4,[sp,#608]
tbl v5.16b,{ v6.16b },v4.16b
eor v6.16b,v17.16b,v7.16b
eor v7.16b,v20.16b,v19.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x15]
add x15,sp,#1600
ldr q17,[sp,#1552]
eor v3.16b,v3.16b,v16.16b
ldr q16,[sp,#1568]
ldr q4,[sp,#1584]
eor v1.16b,v1.16b,v6.16b
eor v2.16b,v7.16b,v2.16b
eor v3.16b,v3.16b,v5.16b
ld1 { v5.2d,v6.2d,v7.2d,v8.2d },[x15]
eor v1.16b,v1.16b,v2.16b
movi v2.16b,#64
eor v0.16b,v3.16b,v0.16b
movi v3.16b,#128
eor v0.16b,v1.16b,v0.16b
ldur q1,[x29,#-112]
eor v0.16b,v0.16b,v24.16b
mov v24.16b,v1.16b
b.ne 4b
add x14,sp,#1792
add x13,x13,#128
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x14]
add x14,sp,#1792
st1 { v26.2d,v27.2d,v28.2d,v29.2d },[x14]
add x14,x11,x12,lsl #5
add x12,x12,#1
cmp x12,#4
stp q0,q1,[x14,#32]
b.ne 3b
add x8,x8,#1
cmp x8,x2
b.ne 2b
5:
add sp,sp,#2032
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
6:
lsr x8,x2,#4
tst x2,#0xf
sub x9,x2,#16
mov x14,xzr
str x9,[sp]
adr x4,1083f
cinc x17,x8,ne
adr x2,1085f
adr x3,1097f
adr x7,1098f
adr x5,1084f
adr x6,1086f
adr x21,1089f
adr x19,1092f
adr x20,1087f
adr x24,1088f
adr x22,1094f
adr x23,1096f
adr x27,1090f
adr x25,1091f
adr x26,1093f
adr x16,1095f
adr x11,1060f
adr x1,1038f
adr x0,1037f
adr x13,1014f
adr x28,1011f
adr x9,1009f
adr x30,1002f
b 8f
7:
ldp x17,x14,[sp,#24]
cbz x17,5b
8:
ldp x8,x12,[sp]
mov w15,#160
sub x17,x17,#1
str xzr,[sp,#56]
str x17,[sp,#24]
adr x17,1100f+64
cmp x8,x14
csel x8,x8,x14,lo
add x14,x14,#16
add x12,x12,x8,lsl #5
ldp q1,q0,[x12]
ldp q5,q7,[x12,#288]
ldp q18,q19,[x12,#384]
stur q0,[x29,#-112]
ldp q3,q0,[x12,#256]
ldp q12,q20,[x12,#160]
ldp q14,q9,[x12,#416]
stur q0,[x29,#-144]
ldp q4,q0,[x12,#32]
zip1 v24.16b,v1.16b,v3.16b
zip2 v25.16b,v1.16b,v3.16b
stur q0,[x29,#-176]
zip1 v26.16b,v4.16b,v5.16b
zip2 v28.16b,v4.16b,v5.16b
ldp q1,q0,[x12,#64]
ldp q4,q5,[x12,#320]
stur q0,[x29,#-208]
ldp q16,q0,[x12,#96]
zip1 v29.16b,v1.16b,v4.16b
zip2 v30.16b,v1.16b,v4.16b
ldp q17,q4,[x12,#352]
stur q0,[x29,#-240]
zip1 v0.16b,v12.16b,v14.16b
zip2 v12.16b,v12.16b,v14.16b
zip1 v31.16b,v16.16b,v17.16b
zip2 v8.16b,v16.16b,v17.16b
ldp q16,q17,[x12,#128]
zip2 v3.16b,v26.16b,v0.16b
zip1 v2.16b,v16.16b,v18.16b
zip2 v10.16b,v16.16b,v18.16b
ldp q22,q16,[x12,#192]
ldp q23,q18,[x12,#448]
zip1 v27.16b,v25.16b,v10.16b
zip2 v25.16b,v25.16b,v10.16b
zip1 v11.16b,v22.16b,v23.16b
zip2 v14.16b,v22.16b,v23.16b
ldp q13,q22,[x12,#224]
ldp q15,q23,[x12,#480]
ldr x12,[sp,#16]
madd x8,x8,x15,x12
zip1 v10.16b,v29.16b,v11.16b
zip1 v1.16b,v13.16b,v15.16b
zip2 v13.16b,v13.16b,v15.16b
zip1 v15.16b,v24.16b,v2.16b
zip2 v24.16b,v24.16b,v2.16b
zip1 v2.16b,v26.16b,v0.16b
zip2 v26.16b,v29.16b,v11.16b
zip1 v29.16b,v28.16b,v12.16b
zip1 v11.16b,v30.16b,v14.16b
zip2 v28.16b,v28.16b,v12.16b
zip2 v30.16b,v30.16b,v14.16b
stp x14,x8,[sp,#32]
zip1 v0.16b,v31.16b,v1.16b
zip2 v1.16b,v31.16b,v1.16b
zip1 v31.16b,v8.16b,v13.16b
zip2 v8.16b,v8.16b,v13.16b
zip1 v12.16b,v15.16b,v10.16b
zip2 v10.16b,v15.16b,v10.16b
zip1 v13.16b,v24.16b,v26.16b
zip2 v24.16b,v24.16b,v26.16b
zip1 v26.16b,v2.16b,v0.16b
zip2 v0.16b,v2.16b,v0.16b
zip1 v2.16b,v27.16b,v11.16b
zip1 v14.16b,v3.16b,v1.16b
zip2 v1.16b,v3.16b,v1.16b
zip1 v3.16b,v29.16b,v31.16b
zip2 v27.16b,v27.16b,v11.16b
zip2 v29.16b,v29.16b,v31.16b
zip1 v11.16b,v25.16b,v30.16b
zip2 v25.16b,v25.16b,v30.16b
zip1 v30.16b,v28.16b,v8.16b
zip2 v28.16b,v28.16b,v8.16b
zip1 v21.16b,v10.16b,v0.16b
zip2 v31.16b,v10.16b,v0.16b
zip2 v6.16b,v12.16b,v26.16b
zip1 v10.16b,v2.16b,v3.16b
zip2 v2.16b,v2.16b,v3.16b
zip1 v8.16b,v12.16b,v26.16b
zip1 v12.16b,v13.16b,v14.16b
zip2 v15.16b,v13.16b,v14.16b
zip1 v14.16b,v24.16b,v1.16b
zip2 v26.16b,v24.16b,v1.16b
ldur q1,[x29,#-112]
ldur q3,[x29,#-176]
str q6,[sp,#592]
zip2 v6.16b,v25.16b,v28.16b
zip2 v13.16b,v17.16b,v19.16b
str q2,[sp,#1216]
zip1 v2.16b,v27.16b,v29.16b
zip2 v29.16b,v27.16b,v29.16b
ldur q27,[x29,#-240]
str q2,[sp,#1200]
zip1 v2.16b,v11.16b,v30.16b
str q2,[sp,#1184]
zip2 v2.16b,v11.16b,v30.16b
zip1 v11.16b,v25.16b,v28.16b
ldur q25,[x29,#-208]
mov v30.16b,v8.16b
zip1 v24.16b,v25.16b,v5.16b
zip2 v5.16b,v25.16b,v5.16b
zip1 v25.16b,v16.16b,v18.16b
str q2,[sp,#1360]
ldur q2,[x29,#-144]
zip2 v16.16b,v16.16b,v18.16b
zip1 v18.16b,v22.16b,v23.16b
zip1 v0.16b,v1.16b,v2.16b
zip2 v1.16b,v1.16b,v2.16b
zip1 v2.16b,v3.16b,v7.16b
zip2 v3.16b,v3.16b,v7.16b
zip1 v7.16b,v17.16b,v19.16b
zip1 v17.16b,v27.16b,v4.16b
zip1 v19.16b,v20.16b,v9.16b
zip2 v4.16b,v27.16b,v4.16b
zip2 v20.16b,v20.16b,v9.16b
zip2 v27.16b,v22.16b,v23.16b
zip1 v9.16b,v24.16b,v25.16b
zip2 v23.16b,v24.16b,v25.16b
zip1 v28.16b,v1.16b,v13.16b
zip2 v1.16b,v1.16b,v13.16b
zip1 v22.16b,v0.16b,v7.16b
zip1 v25.16b,v17.16b,v18.16b
zip2 v0.16b,v0.16b,v7.16b
zip1 v24.16b,v2.16b,v19.16b
zip2 v2.16b,v2.16b,v19.16b
zip1 v19.16b,v5.16b,v16.16b
zip1 v7.16b,v3.16b,v20.16b
zip2 v3.16b,v3.16b,v20.16b
zip2 v17.16b,v17.16b,v18.16b
zip2 v5.16b,v5.16b,v16.16b
zip1 v16.16b,v4.16b,v27.16b
zip2 v4.16b,v4.16b,v27.16b
zip1 v18.16b,v22.16b,v9.16b
zip2 v9.16b,v22.16b,v9.16b
zip1 v20.16b,v0.16b,v23.16b
zip1 v22.16b,v24.16b,v25.16b
zip2 v0.16b,v0.16b,v23.16b
zip1 v27.16b,v28.16b,v19.16b
zip2 v28.16b,v28.16b,v19.16b
zip2 v19.16b,v24.16b,v25.16b
zip1 v23.16b,v2.16b,v17.16b
zip2 v2.16b,v2.16b,v17.16b
zip1 v17.16b,v3.16b,v4.16b
zip2 v3.16b,v3.16b,v4.16b
zip1 v24.16b,v1.16b,v5.16b
zip2 v1.16b,v1.16b,v5.16b
zip1 v5.16b,v7.16b,v16.16b
zip2 v4.16b,v18.16b,v22.16b
zip2 v16.16b,v7.16b,v16.16b
zip1 v7.16b,v18.16b,v22.16b
mov v22.16b,v29.16b
ldr q29,[sp,#1184]
str q4,[sp,#880]
zip1 v4.16b,v9.16b,v19.16b
str q4,[sp,#752]
zip2 v4.16b,v9.16b,v19.16b
ldr q19,[sp,#1200]
str q4,[sp,#816]
zip1 v4.16b,v20.16b,v23.16b
stp q7,q4,[sp,#720]
zip2 v4.16b,v20.16b,v23.16b
mov v7.16b,v11.16b
mov v11.16b,v6.16b
str q4,[sp,#864]
zip1 v4.16b,v0.16b,v2.16b
zip2 v0.16b,v0.16b,v2.16b
zip1 v2.16b,v27.16b,v5.16b
stp q0,q4,[sp,#688]
zip2 v0.16b,v27.16b,v5.16b
ldr q27,[sp,#592]
ldr q4,[sp,#1216]
stp q0,q2,[sp,#656]
zip1 v2.16b,v28.16b,v16.16b
zip2 v0.16b,v28.16b,v16.16b
stp q0,q2,[sp,#624]
zip1 v2.16b,v24.16b,v17.16b
zip2 v0.16b,v24.16b,v17.16b
stp q0,q2,[sp,#832]
zip1 v0.16b,v1.16b,v3.16b
str q0,[sp,#608]
zip2 v0.16b,v1.16b,v3.16b
str q0,[sp,#800]
nop
nop
nop
nop
nop
nop
nop
9:
mov v6.16b,v12.16b
zip1 v5.16b,v12.16b,v29.16b
ldr q12,[sp,#1360]
zip1 v2.16b,v30.16b,v10.16b
mov v1.16b,v4.16b
str q10,[sp,#1104]
zip1 v3.16b,v27.16b,v4.16b
zip1 v4.16b,v21.16b,v19.16b
ldr x15,[sp,#56]
zip1 v28.16b,v14.16b,v7.16b
mov v13.16b,v14.16b
ldr x8,[sp,#40]
zip1 v14.16b,v31.16b,v22.16b
zip1 v16.16b,v15.16b,v12.16b
str q19,[sp,#1200]
zip1 v17.16b,v26.16b,v11.16b
zip1 v20.16b,v2.16b,v5.16b
add x8,x8,x15,lsl #5
mov v8.16b,v26.16b
mov v26.16b,v22.16b
str q29,[sp,#1184]
zip1 v0.16b,v4.16b,v28.16b
zip2 v24.16b,v30.16b,v10.16b
str q1,[sp,#1216]
zip1 v22.16b,v3.16b,v16.16b
zip2 v2.16b,v2.16b,v5.16b
stp q31,q21,[sp,#768]
zip1 v23.16b,v14.16b,v17.16b
zip2 v28.16b,v4.16b,v28.16b
str q26,[sp,#1088]
zip2 v16.16b,v3.16b,v16.16b
zip2 v17.16b,v14.16b,v17.16b
sub x10,x29,#112
zip1 v9.16b,v20.16b,v0.16b
zip2 v3.16b,v20.16b,v0.16b
str q6,[sp,#1168]
zip2 v25.16b,v21.16b,v19.16b
zip2 v19.16b,v31.16b,v26.16b
mov x12,x8
zip1 v10.16b,v22.16b,v23.16b
zip2 v4.16b,v22.16b,v23.16b
add x14,x8,#320
zip2 v26.16b,v6.16b,v29.16b
zip2 v29.16b,v13.16b,v7.16b
str q13,[sp,#1136]
zip2 v18.16b,v27.16b,v1.16b
zip2 v1.16b,v15.16b,v12.16b
str q7,[sp,#1072]
zip2 v31.16b,v8.16b,v11.16b
zip1 v5.16b,v2.16b,v28.16b
str q15,[sp,#1152]
st1 { v9.2d,v10.2d },[x10]
sub x10,x29,#144
zip1 v6.16b,v16.16b,v17.16b
str q8,[sp,#1120]
zip1 v20.16b,v24.16b,v26.16b
zip1 v0.16b,v25.16b,v29.16b
str q11,[sp,#1056]
zip1 v23.16b,v18.16b,v1.16b
cmp x15,#4
st1 { v3.2d,v4.2d },[x10]
zip1 v8.16b,v19.16b,v31.16b
sub x10,x29,#176
st2 { v9.8b,v10.8b },[x12],#16
zip2 v12.16b,v19.16b,v31.16b
st2 { v3.8b,v4.8b },[x14]
zip2 v2.16b,v2.16b,v28.16b
add x14,x8,#640
zip2 v3.16b,v16.16b,v17.16b
mov v16.16b,v2.16b
zip2 v4.16b,v24.16b,v26.16b
st1 { v5.2d,v6.2d },[x10]
sub x10,x29,#208
st2 { v5.8b,v6.8b },[x14]
zip2 v6.16b,v18.16b,v1.16b
zip2 v5.16b,v25.16b,v29.16b
add x14,x8,#960
ldp q29,q19,[sp,#624]
mov v17.16b,v3.16b
st1 { v2.2d,v3.2d },[x10]
zip1 v2.16b,v20.16b,v0.16b
zip1 v3.16b,v23.16b,v8.16b
zip2 v0.16b,v20.16b,v0.16b
sub x10,x29,#240
zip2 v1.16b,v23.16b,v8.16b
str q5,[sp,#1664]
zip1 v13.16b,v4.16b,v5.16b
st2 { v16.8b,v17.8b },[x14]
add x14,x8,#1280
mov v20.16b,v4.16b
ldp q17,q18,[sp,#720]
mov v4.16b,v0.16b
st1 { v2.2d,v3.2d },[x10]
add x10,sp,#1792
zip1 v14.16b,v6.16b,v12.16b
mov v5.16b,v1.16b
st1 { v0.2d,v1.2d },[x10]
ldr q23,[sp,#608]
ldp q7,q16,[sp,#656]
str q6,[sp,#1600]
ldp q1,q9,[sp,#832]
st2 { v2.8b,v3.8b },[x14]
ldp q24,q26,[sp,#688]
ldr q6,[sp,#752]
ldp q0,q25,[sp,#864]
zip1 v28.16b,v17.16b,v16.16b
ldp q22,q3,[sp,#800]
zip1 v21.16b,v6.16b,v19.16b
zip1 v31.16b,v18.16b,v9.16b
zip1 v8.16b,v26.16b,v23.16b
add x14,x8,#1600
zip1 v2.16b,v25.16b,v7.16b
zip1 v10.16b,v0.16b,v1.16b
ldr q0,[sp,#1664]
zip1 v15.16b,v3.16b,v29.16b
zip1 v11.16b,v24.16b,v22.16b
st2 { v4.8b,v5.8b },[x14]
ldr q4,[sp,#1600]
zip2 v0.16b,v20.16b,v0.16b
add x10,sp,#1728
add x14,x8,#1920
zip1 v20.16b,v28.16b,v31.16b
st1 { v13.2d,v14.2d },[x10]
zip2 v1.16b,v4.16b,v12.16b
zip1 v12.16b,v21.16b,v8.16b
st2 { v13.8b,v14.8b },[x14]
zip1 v13.16b,v2.16b,v10.16b
zip1 v14.16b,v15.16b,v11.16b
add x10,sp,#1664
add x14,x8,#2240
mov v4.16b,v2.16b
zip2 v5.16b,v21.16b,v8.16b
str q9,[sp,#848]
zip2 v2.16b,v18.16b,v9.16b
zip2 v16.16b,v17.16b,v16.16b
st1 { v0.2d,v1.2d },[x10]
zip2 v6.16b,v6.16b,v19.16b
zip2 v19.16b,v28.16b,v31.16b
st2 { v0.8b,v1.8b },[x14]
zip1 v0.16b,v20.16b,v12.16b
zip2 v4.16b,v4.16b,v10.16b
zip1 v1.16b,v13.16b,v14.16b
mov v8.16b,v0.16b
zip2 v10.16b,v26.16b,v23.16b
mov v26.16b,v3.16b
ldr q0,[sp,#832]
str q25,[sp,#880]
zip2 v25.16b,v25.16b,v7.16b
zip2 v11.16b,v15.16b,v11.16b
mov v17.16b,v22.16b
sub x10,x29,#208
mov v9.16b,v1.16b
zip2 v1.16b,v3.16b,v29.16b
ldr q3,[sp,#864]
zip2 v28.16b,v20.16b,v12.16b
zip1 v18.16b,v6.16b,v10.16b
zip2 v7.16b,v3.16b,v0.16b
zip2 v0.16b,v24.16b,v22.16b
zip1 v22.16b,v19.16b,v5.16b
zip2 v19.16b,v19.16b,v5.16b
zip1 v5.16b,v16.16b,v2.16b
zip2 v29.16b,v13.16b,v14.16b
zip1 v23.16b,v4.16b,v11.16b
zip2 v20.16b,v4.16b,v11.16b
zip2 v2.16b,v16.16b,v2.16b
zip2 v4.16b,v6.16b,v10.16b
st2 { v8.8b,v9.8b },[x12]
add x12,x8,#336
zip1 v12.16b,v25.16b,v7.16b
zip1 v13.16b,v1.16b,v0.16b
zip2 v3.16b,v25.16b,v7.16b
zip2 v0.16b,v1.16b,v0.16b
zip1 v6.16b,v5.16b,v18.16b
zip2 v10.16b,v5.16b,v18.16b
st2 { v28.8b,v29.8b },[x12]
add x12,x8,#656
zip1 v7.16b,v12.16b,v13.16b
zip2 v11.16b,v12.16b,v13.16b
zip1 v12.16b,v2.16b,v4.16b
zip2 v1.16b,v2.16b,v4.16b
zip1 v13.16b,v3.16b,v0.16b
st2 { v22.8b,v23.8b },[x12]
zip2 v2.16b,v3.16b,v0.16b
ld1 { v3.2d,v4.2d },[x10]
sub x10,x29,#240
add x12,x8,#976
st2 { v19.8b,v20.8b },[x12]
add x12,x8,#1296
zip2 v0.16b,v3.16b,v4.16b
ld1 { v3.2d,v4.2d },[x10]
add x10,sp,#1792
st2 { v6.8b,v7.8b },[x12]
add x12,x8,#1616
zip2 v3.16b,v3.16b,v4.16b
ld1 { v4.2d,v5.2d },[x10]
add x10,sp,#1728
ld1 { v24.2d,v25.2d },[x10]
add x10,sp,#1664
str q0,[x8,#1120]
st2 { v10.8b,v11.8b },[x12]
add x12,x8,#1936
zip2 v4.16b,v4.16b,v5.16b
zip2 v5.16b,v24.16b,v25.16b
ld1 { v24.2d,v25.2d },[x10]
sub x10,x29,#112
ld1 { v14.2d,v15.2d },[x10]
sub x10,x29,#144
str q3,[x8,#1440]
st2 { v12.8b,v13.8b },[x12]
add x12,x8,#2256
zip2 v0.16b,v24.16b,v25.16b
ld1 { v24.2d,v25.2d },[x10]
sub x10,x29,#176
zip2 v3.16b,v14.16b,v15.16b
str q4,[x8,#1760]
zip2 v4.16b,v8.16b,v9.16b
str q5,[x8,#2080]
zip2 v5.16b,v24.16b,v25.16b
ld1 { v24.2d,v25.2d },[x10]
st2 { v1.8b,v2.8b },[x12]
zip2 v1.16b,v1.16b,v2.16b
str q0,[x8,#2400]
zip2 v0.16b,v28.16b,v29.16b
zip2 v16.16b,v24.16b,v25.16b
stp q3,q4,[x8,#160]
zip2 v3.16b,v22.16b,v23.16b
zip2 v4.16b,v19.16b,v20.16b
str q1,[x8,#2416]
stp q5,q0,[x8,#480]
zip2 v0.16b,v6.16b,v7.16b
zip2 v5.16b,v10.16b,v11.16b
stp q16,q3,[x8,#800]
zip2 v3.16b,v12.16b,v13.16b
str q4,[x8,#1136]
str q0,[x8,#1456]
str q5,[x8,#1776]
str q3,[x8,#2096]
b.eq 7b
ldp q31,q21,[sp,#768]
add x15,x15,#1
ldr q12,[sp,#1168]
ldr q15,[sp,#1152]
mov x12,x17
ldr q14,[sp,#1136]
stp q17,q26,[sp,#800]
mov w10,#4
ldr q26,[sp,#1120]
ldr q10,[sp,#1104]
ldr q4,[sp,#1216]
ldr q19,[sp,#1200]
ldr q22,[sp,#1088]
ldr q29,[sp,#1184]
ldr q1,[sp,#1360]
stp x17,x15,[sp,#48]
nop
nop
10:
sub x8,x12,#64
str q4,[sp,#1216]
movi v2.16b,#64
ld1r { v0.4s },[x8]
sub x8,x12,#60
movi v3.16b,#128
movi v4.16b,#192
str q1,[sp,#1360]
ld1r { v1.4s },[x8]
str q12,[sp,#1168]
mov v7.16b,v31.16b
mov v16.16b,v21.16b
eor v0.16b,v30.16b,v0.16b
str q15,[sp,#1152]
movi v6.16b,#64
str q14,[sp,#1136]
ldr q15,[x4]
sub x8,x12,#56
str q10,[sp,#1104]
ldr q11,[x27]
ldr q14,[x2]
str q22,[sp,#1088]
ldr q10,[x25]
eor v1.16b,v27.16b,v1.16b
str q29,[sp,#1184]
eor v2.16b,v0.16b,v2.16b
eor v3.16b,v0.16b,v3.16b
stp q31,q21,[sp,#768]
ldr q23,[x5]
eor v4.16b,v0.16b,v4.16b
str q30,[sp,#560]
ldr q31,[x20]
ldr q22,[x6]
ldr q30,[x24]
ld1r { v5.4s },[x8]
ldr q13,[x3]
ldr q21,[x21]
ldr q29,[x22]
ldr q9,[x26]
ldr q12,[x7]
ldr q20,[x19]
ldr q28,[x23]
ldr q8,[x16]
eor v5.16b,v16.16b,v5.16b
eor v16.16b,v1.16b,v6.16b
tbl v0.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v0.16b
tbl v2.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v2.16b
tbl v3.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v3.16b
tbl v4.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v4.16b
movi v24.16b,#128
movi v25.16b,#192
tbl v17.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v1.16b
tbl v16.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v16.16b
sub x8,x12,#52
str q26,[sp,#1120]
ld1r { v26.4s },[x8]
sub x8,x12,#48
orr v0.16b,v2.16b,v0.16b
str q19,[sp,#1200]
eor v19.16b,v5.16b,v6.16b
eor v18.16b,v1.16b,v24.16b
eor v1.16b,v1.16b,v25.16b
orr v2.16b,v4.16b,v3.16b
eor v24.16b,v5.16b,v24.16b
eor v25.16b,v5.16b,v25.16b
tbl v3.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v5.16b
eor v5.16b,v7.16b,v26.16b
tbl v4.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v19.16b
ld1r { v19.4s },[x8]
tbl v18.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v18.16b
tbl v1.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v1.16b
orr v0.16b,v2.16b,v0.16b
orr v2.16b,v16.16b,v17.16b
str q27,[sp,#592]
movi v27.16b,#192
tbl v24.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v24.16b
tbl v25.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v25.16b
sub x8,x12,#44
movi v7.16b,#128
str q0,[sp,#1504]
ld1r { v0.4s },[x8]
stur q2,[x29,#-112]
ldr q2,[sp,#1168]
eor v16.16b,v5.16b,v6.16b
orr v1.16b,v1.16b,v18.16b
sub x8,x12,#40
sub x15,x12,#20
eor v17.16b,v2.16b,v19.16b
ldr q2,[sp,#1152]
orr v18.16b,v25.16b,v24.16b
eor v19.16b,v5.16b,v27.16b
str x10,[sp,#576]
add x17,x12,#16
stur q1,[x29,#-144]
orr v1.16b,v4.16b,v3.16b
eor v4.16b,v5.16b,v7.16b
eor v24.16b,v2.16b,v0.16b
tbl v2.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v5.16b
tbl v5.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v16.16b
eor v16.16b,v17.16b,v6.16b
tbl v19.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v19.16b
ldur q3,[x29,#-144]
stur q1,[x29,#-176]
tbl v4.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v4.16b
ldur q1,[x29,#-112]
eor v25.16b,v17.16b,v7.16b
eor v26.16b,v17.16b,v27.16b
tbl v17.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v17.16b
orr v2.16b,v5.16b,v2.16b
orr v1.16b,v3.16b,v1.16b
tbl v16.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v16.16b
eor v6.16b,v24.16b,v6.16b
ld1r { v7.4s },[x8]
sub x8,x12,#36
tbl v27.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v24.16b
ld1r { v0.4s },[x8]
movi v3.16b,#192
stur q2,[x29,#-144]
orr v2.16b,v19.16b,v4.16b
tbl v25.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v25.16b
str q1,[sp,#1552]
ldur q1,[x29,#-176]
tbl v6.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v6.16b
tbl v26.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v26.16b
sub x8,x12,#32
mov x10,x9
orr v1.16b,v18.16b,v1.16b
stur q2,[x29,#-176]
orr v2.16b,v16.16b,v17.16b
eor v5.16b,v24.16b,v3.16b
mov x14,x30
orr v16.16b,v6.16b,v27.16b
movi v6.16b,#128
ld1r { v27.4s },[x8]
str q1,[sp,#1520]
ldr q1,[sp,#1136]
orr v17.16b,v26.16b,v25.16b
stur q2,[x29,#-208]
ldr q2,[sp,#1120]
tbl v5.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v5.16b
eor v1.16b,v1.16b,v7.16b
movi v7.16b,#128
sub x8,x12,#28
eor v18.16b,v2.16b,v0.16b
movi v0.16b,#64
movi v2.16b,#192
eor v25.16b,v1.16b,v3.16b
ldur q3,[x29,#-176]
eor v4.16b,v24.16b,v7.16b
eor v24.16b,v1.16b,v7.16b
movi v7.16b,#64
eor v19.16b,v1.16b,v0.16b
eor v26.16b,v18.16b,v0.16b
eor v0.16b,v18.16b,v6.16b
eor v6.16b,v18.16b,v2.16b
tbl v1.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v1.16b
tbl v25.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v25.16b
tbl v4.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v4.16b
tbl v24.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v24.16b
tbl v18.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v18.16b
tbl v19.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v19.16b
tbl v0.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v0.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v26.16b
tbl v6.16b,{ v8.16b,v9.16b,v10.16b,v11.16b },v6.16b
orr v4.16b,v5.16b,v4.16b
orr v24.16b,v25.16b,v24.16b
orr v5.16b,v19.16b,v1.16b
ld1r { v19.4s },[x8]
ldr q1,[sp,#1104]
orr v6.16b,v6.16b,v0.16b
ldr q0,[sp,#1216]
sub x8,x12,#24
orr v2.16b,v4.16b,v16.16b
eor v25.16b,v1.16b,v27.16b
orr v18.16b,v26.16b,v18.16b
eor v19.16b,v0.16b,v19.16b
ldur q0,[x29,#-144]
ld1r { v27.4s },[x8]
movi v4.16b,#128
ld1r { v1.4s },[x15]
add x8,sp,#1280
orr v0.16b,v3.16b,v0.16b
str q2,[sp,#1488]
orr v2.16b,v24.16b,v5.16b
eor v5.16b,v19.16b,v7.16b
stur q25,[x29,#-112]
sub x15,x12,#12
st1 { v20.2d,v21.2d,v22.2d,v23.2d },[x8]
add x8,sp,#928
str q0,[sp,#1456]
ldur q0,[x29,#-208]
str q2,[sp,#1440]
ldr q2,[sp,#1200]
orr v0.16b,v17.16b,v0.16b
eor v17.16b,v19.16b,v4.16b
st1 { v28.2d,v29.2d,v30.2d,v31.2d },[x8]
eor v3.16b,v2.16b,v27.16b
orr v2.16b,v6.16b,v18.16b
mov v6.16b,v8.16b
mov v8.16b,v10.16b
add x8,sp,#992
tbl v17.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v17.16b
str q0,[sp,#1472]
eor v0.16b,v25.16b,v7.16b
eor v4.16b,v3.16b,v4.16b
str q2,[sp,#1424]
ldr q2,[sp,#1088]
tbl v10.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v3.16b
tbl v26.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v0.16b
tbl v0.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v19.16b
eor v16.16b,v2.16b,v1.16b
movi v2.16b,#192
eor v1.16b,v3.16b,v7.16b
eor v27.16b,v16.16b,v7.16b
mov v7.16b,v9.16b
mov v9.16b,v11.16b
stur q0,[x29,#-144]
tbl v0.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v4.16b
tbl v4.16b,{ v12.16b,v13.16b,v14.16b,v15.16b },v25.16b
eor v18.16b,v19.16b,v2.16b
tbl v19.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v5.16b
tbl v5.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v1.16b
tbl v25.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v27.16b
movi v20.16b,#128
eor v24.16b,v3.16b,v2.16b
mov v1.16b,v13.16b
mov v2.16b,v14.16b
mov v3.16b,v15.16b
stur q0,[x29,#-240]
mov v0.16b,v12.16b
tbl v18.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v18.16b
st1 { v6.2d,v7.2d,v8.2d,v9.2d },[x8]
sub x8,x12,#16
ld1r { v15.4s },[x15]
eor v11.16b,v16.16b,v20.16b
ld1r { v12.4s },[x8]
tbl v24.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v24.16b
mov v20.16b,v0.16b
tbl v13.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v16.16b
movi v0.16b,#192
mov v21.16b,v1.16b
mov v22.16b,v2.16b
mov v23.16b,v3.16b
sub x8,x12,#8
add x15,x12,#8
eor v14.16b,v16.16b,v0.16b
orr v0.16b,v26.16b,v4.16b
movi v16.16b,#192
str q0,[sp,#1600]
ldur q0,[x29,#-144]
orr v0.16b,v19.16b,v0.16b
tbl v19.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v14.16b
stur q0,[x29,#-144]
orr v0.16b,v18.16b,v17.16b
tbl v17.16b,{ v28.16b,v29.16b,v30.16b,v31.16b },v11.16b
ld1r { v31.4s },[x8]
sub x8,x12,#4
ld1r { v14.4s },[x8]
add x8,sp,#1280
stur q0,[x29,#-208]
orr v0.16b,v5.16b,v10.16b
orr v30.16b,v19.16b,v17.16b
stur q0,[x29,#-176]
ldr q0,[sp,#1184]
eor v18.16b,v0.16b,v12.16b
ldr q0,[sp,#1360]
eor v28.16b,v0.16b,v15.16b
ldur q0,[x29,#-240]
movi v15.16b,#64
eor v4.16b,v18.16b,v16.16b
orr v0.16b,v24.16b,v0.16b
movi v24.16b,#128
str q0,[sp,#1792]
orr v0.16b,v25.16b,v13.16b
eor v11.16b,v18.16b,v24.16b
stur q0,[x29,#-240]
movi v0.16b,#64
eor v10.16b,v18.16b,v0.16b
eor v25.16b,v28.16b,v0.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v18.16b
eor v18.16b,v28.16b,v24.16b
str q0,[sp,#1728]
ldr q0,[sp,#1072]
eor v17.16b,v0.16b,v31.16b
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x8]
add x8,sp,#928
ld1 { v6.2d,v7.2d,v8.2d,v9.2d },[x8]
add x8,sp,#992
eor v27.16b,v17.16b,v24.16b
tbl v31.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v17.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v25.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v25.16b
ldr q0,[sp,#1056]
tbl v26.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v11.16b
ld1 { v10.2d,v11.2d,v12.2d,v13.2d },[x8]
add x8,sp,#496
eor v14.16b,v0.16b,v14.16b
tbl v0.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v28.16b
st1 { v20.2d,v21.2d,v22.2d,v23.2d },[x8]
add x8,sp,#1280
eor v28.16b,v28.16b,v16.16b
tbl v29.16b,{ v6.16b,v7.16b,v8.16b,v9.16b },v18.16b
mov v3.16b,v9.16b
mov v1.16b,v7.16b
mov v2.16b,v8.16b
eor v9.16b,v14.16b,v16.16b
eor v7.16b,v14.16b,v15.16b
eor v8.16b,v14.16b,v24.16b
str q5,[sp,#1664]
tbl v5.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v4.16b
eor v4.16b,v17.16b,v15.16b
str q0,[sp,#1584]
mov v0.16b,v6.16b
eor v6.16b,v17.16b,v16.16b
ld1 { v16.2d,v17.2d,v18.2d,v19.2d },[x8]
tbl v15.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v28.16b
adr x8,1062f
tbl v24.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v27.16b
tbl v28.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v8.16b
tbl v27.16b,{ v20.16b,v21.16b,v22.16b,v23.16b },v14.16b
tbl v8.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v9.16b
tbl v6.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v6.16b
orr v5.16b,v5.16b,v26.16b
tbl v4.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v4.16b
tbl v7.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v7.16b
mov v16.16b,v0.16b
mov v17.16b,v1.16b
ldur q0,[x29,#-144]
ldur q1,[x29,#-208]
mov v19.16b,v3.16b
mov v18.16b,v2.16b
orr v20.16b,v15.16b,v29.16b
orr v21.16b,v1.16b,v0.16b
ldur q0,[x29,#-176]
ldr q1,[sp,#1792]
orr v6.16b,v6.16b,v24.16b
orr v7.16b,v7.16b,v27.16b
orr v22.16b,v8.16b,v28.16b
orr v9.16b,v1.16b,v0.16b
ldur q0,[x29,#-240]
ldr q1,[sp,#1664]
ldr q27,[x11]
mov v26.16b,v21.16b
ldr q8,[x8]
orr v14.16b,v30.16b,v0.16b
ldr q0,[sp,#1728]
ldr q15,[sp,#1504]
str q27,[sp,#1664]
adr x8,1013f
orr v3.16b,v1.16b,v0.16b
ldr q0,[sp,#1584]
ldur q1,[x29,#-112]
str q14,[sp,#1264]
orr v2.16b,v25.16b,v0.16b
orr v0.16b,v4.16b,v31.16b
movi v4.16b,#128
orr v24.16b,v5.16b,v3.16b
movi v3.16b,#192
str q8,[sp,#1792]
str q9,[sp,#896]
orr v25.16b,v20.16b,v2.16b
ldr q2,[sp,#1488]
orr v31.16b,v6.16b,v0.16b
eor v23.16b,v1.16b,v4.16b
ldr q4,[sp,#1424]
orr v0.16b,v22.16b,v7.16b
eor v3.16b,v1.16b,v3.16b
movi v1.16b,#15
eor v20.16b,v2.16b,v21.16b
ldr q21,[sp,#1520]
ldr q2,[x1]
eor v29.16b,v31.16b,v15.16b
tbl v6.16b,{ v16.16b,v17.16b,v18.16b,v19.16b },v23.16b
ldr q18,[sp,#1552]
str q31,[sp,#1392]
tbl v7.16b,{ v10.16b,v11.16b,v12.16b,v13.16b },v3.16b
ushr v3.16b,v4.16b,#4
ldr q12,[sp,#1472]
and v5.16b,v4.16b,v1.16b
and v22.16b,v20.16b,v1.16b
ushr v20.16b,v20.16b,#4
ldr q1,[x0]
ldr q13,[sp,#1456]
eor v23.16b,v12.16b,v9.16b
stur q2,[x29,#-144]
ldr q4,[x8]
ldr q31,[x28]
tbl v5.16b,{ v27.16b },v5.16b
str q1,[sp,#1568]
tbl v20.16b,{ v1.16b },v20.16b
movi v1.16b,#15
tbl v27.16b,{ v8.16b },v3.16b
eor v3.16b,v21.16b,v24.16b
eor v28.16b,v14.16b,v13.16b
tbl v22.16b,{ v2.16b },v22.16b
orr v6.16b,v7.16b,v6.16b
ushr v7.16b,v23.16b,#4
ldr q2,[x13]
adr x8,1001f
eor v0.16b,v0.16b,v5.16b
str q25,[sp,#1408]
ldr q10,[x30]
and v5.16b,v23.16b,v1.16b
eor v23.16b,v28.16b,v3.16b
eor v28.16b,v29.16b,v3.16b
eor v29.16b,v18.16b,v25.16b
eor v20.16b,v22.16b,v20.16b
tbl v7.16b,{ v4.16b },v7.16b
eor v0.16b,v0.16b,v27.16b
str q4,[sp,#1536]
ldr q25,[x9]
and v22.16b,v23.16b,v1.16b
tbl v5.16b,{ v2.16b },v5.16b
ushr v23.16b,v23.16b,#4
and v27.16b,v29.16b,v1.16b
and v30.16b,v28.16b,v1.16b
ushr v28.16b,v28.16b,#4
mov v1.16b,v31.16b
ldr q19,[sp,#1600]
str q24,[sp,#1248]
tbl v22.16b,{ v31.16b },v22.16b
ldr q31,[x8]
adr x8,1000f
ldr q4,[x8]
movi v17.16b,#15
eor v5.16b,v5.16b,v7.16b
tbl v7.16b,{ v25.16b },v23.16b
tbl v23.16b,{ v10.16b },v27.16b
orr v24.16b,v6.16b,v19.16b
tbl v6.16b,{ v31.16b },v30.16b
tbl v27.16b,{ v4.16b },v28.16b
eor v20.16b,v0.16b,v20.16b
ushr v0.16b,v29.16b,#4
adr x8,1044f
mov v16.16b,v14.16b
stur q4,[x29,#-112]
ldr q4,[sp,#1440]
ldr q14,[x8]
eor v5.16b,v5.16b,v22.16b
eor v7.16b,v7.16b,v23.16b
eor v23.16b,v12.16b,v24.16b
and v28.16b,v4.16b,v17.16b
ushr v22.16b,v4.16b,#4
eor v29.16b,v13.16b,v26.16b
eor v6.16b,v6.16b,v27.16b
tbl v27.16b,{ v14.16b },v0.16b
ldr q12,[sp,#1664]
eor v11.16b,v18.16b,v16.16b
eor v30.16b,v9.16b,v21.16b
stur q31,[x29,#-176]
tbl v28.16b,{ v12.16b },v28.16b
tbl v22.16b,{ v8.16b },v22.16b
and v31.16b,v23.16b,v17.16b
ushr v23.16b,v23.16b,#4
and v8.16b,v29.16b,v17.16b
eor v5.16b,v20.16b,v5.16b
eor v7.16b,v7.16b,v27.16b
eor v3.16b,v6.16b,v3.16b
eor v6.16b,v30.16b,v11.16b
ldur q21,[x29,#-144]
ldr q0,[sp,#1568]
ldr q16,[sp,#1248]
tbl v27.16b,{ v2.16b },v8.16b
eor v22.16b,v28.16b,v22.16b
ushr v28.16b,v29.16b,#4
tbl v20.16b,{ v21.16b },v31.16b
tbl v23.16b,{ v0.16b },v23.16b
and v30.16b,v6.16b,v17.16b
eor v5.16b,v5.16b,v7.16b
eor v3.16b,v3.16b,v24.16b
ldr q31,[sp,#1536]
eor v29.16b,v15.16b,v16.16b
ushr v6.16b,v6.16b,#4
stur q2,[x29,#-240]
str q24,[sp,#1232]
movi v2.16b,#15
mov x8,x12
eor v7.16b,v22.16b,v20.16b
eor v20.16b,v23.16b,v27.16b
tbl v22.16b,{ v31.16b },v28.16b
tbl v23.16b,{ v1.16b },v30.16b
eor v18.16b,v5.16b,v3.16b
and v27.16b,v29.16b,v17.16b
tbl v5.16b,{ v25.16b },v6.16b
ushr v6.16b,v29.16b,#4
eor v30.16b,v15.16b,v9.16b
eor v3.16b,v7.16b,v20.16b
str q25,[sp,#1728]
ldr q25,[sp,#1792]
eor v8.16b,v18.16b,v4.16b
ldr q4,[sp,#1408]
tbl v7.16b,{ v10.16b },v27.16b
eor v20.16b,v22.16b,v23.16b
tbl v6.16b,{ v14.16b },v6.16b
stur q10,[x29,#-208]
eor v22.16b,v11.16b,v4.16b
ldr q4,[sp,#1488]
str q14,[sp,#1600]
mov v14.16b,v26.16b
str q30,[sp,#480]
movi v15.16b,#15
eor v3.16b,v3.16b,v20.16b
and v20.16b,v4.16b,v17.16b
ldr q17,[sp,#1424]
eor v5.16b,v5.16b,v7.16b
eor v7.16b,v22.16b,v8.16b
ushr v23.16b,v4.16b,#4
eor v22.16b,v13.16b,v17.16b
ldr q13,[sp,#1520]
ldur q10,[x29,#-176]
tbl v20.16b,{ v12.16b },v20.16b
mov v9.16b,v0.16b
str q1,[sp,#1584]
eor v27.16b,v24.16b,v13.16b
ldr q24,[sp,#1552]
eor v5.16b,v5.16b,v6.16b
and v6.16b,v7.16b,v2.16b
ushr v7.16b,v7.16b,#4
and v29.16b,v22.16b,v2.16b
eor v28.16b,v24.16b,v26.16b
mov v26.16b,v30.16b
ushr v22.16b,v22.16b,#4
tbl v23.16b,{ v25.16b },v23.16b
eor v3.16b,v3.16b,v5.16b
str q18,[sp,#448]
tbl v6.16b,{ v10.16b },v6.16b
tbl v5.16b,{ v21.16b },v29.16b
mov v18.16b,v12.16b
eor v28.16b,v28.16b,v30.16b
and v30.16b,v27.16b,v2.16b
ldur q2,[x29,#-112]
tbl v22.16b,{ v0.16b },v22.16b
ushr v27.16b,v27.16b,#4
eor v0.16b,v4.16b,v11.16b
tbl v7.16b,{ v2.16b },v7.16b
ldur q2,[x29,#-240]
eor v20.16b,v20.16b,v23.16b
eor v3.16b,v3.16b,v6.16b
ldr q12,[sp,#1264]
mov v19.16b,v17.16b
tbl v29.16b,{ v2.16b },v30.16b
and v30.16b,v28.16b,v15.16b
ldr q4,[sp,#1472]
eor v5.16b,v20.16b,v5.16b
str q14,[sp,#912]
ldur q11,[x29,#-112]
eor v6.16b,v7.16b,v17.16b
tbl v7.16b,{ v31.16b },v27.16b
ldr q31,[sp,#1728]
tbl v23.16b,{ v1.16b },v30.16b
ldr q1,[sp,#1392]
ldur q30,[x29,#-208]
eor v20.16b,v22.16b,v29.16b
eor v22.16b,v8.16b,v12.16b
eor v27.16b,v24.16b,v19.16b
eor v3.16b,v3.16b,v6.16b
eor v0.16b,v0.16b,v1.16b
ushr v6.16b,v28.16b,#4
eor v1.16b,v8.16b,v14.16b
str q8,[sp,#1376]
mov x13,x11
eor v5.16b,v5.16b,v20.16b
eor v7.16b,v7.16b,v23.16b
and v20.16b,v4.16b,v15.16b
eor v17.16b,v3.16b,v0.16b
tbl v0.16b,{ v31.16b },v6.16b
eor v6.16b,v26.16b,v16.16b
ldr q26,[sp,#1440]
and v3.16b,v22.16b,v15.16b
ushr v23.16b,v4.16b,#4
eor v5.16b,v5.16b,v7.16b
ushr v22.16b,v22.16b,#4
tbl v20.16b,{ v18.16b },v20.16b
eor v7.16b,v26.16b,v13.16b
eor v6.16b,v6.16b,v17.16b
and v28.16b,v27.16b,v15.16b
tbl v3.16b,{ v30.16b },v3.16b
tbl v23.16b,{ v25.16b },v23.16b
ldr q16,[sp,#1600]
eor v0.16b,v5.16b,v0.16b
mov v25.16b,v9.16b
ldr q13,[sp,#1232]
and v5.16b,v7.16b,v15.16b
ushr v7.16b,v7.16b,#4
tbl v22.16b,{ v16.16b },v22.16b
and v29.16b,v6.16b,v15.16b
ushr v6.16b,v6.16b,#4
mov v18.16b,v2.16b
eor v0.16b,v0.16b,v3.16b
eor v20.16b,v20.16b,v23.16b
mov v24.16b,v17.16b
tbl v3.16b,{ v21.16b },v5.16b
tbl v5.16b,{ v9.16b },v7.16b
mov v9.16b,v14.16b
ldr q14,[sp,#1504]
tbl v7.16b,{ v2.16b },v28.16b
tbl v23.16b,{ v10.16b },v29.16b
tbl v6.16b,{ v11.16b },v6.16b
ldr q2,[sp,#1408]
eor v0.16b,v0.16b,v22.16b
eor v28.16b,v14.16b,v13.16b
ushr v22.16b,v27.16b,#4
mov v21.16b,v26.16b
eor v3.16b,v20.16b,v3.16b
ldr q17,[sp,#896]
mov v29.16b,v24.16b
eor v5.16b,v5.16b,v7.16b
eor v7.16b,v4.16b,v2.16b
ldr q2,[sp,#1536]
eor v27.16b,v28.16b,v1.16b
eor v0.16b,v0.16b,v23.16b
eor v6.16b,v6.16b,v26.16b
tbl v19.16b,{ v2.16b },v22.16b
ldr q2,[sp,#480]
ldr q26,[sp,#1584]
eor v3.16b,v3.16b,v5.16b
str q1,[sp,#464]
movi v4.16b,#15
and v20.16b,v27.16b,v15.16b
eor v0.16b,v0.16b,v6.16b
eor v5.16b,v7.16b,v2.16b
ushr v6.16b,v27.16b,#4
ldr q2,[sp,#1456]
eor v23.16b,v14.16b,v21.16b
eor v3.16b,v3.16b,v19.16b
ldr q19,[sp,#1488]
ldr q21,[sp,#1664]
tbl v7.16b,{ v26.16b },v20.16b
eor v20.16b,v24.16b,v17.16b
eor v8.16b,v0.16b,v5.16b
tbl v0.16b,{ v31.16b },v6.16b
eor v6.16b,v1.16b,v12.16b
mov v24.16b,v1.16b
ldr q1,[sp,#1552]
movi v12.16b,#15
ushr v22.16b,v2.16b,#4
and v5.16b,v20.16b,v15.16b
mov v15.16b,v29.16b
ldr q31,[sp,#1536]
eor v3.16b,v3.16b,v7.16b
ushr v7.16b,v20.16b,#4
eor v6.16b,v6.16b,v8.16b
and v20.16b,v2.16b,v4.16b
str q8,[sp,#1392]
mov x11,x16
tbl v5.16b,{ v30.16b },v5.16b
and v28.16b,v23.16b,v12.16b
add x16,x12,#12
eor v0.16b,v3.16b,v0.16b
eor v3.16b,v1.16b,v19.16b
tbl v7.16b,{ v16.16b },v7.16b
and v27.16b,v6.16b,v4.16b
ushr v6.16b,v6.16b,#4
tbl v20.16b,{ v21.16b },v20.16b
tbl v28.16b,{ v18.16b },v28.16b
ushr v18.16b,v23.16b,#4
ldr q16,[sp,#1520]
eor v0.16b,v0.16b,v5.16b
and v5.16b,v3.16b,v4.16b
ldr q4,[sp,#1792]
ushr v3.16b,v3.16b,#4
tbl v27.16b,{ v10.16b },v27.16b
tbl v6.16b,{ v11.16b },v6.16b
tbl v22.16b,{ v4.16b },v22.16b
eor v11.16b,v29.16b,v13.16b
ldr q13,[sp,#1424]
eor v7.16b,v0.16b,v7.16b
ldur q0,[x29,#-144]
ldr q10,[sp,#1376]
tbl v3.16b,{ v25.16b },v3.16b
ushr v23.16b,v16.16b,#4
mov x9,x28
tbl v5.16b,{ v0.16b },v5.16b
eor v29.16b,v10.16b,v13.16b
ldr q0,[sp,#1248]
eor v20.16b,v20.16b,v22.16b
eor v7.16b,v7.16b,v27.16b
mov x28,x25
eor v6.16b,v6.16b,v0.16b
ldr q0,[sp,#1472]
mov x25,x22
eor v22.16b,v29.16b,v11.16b
eor v3.16b,v3.16b,v28.16b
eor v28.16b,v11.16b,v17.16b
eor v5.16b,v20.16b,v5.16b
eor v20.16b,v8.16b,v9.16b
mov v29.16b,v19.16b
eor v6.16b,v7.16b,v6.16b
tbl v7.16b,{ v31.16b },v18.16b
ldur q17,[x29,#-144]
and v18.16b,v22.16b,v12.16b
mov v9.16b,v10.16b
mov x22,x19
eor v3.16b,v5.16b,v3.16b
eor v5.16b,v2.16b,v24.16b
and v27.16b,v20.16b,v12.16b
eor v1.16b,v6.16b,v19.16b
ushr v6.16b,v22.16b,#4
and v22.16b,v16.16b,v12.16b
tbl v18.16b,{ v26.16b },v18.16b
ushr v20.16b,v20.16b,#4
ldr q24,[sp,#1600]
eor v7.16b,v3.16b,v7.16b
tbl v27.16b,{ v30.16b },v27.16b
mov v19.16b,v21.16b
str q1,[sp,#432]
eor v1.16b,v1.16b,v5.16b
eor v5.16b,v14.16b,v0.16b
ldr q14,[sp,#1728]
tbl v20.16b,{ v24.16b },v20.16b
ldur q3,[x29,#-240]
eor v7.16b,v7.16b,v18.16b
tbl v18.16b,{ v21.16b },v22.16b
tbl v22.16b,{ v4.16b },v23.16b
tbl v6.16b,{ v14.16b },v6.16b
and v23.16b,v5.16b,v12.16b
eor v28.16b,v28.16b,v1.16b
mov v4.16b,v1.16b
eor v1.16b,v8.16b,v13.16b
ldr q8,[sp,#1440]
ushr v5.16b,v5.16b,#4
ldur q21,[x29,#-112]
ldr q2,[sp,#912]
mov v13.16b,v15.16b
mov x19,x5
mov x5,x2
eor v6.16b,v7.16b,v6.16b
eor v7.16b,v18.16b,v22.16b
eor v22.16b,v10.16b,v29.16b
tbl v18.16b,{ v17.16b },v23.16b
and v23.16b,v28.16b,v12.16b
ushr v28.16b,v28.16b,#4
eor v29.16b,v15.16b,v8.16b
ldur q10,[x29,#-176]
tbl v5.16b,{ v25.16b },v5.16b
eor v6.16b,v6.16b,v27.16b
and v27.16b,v22.16b,v12.16b
mov v25.16b,v4.16b
str q4,[sp,#1408]
add x2,x12,#20
mov x30,x26
eor v7.16b,v7.16b,v18.16b
tbl v18.16b,{ v10.16b },v23.16b
tbl v23.16b,{ v21.16b },v28.16b
eor v6.16b,v6.16b,v20.16b
ushr v20.16b,v22.16b,#4
tbl v22.16b,{ v3.16b },v27.16b
eor v27.16b,v29.16b,v1.16b
mov v29.16b,v0.16b
ldr q0,[sp,#1264]
eor v5.16b,v7.16b,v5.16b
mov v28.16b,v1.16b
str q1,[sp,#480]
eor v7.16b,v23.16b,v16.16b
eor v6.16b,v6.16b,v18.16b
tbl v18.16b,{ v31.16b },v20.16b
eor v16.16b,v29.16b,v0.16b
and v20.16b,v27.16b,v12.16b
mov v31.16b,v26.16b
eor v5.16b,v5.16b,v22.16b
str q13,[sp,#1344]
mov x26,x23
eor v6.16b,v6.16b,v7.16b
ushr v7.16b,v27.16b,#4
mov x23,x20
eor v0.16b,v16.16b,v11.16b
ldr q16,[sp,#1232]
tbl v20.16b,{ v26.16b },v20.16b
eor v5.16b,v5.16b,v18.16b
mov v26.16b,v17.16b
mov v11.16b,v10.16b
eor v22.16b,v4.16b,v16.16b
ldr q4,[sp,#1552]
mov x20,x6
eor v15.16b,v6.16b,v0.16b
tbl v0.16b,{ v14.16b },v7.16b
eor v7.16b,v1.16b,v2.16b
ldr q2,[sp,#1456]
eor v5.16b,v5.16b,v20.16b
and v18.16b,v4.16b,v12.16b
and v6.16b,v22.16b,v12.16b
ushr v20.16b,v4.16b,#4
ldr q1,[sp,#1792]
eor v23.16b,v9.16b,v2.16b
ushr v22.16b,v22.16b,#4
eor v7.16b,v7.16b,v15.16b
eor v0.16b,v5.16b,v0.16b
tbl v5.16b,{ v19.16b },v18.16b
ldr q9,[sp,#1568]
tbl v6.16b,{ v30.16b },v6.16b
tbl v18.16b,{ v1.16b },v20.16b
ldr q19,[sp,#1488]
and v20.16b,v23.16b,v12.16b
tbl v22.16b,{ v24.16b },v22.16b
and v27.16b,v7.16b,v12.16b
ushr v7.16b,v7.16b,#4
ldr q30,[sp,#1392]
eor v1.16b,v25.16b,v8.16b
ldr q8,[sp,#1536]
mov v25.16b,v2.16b
mov x6,x3
eor v0.16b,v0.16b,v6.16b
ushr v6.16b,v23.16b,#4
tbl v20.16b,{ v17.16b },v20.16b
eor v23.16b,v13.16b,v29.16b
eor v5.16b,v5.16b,v18.16b
tbl v18.16b,{ v10.16b },v27.16b
tbl v7.16b,{ v21.16b },v7.16b
eor v27.16b,v30.16b,v19.16b
ldr q17,[sp,#896]
eor v0.16b,v0.16b,v22.16b
tbl v6.16b,{ v9.16b },v6.16b
ldr q29,[sp,#1424]
and v22.16b,v23.16b,v12.16b
eor v5.16b,v5.16b,v20.16b
mov v10.16b,v3.16b
ldr q21,[sp,#1504]
str q1,[sp,#416]
add x3,x12,#24
eor v0.16b,v0.16b,v18.16b
eor v7.16b,v7.16b,v17.16b
ushr v18.16b,v23.16b,#4
tbl v20.16b,{ v3.16b },v22.16b
eor v22.16b,v27.16b,v1.16b
eor v5.16b,v5.16b,v6.16b
ldr q3,[sp,#1520]
eor v0.16b,v0.16b,v7.16b
tbl v6.16b,{ v8.16b },v18.16b
and v7.16b,v22.16b,v12.16b
ushr v18.16b,v22.16b,#4
ushr v22.16b,v21.16b,#4
eor v5.16b,v5.16b,v20.16b
eor v20.16b,v15.16b,v29.16b
eor v23.16b,v13.16b,v3.16b
eor v17.16b,v0.16b,v2.16b
eor v0.16b,v4.16b,v28.16b
mov v2.16b,v15.16b
tbl v7.16b,{ v31.16b },v7.16b
ldr q15,[sp,#1664]
ldr q4,[sp,#1792]
eor v5.16b,v5.16b,v6.16b
and v6.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
str q17,[sp,#896]
eor v31.16b,v17.16b,v0.16b
tbl v0.16b,{ v14.16b },v18.16b
eor v18.16b,v1.16b,v16.16b
movi v17.16b,#15
ldur q16,[x29,#-208]
eor v5.16b,v5.16b,v7.16b
and v7.16b,v21.16b,v12.16b
tbl v20.16b,{ v24.16b },v20.16b
tbl v6.16b,{ v16.16b },v6.16b
mov v24.16b,v30.16b
mov v13.16b,v11.16b
eor v18.16b,v18.16b,v31.16b
mov v14.16b,v2.16b
str q2,[sp,#1248]
eor v0.16b,v5.16b,v0.16b
tbl v5.16b,{ v15.16b },v7.16b
tbl v7.16b,{ v4.16b },v22.16b
and v22.16b,v23.16b,v17.16b
str q31,[sp,#1264]
and v27.16b,v18.16b,v17.16b
ushr v18.16b,v18.16b,#4
ldr q17,[sp,#1408]
eor v0.16b,v0.16b,v6.16b
ushr v6.16b,v23.16b,#4
eor v23.16b,v30.16b,v25.16b
tbl v22.16b,{ v26.16b },v22.16b
ldur q26,[x29,#-112]
eor v5.16b,v5.16b,v7.16b
tbl v7.16b,{ v11.16b },v27.16b
mov v30.16b,v3.16b
mov v11.16b,v9.16b
tbl v27.16b,{ v26.16b },v18.16b
eor v0.16b,v0.16b,v20.16b
eor v18.16b,v2.16b,v19.16b
ldr q19,[sp,#1472]
tbl v6.16b,{ v9.16b },v6.16b
and v20.16b,v23.16b,v12.16b
eor v5.16b,v5.16b,v22.16b
ushr v22.16b,v23.16b,#4
ldr q9,[sp,#1584]
eor v28.16b,v17.16b,v19.16b
eor v0.16b,v0.16b,v7.16b
ldr q25,[sp,#1376]
eor v7.16b,v27.16b,v3.16b
tbl v20.16b,{ v10.16b },v20.16b
ldr q3,[sp,#912]
eor v5.16b,v5.16b,v6.16b
tbl v6.16b,{ v8.16b },v22.16b
mov v2.16b,v10.16b
eor v23.16b,v28.16b,v18.16b
ldr q10,[sp,#1728]
eor v28.16b,v18.16b,v29.16b
eor v0.16b,v0.16b,v7.16b
eor v5.16b,v5.16b,v20.16b
and v7.16b,v23.16b,v12.16b
ushr v20.16b,v23.16b,#4
ushr v23.16b,v25.16b,#4
eor v3.16b,v0.16b,v3.16b
eor v0.16b,v21.16b,v1.16b
ldr q1,[sp,#1440]
eor v5.16b,v5.16b,v6.16b
and v6.16b,v25.16b,v12.16b
mov v21.16b,v11.16b
tbl v7.16b,{ v9.16b },v7.16b
eor v22.16b,v31.16b,v1.16b
ldr q1,[sp,#1552]
str q3,[sp,#400]
eor v3.16b,v3.16b,v0.16b
tbl v20.16b,{ v10.16b },v20.16b
eor v0.16b,v24.16b,v1.16b
tbl v6.16b,{ v15.16b },v6.16b
ldr q15,[sp,#1600]
and v27.16b,v22.16b,v12.16b
ushr v22.16b,v22.16b,#4
mov v24.16b,v17.16b
eor v5.16b,v5.16b,v7.16b
tbl v7.16b,{ v4.16b },v23.16b
ldur q4,[x29,#-144]
and v23.16b,v0.16b,v12.16b
ushr v0.16b,v0.16b,#4
eor v28.16b,v28.16b,v3.16b
tbl v27.16b,{ v16.16b },v27.16b
tbl v22.16b,{ v15.16b },v22.16b
mov v16.16b,v3.16b
eor v5.16b,v5.16b,v20.16b
eor v20.16b,v17.16b,v30.16b
mov v3.16b,v30.16b
eor v6.16b,v6.16b,v7.16b
tbl v7.16b,{ v4.16b },v23.16b
and v23.16b,v28.16b,v12.16b
ushr v28.16b,v28.16b,#4
eor v17.16b,v31.16b,v19.16b
ldur q31,[x29,#-240]
eor v5.16b,v5.16b,v27.16b
tbl v27.16b,{ v11.16b },v0.16b
ldr q0,[sp,#1456]
and v29.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
ldr q11,[sp,#1344]
eor v30.16b,v14.16b,v0.16b
eor v6.16b,v6.16b,v7.16b
tbl v7.16b,{ v13.16b },v23.16b
tbl v23.16b,{ v26.16b },v28.16b
eor v5.16b,v5.16b,v22.16b
mov v14.16b,v26.16b
tbl v22.16b,{ v2.16b },v29.16b
ldr q2,[sp,#1232]
tbl v20.16b,{ v8.16b },v20.16b
eor v28.16b,v30.16b,v17.16b
eor v6.16b,v6.16b,v27.16b
ldr q30,[sp,#1488]
eor v5.16b,v5.16b,v7.16b
mov v29.16b,v1.16b
mov v26.16b,v9.16b
eor v7.16b,v23.16b,v2.16b
eor v23.16b,v1.16b,v25.16b
mov v2.16b,v16.16b
and v27.16b,v28.16b,v12.16b
eor v6.16b,v6.16b,v22.16b
mov v25.16b,v10.16b
mov v13.16b,v21.16b
eor v5.16b,v5.16b,v7.16b
eor v7.16b,v23.16b,v18.16b
ushr v18.16b,v28.16b,#4
tbl v22.16b,{ v9.16b },v27.16b
eor v6.16b,v6.16b,v20.16b
eor v23.16b,v16.16b,v30.16b
and v20.16b,v11.16b,v12.16b
ushr v27.16b,v11.16b,#4
ldr q16,[sp,#1504]
eor v1.16b,v5.16b,v7.16b
tbl v7.16b,{ v10.16b },v18.16b
ldr q18,[sp,#1440]
ldr q9,[sp,#1664]
eor v5.16b,v24.16b,v16.16b
and v24.16b,v23.16b,v12.16b
eor v6.16b,v6.16b,v22.16b
ldr q22,[sp,#1792]
eor v18.16b,v17.16b,v18.16b
tbl v20.16b,{ v9.16b },v20.16b
ldur q28,[x29,#-208]
ldr q10,[sp,#1248]
tbl v22.16b,{ v22.16b },v27.16b
and v27.16b,v5.16b,v12.16b
ushr v23.16b,v23.16b,#4
tbl v24.16b,{ v28.16b },v24.16b
eor v18.16b,v18.16b,v1.16b
eor v6.16b,v6.16b,v7.16b
ushr v5.16b,v5.16b,#4
str q1,[sp,#1232]
tbl v23.16b,{ v15.16b },v23.16b
eor v7.16b,v20.16b,v22.16b
eor v22.16b,v10.16b,v29.16b
tbl v20.16b,{ v4.16b },v27.16b
ldr q4,[sp,#1264]
and v27.16b,v18.16b,v12.16b
ushr v28.16b,v18.16b,#4
eor v6.16b,v6.16b,v24.16b
eor v18.16b,v2.16b,v0.16b
ldur q0,[x29,#-176]
and v24.16b,v22.16b,v12.16b
eor v29.16b,v4.16b,v3.16b
tbl v5.16b,{ v21.16b },v5.16b
eor v7.16b,v7.16b,v20.16b
tbl v20.16b,{ v0.16b },v27.16b
tbl v27.16b,{ v14.16b },v28.16b
eor v6.16b,v6.16b,v23.16b
ushr v22.16b,v22.16b,#4
ldr q0,[sp,#1424]
tbl v23.16b,{ v31.16b },v24.16b
eor v24.16b,v29.16b,v18.16b
mov v21.16b,v2.16b
eor v5.16b,v7.16b,v5.16b
eor v7.16b,v16.16b,v11.16b
mov v28.16b,v1.16b
eor v6.16b,v6.16b,v20.16b
eor v2.16b,v27.16b,v0.16b
tbl v20.16b,{ v8.16b },v22.16b
and v22.16b,v24.16b,v12.16b
ldr q14,[sp,#1792]
eor v27.16b,v18.16b,v30.16b
eor v5.16b,v5.16b,v23.16b
eor v0.16b,v7.16b,v17.16b
mov v17.16b,v26.16b
eor v2.16b,v6.16b,v2.16b
ushr v6.16b,v24.16b,#4
ldr q24,[sp,#1376]
tbl v7.16b,{ v26.16b },v22.16b
eor v22.16b,v1.16b,v19.16b
ldr q1,[sp,#1392]
eor v5.16b,v5.16b,v20.16b
mov v3.16b,v9.16b
ldur q26,[x29,#-208]
and v20.16b,v1.16b,v12.16b
ushr v23.16b,v1.16b,#4
eor v19.16b,v2.16b,v0.16b
eor v0.16b,v10.16b,v24.16b
tbl v2.16b,{ v25.16b },v6.16b
and v6.16b,v22.16b,v12.16b
eor v5.16b,v5.16b,v7.16b
ushr v22.16b,v22.16b,#4
ldr q29,[sp,#1552]
tbl v7.16b,{ v9.16b },v20.16b
tbl v20.16b,{ v14.16b },v23.16b
ldur q9,[x29,#-144]
and v23.16b,v0.16b,v12.16b
tbl v6.16b,{ v26.16b },v6.16b
eor v27.16b,v27.16b,v19.16b
eor v2.16b,v5.16b,v2.16b
ushr v0.16b,v0.16b,#4
tbl v22.16b,{ v15.16b },v22.16b
mov v10.16b,v4.16b
mov v30.16b,v21.16b
mov v11.16b,v8.16b
eor v5.16b,v7.16b,v20.16b
tbl v7.16b,{ v9.16b },v23.16b
eor v20.16b,v4.16b,v16.16b
ldr q16,[sp,#1520]
and v23.16b,v27.16b,v12.16b
ushr v27.16b,v27.16b,#4
mov v4.16b,v15.16b
eor v2.16b,v2.16b,v6.16b
tbl v0.16b,{ v13.16b },v0.16b
eor v15.16b,v28.16b,v16.16b
eor v28.16b,v21.16b,v29.16b
ldur q21,[x29,#-112]
eor v5.16b,v5.16b,v7.16b
ldur q7,[x29,#-176]
and v6.16b,v20.16b,v12.16b
eor v2.16b,v2.16b,v22.16b
ushr v20.16b,v20.16b,#4
str q30,[sp,#912]
tbl v7.16b,{ v7.16b },v23.16b
tbl v23.16b,{ v21.16b },v27.16b
eor v22.16b,v28.16b,v15.16b
tbl v6.16b,{ v31.16b },v6.16b
eor v0.16b,v5.16b,v0.16b
ldr q21,[sp,#1408]
mov v28.16b,v19.16b
mov v13.16b,v31.16b
mov v31.16b,v26.16b
eor v2.16b,v2.16b,v7.16b
eor v5.16b,v23.16b,v1.16b
tbl v7.16b,{ v8.16b },v20.16b
and v20.16b,v22.16b,v12.16b
eor v0.16b,v0.16b,v6.16b
ldr q1,[sp,#1456]
ushr v6.16b,v22.16b,#4
mov v8.16b,v17.16b
ushr v22.16b,v21.16b,#4
eor v2.16b,v2.16b,v5.16b
ldr q5,[sp,#448]
str q28,[sp,#1440]
eor v0.16b,v0.16b,v7.16b
and v7.16b,v21.16b,v12.16b
eor v5.16b,v5.16b,v18.16b
tbl v18.16b,{ v17.16b },v20.16b
eor v20.16b,v19.16b,v1.16b
ldr q17,[sp,#1344]
ldr q1,[sp,#1472]
tbl v6.16b,{ v25.16b },v6.16b
tbl v7.16b,{ v3.16b },v7.16b
mov v19.16b,v3.16b
ldr q3,[sp,#1568]
eor v2.16b,v2.16b,v5.16b
eor v5.16b,v10.16b,v17.16b
and v23.16b,v20.16b,v12.16b
eor v27.16b,v15.16b,v1.16b
eor v0.16b,v0.16b,v18.16b
tbl v18.16b,{ v14.16b },v22.16b
ushr v20.16b,v20.16b,#4
mov v10.16b,v28.16b
and v22.16b,v5.16b,v12.16b
tbl v23.16b,{ v26.16b },v23.16b
ushr v5.16b,v5.16b,#4
eor v27.16b,v27.16b,v2.16b
eor v0.16b,v0.16b,v6.16b
mov v1.16b,v2.16b
eor v6.16b,v7.16b,v18.16b
eor v18.16b,v30.16b,v24.16b
tbl v20.16b,{ v4.16b },v20.16b
tbl v7.16b,{ v9.16b },v22.16b
mov v9.16b,v30.16b
ldr q30,[sp,#1232]
and v22.16b,v27.16b,v12.16b
ushr v27.16b,v27.16b,#4
eor v23.16b,v0.16b,v23.16b
ldr q0,[sp,#1504]
ldur q2,[x29,#-176]
ldur q26,[x29,#-112]
tbl v5.16b,{ v3.16b },v5.16b
eor v24.16b,v28.16b,v29.16b
and v28.16b,v18.16b,v12.16b
eor v29.16b,v30.16b,v0.16b
eor v6.16b,v6.16b,v7.16b
tbl v7.16b,{ v2.16b },v22.16b
tbl v22.16b,{ v26.16b },v27.16b
eor v20.16b,v23.16b,v20.16b
ushr v18.16b,v18.16b,#4
tbl v23.16b,{ v13.16b },v28.16b
ldr q4,[sp,#1488]
mov v28.16b,v1.16b
eor v27.16b,v29.16b,v24.16b
eor v5.16b,v6.16b,v5.16b
str q1,[sp,#1424]
eor v6.16b,v20.16b,v7.16b
eor v7.16b,v17.16b,v21.16b
tbl v18.16b,{ v11.16b },v18.16b
eor v4.16b,v22.16b,v4.16b
mov v21.16b,v17.16b
ldr q17,[sp,#1248]
and v20.16b,v27.16b,v12.16b
eor v5.16b,v5.16b,v23.16b
eor v22.16b,v1.16b,v16.16b
ushr v23.16b,v17.16b,#4
ldr q16,[sp,#1392]
ldur q1,[x29,#-144]
eor v4.16b,v6.16b,v4.16b
eor v6.16b,v7.16b,v15.16b
ushr v7.16b,v27.16b,#4
tbl v20.16b,{ v8.16b },v20.16b
eor v5.16b,v5.16b,v18.16b
and v18.16b,v17.16b,v12.16b
and v27.16b,v22.16b,v12.16b
ushr v22.16b,v22.16b,#4
ldr q29,[sp,#1376]
eor v13.16b,v4.16b,v6.16b
ldr q4,[sp,#1456]
eor v6.16b,v9.16b,v16.16b
tbl v7.16b,{ v25.16b },v7.16b
tbl v18.16b,{ v19.16b },v18.16b
eor v15.16b,v28.16b,v0.16b
eor v25.16b,v24.16b,v4.16b
eor v5.16b,v5.16b,v20.16b
tbl v20.16b,{ v14.16b },v23.16b
and v23.16b,v6.16b,v12.16b
tbl v27.16b,{ v31.16b },v27.16b
ushr v6.16b,v6.16b,#4
eor v28.16b,v10.16b,v29.16b
mov v9.16b,v0.16b
ldur q31,[x29,#-240]
eor v25.16b,v25.16b,v13.16b
eor v5.16b,v5.16b,v7.16b
ldr q0,[sp,#1472]
eor v7.16b,v18.16b,v20.16b
eor v20.16b,v30.16b,v21.16b
ldr q21,[sp,#1600]
tbl v18.16b,{ v1.16b },v23.16b
tbl v6.16b,{ v3.16b },v6.16b
mov v8.16b,v3.16b
tbl v22.16b,{ v21.16b },v22.16b
and v23.16b,v25.16b,v12.16b
ushr v25.16b,v25.16b,#4
eor v5.16b,v5.16b,v27.16b
and v27.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
movi v3.16b,#15
ldr q4,[sp,#1520]
ldur q10,[x29,#-176]
eor v7.16b,v7.16b,v18.16b
tbl v18.16b,{ v2.16b },v23.16b
tbl v23.16b,{ v26.16b },v25.16b
eor v5.16b,v5.16b,v22.16b
tbl v22.16b,{ v31.16b },v27.16b
eor v25.16b,v28.16b,v15.16b
tbl v20.16b,{ v11.16b },v20.16b
ldr q2,[sp,#1552]
eor v26.16b,v15.16b,v4.16b
eor v6.16b,v7.16b,v6.16b
mov v27.16b,v16.16b
str q13,[sp,#1488]
eor v5.16b,v5.16b,v18.16b
eor v7.16b,v23.16b,v0.16b
eor v18.16b,v16.16b,v17.16b
and v23.16b,v25.16b,v12.16b
ldr q17,[sp,#1584]
mov v16.16b,v1.16b
eor v6.16b,v6.16b,v22.16b
eor v22.16b,v13.16b,v2.16b
ldr q2,[sp,#1264]
eor v5.16b,v5.16b,v7.16b
eor v0.16b,v18.16b,v24.16b
ushr v7.16b,v25.16b,#4
tbl v18.16b,{ v17.16b },v23.16b
ushr v23.16b,v2.16b,#4
mov v24.16b,v19.16b
eor v6.16b,v6.16b,v20.16b
and v20.16b,v2.16b,v12.16b
eor v25.16b,v5.16b,v0.16b
ldr q0,[sp,#1408]
eor v0.16b,v30.16b,v0.16b
ldr q30,[sp,#1728]
eor v6.16b,v6.16b,v18.16b
tbl v18.16b,{ v19.16b },v20.16b
tbl v20.16b,{ v14.16b },v23.16b
eor v26.16b,v26.16b,v25.16b
tbl v5.16b,{ v30.16b },v7.16b
and v7.16b,v22.16b,v3.16b
ushr v22.16b,v22.16b,#4
and v23.16b,v0.16b,v3.16b
ldur q3,[x29,#-208]
ushr v4.16b,v0.16b,#4
ldr q0,[sp,#1440]
ldur q14,[x29,#-112]
eor v19.16b,v13.16b,v29.16b
tbl v7.16b,{ v3.16b },v7.16b
tbl v22.16b,{ v21.16b },v22.16b
ldr q29,[sp,#1344]
eor v5.16b,v6.16b,v5.16b
eor v6.16b,v18.16b,v20.16b
tbl v18.16b,{ v1.16b },v23.16b
and v23.16b,v26.16b,v12.16b
ushr v26.16b,v26.16b,#4
ldr q13,[sp,#1424]
eor v20.16b,v0.16b,v27.16b
ldr q1,[sp,#464]
str q25,[sp,#1472]
eor v5.16b,v5.16b,v7.16b
tbl v7.16b,{ v8.16b },v4.16b
eor v28.16b,v13.16b,v29.16b
eor v6.16b,v6.16b,v18.16b
tbl v18.16b,{ v10.16b },v23.16b
tbl v23.16b,{ v14.16b },v26.16b
and v27.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
mov v8.16b,v17.16b
eor v5.16b,v5.16b,v22.16b
eor v26.16b,v28.16b,v19.16b
ldr q4,[sp,#912]
eor v6.16b,v6.16b,v7.16b
eor v7.16b,v23.16b,v1.16b
ldr q1,[sp,#432]
tbl v22.16b,{ v31.16b },v27.16b
eor v5.16b,v5.16b,v18.16b
and v23.16b,v26.16b,v12.16b
tbl v20.16b,{ v11.16b },v20.16b
eor v18.16b,v1.16b,v2.16b
ushr v27.16b,v4.16b,#4
ldr q2,[sp,#1792]
ldr q1,[sp,#1600]
eor v5.16b,v5.16b,v7.16b
eor v6.16b,v6.16b,v22.16b
tbl v22.16b,{ v17.16b },v23.16b
eor v7.16b,v18.16b,v15.16b
ldr q17,[sp,#1248]
ushr v18.16b,v26.16b,#4
eor v23.16b,v25.16b,v9.16b
mov v26.16b,v25.16b
mov v25.16b,v24.16b
eor v6.16b,v6.16b,v20.16b
and v20.16b,v4.16b,v12.16b
ldr q9,[sp,#1392]
eor v21.16b,v5.16b,v7.16b
eor v5.16b,v0.16b,v17.16b
ldr q0,[sp,#1552]
tbl v7.16b,{ v30.16b },v18.16b
eor v15.16b,v26.16b,v29.16b
ldr q26,[sp,#1376]
eor v18.16b,v19.16b,v0.16b
movi v0.16b,#15
eor v6.16b,v6.16b,v22.16b
tbl v20.16b,{ v24.16b },v20.16b
tbl v22.16b,{ v2.16b },v27.16b
ldr q24,[sp,#1488]
eor v18.16b,v18.16b,v21.16b
eor v6.16b,v6.16b,v7.16b
eor v29.16b,v24.16b,v9.16b
and v28.16b,v23.16b,v0.16b
and v27.16b,v5.16b,v0.16b
ushr v23.16b,v23.16b,#4
ldr q0,[sp,#1408]
ushr v5.16b,v5.16b,#4
eor v7.16b,v20.16b,v22.16b
tbl v28.16b,{ v3.16b },v28.16b
tbl v20.16b,{ v16.16b },v27.16b
eor v22.16b,v13.16b,v0.16b
tbl v23.16b,{ v1.16b },v23.16b
and v27.16b,v18.16b,v12.16b
ushr v18.16b,v18.16b,#4
ldr q3,[sp,#1568]
ldr q0,[sp,#1520]
eor v6.16b,v6.16b,v28.16b
tbl v5.16b,{ v3.16b },v5.16b
and v28.16b,v22.16b,v12.16b
eor v7.16b,v7.16b,v20.16b
tbl v20.16b,{ v10.16b },v27.16b
tbl v18.16b,{ v14.16b },v18.16b
ushr v22.16b,v22.16b,#4
eor v27.16b,v29.16b,v15.16b
ldr q10,[sp,#1232]
eor v6.16b,v6.16b,v23.16b
tbl v23.16b,{ v31.16b },v28.16b
mov v29.16b,v17.16b
eor v5.16b,v7.16b,v5.16b
eor v7.16b,v18.16b,v0.16b
eor v18.16b,v17.16b,v4.16b
ldr q4,[sp,#1504]
eor v6.16b,v6.16b,v20.16b
tbl v20.16b,{ v11.16b },v22.16b
and v22.16b,v27.16b,v12.16b
eor v5.16b,v5.16b,v23.16b
ushr v23.16b,v10.16b,#4
mov v17.16b,v11.16b
eor v0.16b,v18.16b,v19.16b
mov v19.16b,v21.16b
mov v11.16b,v30.16b
eor v6.16b,v6.16b,v7.16b
tbl v18.16b,{ v8.16b },v22.16b
eor v22.16b,v21.16b,v26.16b
ldr q21,[sp,#1264]
ushr v7.16b,v27.16b,#4
eor v5.16b,v5.16b,v20.16b
and v20.16b,v10.16b,v12.16b
eor v27.16b,v15.16b,v4.16b
ldur q4,[x29,#-208]
eor v0.16b,v6.16b,v0.16b
eor v6.16b,v13.16b,v21.16b
and v28.16b,v22.16b,v12.16b
tbl v7.16b,{ v30.16b },v7.16b
eor v5.16b,v5.16b,v18.16b
ushr v22.16b,v22.16b,#4
tbl v18.16b,{ v25.16b },v20.16b
tbl v20.16b,{ v2.16b },v23.16b
mov v2.16b,v1.16b
and v23.16b,v6.16b,v12.16b
eor v27.16b,v27.16b,v0.16b
ushr v6.16b,v6.16b,#4
tbl v28.16b,{ v4.16b },v28.16b
tbl v22.16b,{ v1.16b },v22.16b
ldr q25,[sp,#1472]
eor v5.16b,v5.16b,v7.16b
ldr q1,[sp,#480]
mov v14.16b,v29.16b
eor v7.16b,v18.16b,v20.16b
tbl v18.16b,{ v16.16b },v23.16b
and v23.16b,v27.16b,v12.16b
ushr v27.16b,v27.16b,#4
tbl v6.16b,{ v3.16b },v6.16b
ldur q16,[x29,#-176]
ldur q3,[x29,#-112]
eor v5.16b,v5.16b,v28.16b
eor v20.16b,v24.16b,v29.16b
eor v28.16b,v19.16b,v9.16b
ldr q9,[sp,#1408]
eor v7.16b,v7.16b,v18.16b
tbl v18.16b,{ v16.16b },v23.16b
tbl v23.16b,{ v3.16b },v27.16b
eor v5.16b,v5.16b,v22.16b
and v29.16b,v20.16b,v12.16b
eor v30.16b,v25.16b,v9.16b
ushr v20.16b,v20.16b,#4
eor v6.16b,v7.16b,v6.16b
eor v7.16b,v23.16b,v1.16b
ldr q1,[sp,#896]
eor v5.16b,v5.16b,v18.16b
tbl v22.16b,{ v31.16b },v29.16b
eor v27.16b,v30.16b,v28.16b
tbl v20.16b,{ v17.16b },v20.16b
eor v18.16b,v1.16b,v10.16b
movi v1.16b,#15
ldr q31,[sp,#1344]
eor v5.16b,v5.16b,v7.16b
mov v17.16b,v26.16b
eor v6.16b,v6.16b,v22.16b
eor v7.16b,v18.16b,v15.16b
ushr v18.16b,v27.16b,#4
and v23.16b,v27.16b,v1.16b
eor v6.16b,v6.16b,v20.16b
eor v5.16b,v5.16b,v7.16b
tbl v7.16b,{ v11.16b },v18.16b
tbl v22.16b,{ v8.16b },v23.16b
eor v23.16b,v0.16b,v31.16b
eor v20.16b,v28.16b,v26.16b
ldp q8,q30,[sp,#624]
and v18.16b,v23.16b,v1.16b
eor v20.16b,v20.16b,v5.16b
eor v6.16b,v6.16b,v22.16b
ushr v22.16b,v23.16b,#4
eor v30.16b,v21.16b,v30.16b
eor v8.16b,v14.16b,v8.16b
tbl v18.16b,{ v4.16b },v18.16b
eor v6.16b,v6.16b,v7.16b
tbl v7.16b,{ v2.16b },v22.16b
and v22.16b,v20.16b,v1.16b
ldp q2,q1,[sp,#400]
ushr v20.16b,v20.16b,#4
eor v6.16b,v6.16b,v18.16b
tbl v18.16b,{ v16.16b },v22.16b
ldr q22,[sp,#752]
tbl v20.16b,{ v3.16b },v20.16b
eor v22.16b,v0.16b,v22.16b
ldr q0,[sp,#912]
eor v6.16b,v6.16b,v7.16b
eor v7.16b,v1.16b,v2.16b
ldr q1,[sp,#1440]
eor v6.16b,v6.16b,v18.16b
ldp q18,q26,[sp,#720]
eor v7.16b,v7.16b,v1.16b
eor v18.16b,v20.16b,v18.16b
eor v26.16b,v25.16b,v26.16b
ldp q25,q20,[sp,#864]
eor v7.16b,v7.16b,v28.16b
ldp q28,q27,[sp,#688]
eor v25.16b,v24.16b,v25.16b
eor v6.16b,v6.16b,v18.16b
ldr q18,[sp,#816]
eor v27.16b,v13.16b,v27.16b
ldp q13,q24,[sp,#656]
eor v20.16b,v5.16b,v20.16b
eor v18.16b,v19.16b,v18.16b
eor v28.16b,v1.16b,v28.16b
eor v23.16b,v6.16b,v7.16b
eor v13.16b,v0.16b,v13.16b
ld1r { v0.4s },[x8],#4
ld1r { v6.4s },[x17]
eor v24.16b,v10.16b,v24.16b
ld1r { v2.4s },[x8]
ld1r { v4.4s },[x15]
ld1r { v5.4s },[x16]
ld1r { v7.4s },[x2]
ldp q10,q19,[sp,#832]
ld1r { v3.4s },[x3]
ldr q1,[sp,#1392]
eor v12.16b,v26.16b,v6.16b
movi v6.16b,#64
eor v2.16b,v20.16b,v2.16b
eor v21.16b,v22.16b,v4.16b
eor v11.16b,v18.16b,v5.16b
eor v10.16b,v1.16b,v10.16b
eor v1.16b,v23.16b,v0.16b
eor v16.16b,v25.16b,v7.16b
eor v7.16b,v27.16b,v3.16b
add x8,x12,#28
str q27,[sp,#704]
eor v3.16b,v11.16b,v6.16b
eor v4.16b,v12.16b,v6.16b
eor v19.16b,v9.16b,v19.16b
eor v0.16b,v1.16b,v6.16b
mov v27.16b,v1.16b
eor v1.16b,v2.16b,v6.16b
str q7,[sp,#1504]
eor v5.16b,v16.16b,v6.16b
add x15,x12,#32
stp q23,q26,[sp,#720]
mov v26.16b,v2.16b
eor v2.16b,v21.16b,v6.16b
str q16,[sp,#1408]
eor v6.16b,v7.16b,v6.16b
ld1r { v7.4s },[x8]
stp q8,q30,[sp,#624]
add x8,sp,#1280
movi v23.16b,#64
stp q13,q24,[sp,#656]
add x17,x12,#44
add x3,x12,#52
stp q25,q20,[sp,#864]
ldr q20,[sp,#800]
eor v9.16b,v28.16b,v7.16b
str q28,[sp,#688]
add x16,x12,#40
add x2,x12,#48
eor v20.16b,v17.16b,v20.16b
ld1 { v14.2d,v15.2d,v16.2d,v17.2d },[x8]
add x8,x12,#36
stp q20,q18,[sp,#800]
ldr q18,[sp,#608]
stp q10,q19,[sp,#832]
eor v18.16b,v31.16b,v18.16b
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v0.16b
str q22,[sp,#752]
str q27,[sp,#288]
str q18,[sp,#608]
str q26,[sp,#336]
str q0,[sp,#1488]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v1.16b
ld1r { v1.4s },[x8]
add x8,x12,#60
str q0,[sp,#1456]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v2.16b
str q0,[sp,#1424]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v3.16b
ld1r { v3.4s },[x16]
mov x16,x11
mov x11,x13
adr x13,1014f
eor v31.16b,v30.16b,v3.16b
mov v3.16b,v21.16b
str q0,[sp,#1440]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v4.16b
ld1r { v4.4s },[x17]
str q0,[sp,#1520]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v5.16b
ld1r { v5.4s },[x2]
mov x2,x5
mov x5,x19
mov x19,x22
mov x22,x25
mov x25,x28
mov x28,x9
eor v29.16b,v19.16b,v5.16b
ldr q5,[sp,#1504]
mov v19.16b,v26.16b
str q0,[sp,#1552]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v6.16b
ld1r { v6.4s },[x3]
mov x9,x10
ldr x10,[sp,#576]
mov x3,x6
mov x6,x20
mov x20,x23
mov x23,x26
eor v25.16b,v10.16b,v6.16b
mov x26,x30
mov x30,x14
str q0,[sp,#1472]
ld1r { v0.4s },[x15]
add x15,x12,#56
ld1r { v7.4s },[x15]
subs x10,x10,#1
add x12,x12,#128
eor v22.16b,v25.16b,v23.16b
str q25,[sp,#272]
eor v28.16b,v24.16b,v0.16b
eor v24.16b,v13.16b,v1.16b
eor v13.16b,v8.16b,v4.16b
eor v4.16b,v9.16b,v23.16b
ld1r { v1.4s },[x8]
eor v10.16b,v18.16b,v7.16b
eor v7.16b,v31.16b,v23.16b
add x8,sp,#928
eor v6.16b,v28.16b,v23.16b
eor v18.16b,v13.16b,v23.16b
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v4.16b
eor v30.16b,v20.16b,v1.16b
eor v1.16b,v24.16b,v23.16b
eor v20.16b,v29.16b,v23.16b
eor v4.16b,v10.16b,v23.16b
stp q28,q10,[sp,#304]
str q0,[sp,#224]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v6.16b
str q0,[sp,#1344]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v1.16b
eor v1.16b,v30.16b,v23.16b
ldr q23,[sp,#1408]
tbl v1.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v1.16b
str q0,[sp,#256]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v7.16b
str q1,[sp,#1280]
str q0,[sp,#1376]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v18.16b
str q0,[sp,#1264]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v20.16b
mov v20.16b,v27.16b
str q0,[sp,#1392]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v22.16b
mov v22.16b,v28.16b
str q0,[sp,#1232]
tbl v0.16b,{ v14.16b,v15.16b,v16.16b,v17.16b },v4.16b
ld1 { v15.2d,v16.2d,v17.2d,v18.2d },[x8]
add x8,sp,#496
str q0,[sp,#1248]
movi v0.16b,#128
eor v4.16b,v27.16b,v0.16b
eor v2.16b,v12.16b,v0.16b
eor v1.16b,v21.16b,v0.16b
eor v6.16b,v26.16b,v0.16b
eor v7.16b,v11.16b,v0.16b
eor v27.16b,v23.16b,v0.16b
eor v8.16b,v5.16b,v0.16b
movi v21.16b,#192
tbl v4.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v4.16b
tbl v2.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v2.16b
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v1.16b
eor v14.16b,v9.16b,v21.16b
str q4,[sp,#896]
tbl v4.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v6.16b
tbl v6.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v7.16b
str q2,[sp,#240]
tbl v2.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v27.16b
eor v7.16b,v31.16b,v0.16b
str q1,[sp,#96]
eor v1.16b,v28.16b,v0.16b
str q4,[sp,#464]
eor v4.16b,v9.16b,v0.16b
stp q6,q2,[sp,#144]
tbl v2.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v8.16b
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v1.16b
eor v6.16b,v24.16b,v0.16b
eor v8.16b,v25.16b,v0.16b
str q2,[sp,#912]
tbl v2.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v4.16b
tbl v6.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v6.16b
str q1,[sp,#480]
eor v1.16b,v13.16b,v0.16b
mov v4.16b,v25.16b
eor v25.16b,v10.16b,v0.16b
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v1.16b
str q2,[sp,#64]
eor v2.16b,v29.16b,v0.16b
eor v0.16b,v30.16b,v0.16b
str q6,[sp,#128]
tbl v6.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v7.16b
eor v7.16b,v3.16b,v21.16b
stp q6,q1,[sp,#176]
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v2.16b
tbl v0.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v0.16b
mov v6.16b,v3.16b
str q1,[sp,#208]
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v8.16b
movi v8.16b,#192
str q0,[sp,#928]
str q1,[sp,#416]
tbl v1.16b,{ v15.16b,v16.16b,v17.16b,v18.16b },v25.16b
str q1,[sp,#448]
ld1 { v0.2d,v1.2d,v2.2d,v3.2d },[x8]
add x8,sp,#992
ld1 { v25.2d,v26.2d,v27.2d,v28.2d },[x8]
tbl v15.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v6.16b
eor v6.16b,v11.16b,v21.16b
tbl v21.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v9.16b
tbl v9.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v5.16b
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v22.16b
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
tbl v7.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v20.16b
tbl v18.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v11.16b
tbl v16.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v14.16b
tbl v14.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v23.16b
tbl v20.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v24.16b
eor v22.16b,v24.16b,v8.16b
str q5,[sp,#432]
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v13.16b
str q7,[sp,#400]
tbl v7.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v19.16b
tbl v19.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v12.16b
str q5,[sp,#80]
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v29.16b
str q7,[sp,#368]
mov v7.16b,v12.16b
tbl v12.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v31.16b
str q5,[sp,#112]
tbl v5.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v4.16b
tbl v4.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v10.16b
tbl v3.16b,{ v0.16b,v1.16b,v2.16b,v3.16b },v30.16b
ldr q2,[sp,#1424]
eor v0.16b,v23.16b,v8.16b
tbl v1.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v6.16b
eor v7.16b,v7.16b,v8.16b
orr v15.16b,v2.16b,v15.16b
ldr q2,[sp,#96]
str q4,[sp,#384]
ldr q4,[sp,#1552]
orr v10.16b,v17.16b,v2.16b
ldr q2,[sp,#224]
str q5,[sp,#352]
ldr q5,[sp,#1440]
orr v6.16b,v4.16b,v14.16b
orr v23.16b,v2.16b,v21.16b
ldr q2,[sp,#64]
eor v21.16b,v30.16b,v8.16b
tbl v30.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v0.16b
ldp q0,q4,[sp,#144]
orr v11.16b,v5.16b,v18.16b
orr v2.16b,v16.16b,v2.16b
eor v16.16b,v29.16b,v8.16b
tbl v5.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v22.16b
orr v1.16b,v1.16b,v0.16b
ldr q0,[sp,#1520]
tbl v21.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v21.16b
tbl v22.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
ldr q14,[sp,#1568]
orr v0.16b,v0.16b,v19.16b
orr v19.16b,v2.16b,v23.16b
eor v2.16b,v31.16b,v8.16b
orr v7.16b,v30.16b,v4.16b
ldr q4,[sp,#256]
eor v23.16b,v13.16b,v8.16b
ldr q13,[sp,#1792]
orr v11.16b,v1.16b,v11.16b
movi v31.16b,#15
tbl v29.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v2.16b
movi v2.16b,#15
orr v17.16b,v4.16b,v20.16b
ldr q4,[sp,#128]
str q19,[sp,#1408]
tbl v23.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v23.16b
orr v5.16b,v5.16b,v4.16b
and v30.16b,v19.16b,v2.16b
ldr q2,[sp,#1280]
orr v18.16b,v2.16b,v3.16b
ldr q2,[sp,#928]
orr v4.16b,v5.16b,v17.16b
ushr v17.16b,v19.16b,#4
orr v3.16b,v7.16b,v6.16b
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v16.16b
orr v21.16b,v21.16b,v2.16b
ldr q2,[sp,#240]
ldr q6,[sp,#80]
str q4,[sp,#1280]
orr v22.16b,v22.16b,v2.16b
ldr q2,[sp,#1664]
tbl v17.16b,{ v13.16b },v17.16b
orr v18.16b,v21.16b,v18.16b
eor v21.16b,v3.16b,v4.16b
str q3,[sp,#1520]
tbl v5.16b,{ v2.16b },v30.16b
ldr q2,[sp,#1376]
orr v30.16b,v10.16b,v15.16b
ldur q10,[x29,#-144]
ldr q15,[sp,#1536]
orr v19.16b,v2.16b,v12.16b
ldr q2,[sp,#176]
and v4.16b,v21.16b,v31.16b
str q30,[sp,#1552]
orr v16.16b,v29.16b,v2.16b
ldr q2,[sp,#1264]
eor v1.16b,v18.16b,v5.16b
ldr q18,[sp,#304]
tbl v4.16b,{ v10.16b },v4.16b
orr v20.16b,v2.16b,v6.16b
ldr q2,[sp,#192]
ldr q6,[sp,#112]
eor v5.16b,v1.16b,v17.16b
ldr q1,[sp,#336]
ldr q17,[sp,#1504]
orr v23.16b,v23.16b,v2.16b
ldr q2,[sp,#1392]
eor v18.16b,v18.16b,v8.16b
eor v1.16b,v1.16b,v8.16b
eor v17.16b,v17.16b,v8.16b
str q11,[sp,#1392]
orr v24.16b,v2.16b,v6.16b
ldr q2,[sp,#208]
orr v6.16b,v22.16b,v0.16b
orr v12.16b,v23.16b,v20.16b
tbl v18.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v18.16b
eor v4.16b,v5.16b,v4.16b
orr v7.16b,v7.16b,v2.16b
orr v2.16b,v16.16b,v19.16b
tbl v22.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v1.16b
ldr q1,[sp,#320]
tbl v17.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v17.16b
ushr v19.16b,v21.16b,#4
eor v21.16b,v12.16b,v11.16b
str q6,[sp,#1440]
orr v16.16b,v7.16b,v24.16b
ldp q7,q0,[sp,#272]
eor v24.16b,v1.16b,v8.16b
ldp q1,q3,[sp,#352]
str q2,[sp,#1376]
eor v20.16b,v6.16b,v2.16b
ldr q2,[sp,#1456]
eor v0.16b,v0.16b,v8.16b
eor v7.16b,v7.16b,v8.16b
tbl v19.16b,{ v14.16b },v19.16b
tbl v24.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v24.16b
str q16,[sp,#928]
eor v23.16b,v30.16b,v16.16b
and v16.16b,v20.16b,v31.16b
ushr v20.16b,v20.16b,#4
ldur q8,[x29,#-112]
tbl v0.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v0.16b
tbl v7.16b,{ v25.16b,v26.16b,v27.16b,v28.16b },v7.16b
orr v28.16b,v2.16b,v3.16b
ldr q2,[sp,#464]
ldr q3,[sp,#1488]
ldur q27,[x29,#-240]
eor v26.16b,v21.16b,v23.16b
tbl v20.16b,{ v15.16b },v20.16b
mov v21.16b,v14.16b
orr v5.16b,v22.16b,v2.16b
ldr q2,[sp,#1232]
tbl v25.16b,{ v27.16b },v16.16b
ldr q16,[sp,#1584]
str q12,[sp,#1264]
orr v22.16b,v2.16b,v1.16b
ldp q1,q2,[sp,#400]
orr v29.16b,v3.16b,v1.16b
ldr q3,[sp,#896]
ldr q1,[sp,#384]
orr v7.16b,v7.16b,v2.16b
orr v30.16b,v0.16b,v3.16b
eor v0.16b,v4.16b,v19.16b
ldr q4,[sp,#1248]
orr v3.16b,v5.16b,v28.16b
orr v5.16b,v4.16b,v1.16b
ldp q1,q2,[sp,#432]
ldr q4,[sp,#1472]
eor v25.16b,v0.16b,v25.16b
ldr q0,[sp,#1344]
orr v7.16b,v7.16b,v22.16b
and v22.16b,v26.16b,v31.16b
orr v19.16b,v24.16b,v2.16b
orr v24.16b,v4.16b,v9.16b
ldr q4,[sp,#912]
orr v28.16b,v0.16b,v1.16b
ldr q0,[sp,#480]
eor v20.16b,v25.16b,v20.16b
orr v17.16b,v17.16b,v4.16b
str q7,[sp,#1504]
ldr q9,[sp,#1728]
orr v31.16b,v18.16b,v0.16b
orr v18.16b,v19.16b,v5.16b
tbl v19.16b,{ v16.16b },v22.16b
eor v22.16b,v3.16b,v7.16b
movi v7.16b,#15
ushr v5.16b,v26.16b,#4
orr v0.16b,v17.16b,v24.16b
orr v4.16b,v30.16b,v29.16b
mov v1.16b,v3.16b
orr v31.16b,v31.16b,v28.16b
eor v24.16b,v18.16b,v23.16b
ldur q3,[x29,#-208]
tbl v5.16b,{ v9.16b },v5.16b
eor v19.16b,v20.16b,v19.16b
str q18,[sp,#1456]
and v17.16b,v22.16b,v7.16b
and v20.16b,v0.16b,v7.16b
ushr v25.16b,v0.16b,#4
eor v26.16b,v6.16b,v31.16b
eor v24.16b,v24.16b,v4.16b
mov v6.16b,v4.16b
ldr q4,[sp,#1664]
ushr v22.16b,v22.16b,#4
mov v18.16b,v13.16b
tbl v17.16b,{ v3.16b },v17.16b
eor v5.16b,v19.16b,v5.16b
str q0,[sp,#1232]
tbl v19.16b,{ v4.16b },v20.16b
tbl v20.16b,{ v13.16b },v25.16b
ldr q13,[sp,#1600]
and v25.16b,v26.16b,v7.16b
and v28.16b,v24.16b,v7.16b
ushr v24.16b,v24.16b,#4
tbl v22.16b,{ v13.16b },v22.16b
ldr q0,[sp,#1280]
ldur q2,[x29,#-176]
eor v5.16b,v5.16b,v17.16b
ushr v17.16b,v26.16b,#4
ldr q30,[sp,#1376]
tbl v25.16b,{ v10.16b },v25.16b
eor v26.16b,v11.16b,v0.16b
eor v19.16b,v19.16b,v20.16b
tbl v20.16b,{ v2.16b },v28.16b
tbl v24.16b,{ v8.16b },v24.16b
ldr q10,[sp,#1552]
eor v22.16b,v5.16b,v22.16b
tbl v17.16b,{ v14.16b },v17.16b
eor v5.16b,v1.16b,v12.16b
and v28.16b,v26.16b,v7.16b
eor v29.16b,v30.16b,v10.16b
mov v14.16b,v1.16b
eor v19.16b,v19.16b,v25.16b
str q6,[sp,#1472]
mov v0.16b,v31.16b
eor v20.16b,v22.16b,v20.16b
eor v1.16b,v24.16b,v23.16b
ushr v22.16b,v26.16b,#4
tbl v24.16b,{ v27.16b },v28.16b
eor v25.16b,v29.16b,v5.16b
mov v23.16b,v6.16b
eor v17.16b,v19.16b,v17.16b
ldr q27,[sp,#1520]
str q31,[sp,#1248]
eor v1.16b,v20.16b,v1.16b
tbl v19.16b,{ v15.16b },v22.16b
ldr q15,[sp,#928]
and v20.16b,v25.16b,v7.16b
ushr v22.16b,v25.16b,#4
ldr q7,[sp,#1232]
eor v17.16b,v17.16b,v24.16b
eor v24.16b,v6.16b,v15.16b
ldr q6,[sp,#1408]
eor v25.16b,v1.16b,v31.16b
movi v1.16b,#15
ushr v26.16b,v27.16b,#4
tbl v20.16b,{ v16.16b },v20.16b
eor v28.16b,v11.16b,v6.16b
tbl v22.16b,{ v9.16b },v22.16b
eor v17.16b,v17.16b,v19.16b
movi v12.16b,#15
ldr q11,[sp,#1440]
str q25,[sp,#496]
eor v16.16b,v25.16b,v7.16b
ldr q25,[sp,#1504]
and v19.16b,v27.16b,v1.16b
and v29.16b,v24.16b,v1.16b
ushr v24.16b,v24.16b,#4
eor v31.16b,v5.16b,v25.16b
eor v17.16b,v17.16b,v20.16b
tbl v20.16b,{ v18.16b },v26.16b
and v26.16b,v28.16b,v1.16b
ldur q1,[x29,#-144]
mov v25.16b,v4.16b
tbl v19.16b,{ v4.16b },v19.16b
tbl v29.16b,{ v3.16b },v29.16b
tbl v24.16b,{ v13.16b },v24.16b
eor v31.16b,v31.16b,v16.16b
eor v17.16b,v17.16b,v22.16b
ushr v22.16b,v28.16b,#4
tbl v26.16b,{ v1.16b },v26.16b
eor v28.16b,v0.16b,v10.16b
ldr q3,[sp,#1280]
mov v1.16b,v10.16b
mov v4.16b,v18.16b
mov v18.16b,v16.16b
eor v20.16b,v19.16b,v20.16b
and v9.16b,v31.16b,v12.16b
ushr v31.16b,v31.16b,#4
eor v17.16b,v17.16b,v29.16b
tbl v22.16b,{ v21.16b },v22.16b
eor v19.16b,v23.16b,v30.16b
and v29.16b,v28.16b,v12.16b
eor v10.16b,v14.16b,v3.16b
mov v21.16b,v14.16b
eor v20.16b,v20.16b,v26.16b
tbl v26.16b,{ v2.16b },v9.16b
tbl v31.16b,{ v8.16b },v31.16b
eor v17.16b,v17.16b,v24.16b
ldur q14,[x29,#-240]
ushr v24.16b,v28.16b,#4
eor v5.16b,v27.16b,v5.16b
ldr q16,[sp,#1536]
ldr q0,[sp,#1456]
tbl v28.16b,{ v14.16b },v29.16b
eor v29.16b,v10.16b,v19.16b
eor v20.16b,v20.16b,v22.16b
eor v17.16b,v17.16b,v26.16b
eor v22.16b,v31.16b,v6.16b
tbl v24.16b,{ v16.16b },v24.16b
mov v30.16b,v18.16b
eor v0.16b,v5.16b,v0.16b
ldr q2,[sp,#1584]
and v26.16b,v29.16b,v12.16b
ldr q18,[sp,#1264]
eor v31.16b,v19.16b,v15.16b
eor v20.16b,v20.16b,v28.16b
eor v17.16b,v17.16b,v22.16b
ushr v22.16b,v29.16b,#4
eor v28.16b,v30.16b,v18.16b
ushr v29.16b,v11.16b,#4
ldur q15,[x29,#-144]
tbl v26.16b,{ v2.16b },v26.16b
mov v2.16b,v21.16b
str q21,[sp,#1488]
eor v20.16b,v20.16b,v24.16b
and v24.16b,v11.16b,v12.16b
eor v27.16b,v17.16b,v0.16b
eor v0.16b,v7.16b,v1.16b
ldr q1,[sp,#1728]
mov v5.16b,v13.16b
ldr q8,[sp,#1472]
mov v23.16b,v7.16b
str q30,[sp,#1424]
tbl v17.16b,{ v1.16b },v22.16b
and v22.16b,v28.16b,v12.16b
eor v20.16b,v20.16b,v26.16b
tbl v24.16b,{ v25.16b },v24.16b
tbl v26.16b,{ v4.16b },v29.16b
ldur q4,[x29,#-208]
and v29.16b,v0.16b,v12.16b
eor v31.16b,v31.16b,v27.16b
ushr v28.16b,v28.16b,#4
tbl v22.16b,{ v4.16b },v22.16b
ushr v0.16b,v0.16b,#4
ldr q25,[sp,#1584]
eor v17.16b,v20.16b,v17.16b
str q27,[sp,#1456]
eor v20.16b,v24.16b,v26.16b
tbl v24.16b,{ v15.16b },v29.16b
eor v26.16b,v21.16b,v6.16b
and v29.16b,v31.16b,v12.16b
ushr v31.16b,v31.16b,#4
tbl v28.16b,{ v13.16b },v28.16b
eor v17.16b,v17.16b,v22.16b
ldr q13,[sp,#1568]
eor v21.16b,v30.16b,v3.16b
ldr q3,[sp,#1248]
ldur q22,[x29,#-176]
ldur q6,[x29,#-112]
tbl v0.16b,{ v13.16b },v0.16b
and v9.16b,v26.16b,v12.16b
eor v20.16b,v20.16b,v24.16b
eor v10.16b,v8.16b,v3.16b
tbl v24.16b,{ v22.16b },v29.16b
tbl v29.16b,{ v6.16b },v31.16b
eor v17.16b,v17.16b,v28.16b
ushr v26.16b,v26.16b,#4
str q21,[sp,#912]
tbl v28.16b,{ v14.16b },v9.16b
mov v14.16b,v16.16b
eor v31.16b,v10.16b,v21.16b
eor v0.16b,v20.16b,v0.16b
ldr q10,[sp,#1376]
eor v20.16b,v29.16b,v7.16b
ldr q7,[sp,#1504]
eor v17.16b,v17.16b,v24.16b
tbl v24.16b,{ v16.16b },v26.16b
eor v7.16b,v11.16b,v7.16b
and v26.16b,v31.16b,v12.16b
eor v0.16b,v0.16b,v28.16b
eor v17.16b,v17.16b,v20.16b
ldr q11,[sp,#1392]
eor v7.16b,v7.16b,v19.16b
ushr v19.16b,v31.16b,#4
tbl v20.16b,{ v25.16b },v26.16b
eor v26.16b,v27.16b,v10.16b
eor v0.16b,v0.16b,v24.16b
eor v24.16b,v21.16b,v18.16b
ushr v28.16b,v11.16b,#4
ldr q18,[sp,#1792]
eor v27.16b,v27.16b,v3.16b
eor v16.16b,v17.16b,v7.16b
tbl v17.16b,{ v1.16b },v19.16b
ldr q1,[sp,#1520]
and v19.16b,v26.16b,v12.16b
eor v0.16b,v0.16b,v20.16b
and v20.16b,v11.16b,v12.16b
mov v7.16b,v21.16b
ushr v26.16b,v26.16b,#4
eor v29.16b,v2.16b,v1.16b
eor v24.16b,v24.16b,v16.16b
mov v21.16b,v16.16b
ldr q16,[sp,#1664]
tbl v19.16b,{ v4.16b },v19.16b
eor v0.16b,v0.16b,v17.16b
ldur q4,[x29,#-240]
tbl v17.16b,{ v16.16b },v20.16b
tbl v20.16b,{ v18.16b },v28.16b
tbl v26.16b,{ v5.16b },v26.16b
and v31.16b,v24.16b,v12.16b
ushr v24.16b,v24.16b,#4
and v28.16b,v29.16b,v12.16b
ldr q2,[sp,#1728]
eor v10.16b,v27.16b,v10.16b
str q21,[sp,#1344]
eor v0.16b,v0.16b,v19.16b
ushr v19.16b,v29.16b,#4
eor v29.16b,v8.16b,v23.16b
eor v17.16b,v17.16b,v20.16b
tbl v20.16b,{ v22.16b },v31.16b
tbl v24.16b,{ v6.16b },v24.16b
tbl v28.16b,{ v15.16b },v28.16b
ldr q6,[sp,#1408]
mov v23.16b,v1.16b
eor v26.16b,v0.16b,v26.16b
ldr q0,[sp,#928]
tbl v19.16b,{ v13.16b },v19.16b
and v31.16b,v29.16b,v12.16b
eor v9.16b,v30.16b,v6.16b
mov v5.16b,v13.16b
eor v3.16b,v24.16b,v0.16b
ushr v24.16b,v29.16b,#4
ldr q0,[sp,#1552]
eor v20.16b,v26.16b,v20.16b
eor v17.16b,v17.16b,v28.16b
tbl v26.16b,{ v4.16b },v31.16b
eor v28.16b,v9.16b,v27.16b
mov v31.16b,v14.16b
eor v3.16b,v20.16b,v3.16b
eor v17.16b,v17.16b,v19.16b
tbl v19.16b,{ v14.16b },v24.16b
and v20.16b,v28.16b,v12.16b
ushr v24.16b,v28.16b,#4
ushr v28.16b,v0.16b,#4
eor v22.16b,v3.16b,v1.16b
eor v3.16b,v11.16b,v7.16b
eor v17.16b,v17.16b,v26.16b
ldr q7,[sp,#1280]
tbl v20.16b,{ v25.16b },v20.16b
tbl v24.16b,{ v2.16b },v24.16b
ldur q11,[x29,#-208]
mov v1.16b,v21.16b
str q22,[sp,#896]
eor v26.16b,v21.16b,v7.16b
eor v3.16b,v22.16b,v3.16b
ldr q22,[sp,#1440]
eor v17.16b,v17.16b,v19.16b
and v19.16b,v0.16b,v12.16b
ldr q21,[sp,#1600]
eor v29.16b,v8.16b,v22.16b
and v9.16b,v26.16b,v12.16b
ushr v26.16b,v26.16b,#4
eor v17.16b,v17.16b,v20.16b
tbl v19.16b,{ v16.16b },v19.16b
tbl v20.16b,{ v18.16b },v28.16b
eor v10.16b,v10.16b,v3.16b
eor v18.16b,v1.16b,v6.16b
ldur q1,[x29,#-176]
and v28.16b,v29.16b,v12.16b
tbl v9.16b,{ v11.16b },v9.16b
tbl v26.16b,{ v21.16b },v26.16b
eor v17.16b,v17.16b,v24.16b
ushr v24.16b,v29.16b,#4
mov v8.16b,v3.16b
eor v19.16b,v19.16b,v20.16b
and v29.16b,v10.16b,v12.16b
ushr v10.16b,v10.16b,#4
tbl v20.16b,{ v15.16b },v28.16b
eor v28.16b,v30.16b,v23.16b
mov v3.16b,v15.16b
eor v17.16b,v17.16b,v9.16b
ldur q9,[x29,#-112]
mov v15.16b,v30.16b
ldr q30,[sp,#1456]
ldr q6,[sp,#1232]
tbl v24.16b,{ v13.16b },v24.16b
and v13.16b,v28.16b,v12.16b
mov v16.16b,v22.16b
str q8,[sp,#1504]
eor v19.16b,v19.16b,v20.16b
tbl v20.16b,{ v1.16b },v29.16b
tbl v29.16b,{ v9.16b },v10.16b
eor v14.16b,v30.16b,v6.16b
eor v17.16b,v17.16b,v26.16b
ushr v26.16b,v28.16b,#4
tbl v28.16b,{ v4.16b },v13.16b
mov v4.16b,v31.16b
mov v13.16b,v8.16b
eor v19.16b,v19.16b,v24.16b
str q18,[sp,#992]
eor v10.16b,v14.16b,v18.16b
eor v17.16b,v17.16b,v20.16b
eor v20.16b,v29.16b,v0.16b
ldr q0,[sp,#1264]
tbl v24.16b,{ v31.16b },v26.16b
ldr q14,[sp,#1248]
eor v19.16b,v19.16b,v28.16b
ldr q31,[sp,#1792]
eor v23.16b,v22.16b,v0.16b
and v26.16b,v10.16b,v12.16b
eor v17.16b,v17.16b,v20.16b
ushr v20.16b,v10.16b,#4
ldr q22,[sp,#1488]
eor v24.16b,v19.16b,v24.16b
eor v0.16b,v23.16b,v27.16b
tbl v23.16b,{ v25.16b },v26.16b
eor v26.16b,v8.16b,v14.16b
ushr v28.16b,v22.16b,#4
mov v27.16b,v25.16b
ldr q25,[sp,#1664]
mov v8.16b,v21.16b
eor v19.16b,v17.16b,v0.16b
tbl v0.16b,{ v2.16b },v20.16b
ldr q2,[sp,#1392]
and v17.16b,v26.16b,v12.16b
eor v20.16b,v18.16b,v7.16b
eor v23.16b,v24.16b,v23.16b
and v24.16b,v22.16b,v12.16b
eor v29.16b,v15.16b,v2.16b
ushr v26.16b,v26.16b,#4
mov v7.16b,v30.16b
ldr q15,[sp,#1520]
str q19,[sp,#1264]
tbl v17.16b,{ v11.16b },v17.16b
eor v20.16b,v20.16b,v19.16b
eor v0.16b,v23.16b,v0.16b
tbl v23.16b,{ v25.16b },v24.16b
tbl v24.16b,{ v31.16b },v28.16b
and v28.16b,v29.16b,v12.16b
tbl v26.16b,{ v21.16b },v26.16b
mov v21.16b,v1.16b
and v10.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
eor v0.16b,v0.16b,v17.16b
ushr v17.16b,v29.16b,#4
tbl v28.16b,{ v3.16b },v28.16b
eor v29.16b,v30.16b,v16.16b
eor v24.16b,v23.16b,v24.16b
ldr q30,[sp,#1344]
tbl v10.16b,{ v1.16b },v10.16b
tbl v20.16b,{ v9.16b },v20.16b
eor v1.16b,v13.16b,v6.16b
eor v0.16b,v0.16b,v26.16b
tbl v17.16b,{ v5.16b },v17.16b
eor v13.16b,v30.16b,v15.16b
and v26.16b,v29.16b,v12.16b
eor v24.16b,v24.16b,v28.16b
ldr q3,[sp,#1376]
ldur q6,[x29,#-240]
ushr v28.16b,v29.16b,#4
mov v23.16b,v9.16b
eor v0.16b,v0.16b,v10.16b
eor v20.16b,v20.16b,v3.16b
eor v29.16b,v13.16b,v1.16b
tbl v26.16b,{ v6.16b },v26.16b
eor v17.16b,v24.16b,v17.16b
ldr q9,[sp,#1408]
mov v3.16b,v2.16b
ldr q16,[sp,#1552]
str q1,[sp,#480]
eor v0.16b,v0.16b,v20.16b
tbl v20.16b,{ v4.16b },v28.16b
and v24.16b,v29.16b,v12.16b
ushr v28.16b,v29.16b,#4
eor v10.16b,v19.16b,v9.16b
eor v13.16b,v7.16b,v16.16b
eor v17.16b,v17.16b,v26.16b
ldur q4,[x29,#-144]
mov v26.16b,v21.16b
eor v2.16b,v0.16b,v2.16b
eor v0.16b,v22.16b,v18.16b
tbl v29.16b,{ v27.16b },v24.16b
ldr q24,[sp,#1728]
ldr q27,[sp,#1472]
ldur q22,[x29,#-208]
eor v17.16b,v17.16b,v20.16b
and v20.16b,v10.16b,v12.16b
ushr v10.16b,v10.16b,#4
eor v18.16b,v2.16b,v0.16b
tbl v0.16b,{ v24.16b },v28.16b
eor v28.16b,v1.16b,v14.16b
ushr v11.16b,v27.16b,#4
str q2,[sp,#928]
ldr q2,[sp,#1504]
eor v17.16b,v17.16b,v29.16b
and v29.16b,v27.16b,v12.16b
tbl v20.16b,{ v22.16b },v20.16b
eor v28.16b,v28.16b,v18.16b
tbl v10.16b,{ v8.16b },v10.16b
mov v7.16b,v31.16b
str q18,[sp,#1376]
eor v0.16b,v17.16b,v0.16b
tbl v17.16b,{ v25.16b },v29.16b
tbl v29.16b,{ v31.16b },v11.16b
and v11.16b,v13.16b,v12.16b
and v14.16b,v28.16b,v12.16b
ushr v28.16b,v28.16b,#4
mov v31.16b,v18.16b
eor v0.16b,v0.16b,v20.16b
ushr v20.16b,v13.16b,#4
eor v13.16b,v30.16b,v3.16b
tbl v11.16b,{ v4.16b },v11.16b
eor v17.16b,v17.16b,v29.16b
tbl v29.16b,{ v21.16b },v14.16b
tbl v28.16b,{ v23.16b },v28.16b
mov v21.16b,v5.16b
ldr q23,[sp,#1536]
eor v0.16b,v0.16b,v10.16b
tbl v10.16b,{ v5.16b },v20.16b
ldr q5,[sp,#1440]
eor v20.16b,v19.16b,v15.16b
and v14.16b,v13.16b,v12.16b
mov v19.16b,v22.16b
eor v15.16b,v2.16b,v5.16b
eor v17.16b,v17.16b,v11.16b
ldr q2,[sp,#1280]
eor v0.16b,v0.16b,v29.16b
eor v28.16b,v28.16b,v16.16b
ushr v29.16b,v13.16b,#4
tbl v11.16b,{ v6.16b },v14.16b
ldr q6,[sp,#1488]
eor v13.16b,v15.16b,v20.16b
eor v17.16b,v17.16b,v10.16b
eor v0.16b,v0.16b,v28.16b
tbl v29.16b,{ v23.16b },v29.16b
ldr q28,[sp,#1232]
and v10.16b,v13.16b,v12.16b
eor v17.16b,v17.16b,v11.16b
eor v11.16b,v18.16b,v28.16b
eor v3.16b,v0.16b,v2.16b
eor v0.16b,v27.16b,v1.16b
ldr q27,[sp,#1584]
ushr v2.16b,v13.16b,#4
ldr q18,[sp,#1424]
eor v1.16b,v20.16b,v9.16b
tbl v10.16b,{ v27.16b },v10.16b
eor v17.16b,v17.16b,v29.16b
and v15.16b,v11.16b,v12.16b
and v13.16b,v18.16b,v12.16b
ushr v14.16b,v18.16b,#4
str q3,[sp,#464]
eor v3.16b,v3.16b,v0.16b
eor v0.16b,v30.16b,v6.16b
tbl v2.16b,{ v24.16b },v2.16b
tbl v15.16b,{ v22.16b },v15.16b
ushr v11.16b,v11.16b,#4
ldr q22,[sp,#1504]
eor v17.16b,v17.16b,v10.16b
tbl v10.16b,{ v25.16b },v13.16b
tbl v13.16b,{ v7.16b },v14.16b
and v14.16b,v0.16b,v12.16b
eor v1.16b,v1.16b,v3.16b
ushr v0.16b,v0.16b,#4
mov v30.16b,v3.16b
tbl v11.16b,{ v8.16b },v11.16b
ldr q25,[sp,#1392]
eor v2.16b,v17.16b,v2.16b
eor v9.16b,v31.16b,v5.16b
mov v29.16b,v7.16b
eor v17.16b,v10.16b,v13.16b
tbl v10.16b,{ v4.16b },v14.16b
eor v13.16b,v22.16b,v16.16b
and v14.16b,v1.16b,v12.16b
ushr v3.16b,v1.16b,#4
ldur q4,[x29,#-112]
eor v2.16b,v2.16b,v15.16b
tbl v15.16b,{ v21.16b },v0.16b
ldr q21,[sp,#1264]
and v0.16b,v13.16b,v12.16b
ldur q7,[x29,#-240]
ldr q5,[sp,#1248]
eor v1.16b,v21.16b,v25.16b
eor v17.16b,v17.16b,v10.16b
tbl v10.16b,{ v26.16b },v14.16b
tbl v3.16b,{ v4.16b },v3.16b
eor v2.16b,v2.16b,v11.16b
ushr v11.16b,v13.16b,#4
tbl v0.16b,{ v7.16b },v0.16b
eor v8.16b,v6.16b,v18.16b
ldr q26,[sp,#1520]
eor v1.16b,v1.16b,v9.16b
eor v17.16b,v17.16b,v15.16b
ldr q24,[sp,#1456]
eor v2.16b,v2.16b,v10.16b
tbl v10.16b,{ v23.16b },v11.16b
mov v18.16b,v27.16b
eor v3.16b,v3.16b,v5.16b
mov v31.16b,v30.16b
str q30,[sp,#1280]
and v11.16b,v1.16b,v12.16b
eor v0.16b,v17.16b,v0.16b
ushr v1.16b,v1.16b,#4
ldur q5,[x29,#-144]
ldr q15,[sp,#1376]
eor v2.16b,v2.16b,v3.16b
eor v3.16b,v8.16b,v20.16b
eor v20.16b,v30.16b,v26.16b
tbl v17.16b,{ v27.16b },v11.16b
ldr q27,[sp,#1472]
eor v0.16b,v0.16b,v10.16b
and v8.16b,v24.16b,v12.16b
ushr v10.16b,v24.16b,#4
eor v30.16b,v9.16b,v28.16b
eor v16.16b,v2.16b,v3.16b
eor v3.16b,v22.16b,v27.16b
ldr q2,[sp,#1728]
ldr q28,[sp,#1664]
and v11.16b,v20.16b,v12.16b
ushr v20.16b,v20.16b,#4
tbl v1.16b,{ v2.16b },v1.16b
eor v0.16b,v0.16b,v17.16b
ldur q22,[x29,#-176]
tbl v17.16b,{ v28.16b },v8.16b
tbl v8.16b,{ v29.16b },v10.16b
and v10.16b,v3.16b,v12.16b
tbl v11.16b,{ v19.16b },v11.16b
eor v30.16b,v30.16b,v16.16b
str q16,[sp,#1248]
eor v0.16b,v0.16b,v1.16b
ushr v1.16b,v3.16b,#4
eor v3.16b,v17.16b,v8.16b
tbl v17.16b,{ v5.16b },v10.16b
mov v5.16b,v21.16b
eor v10.16b,v21.16b,v6.16b
ldr q21,[sp,#1600]
ldr q6,[sp,#1568]
and v13.16b,v30.16b,v12.16b
ushr v30.16b,v30.16b,#4
eor v0.16b,v0.16b,v11.16b
tbl v20.16b,{ v21.16b },v20.16b
tbl v1.16b,{ v6.16b },v1.16b
eor v8.16b,v31.16b,v25.16b
ldr q31,[sp,#1552]
eor v3.16b,v3.16b,v17.16b
and v11.16b,v10.16b,v12.16b
tbl v17.16b,{ v22.16b },v13.16b
tbl v30.16b,{ v4.16b },v30.16b
eor v14.16b,v15.16b,v31.16b
eor v13.16b,v8.16b,v26.16b
mov v26.16b,v15.16b
eor v0.16b,v0.16b,v20.16b
eor v1.16b,v3.16b,v1.16b
ldr q3,[sp,#1408]
ushr v20.16b,v10.16b,#4
tbl v10.16b,{ v7.16b },v11.16b
ldr q7,[sp,#1280]
eor v11.16b,v14.16b,v8.16b
eor v3.16b,v30.16b,v3.16b
mov v14.16b,v27.16b
eor v0.16b,v0.16b,v17.16b
eor v17.16b,v27.16b,v24.16b
ldr q27,[sp,#1440]
tbl v20.16b,{ v23.16b },v20.16b
ldr q24,[sp,#1344]
and v30.16b,v11.16b,v12.16b
eor v1.16b,v1.16b,v10.16b
ushr v4.16b,v11.16b,#4
eor v0.16b,v0.16b,v3.16b
eor v3.16b,v17.16b,v9.16b
and v10.16b,v24.16b,v12.16b
ushr v11.16b,v24.16b,#4
mov v9.16b,v2.16b
tbl v17.16b,{ v18.16b },v30.16b
eor v30.16b,v16.16b,v27.16b
eor v1.16b,v1.16b,v20.16b
eor v20.16b,v0.16b,v3.16b
ldr q0,[sp,#1424]
tbl v3.16b,{ v2.16b },v4.16b
ldr q2,[sp,#496]
eor v0.16b,v5.16b,v0.16b
and v4.16b,v30.16b,v12.16b
ushr v30.16b,v30.16b,#4
eor v1.16b,v1.16b,v17.16b
tbl v17.16b,{ v28.16b },v10.16b
tbl v10.16b,{ v29.16b },v11.16b
eor v13.16b,v13.16b,v20.16b
ldur q28,[x29,#-144]
mov v5.16b,v21.16b
and v11.16b,v0.16b,v12.16b
tbl v4.16b,{ v19.16b },v4.16b
ushr v0.16b,v0.16b,#4
eor v1.16b,v1.16b,v3.16b
mov v19.16b,v22.16b
eor v3.16b,v17.16b,v10.16b
eor v10.16b,v15.16b,v14.16b
and v14.16b,v13.16b,v12.16b
tbl v17.16b,{ v28.16b },v11.16b
tbl v11.16b,{ v21.16b },v30.16b
eor v30.16b,v16.16b,v31.16b
ldr q16,[sp,#1488]
ushr v13.16b,v13.16b,#4
eor v1.16b,v1.16b,v4.16b
ldur q21,[x29,#-112]
tbl v0.16b,{ v6.16b },v0.16b
and v4.16b,v10.16b,v12.16b
eor v15.16b,v7.16b,v16.16b
ldur q31,[x29,#-240]
ushr v10.16b,v10.16b,#4
eor v3.16b,v3.16b,v17.16b
tbl v17.16b,{ v22.16b },v14.16b
tbl v13.16b,{ v21.16b },v13.16b
eor v1.16b,v1.16b,v11.16b
tbl v4.16b,{ v31.16b },v4.16b
ldr q22,[sp,#1664]
eor v11.16b,v15.16b,v30.16b
eor v0.16b,v3.16b,v0.16b
eor v1.16b,v1.16b,v17.16b
eor v3.16b,v13.16b,v24.16b
tbl v17.16b,{ v23.16b },v10.16b
and v10.16b,v11.16b,v12.16b
eor v13.16b,v30.16b,v27.16b
ldur q27,[x29,#-208]
eor v0.16b,v0.16b,v4.16b
ushr v4.16b,v11.16b,#4
eor v1.16b,v1.16b,v3.16b
eor v3.16b,v2.16b,v8.16b
ldr q2,[sp,#1456]
tbl v8.16b,{ v18.16b },v10.16b
eor v10.16b,v20.16b,v25.16b
ldr q25,[sp,#1504]
eor v0.16b,v0.16b,v17.16b
ldr q18,[sp,#1424]
and v17.16b,v25.16b,v12.16b
ushr v11.16b,v25.16b,#4
eor v24.16b,v1.16b,v3.16b
eor v1.16b,v26.16b,v2.16b
tbl v3.16b,{ v9.16b },v4.16b
and v4.16b,v10.16b,v12.16b
eor v0.16b,v0.16b,v8.16b
ushr v10.16b,v10.16b,#4
mov v26.16b,v20.16b
tbl v17.16b,{ v22.16b },v17.16b
tbl v8.16b,{ v29.16b },v11.16b
eor v13.16b,v13.16b,v24.16b
and v11.16b,v1.16b,v12.16b
tbl v4.16b,{ v27.16b },v4.16b
ushr v1.16b,v1.16b,#4
eor v0.16b,v0.16b,v3.16b
tbl v10.16b,{ v5.16b },v10.16b
mov v29.16b,v24.16b
ldr q24,[sp,#1248]
ldr q9,[sp,#1344]
ldr q5,[sp,#1392]
eor v3.16b,v17.16b,v8.16b
tbl v17.16b,{ v28.16b },v11.16b
and v11.16b,v13.16b,v12.16b
eor v4.16b,v0.16b,v4.16b
eor v8.16b,v7.16b,v18.16b
ushr v13.16b,v13.16b,#4
tbl v1.16b,{ v6.16b },v1.16b
eor v0.16b,v20.16b,v16.16b
ldr q20,[sp,#1472]
eor v16.16b,v2.16b,v25.16b
ldr q18,[sp,#1584]
ldr q28,[sp,#1552]
eor v3.16b,v3.16b,v17.16b
tbl v17.16b,{ v19.16b },v11.16b
eor v4.16b,v4.16b,v10.16b
and v14.16b,v8.16b,v12.16b
eor v15.16b,v24.16b,v20.16b
tbl v11.16b,{ v21.16b },v13.16b
ushr v8.16b,v8.16b,#4
str q29,[sp,#1408]
eor v6.16b,v0.16b,v5.16b
eor v1.16b,v3.16b,v1.16b
ldr q5,[sp,#1792]
mov v25.16b,v22.16b
eor v3.16b,v4.16b,v17.16b
ldr q4,[sp,#1520]
tbl v10.16b,{ v31.16b },v14.16b
eor v13.16b,v15.16b,v0.16b
tbl v17.16b,{ v23.16b },v8.16b
ldur q15,[x29,#-144]
eor v4.16b,v11.16b,v4.16b
ldur q31,[x29,#-176]
str q26,[sp,#1232]
and v8.16b,v13.16b,v12.16b
eor v1.16b,v1.16b,v10.16b
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v16.16b,v30.16b
ushr v16.16b,v13.16b,#4
mov v13.16b,v29.16b
tbl v30.16b,{ v18.16b },v8.16b
eor v8.16b,v29.16b,v28.16b
ldr q29,[sp,#1264]
eor v1.16b,v1.16b,v17.16b
eor v19.16b,v3.16b,v4.16b
eor v3.16b,v7.16b,v9.16b
ldr q7,[sp,#1728]
and v10.16b,v29.16b,v12.16b
ushr v11.16b,v29.16b,#4
eor v17.16b,v13.16b,v20.16b
ldur q20,[x29,#-240]
tbl v4.16b,{ v7.16b },v16.16b
and v16.16b,v8.16b,v12.16b
eor v1.16b,v1.16b,v30.16b
tbl v30.16b,{ v22.16b },v10.16b
tbl v10.16b,{ v5.16b },v11.16b
and v11.16b,v3.16b,v12.16b
eor v6.16b,v6.16b,v19.16b
ushr v8.16b,v8.16b,#4
ushr v3.16b,v3.16b,#4
tbl v16.16b,{ v27.16b },v16.16b
mov v22.16b,v27.16b
ldr q27,[sp,#1600]
eor v1.16b,v1.16b,v4.16b
eor v4.16b,v30.16b,v10.16b
tbl v30.16b,{ v15.16b },v11.16b
and v11.16b,v6.16b,v12.16b
ushr v6.16b,v6.16b,#4
tbl v8.16b,{ v27.16b },v8.16b
eor v10.16b,v24.16b,v2.16b
eor v1.16b,v1.16b,v16.16b
ldr q16,[sp,#1568]
ldr q2,[sp,#1424]
tbl v3.16b,{ v16.16b },v3.16b
eor v4.16b,v4.16b,v30.16b
tbl v6.16b,{ v21.16b },v6.16b
tbl v30.16b,{ v31.16b },v11.16b
and v13.16b,v10.16b,v12.16b
eor v14.16b,v26.16b,v2.16b
eor v1.16b,v1.16b,v8.16b
ushr v8.16b,v10.16b,#4
eor v3.16b,v4.16b,v3.16b
ldr q4,[sp,#1440]
tbl v10.16b,{ v20.16b },v13.16b
eor v11.16b,v14.16b,v17.16b
eor v1.16b,v1.16b,v30.16b
tbl v30.16b,{ v23.16b },v8.16b
eor v4.16b,v6.16b,v4.16b
eor v6.16b,v9.16b,v29.16b
mov v29.16b,v23.16b
eor v13.16b,v17.16b,v28.16b
mov v14.16b,v9.16b
mov v9.16b,v5.16b
and v8.16b,v11.16b,v12.16b
eor v3.16b,v3.16b,v10.16b
mov v28.16b,v26.16b
eor v0.16b,v6.16b,v0.16b
mov v6.16b,v19.16b
eor v1.16b,v1.16b,v4.16b
ldr q19,[sp,#1488]
ushr v4.16b,v11.16b,#4
tbl v8.16b,{ v18.16b },v8.16b
eor v3.16b,v3.16b,v30.16b
eor v10.16b,v6.16b,v19.16b
ldr q19,[sp,#1376]
eor v23.16b,v1.16b,v0.16b
ldr q0,[sp,#1504]
tbl v1.16b,{ v7.16b },v4.16b
and v30.16b,v19.16b,v12.16b
ushr v11.16b,v19.16b,#4
eor v0.16b,v24.16b,v0.16b
eor v3.16b,v3.16b,v8.16b
and v4.16b,v10.16b,v12.16b
ushr v10.16b,v10.16b,#4
eor v13.16b,v13.16b,v23.16b
ldr q24,[sp,#1408]
tbl v30.16b,{ v25.16b },v30.16b
tbl v8.16b,{ v5.16b },v11.16b
mov v5.16b,v22.16b
and v11.16b,v0.16b,v12.16b
tbl v4.16b,{ v22.16b },v4.16b
eor v1.16b,v3.16b,v1.16b
ushr v0.16b,v0.16b,#4
tbl v10.16b,{ v27.16b },v10.16b
mov v25.16b,v29.16b
str q23,[sp,#1520]
eor v3.16b,v30.16b,v8.16b
tbl v8.16b,{ v15.16b },v11.16b
eor v11.16b,v26.16b,v14.16b
and v14.16b,v13.16b,v12.16b
ushr v13.16b,v13.16b,#4
tbl v0.16b,{ v16.16b },v0.16b
eor v30.16b,v6.16b,v2.16b
ldr q2,[sp,#1456]
eor v1.16b,v1.16b,v4.16b
and v4.16b,v11.16b,v12.16b
ldr q26,[sp,#1280]
eor v3.16b,v3.16b,v8.16b
eor v15.16b,v24.16b,v2.16b
tbl v8.16b,{ v31.16b },v14.16b
tbl v13.16b,{ v21.16b },v13.16b
eor v1.16b,v1.16b,v10.16b
ushr v10.16b,v11.16b,#4
tbl v4.16b,{ v20.16b },v4.16b
ldr q14,[sp,#1568]
mov v20.16b,v6.16b
eor v0.16b,v3.16b,v0.16b
ldp q21,q3,[sp,#896]
eor v11.16b,v15.16b,v30.16b
eor v1.16b,v1.16b,v8.16b
tbl v31.16b,{ v29.16b },v10.16b
ldr q29,[sp,#1264]
ushr v10.16b,v26.16b,#4
eor v3.16b,v13.16b,v3.16b
eor v22.16b,v21.16b,v19.16b
eor v0.16b,v0.16b,v4.16b
and v8.16b,v11.16b,v12.16b
ushr v4.16b,v11.16b,#4
ldr q21,[sp,#1472]
ldr q19,[sp,#1664]
eor v1.16b,v1.16b,v3.16b
eor v3.16b,v22.16b,v17.16b
eor v22.16b,v23.16b,v21.16b
tbl v16.16b,{ v18.16b },v8.16b
eor v31.16b,v0.16b,v31.16b
and v8.16b,v26.16b,v12.16b
ldur q0,[x29,#-144]
ldr q17,[sp,#1600]
eor v15.16b,v1.16b,v3.16b
eor v1.16b,v28.16b,v29.16b
tbl v3.16b,{ v7.16b },v4.16b
ldr q4,[sp,#1488]
and v27.16b,v22.16b,v12.16b
ushr v22.16b,v22.16b,#4
eor v16.16b,v31.16b,v16.16b
tbl v31.16b,{ v19.16b },v8.16b
tbl v8.16b,{ v9.16b },v10.16b
eor v4.16b,v30.16b,v4.16b
and v10.16b,v1.16b,v12.16b
ushr v1.16b,v1.16b,#4
tbl v27.16b,{ v5.16b },v27.16b
ldr q5,[sp,#1504]
tbl v22.16b,{ v17.16b },v22.16b
eor v3.16b,v16.16b,v3.16b
ldur q28,[x29,#-176]
ldur q9,[x29,#-112]
eor v4.16b,v4.16b,v15.16b
eor v16.16b,v31.16b,v8.16b
tbl v31.16b,{ v0.16b },v10.16b
tbl v1.16b,{ v14.16b },v1.16b
eor v8.16b,v24.16b,v5.16b
eor v3.16b,v3.16b,v27.16b
and v10.16b,v4.16b,v12.16b
ushr v11.16b,v4.16b,#4
eor v4.16b,v23.16b,v2.16b
ldr q2,[sp,#1344]
eor v16.16b,v16.16b,v31.16b
and v27.16b,v8.16b,v12.16b
eor v3.16b,v3.16b,v22.16b
ushr v22.16b,v8.16b,#4
ldur q23,[x29,#-240]
eor v13.16b,v6.16b,v2.16b
tbl v31.16b,{ v28.16b },v10.16b
tbl v10.16b,{ v9.16b },v11.16b
eor v1.16b,v16.16b,v1.16b
ldr q16,[sp,#1552]
tbl v27.16b,{ v23.16b },v27.16b
tbl v22.16b,{ v25.16b },v22.16b
eor v21.16b,v4.16b,v21.16b
eor v8.16b,v13.16b,v4.16b
eor v3.16b,v3.16b,v31.16b
eor v16.16b,v10.16b,v16.16b
eor v31.16b,v29.16b,v26.16b
eor v1.16b,v1.16b,v27.16b
mov v26.16b,v25.16b
ldr q25,[sp,#1248]
and v10.16b,v8.16b,v12.16b
ushr v27.16b,v8.16b,#4
eor v3.16b,v3.16b,v16.16b
eor v16.16b,v31.16b,v30.16b
ushr v8.16b,v25.16b,#4
eor v1.16b,v1.16b,v22.16b
and v22.16b,v25.16b,v12.16b
tbl v30.16b,{ v18.16b },v10.16b
ldr q18,[sp,#1424]
tbl v27.16b,{ v7.16b },v27.16b
eor v16.16b,v3.16b,v16.16b
ldr q3,[sp,#1376]
ldr q7,[sp,#1792]
eor v31.16b,v15.16b,v18.16b
tbl v22.16b,{ v19.16b },v22.16b
ldur q19,[x29,#-208]
eor v3.16b,v24.16b,v3.16b
eor v1.16b,v1.16b,v30.16b
tbl v30.16b,{ v7.16b },v8.16b
eor v21.16b,v21.16b,v16.16b
and v10.16b,v31.16b,v12.16b
ushr v31.16b,v31.16b,#4
ldr q7,[sp,#992]
and v8.16b,v3.16b,v12.16b
ushr v3.16b,v3.16b,#4
eor v1.16b,v1.16b,v27.16b
tbl v10.16b,{ v19.16b },v10.16b
eor v22.16b,v22.16b,v30.16b
eor v30.16b,v6.16b,v29.16b
tbl v27.16b,{ v0.16b },v8.16b
and v8.16b,v21.16b,v12.16b
ushr v21.16b,v21.16b,#4
tbl v31.16b,{ v17.16b },v31.16b
tbl v3.16b,{ v14.16b },v3.16b
ldr q14,[sp,#1520]
and v11.16b,v30.16b,v12.16b
ushr v30.16b,v30.16b,#4
ldr q0,[sp,#1408]
eor v1.16b,v1.16b,v10.16b
tbl v21.16b,{ v9.16b },v21.16b
eor v10.16b,v15.16b,v2.16b
eor v13.16b,v14.16b,v5.16b
eor v22.16b,v22.16b,v27.16b
tbl v27.16b,{ v28.16b },v8.16b
tbl v26.16b,{ v26.16b },v30.16b
mov v6.16b,v5.16b
ldr q5,[sp,#1152]
eor v1.16b,v1.16b,v31.16b
tbl v31.16b,{ v23.16b },v11.16b
ldr q11,[sp,#1104]
eor v21.16b,v21.16b,v7.16b
ldr q7,[sp,#928]
eor v8.16b,v13.16b,v10.16b
eor v3.16b,v22.16b,v3.16b
ldr q13,[sp,#1456]
eor v1.16b,v1.16b,v27.16b
eor v22.16b,v7.16b,v25.16b
ldr q7,[sp,#1584]
and v27.16b,v8.16b,v12.16b
eor v3.16b,v3.16b,v31.16b
eor v1.16b,v1.16b,v21.16b
eor v4.16b,v22.16b,v4.16b
eor v22.16b,v16.16b,v13.16b
tbl v21.16b,{ v7.16b },v27.16b
ushr v27.16b,v8.16b,#4
mov v8.16b,v18.16b
eor v3.16b,v3.16b,v26.16b
ldr q7,[sp,#1120]
eor v1.16b,v1.16b,v4.16b
ldr q4,[sp,#1728]
and v26.16b,v22.16b,v12.16b
ushr v22.16b,v22.16b,#4
tbl v4.16b,{ v4.16b },v27.16b
eor v3.16b,v3.16b,v21.16b
eor v27.16b,v10.16b,v18.16b
tbl v21.16b,{ v19.16b },v26.16b
ldr q19,[sp,#1232]
eor v26.16b,v27.16b,v1.16b
ldr q27,[sp,#592]
eor v3.16b,v3.16b,v4.16b
tbl v4.16b,{ v17.16b },v22.16b
eor v27.16b,v1.16b,v27.16b
ldr q1,[sp,#1280]
and v22.16b,v26.16b,v12.16b
ushr v26.16b,v26.16b,#4
ldr q12,[sp,#1168]
eor v3.16b,v3.16b,v21.16b
eor v12.16b,v14.16b,v12.16b
ldr q14,[sp,#1136]
tbl v21.16b,{ v28.16b },v22.16b
tbl v22.16b,{ v9.16b },v26.16b
ldr q26,[sp,#560]
eor v3.16b,v3.16b,v4.16b
ldp q4,q18,[sp,#464]
eor v14.16b,v0.16b,v14.16b
ldr q0,[sp,#1200]
eor v4.16b,v4.16b,v19.16b
eor v3.16b,v3.16b,v21.16b
eor v21.16b,v22.16b,v18.16b
ldr q18,[sp,#1184]
ldr q22,[sp,#1088]
eor v4.16b,v4.16b,v10.16b
eor v3.16b,v3.16b,v21.16b
eor v10.16b,v25.16b,v11.16b
ldp q31,q21,[sp,#768]
eor v22.16b,v29.16b,v22.16b
eor v29.16b,v6.16b,v18.16b
eor v4.16b,v4.16b,v26.16b
eor v26.16b,v19.16b,v7.16b
eor v21.16b,v16.16b,v21.16b
eor v31.16b,v15.16b,v31.16b
eor v15.16b,v20.16b,v5.16b
eor v30.16b,v3.16b,v4.16b
ldr q4,[sp,#1216]
eor v4.16b,v1.16b,v4.16b
ldr q1,[sp,#1376]
eor v19.16b,v1.16b,v0.16b
ldr q0,[sp,#1360]
eor v0.16b,v2.16b,v0.16b
str q0,[sp,#1360]
ldr q0,[sp,#1072]
ldr q1,[sp,#1360]
eor v0.16b,v13.16b,v0.16b
str q0,[sp,#1072]
ldr q0,[sp,#1056]
eor v0.16b,v8.16b,v0.16b
str q0,[sp,#1056]
b.ne 10b
ldr x17,[sp,#48]
ldr q7,[sp,#1072]
ldr q11,[sp,#1056]
add x17,x17,#512
b 9b
end_function phalanx_0_1_kuznyechik_schedule_many_neon
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 0
1099:
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
.p2align 0
1100:
.quad 0xa2a2a2a26e6e6e6e,0x7272727276767676,0x484848486c6c6c6c,0xb8b8b8b87a7a7a7a
.quad 0x272727275d5d5d5d,0x10101010bdbdbdbd,0x84848484dddddddd,0x101010194949494
.quad 0x87878787dcdcdcdc,0xe4e4e4e4ecececec,0x90909090d8d8d8d8,0xb3b3b3b3f4f4f4f4
.quad 0x4e4e4e4ebabababa,0x20202020b9b9b9b9,0xcbcbcbcb79797979,0x2020202ebebebeb
.quad 0x25252525b2b2b2b2,0x969696969a9a9a9a,0xd8d8d8d8b4b4b4b4,0xb0b0b0b8e8e8e8e
.quad 0x69696969e7e7e7e7,0x3030303004040404,0x4f4f4f4fa4a4a4a4,0x30303037f7f7f7f
.quad 0xcdcdcdcd7b7b7b7b,0xb0b0b0b1b1b1b1b,0xe3e3e3e373737373,0xa5a5a5a52b2b2b2b
.quad 0x9c9c9c9cb7b7b7b7,0x40404040b1b1b1b1,0x55555555f2f2f2f2,0x404040415151515
.quad 0x6f6f6f6f15151515,0x797979796d6d6d6d,0xabababab1f1f1f1f,0x1d1d1d1d51515151
.quad 0xbbbbbbbbeaeaeaea,0x505050500c0c0c0c,0xd1d1d1d12f2f2f2f,0x505050581818181
.quad 0x4a4a4a4aa7a7a7a7,0xefefefeff7f7f7f7,0x73737373abababab,0x16161616dfdfdfdf
.quad 0xd2d2d2d20d0d0d0d,0x6060606008080808,0x9e9e9e9e8b8b8b8b,0x6060606fefefefe
.quad 0xe8e8e8e8c9c9c9c9,0x9d9d9d9d81818181,0x3b3b3b3bc7c7c7c7,0xaeaeaeaea5a5a5a5
.quad 0xf5f5f5f550505050,0x70707070b5b5b5b5,0x1a1a1a1a56565656,0x70707076a6a6a6a
.quad 0x59595959f6f6f6f6,0x1616161636363636,0x5050505e6e6e6e6,0x8989898956565656
.quad 0xfbfbfbfbadadadad,0x80808080a1a1a1a1,0xaaaaaaaa27272727,0x80808082a2a2a2a
.quad 0xfbfbfbfb98989898,0x6464646440404040,0x4d4d4d4d8a8a8a8a,0x313131312c2c2c2c
.quad 0xdcdcdcdcf0f0f0f0,0x909090901c1c1c1c,0x2e2e2e2efafafafa,0x9090909bebebebe
.quad 0xdededede2a2a2a2a,0xf2f2f2f2dadadada,0x959595953e3e3e3e,0x3a3a3a3aa2a2a2a2
.quad 0xb5b5b5b517171717,0xa0a0a0a018181818,0x616161615e5e5e5e,0xa0a0a0ac1c1c1c1
.quad 0x7c7c7c7c44444444,0x80808080acacacac,0xdddddddd52525252,0x82828282d8d8d8d8
.quad 0x929292924a4a4a4a,0xb0b0b0b0a5a5a5a5,0xe5e5e5e583838383,0xb0b0b0b55555555
.quad 0x949494948d8d8d8d,0x1d1d1d1d2d2d2d2d,0xe6e6e6e695959595,0x2c2c2c2c7d7d7d7d
.quad 0x676767671a1a1a1a,0xc0c0c0c010101010,0xffffffffd5d5d5d5,0xc0c0c0c3f3f3f3f
.quad 0x36363636e3e3e3e3,0x6f6f6f6f5b5b5b5b,0xaeaeaeaef9f9f9f9,0x9494949407070707
.quad 0x4040404047474747,0xd0d0d0d0adadadad,0x7b7b7b7b08080808,0xd0d0d0dabababab
.quad 0x1313131351515151,0xf9f9f9f9c1c1c1c1,0x767676764d4d4d4d,0x9f9f9f9f89898989
.quad 0x29292929a0a0a0a0,0xe0e0e0e0a9a9a9a9,0x34343434acacacac,0xe0e0e0ed4d4d4d4
.quad 0xb1b1b1b13f3f3f3f,0x8b8b8b8bb7b7b7b7,0x3e3e3e3e21212121,0x27272727f3f3f3f3
.quad 0xe0e0e0efdfdfdfd,0xf0f0f0f014141414,0xb0b0b0b071717171,0xf0f0f0f40404040
.quad 0xb2b2b2b22f2f2f2f,0x2c2c2c2c6c6c6c6c,0xa0a0a0a0f0f0f0f,0xd1d1d1d1acacacac
.quad 0x3535353599999999,0xc3c3c3c381818181,0x979797974e4e4e4e,0x1010101054545454
.quad 0x1010101041414141,0x5e5e5e5e1a1a1a1a,0x4242424263636363,0x69696969d6d6d6d6
.quad 0x12121212c4c4c4c4,0xd3d3d3d33c3c3c3c,0x1313131393939393,0x11111111c0c0c0c0
.quad 0x35353535f3f3f3f3,0xc8c8c8c880808080,0x9a9a9a9ad7d7d7d7,0x6262626258585858
.quad 0x7b7b7b7b23232323,0xe3e3e3e338383838,0x5c5c5c5c37373737,0x12121212bfbfbfbf
.quad 0x979797979d9d9d9d,0xbabababaf6f6f6f6,0xd2d2d2d2bbbbbbbb,0xdadadada22222222
.quad 0x5c5c5c5c7e7e7e7e,0xf3f3f3f385858585,0xd8d8d8d8eaeaeaea,0x131313132b2b2b2b
.quad 0x7f7f7f7f54545454,0x2727272777777777,0xe9e9e9e97c7c7c7c,0x7474747487878787
.quad 0xa9a9a9a92e2e2e2e,0x8383838330303030,0xc2c2c2c2bcbcbcbc,0x1414141441414141
.quad 0xdddddddd3a3a3a3a,0x5555555501010101,0xa1a1a1a110101010,0xccccccccfdfdfdfd
.quad 0x8e8e8e8e73737373,0x939393938d8d8d8d,0x4646464661616161,0x15151515d5d5d5d5
.quad 0xf8f8f8f888888888,0xc3c3c3c39b9b9b9b,0x79797979a4a4a4a4,0xc7c7c7c773737373
.quad 0xe7e7e7e794949494,0xa3a3a3a389898989,0x9090909c5c5c5c5,0x16161616aaaaaaaa
.quad 0x5a5a5a5ae6e6e6e6,0xb1b1b1b1edededed,0x31313131c8c8c8c8,0x7f7f7f7f09090909
.quad 0xc0c0c0c0c9c9c9c9,0xb3b3b3b334343434,0x8d8d8d8d18181818,0x171717173e3e3e3e
.quad 0xebebebebd9d9d9d9,0x3a3a3a3a5a5a5a5a,0xf0f0f0fe9e9e9e9,0x58585858fafafafa
.quad 0xcececece34343434,0x4343434320202020,0x3d3d3d3d69696969,0x181818187e7e7e7e
.quad 0x49494949b7b7b7b7,0x484848482c2c2c2c,0x4747474785858585,0xe0e0e0e080808080
.quad 0xe9e9e9e969696969,0x535353539d9d9d9d,0xb9b9b9b9b4b4b4b4,0x19191919eaeaeaea
.quad 0x6c6c6c6c05050505,0xdedededeb6b6b6b6,0x9f9f9f9f31313131,0xebebebeb0e0e0e0e
.quad 0x808080808e8e8e8e,0x6363636399999999,0xf6f6f6f610101010,0x1a1a1a1a95959595
.quad 0xcececece6b6b6b6b,0xacacacacc0c0c0c0,0xd7d7d7d75d5d5d5d,0x5353535374747474
.quad 0xa7a7a7a7d3d3d3d3,0x7373737324242424,0x72727272cdcdcdcd,0x1b1b1b1b01010101
.quad 0x26262626a2a2a2a2,0x3131313141414141,0xecececec9a9a9a9a,0xfdfdfdfdd1d1d1d1
.quad 0x5252525283838383,0x303030391919191,0x686868689b9b9b9b,0x1c1c1c1c6b6b6b6b
.quad 0x84848484cccccccc,0x4343434337373737,0xa4a4a4a4f6f6f6f6,0x45454545abababab
.quad 0x75757575dededede,0x131313132c2c2c2c,0xecececec46464646,0x1d1d1d1dffffffff
.quad 0xa1a1a1a17e7e7e7e,0xd5d5d5d5adadadad,0x7c7c7c7c42424242,0x4e4e4e4e25252525
.quad 0x1c1c1c1c39393939,0x2323232328282828,0xa3a3a3a3e2e2e2e2,0x1e1e1e1e80808080
.quad 0x303030310101010,0xa7a7a7a7dbdbdbdb,0x343434342e2e2e2e,0xf6f6f6f65f5f5f5f
.quad 0x3b3b3b3b64646464,0x3333333395959595,0x272727273f3f3f3f,0x1f1f1f1f14141414
.quad 0xa7a7a7a75e5e5e5e,0x58585858d8d8d8d8,0x141414141e1e1e1e,0x616161619b9b9b9b
.quad 0x6a6a6a6af1f1f1f1,0x45454545c1c1c1c1,0xedededed9c9c9c9c,0x20202020a8a8a8a8

function phalanx_0_1_kuznyechik_schedule_neon
cbz x2,5f
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
sub sp,sp,#1248
adr x9,1083f
str xzr,[sp]
adr x10,1085f
ldr q22,[x9]
adr x9,1084f
adr x30,1013f
ldr q29,[x9]
adr x9,1086f
ldr q21,[x10]
ldr q28,[x9]
adr x9,1089f
adr x10,1092f
ldr q27,[x9]
adr x9,1087f
adr x28,1053f
ldr q8,[x9]
adr x9,1088f
ldr q26,[x10]
ldr q7,[x9]
adr x9,1090f
adr x10,1094f
ldr q3,[x9]
adr x9,1091f
ldr q6,[x10]
ldr q2,[x9]
adr x9,1093f
adr x10,1096f
ldr q1,[x9]
adr x9,1095f
ldr q5,[x10]
ldr q0,[x9]
sub x9,x29,#160
adr x10,1066f
ldr q30,[x10]
adr x10,1002f
adr x27,1032f
st1 { v0.2d,v1.2d,v2.2d,v3.2d },[x9]
adr x9,1000f
ldr q14,[x10]
ldr q24,[x9]
adr x9,1001f
adr x10,1005f
ldr q25,[x9]
adr x9,1069f
ldr q16,[x10]
ldr q31,[x9]
adr x9,1044f
adr x10,1061f
ldr q23,[x9]
adr x9,1071f
adr x26,1034f
ldr q4,[x9]
adr x9,1059f
adr x25,1064f
ldr q18,[x9]
adr x9,1006f
adr x24,1043f
ldr q17,[x9]
adr x9,1074f
adr x23,1042f
ldr q0,[x9]
adr x9,1009f
adr x22,1057f
adr x21,1046f
adr x20,1047f
adr x19,1041f
str q0,[sp,#912]
ldr q0,[x10]
adr x10,1075f
adr x7,1049f
adr x6,1050f
adr x5,1030f
str q0,[sp,#896]
ldr q0,[x9]
adr x9,1011f
adr x4,1051f
adr x17,1052f
adr x11,1097f
str q0,[sp,#880]
ldr q0,[x9]
adr x9,1055f
adr x15,1012f
adr x12,1098f
ldr q20,[x11]
str q0,[sp,#864]
ldr q0,[x10]
ldr q19,[x12]
adr x12,1058f
adr x11,1008f
adr x3,1054f
str q0,[sp,#848]
ldr q0,[x9]
adr x16,1056f
adr x14,1004f
adr x13,1063f
adr x10,1065f
str q0,[sp,#832]
ldr q0,[x30]
adr x30,1014f
adr x9,1036f
mov x8,xzr
movi v2.16b,#64
str q0,[sp,#816]
ldr q0,[x30]
adr x30,1078f
movi v3.16b,#128
stp q17,q16,[sp,#928]
str q0,[sp,#800]
ldr q0,[x30]
adr x30,1067f
str q23,[sp]
shared_4 784,1037f,768,1038f,752,1081f,736,1048f,720,1015f,704,1045f,688,1062f,672,1060f,656
adr x30,1039f
shared_4 640,1068f,624,1070f,608,1003f,592,1072f,576,1073f,560,1007f,544,1010f,528,1076f,512
adr x30,1077f
str q0,[sp,#496]
ldr q0,[x30]
adr x30,1028f
str q0,[sp,#480]
ldr q0,[x30]
adr x30,1079f
str q0,[sp,#464]
ldr q0,[x30]
adr x30,1080f
str q0,[sp,#448]
ldr q0,[x30]
adr x30,1040f
str q0,[sp,#432]
ldr q0,[x30]
shared_8 1082f,416,400,384,368,352,336,320,304,288,272,256,240,224,208,192
ldr q0,[x4]
str q0,[sp,#176]
ldr q0,[x17]
str q0,[sp,#160]
ldr q0,[x15]
str q0,[sp,#144]
ldr q0,[x12]
str q0,[sp,#128]
ldr q0,[x11]
sub x11,x29,#224
st1 { v19.2d,v20.2d,v21.2d,v22.2d },[x11]
add x11,sp,#1024
str q0,[sp,#112]
ldr q0,[x3]
st1 { v26.2d,v27.2d,v28.2d,v29.2d },[x11]
add x11,sp,#960
str q0,[sp,#96]
ldr q0,[x16]
st1 { v5.2d,v6.2d,v7.2d,v8.2d },[x11]
str q0,[sp,#80]
ldr q0,[x14]
str q0,[sp,#64]
ldr q0,[x13]
str q0,[sp,#48]
ldr q0,[x10]
adr x10,1099f
str q0,[sp,#32]
ldr q0,[x9]
mov w9,#160
str q0,[sp,#16]
nop
nop
nop
nop
2:
madd x11,x8,x9,x1
add x13,x0,x8,lsl #5
mov x12,xzr
ldp q0,q13,[x13]
mov x13,x10
stp q0,q13,[x11]
nop
nop
3:
sub x14,x29,#160
ld1 { v9.2d,v10.2d,v11.2d,v12.2d },[x14]
st1 { v9.2d,v10.2d,v11.2d,v12.2d },[x14]
mov x14,xzr
nop
nop
nop
nop
4:
ldr q1,[x13,x14]
stur q13,[x29,#-96]
mov v13.16b,v0.16b
sub x15,x29,#160
movi v10.16b,#15
mov v9.16b,v14.16b
eor v0.16b,v1.16b,v0.16b
mov v11.16b,v18.16b
mov v12.16b,v25.16b
add x14,x14,#16
cmp x14,#128
eor v1.16b,v0.16b,v2.16b
movi v2.16b,#192
eor v15.16b,v0.16b,v3.16b
tbl v1.16b,{ v26.16b,v27.16b,v28.16b,v29.16b },v1.16b
tbl v15.16b,{ v5.16b,v6.16b,v7.16b,v8.16b },v15.16b
ldp q26,q27,[sp,#688]
eor v2.16b,v0.16b,v2.16b
tbl v0.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v0.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x15]
ldp q28,q8,[sp,#864]
add x15,sp,#1024
tbl v2.16b,{ v19.16b,v20.16b,v21.16b,v22.16b },v2.16b
orr v0.16b,v1.16b,v0.16b
ldp q21,q20,[sp,#800]
orr v1.16b,v2.16b,v15.16b
orr v0.16b,v1.16b,v0.16b
and v1.16b,v0.16b,v10.16b
ushr v2.16b,v0.16b,#4
tbl v26.16b,{ v0.16b },v26.16b
tbl v5.16b,{ v23.16b },v2.16b
tbl v6.16b,{ v14.16b },v1.16b
tbl v7.16b,{ v16.16b },v2.16b
ldp q23,q29,[sp,#736]
tbl v16.16b,{ v17.16b },v1.16b
tbl v17.16b,{ v8.16b },v2.16b
tbl v19.16b,{ v28.16b },v1.16b
tbl v20.16b,{ v20.16b },v2.16b
tbl v21.16b,{ v21.16b },v1.16b
tbl v15.16b,{ v24.16b },v2.16b
tbl v3.16b,{ v25.16b },v1.16b
tbl v22.16b,{ v29.16b },v2.16b
tbl v23.16b,{ v23.16b },v1.16b
eor v5.16b,v5.16b,v6.16b
ldr q6,[sp,#656]
ldr q14,[sp,#224]
tbl v2.16b,{ v6.16b },v2.16b
ldr q6,[sp,#640]
eor v3.16b,v15.16b,v3.16b
tbl v1.16b,{ v6.16b },v1.16b
eor v6.16b,v7.16b,v16.16b
eor v7.16b,v17.16b,v19.16b
eor v16.16b,v20.16b,v21.16b
eor v17.16b,v22.16b,v23.16b
tbl v20.16b,{ v5.16b },v4.16b
ldp q22,q21,[sp,#896]
tbl v5.16b,{ v5.16b },v18.16b
ldr q23,[sp,#784]
tbl v19.16b,{ v3.16b },v30.16b
tbl v3.16b,{ v3.16b },v31.16b
eor v1.16b,v2.16b,v1.16b
tbl v15.16b,{ v17.16b },v27.16b
tbl v21.16b,{ v6.16b },v21.16b
tbl v6.16b,{ v6.16b },v22.16b
ldp q22,q2,[sp,#832]
tbl v23.16b,{ v16.16b },v23.16b
ldr q27,[sp,#672]
tbl v2.16b,{ v7.16b },v2.16b
tbl v22.16b,{ v7.16b },v22.16b
ldr q7,[sp,#768]
eor v5.16b,v5.16b,v20.16b
ldr q20,[sp,#720]
tbl v27.16b,{ v0.16b },v27.16b
eor v3.16b,v3.16b,v19.16b
tbl v7.16b,{ v16.16b },v7.16b
eor v6.16b,v6.16b,v21.16b
eor v19.16b,v26.16b,v15.16b
tbl v17.16b,{ v17.16b },v20.16b
ldr q20,[sp,#624]
mov v18.16b,v4.16b
eor v16.16b,v23.16b,v22.16b
eor v3.16b,v5.16b,v3.16b
mov v4.16b,v9.16b
tbl v1.16b,{ v1.16b },v20.16b
eor v2.16b,v2.16b,v6.16b
eor v6.16b,v27.16b,v19.16b
ldp q21,q20,[sp,#480]
ldr q9,[sp,#208]
eor v5.16b,v7.16b,v16.16b
ldp q23,q22,[sp,#432]
eor v2.16b,v2.16b,v3.16b
ldp q16,q7,[sp,#544]
eor v1.16b,v1.16b,v6.16b
ldr q27,[sp,#400]
eor v3.16b,v17.16b,v5.16b
ldp q6,q5,[sp,#592]
eor v0.16b,v1.16b,v0.16b
eor v2.16b,v3.16b,v2.16b
eor v15.16b,v0.16b,v2.16b
and v0.16b,v15.16b,v10.16b
ushr v1.16b,v15.16b,#4
mov v10.16b,v30.16b
ldr q30,[sp,#320]
tbl v17.16b,{ v28.16b },v0.16b
tbl v26.16b,{ v29.16b },v0.16b
tbl v19.16b,{ v8.16b },v1.16b
ldp q29,q28,[sp,#352]
tbl v20.16b,{ v20.16b },v0.16b
tbl v21.16b,{ v21.16b },v1.16b
tbl v22.16b,{ v22.16b },v0.16b
tbl v23.16b,{ v23.16b },v1.16b
tbl v8.16b,{ v14.16b },v0.16b
tbl v9.16b,{ v9.16b },v1.16b
tbl v2.16b,{ v25.16b },v0.16b
tbl v28.16b,{ v28.16b },v0.16b
tbl v29.16b,{ v29.16b },v1.16b
tbl v3.16b,{ v24.16b },v1.16b
tbl v5.16b,{ v5.16b },v0.16b
tbl v6.16b,{ v6.16b },v1.16b
tbl v7.16b,{ v7.16b },v0.16b
eor v20.16b,v21.16b,v20.16b
eor v21.16b,v23.16b,v22.16b
tbl v16.16b,{ v16.16b },v1.16b
tbl v27.16b,{ v27.16b },v1.16b
eor v17.16b,v19.16b,v17.16b
tbl v19.16b,{ v14.16b },v1.16b
eor v23.16b,v29.16b,v28.16b
eor v28.16b,v9.16b,v8.16b
movi v8.2d,#0000000000000000
eor v2.16b,v3.16b,v2.16b
eor v5.16b,v6.16b,v5.16b
ldp q6,q3,[sp,#160]
eor v7.16b,v16.16b,v7.16b
ldr q16,[sp,#128]
tbl v3.16b,{ v3.16b },v0.16b
eor v22.16b,v27.16b,v26.16b
mov v25.16b,v24.16b
ext v2.16b,v2.16b,v8.16b,#1
ldr q8,[sp,#576]
tbl v6.16b,{ v6.16b },v1.16b
tbl v16.16b,{ v16.16b },v0.16b
ldp q29,q27,[sp,#256]
tbl v5.16b,{ v5.16b },v8.16b
ldr q8,[sp,#528]
mov v24.16b,v31.16b
ldr q31,[sp,#304]
tbl v30.16b,{ v30.16b },v0.16b
mov v14.16b,v4.16b
tbl v7.16b,{ v7.16b },v8.16b
ldr q8,[sp,#512]
tbl v27.16b,{ v27.16b },v0.16b
tbl v29.16b,{ v29.16b },v1.16b
eor v3.16b,v6.16b,v3.16b
tbl v17.16b,{ v17.16b },v8.16b
ldr q8,[sp,#464]
eor v16.16b,v19.16b,v16.16b
ldp q19,q6,[sp,#80]
tbl v6.16b,{ v6.16b },v0.16b
tbl v31.16b,{ v31.16b },v1.16b
tbl v20.16b,{ v20.16b },v8.16b
ldr q8,[sp,#384]
eor v5.16b,v5.16b,v7.16b
tbl v19.16b,{ v19.16b },v1.16b
eor v27.16b,v29.16b,v27.16b
ldp q29,q26,[sp,#32]
tbl v22.16b,{ v22.16b },v8.16b
ldr q8,[sp,#336]
ldr q7,[sp,#416]
tbl v0.16b,{ v26.16b },v0.16b
eor v26.16b,v31.16b,v30.16b
tbl v23.16b,{ v23.16b },v8.16b
ldr q8,[sp,#192]
tbl v7.16b,{ v21.16b },v7.16b
eor v6.16b,v19.16b,v6.16b
ldur q19,[x29,#-96]
tbl v1.16b,{ v29.16b },v1.16b
tbl v28.16b,{ v28.16b },v8.16b
ldr q8,[sp,#144]
ldr q21,[sp,#112]
eor v2.16b,v19.16b,v2.16b
ldr q19,[sp,#288]
eor v17.16b,v17.16b,v20.16b
tbl v3.16b,{ v3.16b },v8.16b
tbl v16.16b,{ v16.16b },v21.16b
eor v20.16b,v22.16b,v23.16b
tbl v19.16b,{ v26.16b },v19.16b
eor v0.16b,v1.16b,v0.16b
mov v31.16b,v24.16b
eor v1.16b,v2.16b,v5.16b
ldr q2,[sp,#240]
ldr q5,[sp,#64]
ldp q23,q8,[sp]
mov v24.16b,v25.16b
eor v3.16b,v28.16b,v3.16b
tbl v2.16b,{ v27.16b },v2.16b
tbl v5.16b,{ v6.16b },v5.16b
eor v6.16b,v17.16b,v7.16b
eor v7.16b,v20.16b,v19.16b
ld1 { v26.2d,v27.2d,v28.2d,v29.2d },[x15]
tbl v0.16b,{ v0.16b },v8.16b
sub x15,x29,#224
mov v25.16b,v12.16b
eor v3.16b,v3.16b,v16.16b
ld1 { v19.2d,v20.2d,v21.2d,v22.2d },[x15]
add x15,sp,#960
eor v1.16b,v1.16b,v6.16b
eor v2.16b,v7.16b,v2.16b
mov v30.16b,v10.16b
mov v4.16b,v18.16b
mov v18.16b,v11.16b
eor v3.16b,v3.16b,v5.16b
ld1 { v5.2d,v6.2d,v7.2d,v8.2d },[x15]
eor v1.16b,v1.16b,v2.16b
movi v2.16b,#64
ldp q17,q16,[sp,#928]
eor v0.16b,v3.16b,v0.16b
movi v3.16b,#128
eor v0.16b,v1.16b,v0.16b
eor v0.16b,v0.16b,v15.16b
b.ne 4b
sub x14,x29,#160
add x13,x13,#128
ld1 { v9.2d,v10.2d,v11.2d,v12.2d },[x14]
st1 { v9.2d,v10.2d,v11.2d,v12.2d },[x14]
add x14,x11,x12,lsl #5
add x12,x12,#1
cmp x12,#4
stp q0,q13,[x14,#32]
b.ne 3b
add x8,x8,#1
cmp x8,x2
b.ne 2b
add sp,sp,#1248
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
5:
ret
end_function phalanx_0_1_kuznyechik_schedule_neon
.p2align 4
1083:
.quad 0xa08f6ae3ae028405,0x1fd3d47f98ed0b06
.p2align 4
1085:
.quad 0x21ef5ce25a6518f9,0x4f8e018b423c1c81
.p2align 4
1084:
.quad 0x7e8a35ff3d197532,0x570dbdc380c6546d
.p2align 4
1013:
.quad 0xb0cd4a3787fa7d00,0xdea32459e994136e
.p2align 4
1086:
.quad 0xc79a7b102996a115,0xb1b29e9d6f7891f3
.p2align 4
1089:
.quad 0x12760c08560e70b5,0x875db79c471372bf
.p2align 4
1092:
.quad 0xab48c8ea512c34eb,0xccce3afda2682af2
.p2align 4
1087:
.quad 0x2f555e27924645ad,0x3b95d5697da5a38c
.p2align 4
1053:
.quad 0xe0d0c0b0a090807,0xffffffffffffff0f
.p2align 4
1088:
.quad 0x4462001e736097a7,0x41269f648238b81a
.p2align 4
1090:
.quad 0xc0b4f4e6d274a659,0xb6634b39c2af66d1
.p2align 4
1094:
.quad 0xbcb0947adeec0fe0,0x4a0a334e5028e8dc
.p2align 4
1091:
.quad 0x5b092b2da4677120,0x526ce5bed0259bcb
.p2align 4
1093:
.quad 0xfef83f4c49831be1,0x6185d8ca90aa538d
.p2align 4
1096:
.quad 0xc943a83ea924f5df,0x3b9227cf6d679d7
.p2align 4
1095:
.quad 0xf71dac8640b35807,0x89e7d988e46b3730
.p2align 4
1066:
.quad 0x6050403020100ff,0xe0d0c0b0a090807
.p2align 4
1002:
.quad 0xe0c0a08060402000,0x23036343a383e3c3
.p2align 4
1032:
.quad 0xae161da50bb3b800,0x279f942c823a3189
.p2align 4
1000:
.quad 0x6f3bc793fca85400,0x8ade2276194db1e5
.p2align 4
1001:
.quad 0x6afe81157feb9400,0x40d4ab3f55c1be2a
.p2align 4
1005:
.quad 0x1394de594acd8700,0xa1266cebf87f35b2
.p2align 4
1069:
.quad 0xffffffffffffffff,0xffffffffffffff
.p2align 4
1044:
.quad 0x185d92d7cf8a4500,0x7530ffbaa2e7286d
.p2align 4
1061:
.quad 0xffffffffffffffff,0x20100ffffffffff
.p2align 4
1071:
.quad 0x50403020100ffff,0xd0c0b0a09080706
.p2align 4
1034:
.quad 0x72a313c2b061d100,0x35e45485f7269647
.p2align 4
1059:
.quad 0xffffffffffffffff,0x100ffffffffffff
.p2align 4
1064:
.quad 0xf0e0d0c0b0a0908,0xffffffffffffffff
.p2align 4
1006:
.quad 0x1d98d4514cc98500,0xbf3a76f3ee6b27a2
.p2align 4
1043:
.quad 0xa5df512b8ef47a00,0xf389077dd8a22c56
.p2align 4
1074:
.quad 0x403020100ffffff,0xc0b0a0908070605
.p2align 4
1042:
.quad 0xc26e59f5379bac00,0xeb4770dc1eb28529
.p2align 4
1009:
.quad 0xccf498a8645c300,0xdb189e5d519214d7
.p2align 4
1057:
.quad 0xff0f0e0d0c0b0a09,0xffffffffffffffff
.p2align 4
1046:
.quad 0x3b73abe3d8904800,0x3e76aee6dd954d05
.p2align 4
1047:
.quad 0x363c22281e140a00,0x666c72784e445a50
.p2align 4
1041:
.quad 0xffff0f0e0d0c0b0a,0xffffffffffffffff
.p2align 4
1075:
.quad 0x3020100ffffffff,0xb0a090807060504
.p2align 4
1049:
.quad 0xc7ab1f73b4d86c00,0x214df995523e8ae6
.p2align 4
1050:
.quad 0x2d22333c111e0f00,0x555a4b4469667778
.p2align 4
1030:
.quad 0xffffff0f0e0d0c0b,0xffffffffffffffff
.p2align 4
1011:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080
.p2align 4
1051:
.quad 0x9def790b96e47200,0x8bf96f1d80f26416
.p2align 4
1052:
.quad 0xc4e89cb074582c00,0x674b3f13d7fb8fa3
.p2align 4
1097:
.quad 0xba992e93dbf077e9,0xc15fcd14bbf13617
.p2align 4
1055:
.quad 0xffffffffffffffff,0x3020100ffffffff
.p2align 4
1012:
.quad 0xffffffff0f0e0d0c,0xffffffffffffffff
.p2align 4
1098:
.quad 0x16316ecf11ddeefc,0x4d04c523dafac4fb
.p2align 4
1058:
.quad 0x81f76d1b9aec7600,0xb7c15b2dacda4036
.p2align 4
1008:
.quad 0xffffffffff0f0e0d,0xffffffffffffffff
.p2align 4
1054:
.quad 0xe84a6fcd2587a200,0xb11336947cdefb59
.p2align 4
1056:
.quad 0x982a3f8d15a7b200,0x41f3e654cc7e6bd9
.p2align 4
1004:
.quad 0xffffffffffff0f0e,0xffffffffffffffff
.p2align 4
1063:
.quad 0xc9a7157bb2dc6e00,0x3f51e38d442a98f6
.p2align 4
1065:
.quad 0xcde293bc715e2f00,0x76592807cae594bb
.p2align 4
1014:
.quad 0xbc94c8e8547c200,0xd41693515a981ddf
.p2align 4
1036:
.quad 0xffffffffffffff0f,0xffffffffffffffff
.p2align 4
1078:
.quad 0x20100ffffffffff,0xa09080706050403
.p2align 4
1067:
.quad 0xffffffffffffffff,0x403020100ffffff
.p2align 4
1037:
.quad 0x500deab7e7ba5d00,0xfda0471a4a17f0ad
.p2align 4
1038:
.quad 0x5c546868343c000,0xca0a89494c8c0fcf
.p2align 4
1081:
.quad 0x100ffffffffffff,0x908070605040302
.p2align 4
1048:
.quad 0xffffffffffffffff,0x50403020100ffff
.p2align 4
1015:
.quad 0xffffffffffffff,0x807060504030201
.p2align 4
1045:
.quad 0xffffffffffffffff,0x6050403020100ff
.p2align 4
1062:
.quad 0xd2b9046fbdd66b00,0xc67dab16308b5de
.p2align 4
1060:
.quad 0xa45f916ace35fb00,0x708b45be1ae12fd4
.p2align 4
1039:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1068:
.quad 0x1a9ed1554fcb8400,0xb0347bffe5612eaa
.p2align 4
1070:
.quad 0x63f48e197aed9700,0x51c6bc2b48dfa532
.p2align 4
1003:
.quad 0x908070605040302,0xffff0f0e0d0c0b0a
.p2align 4
1072:
.quad 0x568b2ff2a479dd00,0x71ac08d5835efa27
.p2align 4
1073:
.quad 0x2967b5fbd29c4e00,0x1c5280cee7a97b35
.p2align 4
1007:
.quad 0xa09080706050403,0xffffff0f0e0d0c0b
.p2align 4
1010:
.quad 0xb0a090807060504,0xffffffff0f0e0d0c
.p2align 4
1076:
.quad 0xb5080cb104b9bd00,0x14a9ad10a5181ca1
.p2align 4
1077:
.quad 0x180c04140c18100,0x830242c3c2430382
.p2align 4
1028:
.quad 0xc0b0a0908070605,0xffffffffff0f0e0d
.p2align 4
1079:
.quad 0xf5d2bb9c694e2700,0xe29406792b5dcfb
.p2align 4
1080:
.quad 0x8bbee1d45f6a3500,0xe0d58abf34015e6b
.p2align 4
1040:
.quad 0xd0c0b0a09080706,0xffffffffffff0f0e
.p2align 4
1082:
.quad 0x49d0b82168f19900,0xb92fa632ab3db42
.p2align 0
1099:
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
