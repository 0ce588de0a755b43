// Kernels of streebog at the level portable, for aarch64. Do not edit: change the bodies in src/streebog and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/streebog/planes.rs:
//
//     128-bit word b:     byte 0 | byte 1 | … | byte 7        bit b of that byte of the rows;  bit i of each: row i
//                         message in the low half, key in the high half
//
// function: instructions, bytes of stack, registers that are left changed
// streebog_absorb_portable: 1050, 752, x0-17 v0

function phalanx_0_1_streebog_absorb_portable
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#656
stp x2,x1,[sp,#8]
str x0,[sp]
cbz x2,6f
ldr x11,[sp,#16]
movi v0.2d,#0000000000000000
mov x16,xzr
sub x22,x29,#144
ldp x9,x8,[x11,#112]
ldp x6,x7,[x11]
ldp x20,x19,[x11,#16]
ldp x21,x4,[x11,#32]
ldp x25,x24,[x11,#48]
ldp x23,x26,[x11,#80]
ldp x27,x10,[x11,#96]
ldp x17,x28,[x11,#64]
nop
2:
ldr x11,[sp]
str x16,[sp,#136]
eor x12,x26,x19
stp x17,x28,[sp,#32]
eor x14,x28,x7
eor x17,x17,x6
add x30,x11,x16,lsl #6
eor x11,x23,x20
stp x20,x19,[sp,#104]
stp x23,x4,[sp,#80]
eor x10,x10,x4
eor x0,x14,x17,lsr #1
ldp x16,x13,[x30]
eor x20,x12,x11,lsr #1
ldp x2,x3,[x30,#16]
eor x15,x27,x21
ldp x4,x5,[x30,#32]
stp x7,x6,[sp,#120]
eor x1,x13,x16,lsr #1
ldp x6,x7,[x30,#48]
eor x19,x3,x2,lsr #1
and x0,x0,#0x5555555555555555
str x21,[sp,#96]
and x1,x1,#0x5555555555555555
eor x14,x0,x14
eor x17,x17,x0,lsl #1
eor x13,x1,x13
eor x16,x16,x1,lsl #1
and x1,x20,#0x5555555555555555
eor x20,x10,x15,lsr #1
and x0,x19,#0x5555555555555555
eor x19,x5,x4,lsr #1
eor x9,x9,x25
eor x8,x8,x24
eor x21,x1,x12
eor x12,x2,x0,lsl #1
and x2,x20,#0x5555555555555555
eor x3,x0,x3
eor x0,x11,x1,lsl #1
and x1,x19,#0x5555555555555555
eor x19,x7,x6,lsr #1
eor x11,x2,x10
eor x10,x8,x9,lsr #1
eor x5,x1,x5
eor x1,x4,x1,lsl #1
eor x4,x12,x16,lsr #2
eor x15,x15,x2,lsl #1
and x2,x19,#0x5555555555555555
and x10,x10,#0x5555555555555555
eor x19,x0,x17,lsr #2
eor x7,x2,x7
eor x20,x10,x8
eor x2,x6,x2,lsl #1
eor x6,x9,x10,lsl #1
and x10,x4,#0x3333333333333333
and x4,x19,#0x3333333333333333
eor x8,x10,x12
eor x12,x3,x13,lsr #2
eor x19,x21,x14,lsr #2
eor x9,x4,x0
eor x17,x17,x4,lsl #2
eor x16,x16,x10,lsl #2
and x0,x12,#0x3333333333333333
and x4,x19,#0x3333333333333333
eor x19,x2,x1,lsr #2
eor x12,x0,x3
eor x3,x6,x15,lsr #2
eor x13,x13,x0,lsl #2
and x0,x19,#0x3333333333333333
eor x10,x4,x21
eor x14,x14,x4,lsl #2
and x3,x3,#0x3333333333333333
eor x4,x7,x5,lsr #2
eor x19,x20,x11,lsr #2
eor x2,x0,x2
eor x0,x1,x0,lsl #2
eor x15,x15,x3,lsl #2
eor x3,x3,x6
and x1,x4,#0x3333333333333333
and x4,x19,#0x3333333333333333
eor x6,x0,x16,lsr #4
eor x19,x15,x17,lsr #4
eor x11,x11,x4,lsl #2
eor x5,x5,x1,lsl #2
eor x20,x4,x20
stp x25,x24,[sp,#64]
and x4,x6,#0xf0f0f0f0f0f0f0f
and x6,x19,#0xf0f0f0f0f0f0f0f
eor x21,x1,x7
eor x24,x6,x15
eor x15,x11,x14,lsr #4
eor x7,x5,x13,lsr #4
eor x1,x4,x0
eor x0,x2,x8,lsr #4
eor x4,x16,x4,lsl #4
and x15,x15,#0xf0f0f0f0f0f0f0f
eor x16,x17,x6,lsl #4
and x17,x7,#0xf0f0f0f0f0f0f0f
eor x23,x15,x11
eor x11,x3,x9,lsr #4
eor x7,x14,x15,lsl #4
eor x14,x21,x12,lsr #4
eor x19,x13,x17,lsl #4
and x13,x0,#0xf0f0f0f0f0f0f0f
eor x15,x20,x10,lsr #4
and x11,x11,#0xf0f0f0f0f0f0f0f
eor x0,x13,x2
eor x13,x8,x13,lsl #4
and x8,x14,#0xf0f0f0f0f0f0f0f
stur xzr,[x29,#-184]
eor x5,x17,x5
eor x17,x11,x3
eor x11,x9,x11,lsl #4
and x9,x15,#0xf0f0f0f0f0f0f0f
eor x6,x12,x8,lsl #4
eor x15,x8,x21
mov x8,xzr
eor x3,x10,x9,lsl #4
mov x21,x24
eor x14,x9,x20
stp x6,x15,[sp,#144]
mov x10,x15
stp x13,x0,[sp,#160]
mov x15,x0
mov x9,x1
mov x12,x13
mov x13,x19
stp x27,x26,[sp,#48]
str x30,[sp,#24]
stp x5,x4,[sp,#184]
stp x4,x16,[x29,#-144]
str x1,[sp,#200]
str x19,[sp,#176]
nop
nop
nop
3:
stur x5,[x29,#-152]
eor x0,x10,x5
eor x25,x14,x23
stur x8,[x29,#-184]
eor x1,x15,x12
ldp x2,x5,[x29,#-144]
eor x19,x0,x12
eor x12,x17,x11
eor x4,x25,x11
eor x11,x1,x0
stur x8,[x29,#-192]
eor x20,x19,x13
mov x16,xzr
eor x11,x11,x2
eor x27,x15,x2
eor x26,x17,x5
str x11,[sp,#376]
eor x11,x12,x25
eor x28,x27,x13
eor x11,x11,x5
eor x8,x26,x7
mov x2,x4
str x11,[sp,#360]
and x11,x28,x27
and x15,x8,x26
str x4,[sp,#312]
eor x17,x4,x3
mov x4,x23
eor x23,x6,x13
eor x5,x3,x7
eor x8,x19,x6
eor x30,x23,x11
eor x13,x5,x15
stp x19,x8,[sp,#328]
str x13,[sp,#304]
orn x15,x8,x30
orn x13,x17,x13
eor x8,x2,x3
eor x17,x27,x23
eor x24,x26,x7
eor x11,x2,x7
str x8,[sp,#344]
bic x19,x28,x15
eor x8,x26,x5
orr x7,x20,x17
str x13,[sp,#392]
bic x13,x24,x13
mov x2,x3
orr x3,x11,x8
eor x8,x7,x19
eor x19,x10,x9
str x24,[sp,#224]
stp x8,x20,[sp,#240]
eor x8,x3,x13
eor x3,x1,x23
eor x7,x10,x3
eor x17,x3,x9
eor x9,x12,x5
ldur x10,[x29,#-152]
str x8,[sp,#264]
eor x8,x14,x9
eor x13,x0,x23
eor x24,x14,x21
stur x8,[x29,#-176]
bic x8,x1,x10
eor x14,x17,x10
eor x21,x9,x21
eor x3,x13,x8
and x9,x14,x13
mov x10,x19
stp x14,x19,[x29,#-224]
bic x9,x19,x9
eor x19,x19,x1
and x0,x3,x10
stp x7,x17,[x29,#-168]
and x7,x19,x7
eor x14,x25,x5
eor x10,x0,x19
eor x0,x9,x8
orr x9,x13,x8
orr x25,x20,x28
eor x8,x25,x15
eor x9,x7,x9
stp x19,x13,[x29,#-208]
str x8,[sp,#296]
and x8,x25,x6
bic x15,x12,x4
eor x13,x21,x4
eor x25,x10,x9
str x8,[sp,#208]
and x8,x25,x6
eor x19,x14,x15
and x6,x13,x14
mov x17,x1
stp x13,x24,[x29,#-256]
bic x1,x24,x6
eor x13,x24,x12
and x6,x19,x24
ldr x24,[sp,#224]
str x11,[sp,#216]
eor x1,x1,x15
str x8,[sp,#288]
eor x6,x6,x13
and x28,x9,x28
orr x8,x11,x24
ldr x11,[sp,#392]
str x21,[sp,#256]
orr x21,x14,x15
ldur x15,[x29,#-176]
stp x13,x14,[x29,#-240]
eor x11,x8,x11
and x25,x8,x2
str x17,[sp,#368]
str x11,[sp,#272]
ldur x11,[x29,#-152]
and x20,x13,x15
mov x13,x17
eor x21,x20,x21
str x4,[sp,#320]
eor x14,x17,x11
str x12,[sp,#352]
and x24,x21,x24
bic x8,x14,x7
eor x14,x17,x11
eor x17,x12,x4
eor x3,x8,x3
bic x8,x17,x20
stp x17,x14,[sp,#384]
eor x20,x8,x19
eor x8,x27,x23
eor x14,x6,x21
and x8,x10,x8
mov x7,x4
mov x4,x12
str x8,[sp,#280]
ldr x8,[sp,#240]
and x12,x14,x2
str x12,[sp,#232]
eor x10,x0,x10
eor x9,x3,x9
eon x12,x30,x8
ldr x8,[sp,#328]
eon x14,x30,x27
and x27,x10,x27
eor x10,x9,x10
ldr x2,[sp,#304]
and x8,x10,x8
eor x10,x26,x5
eor x17,x20,x21
and x10,x6,x10
eor x6,x1,x6
orr x30,x13,x11
str x10,[sp,#328]
ldr x10,[sp,#264]
ldur x11,[x29,#-160]
stp q0,q0,[x29,#-128]
eon x10,x2,x10
eon x2,x2,x26
and x26,x6,x26
str x2,[sp,#304]
ldr x2,[sp,#312]
eor x6,x17,x6
orr x30,x30,x11
stp q0,q0,[x29,#-96]
and x6,x6,x2
ldr x2,[sp,#376]
stp q0,q0,[x29,#-64]
stur q0,[x29,#-32]
and x9,x9,x2
ldr x2,[sp,#360]
stur q0,[x29,#-144]
and x17,x17,x2
ldr x2,[sp,#208]
eor x21,x2,x23
ldp x2,x11,[sp,#336]
and x23,x0,x23
eor x0,x0,x3
and x19,x0,x2
eor x0,x25,x5
and x5,x1,x5
eor x1,x1,x20
and x1,x1,x11
ldp x11,x25,[sp,#248]
and x3,x3,x11
ldur x11,[x29,#-168]
eor x8,x8,x3
orr x30,x30,x11
ldr x11,[sp,#216]
bic x12,x12,x30
and x2,x20,x11
ldp x13,x11,[sp,#288]
eor x20,x23,x3
orr x3,x4,x7
eor x23,x9,x27
orr x3,x3,x25
eor x6,x6,x2
eor x2,x5,x2
eor x9,x13,x9
ldr x13,[sp,#232]
eor x5,x14,x11
orr x3,x3,x15
ldr x15,[sp,#272]
bic x5,x5,x30
eor x14,x13,x17
ldr x13,[sp,#304]
bic x10,x10,x3
eor x2,x2,x10
eor x10,x17,x26
eor x9,x9,x5
eor x17,x13,x15
bic x13,x21,x30
bic x4,x0,x3
eor x13,x13,x28
bic x17,x17,x3
eor x5,x9,x8
eor x13,x13,x19
ldr x9,[sp,#280]
eor x12,x20,x12
eor x14,x14,x17
eor x17,x4,x24
eor x20,x13,x8
bic x13,x11,x30
ldr x11,[sp,#328]
eor x8,x17,x1
eor x17,x9,x28
eor x19,x14,x6
eor x9,x8,x6
bic x8,x15,x3
eor x14,x13,x17
eor x11,x11,x24
eor x0,x12,x23
eor x13,x14,x23
eor x8,x8,x11
bic x11,x13,x0
eor x1,x2,x10
eor x3,x8,x10
eor x10,x11,x20
bic x11,x3,x1
eor x14,x12,x14
and x12,x10,x13
eor x11,x11,x9
orn x15,x20,x0
eor x8,x2,x8
eor x12,x12,x14
and x4,x14,x15
eor x15,x14,x15
and x14,x11,x3
orn x6,x10,x13
eor x17,x14,x8
eor x14,x20,x0
orn x0,x9,x1
and x7,x8,x0
and x21,x4,x5
eor x2,x8,x0
eor x8,x14,x21
and x14,x6,x5
eor x0,x9,x1
and x6,x7,x19
orn x1,x11,x3
eor x14,x14,x20
eor x0,x0,x6
and x1,x1,x19
and x6,x8,x13
and x21,x0,x3
eor x1,x1,x9
eor x6,x6,x15
eor x21,x21,x2
orr x3,x1,x3
orr x13,x14,x13
and x9,x21,x9
and x20,x6,x20
orr x4,x4,x5
eor x9,x9,x3
orr x3,x7,x19
eor x13,x20,x13
ldp x5,x19,[x29,#-160]
ldur x24,[x29,#-224]
eor x23,x13,x6
ldr x20,[sp,#320]
eor x26,x9,x21
and x24,x23,x24
and x7,x9,x25
eor x9,x9,x1
and x5,x13,x5
and x19,x6,x19
and x20,x21,x20
eor x5,x5,x19
eor x19,x24,x19
ldur x24,[x29,#-256]
eor x7,x7,x20
eor x6,x6,x8
eor x13,x13,x14
and x24,x26,x24
eor x4,x4,x15
mov w30,#-252645136
eor x24,x24,x20
eor x20,x21,x0
ldr x21,[sp,#368]
mov w28,#1
and x6,x6,x21
ldr x21,[sp,#352]
movk w28,#4096,lsl #16
and x21,x20,x21
ldur x20,[x29,#-216]
and x13,x13,x20
ldur x20,[x29,#-248]
eor x13,x19,x13
and x9,x9,x20
ldur x20,[x29,#-168]
eor x9,x24,x9
and x27,x14,x20
eor x20,x4,x8
ldr x4,[sp,#392]
and x4,x8,x4
eor x8,x14,x8
eor x14,x3,x2
ldur x3,[x29,#-176]
eor x25,x14,x0
ldr x14,[sp,#384]
and x3,x1,x3
and x14,x0,x14
eor x0,x1,x0
eor x1,x23,x8
ldur x23,[x29,#-200]
and x8,x8,x23
ldur x23,[x29,#-208]
eor x4,x8,x4
eor x8,x27,x8
mov x27,#52428
and x1,x1,x23
eor x23,x26,x0
ldur x26,[x29,#-240]
eor x4,x4,x5
eor x5,x5,x6
eor x13,x13,x1
and x23,x23,x26
ldur x26,[x29,#-232]
eor x1,x5,x1
eor x5,x7,x21
eor x8,x8,x19
eor x9,x9,x23
and x0,x0,x26
eor x5,x5,x23
and x6,x13,x1
eor x14,x0,x14
eor x0,x3,x0
and x19,x9,x5
eor x14,x14,x7
bic x7,x13,x4
eor x0,x0,x24
eon x21,x8,x7
bic x3,x9,x14
mov x26,#-6148914691236517206
orr x23,x21,x1
eon x3,x0,x3
bic x8,x21,x8
eor x7,x23,x13
eor x13,x6,x4
bic x0,x3,x0
orr x24,x3,x5
eor x6,x19,x14
eor x8,x13,x8
eor x19,x24,x9
eor x9,x6,x0
eor x6,x8,x23
eor x9,x9,x24
orr x13,x19,x14
eor x14,x6,x6,lsr #7
eor x0,x9,x9,lsr #7
and x26,x26,#0x1fe01fe01fe01fe
orr x8,x7,x4
and x14,x14,x26
eor x8,x8,x1
eor x13,x13,x5
bic x1,x7,x6
and x5,x0,x26
add x23,x14,x14,lsl #7
bic x4,x19,x9
eor x0,x1,x21
add x1,x5,x5,lsl #7
eor x14,x4,x3
eor x10,x0,x10
eor x3,x23,x6
eor x13,x13,x9
eor x4,x12,x10
eor x12,x1,x9
eor x9,x3,x3,lsr #14
eor x1,x12,x12,lsr #14
eor x5,x4,x4,lsr #7
movk x27,#52428,lsl #32
eor x11,x14,x11
eor x21,x13,x2
and x9,x9,x27
eor x17,x17,x11
and x1,x1,x27
add x23,x9,x9,lsl #14
and x9,x5,x26
add x1,x1,x1,lsl #14
eor x5,x17,x17,lsr #7
add x24,x9,x9,lsl #7
eor x9,x21,x11
eor x11,x23,x3
eor x12,x1,x12
eor x8,x8,x6
and x1,x5,x26
eor x3,x24,x4
eor x0,x8,x0
add x1,x1,x1,lsl #7
eor x5,x3,x3,lsr #14
eor x6,x8,x15
lsr x4,x11,#28
stur x0,[x29,#-152]
lsr x0,x12,#28
eor x17,x1,x17
and x1,x5,x27
eor x10,x6,x10
eor x5,x17,x17,lsr #14
add x1,x1,x1,lsl #14
eor x15,x7,x15
eor w4,w4,w11
eor w0,w0,w12
eor x21,x15,x15,lsr #7
and x5,x5,x27
eor x6,x1,x3
eor x2,x19,x2
add x3,x5,x5,lsl #14
lsr x5,x6,#28
and x4,x4,x30
and x0,x0,x30
umull x4,w4,w28
eor x1,x13,x14
umull x14,w0,w28
eor x0,x2,x2,lsr #7
eor x17,x3,x17
eor w3,w5,w6
and x5,x21,x26
lsr x23,x17,#28
add x21,x5,x5,lsl #7
and x3,x3,x30
and x0,x0,x26
umull x24,w3,w28
add x0,x0,x0,lsl #7
eor x3,x4,x11
eor x11,x21,x15
eor x5,x14,x12
eor x4,x13,x13,lsr #7
eor x14,x11,x11,lsr #14
eor x15,x0,x2
eor x2,x8,x8,lsr #7
eor x0,x15,x15,lsr #14
eor w12,w23,w17
and x4,x4,x26
and x14,x14,x27
and x12,x12,x30
and x2,x2,x26
add x14,x14,x14,lsl #14
and x0,x0,x27
umull x12,w12,w28
add x0,x0,x0,lsl #14
eor x6,x24,x6
eor x21,x9,x9,lsr #7
eor x14,x14,x11
add x11,x2,x2,lsl #7
add x2,x4,x4,lsl #7
eor x15,x0,x15
eor x24,x12,x17
lsr x12,x14,#28
eor x8,x11,x8
eor x11,x2,x13
eor x2,x10,x10,lsr #7
lsr x17,x15,#28
eor x13,x8,x8,lsr #14
eor x0,x11,x11,lsr #14
and x2,x2,x26
eor w12,w12,w14
eor w17,w17,w15
and x13,x13,x27
and x0,x0,x27
add x2,x2,x2,lsl #7
and x12,x12,x30
and x17,x17,x30
add x13,x13,x13,lsl #14
add x0,x0,x0,lsl #14
umull x4,w12,w28
umull x17,w17,w28
eor x10,x2,x10
eor x12,x13,x8
eor x11,x0,x11
and x8,x21,x26
eor x21,x10,x10,lsr #14
lsr x0,x11,#28
add x2,x8,x8,lsl #7
eor x8,x4,x14
eor x4,x17,x15
lsr x13,x12,#28
and x15,x21,x27
eor w14,w0,w11
eor x9,x2,x9
add x15,x15,x15,lsl #14
eor x0,x20,x20,lsr #7
eor x17,x9,x9,lsr #14
eor x2,x25,x25,lsr #7
eor w13,w13,w12
and x14,x14,x30
eor x10,x15,x10
and x15,x0,x26
and x17,x17,x27
add x15,x15,x15,lsl #7
and x13,x13,x30
add x17,x17,x17,lsl #14
and x0,x2,x26
lsr x2,x10,#28
umull x13,w13,w28
eor x15,x15,x20
add x0,x0,x0,lsl #7
eor x9,x17,x9
eor w17,w2,w10
eor x2,x15,x15,lsr #14
umull x14,w14,w28
and x17,x17,x30
eor x0,x0,x25
eor x20,x13,x12
umull x12,w17,w28
and x13,x2,x27
lsr x21,x9,#28
eor x23,x0,x0,lsr #14
add x13,x13,x13,lsl #14
eor x25,x14,x11
eor w17,w21,w9
ldur x21,[x29,#-152]
and x2,x23,x27
eor x23,x12,x10
eor x10,x13,x15
eor x13,x7,x7,lsr #7
and x14,x17,x30
eor x17,x19,x19,lsr #7
add x11,x2,x2,lsl #14
eor x2,x1,x1,lsr #7
umull x12,w14,w28
and x13,x13,x26
and x17,x17,x26
lsr x15,x10,#28
add x13,x13,x13,lsl #7
add x17,x17,x17,lsl #7
eor x11,x11,x0
eor x0,x21,x21,lsr #7
and x2,x2,x26
lsr x14,x11,#28
eor x13,x13,x7
eor x17,x17,x19
add x2,x2,x2,lsl #7
eor x7,x13,x13,lsr #14
and x0,x0,x26
eor x19,x17,x17,lsr #14
add x0,x0,x0,lsl #7
eor x1,x2,x1
eor w14,w14,w11
and x7,x7,x27
and x19,x19,x27
and x14,x14,x30
add x7,x7,x7,lsl #14
eor x0,x0,x21
add x19,x19,x19,lsl #14
eor x2,x0,x0,lsr #14
umull x26,w14,w28
eor w15,w15,w10
eor x7,x7,x13
eor x13,x1,x1,lsr #14
eor x17,x19,x17
lsr x19,x7,#28
and x2,x2,x27
lsr x21,x17,#28
and x13,x13,x27
add x2,x2,x2,lsl #14
and x15,x15,x30
add x13,x13,x13,lsl #14
eor w14,w19,w7
eor w19,w21,w17
and x14,x14,x30
eor x2,x2,x0
and x0,x19,x30
eor x19,x13,x1
lsr x13,x2,#28
umull x1,w14,w28
lsr x14,x19,#28
umull x15,w15,w28
eor w13,w13,w2
umull x21,w0,w28
eor x0,x26,x11
eor w14,w14,w19
and x13,x13,x30
and x14,x14,x30
umull x27,w13,w28
eor x13,x12,x9
umull x12,w14,w28
eor x14,x15,x10
eor x9,x1,x7
eor x15,x21,x17
eor x1,x27,x2
eor x2,x12,x19
4:
mov x11,x16
adr x12,1000f
mov x10,xzr
and x11,x11,#0x7
add x11,x12,x11,lsl #10
add x11,x11,#64
nop
nop
5:
ldp x19,x17,[x11,#-56]
add x12,x22,x10
ldur x7,[x11,#-64]
ldur x21,[x11,#-40]
add x10,x10,#16
ldp x27,x26,[x12]
cmp x10,#128
and x7,x3,x7
and x17,x6,x17
and x19,x5,x19
and x21,x24,x21
eor x17,x17,x7
eor x7,x21,x19
eor x17,x17,x27
ldp x21,x19,[x11,#-32]
eor x7,x7,x26
ldp x28,x27,[x11,#-16]
ldp x30,x26,[x11]
and x21,x8,x21
and x19,x4,x19
and x28,x20,x28
and x27,x25,x27
eor x21,x28,x21
and x28,x23,x30
eor x19,x27,x19
eor x21,x28,x21
and x26,x13,x26
eor x17,x21,x17
ldp x28,x21,[x11,#32]
eor x19,x26,x19
ldp x26,x27,[x11,#16]
eor x7,x19,x7
and x21,x15,x21
and x27,x0,x27
and x26,x14,x26
eor x19,x21,x27
ldp x21,x30,[x11,#48]
and x27,x9,x28
add x11,x11,#128
eor x26,x27,x26
and x28,x2,x30
and x21,x1,x21
eor x19,x28,x19
eor x21,x21,x26
eor x7,x19,x7
eor x17,x21,x17
stp x17,x7,[x12]
b.ne 5b
ror x3,x3,#8
ror x5,x5,#8
ror x6,x6,#8
ror x24,x24,#8
ror x8,x8,#8
ror x4,x4,#8
ror x20,x20,#8
ror x25,x25,#8
ror x23,x23,#8
ror x13,x13,#8
ror x14,x14,#8
ror x0,x0,#8
ror x9,x9,#8
ror x15,x15,#8
add x16,x16,#1
ror x1,x1,#8
ror x2,x2,#8
cmp x16,#8
b.ne 4b
ldur x11,[x29,#-192]
adr x9,1001f
ldr x13,[sp,#192]
ldr x15,[sp,#176]
and x8,x11,#0xf
cmp x11,#0
add x8,x9,x8,lsl #7
ldp x9,x10,[x29,#-144]
ldp x11,x12,[x29,#-128]
csel x9,x13,x9,eq
ldp x13,x14,[x8]
eor x9,x9,x10
csel x11,x15,x11,eq
ldp x16,x15,[x8,#16]
eor x11,x11,x12
eor x9,x9,x13
eor x10,x10,x14
stp x9,x10,[x29,#-144]
ldp x9,x14,[x29,#-112]
ldr x10,[sp,#160]
eor x13,x11,x16
eor x7,x12,x15
ldp x16,x15,[x29,#-96]
stp x13,x7,[x29,#-128]
csel x9,x10,x9,eq
ldp x11,x10,[x8,#32]
eor x9,x9,x14
eor x12,x9,x11
ldr x9,[sp,#144]
eor x11,x14,x10
ldp x14,x10,[x8,#48]
stp x12,x11,[x29,#-112]
csel x9,x9,x16,eq
ldp x16,x17,[x29,#-80]
eor x9,x9,x15
eor x6,x9,x14
eor x3,x15,x10
ldr x9,[sp,#200]
ldp x14,x10,[x8,#64]
stp x6,x3,[x29,#-96]
csel x9,x9,x16,eq
ldp x15,x16,[x29,#-64]
eor x9,x9,x17
eor x21,x17,x10
ldr x10,[sp,#184]
eor x9,x9,x14
ldp x0,x17,[x29,#-48]
stp x9,x21,[x29,#-80]
csel x10,x10,x15,eq
ldp x15,x14,[x8,#80]
eor x10,x10,x16
eor x5,x10,x15
ldr x10,[sp,#168]
eor x23,x16,x14
ldp x15,x14,[x8,#96]
stp x5,x23,[x29,#-64]
csel x10,x10,x0,eq
ldp x16,x0,[x29,#-32]
eor x10,x10,x17
eor x15,x10,x15
ldr x10,[sp,#152]
eor x17,x17,x14
stp x15,x17,[x29,#-48]
csel x10,x10,x16,eq
ldp x8,x16,[x8,#112]
eor x10,x10,x0
eor x10,x10,x8
ldur x8,[x29,#-184]
eor x14,x0,x16
stp x10,x14,[x29,#-32]
add x8,x8,#1
cmp x8,#13
b.ne 3b
ldur x8,[x29,#-144]
eor x11,x6,x12,lsr #1
eor x14,x5,x9,lsr #1
eor x16,x10,x15,lsr #1
ldr x4,[sp,#128]
ldr x27,[sp,#48]
eor x17,x13,x8,lsr #1
and x11,x11,#0x5555555555555555
and x14,x14,#0x5555555555555555
and x16,x16,#0x5555555555555555
eor x12,x12,x11,lsl #1
eor x9,x9,x14,lsl #1
and x17,x17,#0x5555555555555555
eor x15,x15,x16,lsl #1
eor x14,x14,x5
eor x8,x8,x17,lsl #1
ldp x5,x30,[sp,#16]
eor x0,x15,x9,lsr #2
eor x11,x11,x6
eor x10,x16,x10
eor x1,x12,x8,lsr #2
eor x13,x17,x13
eor x2,x10,x14,lsr #2
and x0,x0,#0x3333333333333333
ldr x17,[x30]
eor x3,x11,x13,lsr #2
and x1,x1,#0x3333333333333333
eor x9,x9,x0,lsl #2
and x2,x2,#0x3333333333333333
eor x8,x8,x1,lsl #2
and x3,x3,#0x3333333333333333
eor x14,x14,x2,lsl #2
eor x13,x13,x3,lsl #2
eor x15,x0,x15
eor x12,x1,x12
eor x16,x9,x8,lsr #4
eor x8,x8,x4
and x16,x16,#0xf0f0f0f0f0f0f0f
eor x17,x17,x16,lsl #4
eor x6,x17,x8
eor x8,x14,x13,lsr #4
str x6,[x5]
ldr x17,[x30,#8]
and x4,x8,#0xf0f0f0f0f0f0f0f
eor x8,x17,x4,lsl #4
ldr x17,[sp,#120]
eor x13,x13,x17
eor x7,x8,x13
eor x8,x15,x12,lsr #4
str x7,[x5,#8]
ldr x13,[x30,#16]
and x17,x8,#0xf0f0f0f0f0f0f0f
ldr x8,[sp,#104]
eor x13,x13,x17,lsl #4
eor x12,x12,x8
eor x8,x2,x10
eor x10,x3,x11
eor x20,x13,x12
eor x11,x8,x10,lsr #4
ldr x13,[sp,#112]
str x20,[x5,#16]
ldr x12,[x30,#24]
and x11,x11,#0xf0f0f0f0f0f0f0f
eor x10,x10,x13
eor x12,x12,x11,lsl #4
eor x19,x12,x10
ldp x26,x12,[sp,#56]
str x19,[x5,#24]
ldr x10,[x30,#32]
eor x9,x9,x10
ldr x10,[sp,#96]
eor x9,x9,x10
ldp x23,x10,[sp,#80]
eor x21,x9,x16
ldp x16,x28,[sp,#32]
str x21,[x5,#32]
ldr x9,[x30,#40]
cmn x16,#513
eor x9,x14,x9
eor x9,x9,x10
cset w10,hi
eor x4,x9,x4
adds x28,x28,x10
str x4,[x5,#40]
adcs x23,x23,xzr
ldr x9,[x30,#48]
adcs x26,x26,xzr
adcs x27,x27,xzr
eor x9,x15,x9
ldp x14,x15,[x5,#120]
eor x9,x9,x12
eor x25,x9,x17
ldp x9,x13,[x5,#104]
str x25,[x5,#48]
ldr x12,[x30,#56]
stp x28,x23,[x5,#72]
adcs x10,x9,xzr
stp x26,x27,[x5,#88]
adcs x9,x13,xzr
ldr x13,[sp,#72]
eor x12,x8,x12
cinc x8,x14,hs
stp x10,x9,[x5,#104]
eor x12,x12,x13
str x8,[x5,#120]
eor x24,x12,x11
add x11,x16,#512
stp x24,x11,[x5,#56]
ldp x12,x13,[x30]
ldp x14,x16,[x30,#16]
ldp x17,x0,[x30,#32]
adds x12,x12,x15
ldp x1,x15,[x5,#136]
ldp x2,x3,[x30,#48]
adcs x13,x13,x1
stp x12,x13,[x5,#128]
ldp x1,x13,[x5,#152]
adcs x12,x14,x15
adcs x14,x16,x1
ldr x16,[sp,#136]
stp x12,x14,[x5,#144]
adcs x12,x17,x13
mov x17,x11
ldp x15,x13,[x5,#168]
add x16,x16,#1
adcs x14,x0,x15
ldr x15,[x5,#184]
stp x12,x14,[x5,#160]
ldr x14,[sp,#8]
adcs x12,x2,x13
adc x13,x3,x15
cmp x16,x14
stp x12,x13,[x5,#176]
b.ne 2b
6:
add sp,sp,#656
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function phalanx_0_1_streebog_absorb_portable
.p2align 6
table local_streebog_portable_MASKS_1000_0,8192
1000:
.quad 0xff000000000000ff,0xff000000000000ff,0xffffffff0000ffff,0xffffffff0000ffff
.quad 0xff00,0xff00,0xff000000ff0000,0xff000000ff0000
.quad 0xffff00ffffff00,0xffff00ffffff00,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xff0000000000ffff,0xff0000000000ffff,0xffffff00000000,0xffffff00000000
.quad 0xffff000000ff00ff,0xffff000000ff00ff,0xff000000000000ff,0xff000000000000ff
.quad 0xffffffff0000ffff,0xffffffff0000ffff,0xff00,0xff00
.quad 0xff000000ff0000,0xff000000ff0000,0xffff00ffffff00,0xffff00ffffff00
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xff0000000000ffff,0xff0000000000ffff
.quad 0xffffff0000ff00,0xffffff0000ff00,0xffff00ffff00,0xffff00ffff00
.quad 0xff0000000000ffff,0xff0000000000ffff,0xff00ffff00ffffff,0xff00ffff00ffffff
.quad 0xffff00ffff0000,0xffff00ffff0000,0xff000000ffff00ff,0xff000000ffff00ff
.quad 0xffffff00ffff00ff,0xffffff00ffff00ff,0xff00ffffff0000ff,0xff00ffffff0000ff
.quad 0xffffff00ff00,0xffffff00ff00,0xff000000000000ff,0xff000000000000ff
.quad 0xffff00ff0000,0xffff00ff0000,0xffff000000ffffff,0xffff000000ffffff
.quad 0xffff00ffff0000ff,0xffff00ffff0000ff,0xff00ff0000ff00ff,0xff00ff0000ff00ff
.quad 0xffffff00,0xffffff00,0xff0000ffffff00ff,0xff0000ffffff00ff
.quad 0xffff00ffffff00,0xffff00ffffff00,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xff0000000000ffff,0xff0000000000ffff,0xffffff00000000,0xffffff00000000
.quad 0xff00ff00ff0000ff,0xff00ff00ff0000ff,0xff00000000,0xff00000000
.quad 0xff0000ffff00,0xff0000ffff00,0xffffffffffff00,0xffffffffffff00
.quad 0xff000000ff0000,0xff000000ff0000,0xffff00ffffff00,0xffff00ffffff00
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xff0000000000ffff,0xff0000000000ffff
.quad 0xffffff00000000,0xffffff00000000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xff00000000,0xff00000000,0xff0000ffff00,0xff0000ffff00
.quad 0xff00,0xff00,0xff000000ff0000,0xff000000ff0000
.quad 0xffff00ffffff00,0xffff00ffffff00,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xff0000000000ffff,0xff0000000000ffff,0xffffff00000000,0xffffff00000000
.quad 0xff00ff00ff0000ff,0xff00ff00ff0000ff,0xff00000000,0xff00000000
.quad 0xffffffff0000ffff,0xffffffff0000ffff,0xff00,0xff00
.quad 0xff000000ff0000,0xff000000ff0000,0xffff00ffffff00,0xffff00ffffff00
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xff0000000000ffff,0xff0000000000ffff
.quad 0xffffff00000000,0xffffff00000000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xffffff0000ff00,0xffffff0000ff00,0xffff000000,0xffff000000
.quad 0xffff00000000ff00,0xffff00000000ff00,0xff0000ffff00ff00,0xff0000ffff00ff00
.quad 0xffffffff,0xffffffff,0xff00000000ff,0xff00000000ff
.quad 0xffffff000000,0xffffff000000,0xff00ff00ff00,0xff00ff00ff00
.quad 0xffff00ff00ff00,0xffff00ff00ff00,0xffffff0000ff00,0xffffff0000ff00
.quad 0xffff000000,0xffff000000,0xffff00000000ff00,0xffff00000000ff00
.quad 0xff0000ffff00ff00,0xff0000ffff00ff00,0xffffffff,0xffffffff
.quad 0xff00000000ff,0xff00000000ff,0xffffff000000,0xffffff000000
.quad 0xffffff000000ff00,0xffffff000000ff00,0xffffff0000ff00,0xffffff0000ff00
.quad 0xff00ffff00000000,0xff00ffff00000000,0xff0000000000ff00,0xff0000000000ff00
.quad 0xffff0000ffff00ff,0xffff0000ffff00ff,0xff00ffffff00ffff,0xff00ffffff00ffff
.quad 0xffff00ffffff,0xffff00ffffff,0xff00ffff,0xff00ffff
.quad 0xffffff0000ff,0xffffff0000ff,0xffffffffff00ff00,0xffffffffff00ff00
.quad 0xff00ffff00000000,0xff00ffff00000000,0xff00ff00ff00,0xff00ff00ff00
.quad 0xff000000ffff00ff,0xff000000ffff00ff,0xffffff00ffff0000,0xffffff00ffff0000
.quad 0xff0000000000ffff,0xff0000000000ffff,0xffffff00ff,0xffffff00ff
.quad 0xffffffff,0xffffffff,0xff00000000ff,0xff00000000ff
.quad 0xffffff000000,0xffffff000000,0xff00ff00ff00,0xff00ff00ff00
.quad 0xff0000ff00ff,0xff0000ff00ff,0xff00ff00ffff0000,0xff00ff00ffff0000
.quad 0xffff00ff00ff0000,0xffff00ff00ff0000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xff0000ffff00ff00,0xff0000ffff00ff00,0xffffffff,0xffffffff
.quad 0xff00000000ff,0xff00000000ff,0xffffff000000,0xffffff000000
.quad 0xff00ff00ff00,0xff00ff00ff00,0xff0000ff00ff,0xff0000ff00ff
.quad 0xff00ff00ffff0000,0xff00ff00ffff0000,0xffff00ff00ff0000,0xffff00ff00ff0000
.quad 0xffff00000000ff00,0xffff00000000ff00,0xff0000ffff00ff00,0xff0000ffff00ff00
.quad 0xffffffff,0xffffffff,0xff00000000ff,0xff00000000ff
.quad 0xffffff000000,0xffffff000000,0xff00ff00ff00,0xff00ff00ff00
.quad 0xff0000ff00ff,0xff0000ff00ff,0xff00ff00ffff0000,0xff00ff00ffff0000
.quad 0xffff000000,0xffff000000,0xffff00000000ff00,0xffff00000000ff00
.quad 0xff0000ffff00ff00,0xff0000ffff00ff00,0xffffffff,0xffffffff
.quad 0xff00000000ff,0xff00000000ff,0xffffff000000,0xffffff000000
.quad 0xff00ff00ff00,0xff00ff00ff00,0xff0000ff00ff,0xff0000ff00ff
.quad 0xffff00ff0000,0xffff00ff0000,0xff00ff0000ffff00,0xff00ff0000ffff00
.quad 0x0,0x0,0xff000000ff00ffff,0xff000000ff00ffff
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff000000ff00ff,0xffff000000ff00ff
.quad 0xffff0000ffff00,0xffff0000ffff00,0xff,0xff
.quad 0xff00ffff0000,0xff00ffff0000,0xffff00ff0000,0xffff00ff0000
.quad 0xff00ff0000ffff00,0xff00ff0000ffff00,0x0,0x0
.quad 0xff000000ff00ffff,0xff000000ff00ffff,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffff000000ff00ff,0xffff000000ff00ff,0xffff0000ffff00,0xffff0000ffff00
.quad 0xffff000000000000,0xffff000000000000,0xff000000ff00ff00,0xff000000ff00ff00
.quad 0xffff00ff0000,0xffff00ff0000,0xff00ffff00ff,0xff00ffff00ff
.quad 0xff0000ffff0000,0xff0000ffff0000,0xff0000ffffff00,0xff0000ffffff00
.quad 0xff00ff00ff00,0xff00ff00ff00,0xffff000000ff0000,0xffff000000ff0000
.quad 0xffff000000ffff,0xffff000000ffff,0xffff0000ffff00,0xffff0000ffff00
.quad 0xff000000ff00ff00,0xff000000ff00ff00,0xff00ffffffffffff,0xff00ffffffffffff
.quad 0xffff00000000ff,0xffff00000000ff,0xff000000ff0000ff,0xff000000ff0000ff
.quad 0xff00ff000000,0xff00ff000000,0xff00ff00ffff,0xff00ff00ffff
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff000000ff00ff,0xffff000000ff00ff
.quad 0xffff0000ffff00,0xffff0000ffff00,0xff,0xff
.quad 0xffffffff0000ffff,0xffffffff0000ffff,0xff00ff0000ff0000,0xff00ff0000ff0000
.quad 0xffffff00ffffffff,0xffffff00ffffffff,0xff00ff0000ff,0xff00ff0000ff
.quad 0xff000000ff00ffff,0xff000000ff00ffff,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffff000000ff00ff,0xffff000000ff00ff,0xffff0000ffff00,0xffff0000ffff00
.quad 0xff,0xff,0xffffffff0000ffff,0xffffffff0000ffff
.quad 0xff00ff0000ff0000,0xff00ff0000ff0000,0xffffff00ffffffff,0xffffff00ffffffff
.quad 0x0,0x0,0xff000000ff00ffff,0xff000000ff00ffff
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff000000ff00ff,0xffff000000ff00ff
.quad 0xffff0000ffff00,0xffff0000ffff00,0xff,0xff
.quad 0xffffffff0000ffff,0xffffffff0000ffff,0xff00ff0000ff0000,0xff00ff0000ff0000
.quad 0xff00ff0000ffff00,0xff00ff0000ffff00,0x0,0x0
.quad 0xff000000ff00ffff,0xff000000ff00ffff,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffff000000ff00ff,0xffff000000ff00ff,0xffff0000ffff00,0xffff0000ffff00
.quad 0xff,0xff,0xffffffff0000ffff,0xffffffff0000ffff
.quad 0xffffffff0000ff00,0xffffffff0000ff00,0xffff000000ffffff,0xffff000000ffffff
.quad 0xff0000000000ff00,0xff0000000000ff00,0xff00ff0000000000,0xff00ff0000000000
.quad 0xff00ff00ff0000ff,0xff00ff00ff0000ff,0xff00ff00,0xff00ff00
.quad 0xff00ff00ff0000,0xff00ff00ff0000,0xff00ffffff000000,0xff00ffffff000000
.quad 0xff00ffffff00ff,0xff00ffffff00ff,0xffffffff0000ff00,0xffffffff0000ff00
.quad 0xffff000000ffffff,0xffff000000ffffff,0xff0000000000ff00,0xff0000000000ff00
.quad 0xff00ff0000000000,0xff00ff0000000000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xff00ff00,0xff00ff00,0xff00ff00ff0000,0xff00ff00ff0000
.quad 0xff000000ff,0xff000000ff,0xff0000ffff00ff00,0xff0000ffff00ff00
.quad 0xffffff00000000,0xffffff00000000,0xffff0000ffffff,0xffff0000ffffff
.quad 0xff00ff00ffff,0xff00ff00ffff,0xff00ff00ff00ff00,0xff00ff00ff00ff00
.quad 0xffffffffffff00ff,0xffffffffffff00ff,0xff00ffff0000ff00,0xff00ffff0000ff00
.quad 0xffff0000ffff00ff,0xffff0000ffff00ff,0xffff00ff00ffff00,0xffff00ff00ffff00
.quad 0xffff000000,0xffff000000,0xffff00ff00000000,0xffff00ff00000000
.quad 0xffff0000ffffff00,0xffff0000ffffff00,0xff00000000ff,0xff00000000ff
.quad 0xffffffffffffff00,0xffffffffffffff00,0xff000000ff00ff,0xff000000ff00ff
.quad 0xff00ff00ff0000ff,0xff00ff00ff0000ff,0xff00ff00,0xff00ff00
.quad 0xff00ff00ff0000,0xff00ff00ff0000,0xff00ffffff000000,0xff00ffffff000000
.quad 0xffffffff0000ff,0xffffffff0000ff,0xffff000000ff0000,0xffff000000ff0000
.quad 0xffffff00ff00ff,0xffffff00ff00ff,0xff000000ffff00,0xff000000ffff00
.quad 0xff00ff0000000000,0xff00ff0000000000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xff00ff00,0xff00ff00,0xff00ff00ff0000,0xff00ff00ff0000
.quad 0xff00ffffff000000,0xff00ffffff000000,0xffffffff0000ff,0xffffffff0000ff
.quad 0xffff000000ff0000,0xffff000000ff0000,0xffffff00ff00ff,0xffffff00ff00ff
.quad 0xff0000000000ff00,0xff0000000000ff00,0xff00ff0000000000,0xff00ff0000000000
.quad 0xff00ff00ff0000ff,0xff00ff00ff0000ff,0xff00ff00,0xff00ff00
.quad 0xff00ff00ff0000,0xff00ff00ff0000,0xff00ffffff000000,0xff00ffffff000000
.quad 0xffffffff0000ff,0xffffffff0000ff,0xffff000000ff0000,0xffff000000ff0000
.quad 0xffff000000ffffff,0xffff000000ffffff,0xff0000000000ff00,0xff0000000000ff00
.quad 0xff00ff0000000000,0xff00ff0000000000,0xff00ff00ff0000ff,0xff00ff00ff0000ff
.quad 0xff00ff00,0xff00ff00,0xff00ff00ff0000,0xff00ff00ff0000
.quad 0xff00ffffff000000,0xff00ffffff000000,0xffffffff0000ff,0xffffffff0000ff
.quad 0xffffffff00ffff00,0xffffffff00ffff00,0xffffff00,0xffffff00
.quad 0xffffffff00000000,0xffffffff00000000,0xff0000ff0000ff,0xff0000ff0000ff
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xffff00ffffff00ff,0xffff00ffffff00ff
.quad 0xff0000ffffffff00,0xff0000ffffffff00,0xff00ffff,0xff00ffff
.quad 0xff00ffffffff0000,0xff00ffffffff0000,0xffffffff00ffff00,0xffffffff00ffff00
.quad 0xffffff00,0xffffff00,0xffffffff00000000,0xffffffff00000000
.quad 0xff0000ff0000ff,0xff0000ff0000ff,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xffff00ffffff00ff,0xffff00ffffff00ff,0xff0000ffffffff00,0xff0000ffffffff00
.quad 0xffff0000000000,0xffff0000000000,0xff00ffff0000ff00,0xff00ffff0000ff00
.quad 0xffff00,0xffff00,0xff000000ffffff,0xff000000ffffff
.quad 0xffffff0000ff,0xffffff0000ff,0xff0000ff00ff0000,0xff0000ff00ff0000
.quad 0xff00ff00ffffff,0xff00ff00ffffff,0xffff00ff00ffff00,0xffff00ff00ffff00
.quad 0xffff00ff0000ffff,0xffff00ff0000ffff,0xffff00ffffff00,0xffff00ffffff00
.quad 0xff00000000ff00,0xff00000000ff00,0xff0000ffffffff,0xff0000ffffffff
.quad 0xff000000ffffff00,0xff000000ffffff00,0xffffff0000ff0000,0xffffff0000ff0000
.quad 0xff00ff00,0xff00ff00,0xff00ffffff0000,0xff00ffffff0000
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xffff00ffffff00ff,0xffff00ffffff00ff
.quad 0xff0000ffffffff00,0xff0000ffffffff00,0xff00ffff,0xff00ffff
.quad 0xff00000000ffff00,0xff00000000ffff00,0xff00ff0000ffff,0xff00ff0000ffff
.quad 0xffffffff00ff00,0xffffffff00ff00,0xff,0xff
.quad 0xff0000ff0000ff,0xff0000ff0000ff,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xffff00ffffff00ff,0xffff00ffffff00ff,0xff0000ffffffff00,0xff0000ffffffff00
.quad 0xff00ffff,0xff00ffff,0xff00000000ffff00,0xff00000000ffff00
.quad 0xff00ff0000ffff,0xff00ff0000ffff,0xffffffff00ff00,0xffffffff00ff00
.quad 0xffffffff00000000,0xffffffff00000000,0xff0000ff0000ff,0xff0000ff0000ff
.quad 0xffff0000ff0000ff,0xffff0000ff0000ff,0xffff00ffffff00ff,0xffff00ffffff00ff
.quad 0xff0000ffffffff00,0xff0000ffffffff00,0xff00ffff,0xff00ffff
.quad 0xff00000000ffff00,0xff00000000ffff00,0xff00ff0000ffff,0xff00ff0000ffff
.quad 0xffffff00,0xffffff00,0xffffffff00000000,0xffffffff00000000
.quad 0xff0000ff0000ff,0xff0000ff0000ff,0xffff0000ff0000ff,0xffff0000ff0000ff
.quad 0xffff00ffffff00ff,0xffff00ffffff00ff,0xff0000ffffffff00,0xff0000ffffffff00
.quad 0xff00ffff,0xff00ffff,0xff00000000ffff00,0xff00000000ffff00
.quad 0xff0000ffff000000,0xff0000ffff000000,0xff000000ff00,0xff000000ff00
.quad 0xff00ff00ff,0xff00ff00ff,0xff000000,0xff000000
.quad 0xffff,0xffff,0xffffff000000,0xffffff000000
.quad 0xff00000000ffff,0xff00000000ffff,0xffff00000000ffff,0xffff00000000ffff
.quad 0xffffffffffff0000,0xffffffffffff0000,0xff0000ffff000000,0xff0000ffff000000
.quad 0xff000000ff00,0xff000000ff00,0xff00ff00ff,0xff00ff00ff
.quad 0xff000000,0xff000000,0xffff,0xffff
.quad 0xffffff000000,0xffffff000000,0xff00000000ffff,0xff00000000ffff
.quad 0xffffff00ff0000,0xffffff00ff0000,0xffff00ffffffff00,0xffff00ffffffff00
.quad 0xff000000ffff00ff,0xff000000ffff00ff,0xff00ff00ff00,0xff00ff00ff00
.quad 0xff00ffff00,0xff00ffff00,0xffff00000000,0xffff00000000
.quad 0xff000000000000,0xff000000000000,0xffffffffff00ffff,0xffffffffff00ffff
.quad 0xffff00ff00,0xffff00ff00,0xff00ff00ffff00,0xff00ff00ffff00
.quad 0xffff0000ff00ffff,0xffff0000ff00ffff,0xff00000000ff00ff,0xff00000000ff00ff
.quad 0xff00ff0000ff,0xff00ff0000ff,0xff00ffffff00,0xff00ffffff00
.quad 0xffffff0000ffff,0xffffff0000ffff,0xff0000000000ffff,0xff0000000000ffff
.quad 0xffff,0xffff,0xffffff000000,0xffffff000000
.quad 0xff00000000ffff,0xff00000000ffff,0xffff00000000ffff,0xffff00000000ffff
.quad 0xff00000000ffff00,0xff00000000ffff00,0xff000000ff,0xff000000ff
.quad 0xffff00ffff00ff,0xffff00ffff00ff,0xff00ffff00000000,0xff00ffff00000000
.quad 0xff000000,0xff000000,0xffff,0xffff
.quad 0xffffff000000,0xffffff000000,0xff00000000ffff,0xff00000000ffff
.quad 0xffff00000000ffff,0xffff00000000ffff,0xff00000000ffff00,0xff00000000ffff00
.quad 0xff000000ff,0xff000000ff,0xffff00ffff00ff,0xffff00ffff00ff
.quad 0xff00ff00ff,0xff00ff00ff,0xff000000,0xff000000
.quad 0xffff,0xffff,0xffffff000000,0xffffff000000
.quad 0xff00000000ffff,0xff00000000ffff,0xffff00000000ffff,0xffff00000000ffff
.quad 0xff00000000ffff00,0xff00000000ffff00,0xff000000ff,0xff000000ff
.quad 0xff000000ff00,0xff000000ff00,0xff00ff00ff,0xff00ff00ff
.quad 0xff000000,0xff000000,0xffff,0xffff
.quad 0xffffff000000,0xffffff000000,0xff00000000ffff,0xff00000000ffff
.quad 0xffff00000000ffff,0xffff00000000ffff,0xff00000000ffff00,0xff00000000ffff00
.quad 0xff00ff0000ff00,0xff00ff0000ff00,0xff00ffffffffffff,0xff00ffffffffffff
.quad 0xff00000000,0xff00000000,0xffff000000000000,0xffff000000000000
.quad 0xffff000000,0xffff000000,0xff00,0xff00
.quad 0x0,0x0,0xffff0000000000,0xffff0000000000
.quad 0xffffffff,0xffffffff,0xff00ff0000ff00,0xff00ff0000ff00
.quad 0xff00ffffffffffff,0xff00ffffffffffff,0xff00000000,0xff00000000
.quad 0xffff000000000000,0xffff000000000000,0xffff000000,0xffff000000
.quad 0xff00,0xff00,0x0,0x0
.quad 0xff00ff00ffffffff,0xff00ff00ffffffff,0xff00ffff00000000,0xff00ffff00000000
.quad 0xff00000000ff00,0xff00000000ff00,0xffffffffffffff,0xffffffffffffff
.quad 0xff000000,0xff000000,0xffff00000000ff00,0xffff00000000ff00
.quad 0xffff000000,0xffff000000,0xffff000000ff00,0xffff000000ff00
.quad 0xff00ffffffff00ff,0xff00ffffffff00ff,0xff00000000,0xff00000000
.quad 0xff00ff0000000000,0xff00ff0000000000,0xff0000000000ff00,0xff0000000000ff00
.quad 0xffff0000ffffff,0xffff0000ffffff,0xff00ff00,0xff00ff00
.quad 0xffff00000000ff00,0xffff00000000ff00,0xffffffff000000,0xffffffff000000
.quad 0xffff000000,0xffff000000,0xff00,0xff00
.quad 0x0,0x0,0xffff0000000000,0xffff0000000000
.quad 0xff0000ffff00ff00,0xff0000ffff00ff00,0xffff0000ff00ff,0xffff0000ff00ff
.quad 0xff00ff00,0xff00ff00,0xff00ff000000ff00,0xff00ff000000ff00
.quad 0xffff000000000000,0xffff000000000000,0xffff000000,0xffff000000
.quad 0xff00,0xff00,0x0,0x0
.quad 0xffff0000000000,0xffff0000000000,0xff0000ffff00ff00,0xff0000ffff00ff00
.quad 0xffff0000ff00ff,0xffff0000ff00ff,0xff00ff00,0xff00ff00
.quad 0xff00000000,0xff00000000,0xffff000000000000,0xffff000000000000
.quad 0xffff000000,0xffff000000,0xff00,0xff00
.quad 0x0,0x0,0xffff0000000000,0xffff0000000000
.quad 0xff0000ffff00ff00,0xff0000ffff00ff00,0xffff0000ff00ff,0xffff0000ff00ff
.quad 0xff00ffffffffffff,0xff00ffffffffffff,0xff00000000,0xff00000000
.quad 0xffff000000000000,0xffff000000000000,0xffff000000,0xffff000000
.quad 0xff00,0xff00,0x0,0x0
.quad 0xffff0000000000,0xffff0000000000,0xff0000ffff00ff00,0xff0000ffff00ff00
.quad 0xffff00ff0000,0xffff00ff0000,0xff0000ffffff00,0xff0000ffffff00
.quad 0xffffffff00ffffff,0xffffffff00ffffff,0xffff00ffffff,0xffff00ffffff
.quad 0xff0000,0xff0000,0xffff00,0xffff00
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff00,0xffff00
.quad 0xff000000ff000000,0xff000000ff000000,0xffff00ff0000,0xffff00ff0000
.quad 0xff0000ffffff00,0xff0000ffffff00,0xffffffff00ffffff,0xffffffff00ffffff
.quad 0xffff00ffffff,0xffff00ffffff,0xff0000,0xff0000
.quad 0xffff00,0xffff00,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffffffff00ff00ff,0xffffffff00ff00ff,0xffff000000ffff00,0xffff000000ffff00
.quad 0xffff00000000ffff,0xffff00000000ffff,0xffffffff0000ff,0xffffffff0000ff
.quad 0xffffffff0000ffff,0xffffffff0000ffff,0xffff000000ff,0xffff000000ff
.quad 0xff0000ff000000,0xff0000ff000000,0x0,0x0
.quad 0xff0000ff000000,0xff0000ff000000,0xff00ffffff00ffff,0xff00ffffff00ffff
.quad 0xffff000000ff,0xffff000000ff,0xffffffff00ff0000,0xffffffff00ff0000
.quad 0xffffffffff00ff,0xffffffffff00ff,0xffffffff00ff00ff,0xffffffff00ff00ff
.quad 0xffffffffff00ff,0xffffffffff00ff,0xff0000ffffff00,0xff0000ffffff00
.quad 0xff0000,0xff0000,0xffff00,0xffff00
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff00,0xffff00
.quad 0xffffffff00000000,0xffffffff00000000,0xffffffff00ffff,0xffffffff00ffff
.quad 0xff00ffffff0000ff,0xff00ffffff0000ff,0xffffffff00ffff,0xffffffff00ffff
.quad 0xffff00ffffff,0xffff00ffffff,0xff0000,0xff0000
.quad 0xffff00,0xffff00,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffff00,0xffff00,0xffffffff00000000,0xffffffff00000000
.quad 0xffffffff00ffff,0xffffffff00ffff,0xff00ffffff0000ff,0xff00ffffff0000ff
.quad 0xffffffff00ffffff,0xffffffff00ffffff,0xffff00ffffff,0xffff00ffffff
.quad 0xff0000,0xff0000,0xffff00,0xffff00
.quad 0xff0000ffff0000,0xff0000ffff0000,0xffff00,0xffff00
.quad 0xffffffff00000000,0xffffffff00000000,0xffffffff00ffff,0xffffffff00ffff
.quad 0xff0000ffffff00,0xff0000ffffff00,0xffffffff00ffffff,0xffffffff00ffffff
.quad 0xffff00ffffff,0xffff00ffffff,0xff0000,0xff0000
.quad 0xffff00,0xffff00,0xff0000ffff0000,0xff0000ffff0000
.quad 0xffff00,0xffff00,0xffffffff00000000,0xffffffff00000000
.p2align 6
table local_streebog_portable_CONSTANTS_1001_0,2048
1001:
.quad 0x0,0xfb40c17910780fcf,0x0,0x6c76e4a2a9898463
.quad 0x0,0x231a6312b67b5375,0x0,0x69f8d495a280cad0
.quad 0x0,0x910ab28b9902e474,0x0,0xf42a7f02354f4892
.quad 0x0,0x597eaba153eeff90,0x0,0xc54118d84f91b490
.quad 0x0,0xf2dfcc1ac7b3ff51,0x0,0xe9e03afe7e2ea5c7
.quad 0x0,0xc73ed9505298c643,0x0,0xcc23709ae486abac
.quad 0x0,0x2e3fd8231ed949fb,0x0,0xb1eda6298171e411
.quad 0x0,0xf773346d064a024e,0x0,0x29fee284869b4f65
.quad 0x0,0x8d6418279058b6fe,0x0,0x7a1b2d26e387bfb1
.quad 0x0,0xa083fbbd02e8e8c0,0x0,0x4155ece0c1f3bf34
.quad 0x0,0x99e3f735386b3e5b,0x0,0x90fa56cdd45f905b
.quad 0x0,0x9ebcf22b64861690,0x0,0x9f3ec3891aa14ea9
.quad 0x0,0xd88ee4966ec9177a,0x0,0x81be87ac261d8e95
.quad 0x0,0x92adb93149b0fa7d,0x0,0xfce19b31d8322075
.quad 0x0,0x569e95a566f43bfe,0x0,0xcb144bf7b843f23f
.quad 0x0,0xe45ac220d877c9ea,0x0,0xdc2ce3db8f0349c6
.quad 0x0,0xbc6dd83d8ed4dadb,0x0,0xeed78a3e24bed76d
.quad 0x0,0x3c7f38ffe9b59917,0x0,0xeedca1e3c35b15b0
.quad 0x0,0x7e77393721083d97,0x0,0x3bc49287cf4f5b5a
.quad 0x0,0xa78ec11b41839b63,0x0,0x4c9c02959262199a
.quad 0x0,0x6a924668a000cb82,0x0,0xcfbcdccf57ac9e15
.quad 0x0,0xeaf0ae9c8b053f3f,0x0,0xff9994e1d88c53a1
.quad 0x0,0x131e147bfadec98e,0x0,0xe37f88ff42d5692f
.quad 0x0,0x49bf6327653187f1,0x0,0x8b4cfab8141ebcdc
.quad 0x0,0x7a960e3d5820f43b,0x0,0x14bff9f4e3bc320b
.quad 0x0,0x86f7f3ebe863adcc,0x0,0x29609c43ddb64ab0
.quad 0x0,0xf22a11d05133114b,0x0,0xa2401c50eff2088a
.quad 0x0,0xd094276ba01483f2,0x0,0x91e9686ce2a8b1b3
.quad 0x0,0xd4ed8d3e979ec1c6,0x0,0xe2e1cadc09f929b5
.quad 0x0,0x2bf31503f1643da5,0x0,0xb48bed1cf358a237
.quad 0x0,0x8ab5a0332fba203b,0x0,0xf73683601640384
.quad 0x0,0x2c45b2a99652f542,0x0,0x997e66092d9cb79a
.quad 0x0,0x84b510392bb75089,0x0,0xa78ce43e8f4febc1
.quad 0x0,0xd2e01b90e4564c74,0x0,0x36fee66c4a325fc1
.quad 0x0,0xf532f2f788ca45cd,0x0,0xb52720107489822a
.quad 0x0,0x5719bc15a006947,0x0,0x489046565f280cd9
.quad 0x0,0xb83879033e9bd87b,0x0,0x9edcab997c36cefa
.quad 0x0,0x1b9deda02ac58305,0x0,0xfcd686713d2aa129
.quad 0x0,0x5f97822777166fe4,0x0,0xc7d97e856c5efa45
.quad 0x0,0x538ff43204df4ef,0x0,0xa89bf393e9604367
.quad 0x0,0x85982e7de527a9b3,0x0,0x8f67e02ae8677489
.quad 0x0,0x688c54d94167542,0x0,0xafada66faceacf9f
.quad 0x0,0xe22c8aa414414ad7,0x0,0xd5262938ec235db0
.quad 0x0,0xa7a16ecbeecf56ba,0x0,0x2ea7d5e9abb1cacc
.quad 0x0,0xac448a8a837df332,0x0,0xc6c09ba500a313fc
.quad 0x0,0xaca7ae9a60a03928,0x0,0x3b85280d2e613ed2
.quad 0x0,0xda47337abbabf3f6,0x0,0x9633ace4b116c4e1
.quad 0x0,0x7f02889383640964,0x0,0x76abcd5ea72e599a
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
