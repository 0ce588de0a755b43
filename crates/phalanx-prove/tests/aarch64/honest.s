// Functions that do not leak. The comment `prove` is the contract.
.arch armv8.2-a+sha3+crypto+crc
.text
.macro function name
.type \name, %function
\name:
.endm

// prove honest_copy(&secret, &secret, public)
function honest_copy
    cbz x2, 2f
1:  ldrb w3, [x0], #1
    strb w3, [x1], #1
    subs x2, x2, #1
    b.ne 1b
2:  ret

// prove honest_index(&public, public<16)
function honest_index
    ldrb w2, [x0, x1]
    and x2, x2, #7
    ldr x0, [x0, x2, lsl #3]
    ret

// Three of four bytes are the caller's.
// prove honest_select(&secret, &secret) -> secret
function honest_select
    ldr x2, [x0]
    ldr x3, [x1]
    cmp x2, x3
    csel x0, x2, x3, lo
    csetm x4, eq
    ccmp x4, #0, #4, ne
    csinc x0, x0, x4, ne
    ret

// A look-up in registers.
// prove honest_tbl(&secret, &secret, &secret)
function honest_tbl
    ldr q0, [x0]
    ld1 {v16.16b-v19.16b}, [x1]
    tbl v1.16b, {v16.16b-v19.16b}, v0.16b
    movi v2.16b, #0x40
    eor v0.16b, v0.16b, v2.16b
    tbx v1.16b, {v16.16b-v19.16b}, v0.16b
    str q1, [x2]
    ret

// prove honest_ternary(&secret, &secret)
function honest_ternary
    ldp q0, q1, [x0]
    ldr q2, [x0, #32]
    bsl v2.16b, v0.16b, v1.16b
    eor3 v3.16b, v0.16b, v1.16b, v2.16b
    pmull v4.1q, v0.1d, v1.1d
    pmull2 v5.1q, v0.2d, v1.2d
    stp q2, q3, [x1]
    stp q4, q5, [x1, #32]
    ret

// Division of public numbers.
// prove honest_division(public, public, &secret)
function honest_division
    udiv x3, x0, x1
    msub x4, x3, x1, x0
    and x4, x4, #31
    ldrb w0, [x2, x4]
    ret

// What is kept for the caller, and a frame.
// prove honest_frame(&secret, &secret)
function honest_frame
    stp x29, x30, [sp, #-80]!
    mov x29, sp
    stp x19, x20, [sp, #16]
    stp d8, d9, [sp, #32]
    mov x19, x0
    mov x20, x1
    ldr q8, [x19]
    bl honest_helper
    str q8, [x20]
    ldp d8, d9, [sp, #32]
    ldp x19, x20, [sp, #16]
    ldp x29, x30, [sp], #80
    ret

function honest_helper
    movi v0.16b, #1
    add v8.16b, v8.16b, v0.16b
    ret

// The stack pointer rounded down, as compilers do where vectors spill.
// prove honest_aligned(&secret, public)
function honest_aligned
    stp x29, x30, [sp, #-16]!
    mov x29, sp
    sub x9, sp, #0x110
    and sp, x9, #0xffffffffffffffc0
    str x0, [sp, #8]
    ldr q0, [x0]
    and x1, x1, #7
    add x2, sp, #64
    str q0, [x2, x1, lsl #4]
    ldr x0, [sp, #8]
    str q0, [x0]
    mov sp, x29
    ldp x29, x30, [sp], #16
    ret

// Each page of a large frame touched first.
// prove honest_probed(&secret)
function honest_probed
    stp x29, x30, [sp, #-16]!
    mov x29, sp
    sub x9, sp, #0x3, lsl #12
    and x9, x9, #0xffffffffffffffc0
1:  sub sp, sp, #0x1, lsl #12
    cmp sp, x9
    b.le 2f
    str xzr, [sp]
    b 1b
2:  mov sp, x9
    str x0, [sp, #0x2000]
    ldr x1, [sp, #0x2000]
    ldr x2, [x1]
    mov sp, x29
    ldp x29, x30, [sp], #16
    ret

// A jump table, as LLVM writes it.
// prove honest_table(public)
function honest_table
    cmp x0, #3
    b.hi 5f
    adr x8, 6f
    adr x9, 1f
    ldrb w10, [x8, x0]
    add x9, x9, x10, lsl #2
    br x9
1:  mov w0, #1
    ret
2:  mov w0, #2
    ret
3:  mov w0, #3
    ret
4:  mov w0, #4
    ret
5:  mov w0, #5
    ret
6:  .byte 0, 2, 4, 6

// And as gcc does, with signs.
// prove honest_table_signed(public)
function honest_table_signed
    cmp w0, #2
    b.hi 4f
    adr x1, 5f
    ldrb w1, [x1, w0, uxtw]
    adr x2, 1f
    add x1, x2, w1, sxtb #2
    br x1
1:  mov w0, #1
    ret
3:  mov w0, #3
    ret
4:  ret
5:  .byte 0, 2, 4
    .balign 4

// prove honest_memory(&secret, &secret)
function honest_memory
    stp x29, x30, [sp, #-48]!
    stp xzr, xzr, [sp, #16]
    add x0, sp, #16
    mov x2, #32
    bl memcpy
    ldp x29, x30, [sp], #48
    ret

// prove honest_tail(&secret, public)
function honest_tail
    mov x2, x1
    mov w1, #0
    b memset

// prove honest_wipe(&secret, public) wipes 0 for 1
function honest_wipe
    cbz x1, 1f
    mov x2, x1
    mov w1, #0
    b memset
1:  ret

// prove honest_summary(&secret, public) -> public
function honest_summary
    str x30, [sp, #-16]!
    bl tests_helper
    ldr x30, [sp], #16
    ret

// prove honest_bits(public, &secret)
function honest_bits
    tbz x0, #3, 1f
    tbnz w0, #31, 1f
    ldr x2, [x1]
    ror x2, x2, #3
    ubfx x3, x2, #3, #4
    bfi x2, x3, #8, #4
    str x2, [x1]
1:  ret

// What is left of a pointer's low bits is put in.
// prove honest_insert(&secret, public)
function honest_insert
    sub sp, sp, #64
    ldp x2, x3, [x0]
    stp x2, x3, [sp]
    add x4, sp, #16
    bfi x4, x1, #3, #1
    str x2, [x4]
    stp xzr, xzr, [sp]
    stp xzr, xzr, [sp, #16]
    add sp, sp, #64
    ret

// prove honest_zero(&secret, &public) -> public
function honest_zero
    ldr x2, [x0]
    eor x2, x2, x2
    ldr q0, [x0]
    eor v0.16b, v0.16b, v0.16b
    fmov x3, d0
    add x2, x2, x3
    ldr x0, [x1, x2]
    ret

// prove honest_protected(&secret)
function honest_protected
    str x30, [sp, #-32]!
    adrp x1, :got:__stack_chk_guard
    ldr x1, [x1, :got_lo12:__stack_chk_guard]
    ldr x2, [x1]
    str x2, [sp, #24]
    ldr q0, [x0]
    str q0, [sp, #8]
    ldr x3, [sp, #24]
    ldr x2, [x1]
    subs x3, x3, x2
    b.ne 1f
    ldr x30, [sp], #32
    ret
1:  bl __stack_chk_fail

// prove honest_signed(&secret)
function honest_signed
    paciasp
    stp x29, x30, [sp, #-16]!
    ldr x1, [x0]
    ldp x29, x30, [sp], #16
    autiasp
    ret

// prove honest_cleared() clears neon
function honest_cleared
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    movi v\n\().2d, #0
    .endr
    .irp n, 8, 9, 10, 11, 12, 13, 14, 15
    mov v\n\().d[1], xzr
    .endr
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18
    mov x\n, xzr
    .endr
    ret
