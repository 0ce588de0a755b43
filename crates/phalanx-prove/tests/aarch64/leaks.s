// Each function leaks once, at the instruction after its mark. The comment `prove` is its contract. Names indicate the special case.
.arch armv8.2-a+sha3+crypto+crc+lse+dotprod
.text
.macro function name
.type \name, %function
\name:
.endm

// The only leak in another function.
function tests_zero
here_branch_called: // leaks: branch
    cbz x0, 1f
    nop
1:  ret

function tests_nothing
    ret

function tests_saves
    str x30, [sp, #-16]!
    ldr x30, [sp], #16
    ret

// The location of an earlier call's return address.
function tests_stale
    ldr x30, [sp, #-16]
here_return_stale: // leaks: indirect
    ret

// prove leak_table(&secret, &public)
function leak_table
    ldrb w2, [x0]
here_table: // leaks: address
    ldrb w0, [x1, x2]
    ret
.size leak_table, . - leak_table

// prove leak_table_words(&secret, &public)
function leak_table_words
    ldrb w2, [x0]
here_table_words: // leaks: address
    ldr x0, [x1, x2, lsl #3]
    ret
.size leak_table_words, . - leak_table_words

// prove leak_table_uxtw(&secret, &public)
function leak_table_uxtw
    ldr w2, [x0]
here_table_uxtw: // leaks: address
    ldrh w0, [x1, w2, uxtw #1]
    ret
.size leak_table_uxtw, . - leak_table_uxtw

// prove leak_table_sxtw(&secret, &public)
function leak_table_sxtw
    ldrsw x2, [x0]
here_table_sxtw: // leaks: address
    ldr w0, [x1, w2, sxtw #2]
    ret
.size leak_table_sxtw, . - leak_table_sxtw

// prove leak_table_signed(&secret, &public)
function leak_table_signed
    ldrsb x2, [x0]
here_table_signed: // leaks: address
    ldrsb w0, [x1, x2]
    ret
.size leak_table_signed, . - leak_table_signed

// prove leak_table_half(&secret, &public)
function leak_table_half
    ldrsh w2, [x0]
    and x2, x2, #15
here_table_half: // leaks: address
    ldrsh x0, [x1, x2]
    ret
.size leak_table_half, . - leak_table_half

// prove leak_table_sum(&secret, &public)
function leak_table_sum
    ldrb w2, [x0]
    add x1, x1, x2
here_table_sum: // leaks: address
    ldrb w0, [x1]
    ret
.size leak_table_sum, . - leak_table_sum

// prove leak_table_sum_extended(&secret, &public)
function leak_table_sum_extended
    ldrb w2, [x0]
    add x1, x1, w2, uxtb #3
here_table_sum_extended: // leaks: address
    ldr x0, [x1, #8]
    ret
.size leak_table_sum_extended, . - leak_table_sum_extended

// prove leak_table_sub(&secret, &public)
function leak_table_sub
    ldr x2, [x0]
    sub x1, x1, x2, lsr #60
here_table_sub: // leaks: address
    ldur x0, [x1, #-8]
    ret
.size leak_table_sub, . - leak_table_sub

// prove leak_table_before(&secret, &public)
function leak_table_before
    ldrb w2, [x0]
    add x1, x1, x2
here_table_before: // leaks: address
    ldr x0, [x1, #16]!
    ret
.size leak_table_before, . - leak_table_before

// prove leak_table_after(&secret, &public)
function leak_table_after
    ldrb w2, [x0]
    add x1, x1, x2
here_table_after: // leaks: address
    ldr x0, [x1], #16
    ret
.size leak_table_after, . - leak_table_after

// prove leak_table_pair(&secret, &public)
function leak_table_pair
    ldrb w2, [x0]
    add x1, x1, x2
here_table_pair: // leaks: address
    ldp x0, x2, [x1]
    ret
.size leak_table_pair, . - leak_table_pair

// prove leak_table_pair_signed(&secret, &public)
function leak_table_pair_signed
    ldrb w2, [x0]
    add x1, x1, x2
here_table_pair_signed: // leaks: address
    ldpsw x0, x2, [x1]
    ret
.size leak_table_pair_signed, . - leak_table_pair_signed

// prove leak_table_acquire(&secret, &public)
function leak_table_acquire
    ldrb w2, [x0]
    add x1, x1, x2
here_table_acquire: // leaks: address
    ldar x0, [x1]
    ret
.size leak_table_acquire, . - leak_table_acquire

// prove leak_table_vector(&secret, &public)
function leak_table_vector
    ldrb w2, [x0]
here_table_vector: // leaks: address
    ldr q0, [x1, x2]
    ret
.size leak_table_vector, . - leak_table_vector

// prove leak_table_double(&secret, &public)
function leak_table_double
    ldrb w2, [x0]
here_table_double: // leaks: address
    ldr d0, [x1, x2, lsl #3]
    ret
.size leak_table_double, . - leak_table_double

// prove leak_table_vectors(&secret, &public)
function leak_table_vectors
    ldrb w2, [x0]
    add x1, x1, x2
here_table_vectors: // leaks: address
    ld1 {v0.16b, v1.16b}, [x1]
    ret
.size leak_table_vectors, . - leak_table_vectors

// prove leak_table_lane(&secret, &public)
function leak_table_lane
    ldrb w2, [x0]
    add x1, x1, x2
here_table_lane: // leaks: address
    ld1 {v0.b}[3], [x1]
    ret
.size leak_table_lane, . - leak_table_lane

// prove leak_table_repeated(&secret, &public)
function leak_table_repeated
    ldrb w2, [x0]
    add x1, x1, x2
here_table_repeated: // leaks: address
    ld1r {v0.4s}, [x1]
    ret
.size leak_table_repeated, . - leak_table_repeated

// prove leak_table_interleaved(&secret, &public)
function leak_table_interleaved
    ldrb w2, [x0]
    add x1, x1, x2
here_table_interleaved: // leaks: address
    ld4 {v0.8b-v3.8b}, [x1]
    ret
.size leak_table_interleaved, . - leak_table_interleaved

// prove leak_table_advanced(&secret, &public)
function leak_table_advanced
    ldrb w2, [x0]
    ld1 {v0.16b}, [x1], x2
here_table_advanced: // leaks: address
    ld1 {v0.16b}, [x1]
    ret
.size leak_table_advanced, . - leak_table_advanced

// prove leak_prefetch(&secret, &public)
function leak_prefetch
    ldrb w2, [x0]
here_prefetch: // leaks: address
    prfm pldl1keep, [x1, x2, lsl #3]
    ret
.size leak_prefetch, . - leak_prefetch

// prove leak_store(&secret, &secret)
function leak_store
    ldrb w2, [x0]
here_store: // leaks: address
    strb wzr, [x1, x2]
    ret
.size leak_store, . - leak_store

// prove leak_store_half(&secret, &secret)
function leak_store_half
    ldrb w2, [x0]
here_store_half: // leaks: address
    strh wzr, [x1, x2]
    ret
.size leak_store_half, . - leak_store_half

// prove leak_store_pair(&secret, &secret)
function leak_store_pair
    ldrb w2, [x0]
    add x1, x1, x2
here_store_pair: // leaks: address
    stp xzr, xzr, [x1]
    ret
.size leak_store_pair, . - leak_store_pair

// prove leak_store_vector(&secret, &secret)
function leak_store_vector
    ldrb w2, [x0]
here_store_vector: // leaks: address
    str q0, [x1, x2]
    ret
.size leak_store_vector, . - leak_store_vector

// prove leak_store_vectors(&secret, &secret)
function leak_store_vectors
    ldrb w2, [x0]
    add x1, x1, x2
here_store_vectors: // leaks: address
    st1 {v0.16b}, [x1]
    ret
.size leak_store_vectors, . - leak_store_vectors

// prove leak_store_interleaved(&secret, &secret)
function leak_store_interleaved
    ldrb w2, [x0]
    add x1, x1, x2
here_store_interleaved: // leaks: address
    st2 {v0.16b, v1.16b}, [x1]
    ret
.size leak_store_interleaved, . - leak_store_interleaved

// prove leak_store_lane(&secret, &secret)
function leak_store_lane
    ldrb w2, [x0]
    add x1, x1, x2
here_store_lane: // leaks: address
    st1 {v0.s}[1], [x1]
    ret
.size leak_store_lane, . - leak_store_lane

// prove leak_store_release(&secret, &secret)
function leak_store_release
    ldrb w2, [x0]
    add x1, x1, x2
here_store_release: // leaks: address
    stlr xzr, [x1]
    ret
.size leak_store_release, . - leak_store_release

// prove leak_argument(secret, &public)
function leak_argument
here_argument: // leaks: address
    ldrb w0, [x1, x0]
    ret
.size leak_argument, . - leak_argument

// prove leak_argument_word(secret, &public)
function leak_argument_word
    and w0, w0, #15
here_argument_word: // leaks: address
    ldrb w0, [x1, w0, uxtw]
    ret
.size leak_argument_word, . - leak_argument_word

// prove leak_eighth(public, public, public, public, public, public, &public, secret)
function leak_eighth
here_eighth: // leaks: address
    ldrb w0, [x6, x7]
    ret
.size leak_eighth, . - leak_eighth

// prove leak_ninth(&public, public, public, public, public, public, public, public, secret)
function leak_ninth
    ldr x1, [sp]
here_ninth: // leaks: address
    ldrb w0, [x0, x1]
    ret
.size leak_ninth, . - leak_ninth

// prove leak_unset(&secret, &public)
function leak_unset
here_unset: // leaks: address
    ldrb w0, [x1, x9]
    ret
.size leak_unset, . - leak_unset

// prove leak_saved(&secret, &public)
function leak_saved
here_saved: // leaks: address
    ldrb w0, [x1, x19]
    ret
.size leak_saved, . - leak_saved

// prove leak_through_stack(&secret, &public)
function leak_through_stack
    ldr x2, [x0]
    str x2, [sp, #-16]!
    ldr x3, [sp], #16
here_through_stack: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_stack, . - leak_through_stack

// prove leak_through_stack_byte(&secret, &public)
function leak_through_stack_byte
    ldr x2, [x0]
    sub sp, sp, #16
    stp xzr, xzr, [sp]
    strb w2, [sp, #3]
    ldr w3, [sp]
    add sp, sp, #16
here_through_stack_byte: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_stack_byte, . - leak_through_stack_byte

// prove leak_through_stack_pair(&secret, &public)
function leak_through_stack_pair
    ldr x2, [x0]
    stp x2, xzr, [sp, #-16]!
    ldp x4, x3, [sp], #16
    mov x3, x4
here_through_stack_pair: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_stack_pair, . - leak_through_stack_pair

// prove leak_through_stack_vector(&secret, &public)
function leak_through_stack_vector
    ldr x2, [x0]
    fmov d0, x2
    str q0, [sp, #-16]!
    ldr x3, [sp], #16
here_through_stack_vector: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_stack_vector, . - leak_through_stack_vector

// prove leak_through_stack_index(&secret, &public)
function leak_through_stack_index
    ldr x2, [x0]
    sub sp, sp, #64
    stp xzr, xzr, [sp]
    stp xzr, xzr, [sp, #16]
    stp xzr, xzr, [sp, #32]
    stp xzr, xzr, [sp, #48]
    and x4, x1, #56
    str x2, [sp, x4]
    ldr x3, [sp, #24]
    add sp, sp, #64
here_through_stack_index: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_stack_index, . - leak_through_stack_index

// prove leak_through_public_memory(&secret, &public)
function leak_through_public_memory
    ldr x2, [x0]
    str x2, [x1, #64]
    ldr x3, [x1, #64]
here_through_public_memory: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_public_memory, . - leak_through_public_memory

// prove leak_through_csel(&secret, &public)
function leak_through_csel
    ldr x2, [x0]
    cmp x1, #0
    csel x3, x2, xzr, eq
here_through_csel: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_csel, . - leak_through_csel

// prove leak_through_csel_condition(&secret, &public)
function leak_through_csel_condition
    ldr x2, [x0]
    cmp x2, #7
    mov x4, #5
    csel x3, x4, xzr, eq
here_through_csel_condition: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_csel_condition, . - leak_through_csel_condition

// prove leak_through_cset(&secret, &public)
function leak_through_cset
    ldr x2, [x0]
    cmp x2, #7
    cset x3, hi
here_through_cset: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_cset, . - leak_through_cset

// prove leak_through_csetm(&secret, &public)
function leak_through_csetm
    ldr x2, [x0]
    tst x2, #8
    csetm x3, ne
here_through_csetm: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_csetm, . - leak_through_csetm

// prove leak_through_csinc(&secret, &public)
function leak_through_csinc
    ldr x2, [x0]
    cmp x2, #7
    csinc x3, xzr, xzr, lt
here_through_csinc: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_csinc, . - leak_through_csinc

// prove leak_through_cinv(&secret, &public)
function leak_through_cinv
    ldr x2, [x0]
    cmp x2, #7
    mov x4, #1
    cinv x3, x4, vs
here_through_cinv: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_cinv, . - leak_through_cinv

// prove leak_through_csneg(&secret, &public)
function leak_through_csneg
    ldr x2, [x0]
    cmp x2, x1
    mov x4, #1
    csneg x3, x4, x4, mi
here_through_csneg: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_csneg, . - leak_through_csneg

// prove leak_through_carry(&secret, &public)
function leak_through_carry
    ldr x2, [x0]
    adds x2, x2, x2
    adc x3, xzr, xzr
here_through_carry: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_carry, . - leak_through_carry

// prove leak_through_borrow(&secret, &public)
function leak_through_borrow
    ldr x2, [x0]
    subs x2, x2, x1
    sbc x3, xzr, xzr
here_through_borrow: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_borrow, . - leak_through_borrow

// prove leak_through_flags(&secret, &public)
function leak_through_flags
    ldr x2, [x0]
    cmp x2, #3
    mrs x3, nzcv
here_through_flags: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_flags, . - leak_through_flags

// prove leak_through_mul(&secret, &public)
function leak_through_mul
    ldr x2, [x0]
    mov x4, #3
    mul x3, x2, x4
here_through_mul: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_mul, . - leak_through_mul

// prove leak_through_madd(&secret, &public)
function leak_through_madd
    ldr x2, [x0]
    mov x4, #3
    madd x3, x4, x4, x2
here_through_madd: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_madd, . - leak_through_madd

// prove leak_through_umulh(&secret, &public)
function leak_through_umulh
    ldr x2, [x0]
    mov x4, #3
    umulh x3, x2, x4
here_through_umulh: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_umulh, . - leak_through_umulh

// prove leak_through_smull(&secret, &public)
function leak_through_smull
    ldr x2, [x0]
    smull x3, w2, w2
here_through_smull: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_smull, . - leak_through_smull

// prove leak_through_clz(&secret, &public)
function leak_through_clz
    ldr x2, [x0]
    clz x3, x2
here_through_clz: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_clz, . - leak_through_clz

// prove leak_through_rbit(&secret, &public)
function leak_through_rbit
    ldr x2, [x0]
    rbit x3, x2
here_through_rbit: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_rbit, . - leak_through_rbit

// prove leak_through_rev(&secret, &public)
function leak_through_rev
    ldr x2, [x0]
    rev16 w3, w2
here_through_rev: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_rev, . - leak_through_rev

// prove leak_through_extr(&secret, &public)
function leak_through_extr
    ldr x2, [x0]
    extr x3, xzr, x2, #60
here_through_extr: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_extr, . - leak_through_extr

// prove leak_through_bfi(&secret, &public)
function leak_through_bfi
    ldr x2, [x0]
    mov x3, #0
    bfi x3, x2, #2, #4
here_through_bfi: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bfi, . - leak_through_bfi

// prove leak_through_bfxil(&secret, &public)
function leak_through_bfxil
    ldr x2, [x0]
    mov x3, #0
    bfxil x3, x2, #8, #4
here_through_bfxil: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bfxil, . - leak_through_bfxil

// prove leak_through_bfi_rest(&secret, &public)
function leak_through_bfi_rest
    ldr x2, [x0]
    mov x3, x2
    bfi x3, xzr, #0, #4
here_through_bfi_rest: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bfi_rest, . - leak_through_bfi_rest

// prove leak_through_movk(&secret, &public)
function leak_through_movk
    ldr x2, [x0]
    mov x3, x2
    movk x3, #1, lsl #32
here_through_movk: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_movk, . - leak_through_movk

// prove leak_through_ubfx(&secret, &public)
function leak_through_ubfx
    ldr x2, [x0]
    ubfx x3, x2, #5, #3
here_through_ubfx: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_ubfx, . - leak_through_ubfx

// prove leak_through_sbfiz(&secret, &public)
function leak_through_sbfiz
    ldr x2, [x0]
    sbfiz x3, x2, #3, #7
here_through_sbfiz: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_sbfiz, . - leak_through_sbfiz

// prove leak_through_shift_count(&secret, &public)
function leak_through_shift_count
    ldr x2, [x0]
    mov x4, #1
    lsl x3, x4, x2
here_through_shift_count: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_shift_count, . - leak_through_shift_count

// prove leak_through_rotation(&secret, &public)
function leak_through_rotation
    ldr x2, [x0]
    ror x3, x2, #60
here_through_rotation: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_rotation, . - leak_through_rotation

// prove leak_through_crc(&secret, &public)
function leak_through_crc
    ldr x2, [x0]
    crc32b w3, wzr, w2
here_through_crc: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_crc, . - leak_through_crc

// prove leak_through_orn(&secret, &public)
function leak_through_orn
    ldr x2, [x0]
    orn x3, xzr, x2
here_through_orn: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_orn, . - leak_through_orn

// prove leak_through_zero_or(&secret, &public)
function leak_through_zero_or
    ldr x2, [x0]
    orr x3, xzr, x2, lsr #62
here_through_zero_or: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_zero_or, . - leak_through_zero_or

// prove leak_through_fmov(&secret, &public)
function leak_through_fmov
    ldr x2, [x0]
    fmov d0, x2
    fmov x3, d0
here_through_fmov: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_fmov, . - leak_through_fmov

// prove leak_through_umov(&secret, &public)
function leak_through_umov
    ldr x2, [x0]
    fmov d0, x2
    umov w3, v0.b[1]
here_through_umov: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_umov, . - leak_through_umov

// prove leak_through_high_half(&secret, &public)
function leak_through_high_half
    ldr x2, [x0]
    movi v0.2d, #0
    mov v0.d[1], x2
    mov x3, v0.d[1]
here_through_high_half: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_high_half, . - leak_through_high_half

// prove leak_through_lane(&secret, &public)
function leak_through_lane
    ldr x2, [x0]
    movi v0.2d, #0
    mov v0.s[1], w2
    fmov x3, d0
here_through_lane: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_lane, . - leak_through_lane

// prove leak_through_lane_kept(&secret, &public)
function leak_through_lane_kept
    ldr x2, [x0]
    dup v0.2d, x2
    mov v0.d[1], xzr
    fmov x3, d0
here_through_lane_kept: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_lane_kept, . - leak_through_lane_kept

// prove leak_through_lane_loaded(&secret, &public)
function leak_through_lane_loaded
    ldr x2, [x0]
    dup v0.2d, x2
    ld1 {v0.b}[0], [x1]
    fmov x3, d0
here_through_lane_loaded: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_lane_loaded, . - leak_through_lane_loaded

// prove leak_through_bic_number(&secret, &public)
function leak_through_bic_number
    ldr x2, [x0]
    dup v0.2d, x2
    bic v0.4s, #1
    fmov x3, d0
here_through_bic_number: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bic_number, . - leak_through_bic_number

// prove leak_through_orr_number(&secret, &public)
function leak_through_orr_number
    ldr x2, [x0]
    dup v0.2d, x2
    orr v0.8h, #1
    mov x3, v0.d[1]
here_through_orr_number: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_orr_number, . - leak_through_orr_number

// prove leak_through_tbl(&secret, &public)
function leak_through_tbl
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #3
    tbl v2.16b, {v1.16b}, v0.16b
    fmov x3, d2
here_through_tbl: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_tbl, . - leak_through_tbl

// prove leak_through_tbl_table(&secret, &public)
function leak_through_tbl_table
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #3
    tbl v2.16b, {v0.16b, v1.16b}, v1.16b
    fmov x3, d2
here_through_tbl_table: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_tbl_table, . - leak_through_tbl_table

// prove leak_through_tbx_kept(&secret, &public)
function leak_through_tbx_kept
    ldr x2, [x0]
    dup v2.16b, w2
    movi v1.16b, #63
    tbx v2.16b, {v1.16b}, v1.16b
    fmov x3, d2
here_through_tbx_kept: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_tbx_kept, . - leak_through_tbx_kept

// prove leak_through_bsl(&secret, &public)
function leak_through_bsl
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #1
    movi v2.16b, #2
    bsl v0.16b, v1.16b, v2.16b
    fmov x3, d0
here_through_bsl: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bsl, . - leak_through_bsl

// prove leak_through_bit(&secret, &public)
function leak_through_bit
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #1
    movi v2.16b, #2
    bit v2.16b, v1.16b, v0.16b
    fmov x3, d2
here_through_bit: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_bit, . - leak_through_bit

// prove leak_through_sli(&secret, &public)
function leak_through_sli
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #1
    sli v0.16b, v1.16b, #4
    fmov x3, d0
here_through_sli: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_sli, . - leak_through_sli

// prove leak_through_narrow(&secret, &public)
function leak_through_narrow
    ldr x2, [x0]
    dup v0.2d, x2
    movi v1.16b, #0
    xtn2 v1.4s, v0.2d
    mov x3, v1.d[1]
here_through_narrow: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_narrow, . - leak_through_narrow

// prove leak_through_narrow_kept(&secret, &public)
function leak_through_narrow_kept
    ldr x2, [x0]
    dup v1.2d, x2
    movi v0.16b, #0
    xtn2 v1.4s, v0.2d
    fmov x3, d1
here_through_narrow_kept: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_narrow_kept, . - leak_through_narrow_kept

// prove leak_through_sum_of_lanes(&secret, &public)
function leak_through_sum_of_lanes
    ldr x2, [x0]
    dup v0.16b, w2
    addv b1, v0.16b
    umov w3, v1.b[0]
here_through_sum_of_lanes: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_sum_of_lanes, . - leak_through_sum_of_lanes

// prove leak_through_compared(&secret, &public)
function leak_through_compared
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    cmeq v2.16b, v0.16b, v1.16b
    fmov x3, d2
here_through_compared: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_compared, . - leak_through_compared

// prove leak_through_ext(&secret, &public)
function leak_through_ext
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    ext v2.16b, v1.16b, v0.16b, #15
    mov x3, v2.d[1]
here_through_ext: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_ext, . - leak_through_ext

// prove leak_through_zip(&secret, &public)
function leak_through_zip
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    zip2 v2.16b, v1.16b, v0.16b
    fmov x3, d2
here_through_zip: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_zip, . - leak_through_zip

// prove leak_through_mla(&secret, &public)
function leak_through_mla
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    mla v0.16b, v1.16b, v1.16b
    fmov x3, d0
here_through_mla: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_mla, . - leak_through_mla

// prove leak_through_pmull(&secret, &public)
function leak_through_pmull
    ldr x2, [x0]
    fmov d0, x2
    movi v1.16b, #7
    pmull v2.8h, v0.8b, v1.8b
    fmov x3, d2
here_through_pmull: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_pmull, . - leak_through_pmull

// prove leak_through_aese(&secret, &public)
function leak_through_aese
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    aese v1.16b, v0.16b
    fmov x3, d1
here_through_aese: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_aese, . - leak_through_aese

// prove leak_through_sha256(&secret, &public)
function leak_through_sha256
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    sha256su0 v0.4s, v1.4s
    fmov x3, d0
here_through_sha256: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_sha256, . - leak_through_sha256

// prove leak_through_eor3(&secret, &public)
function leak_through_eor3
    ldr x2, [x0]
    dup v0.16b, w2
    movi v1.16b, #7
    eor3 v2.16b, v1.16b, v1.16b, v0.16b
    fmov x3, d2
here_through_eor3: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_eor3, . - leak_through_eor3

// prove leak_through_dot(&secret, &public)
function leak_through_dot
    ldr x2, [x0]
    movi v0.2d, #0
    mov v0.d[1], x2
    movi v1.16b, #7
    movi v2.2d, #0
    udot v2.4s, v1.16b, v0.4b[2]
    fmov x3, d2
here_through_dot: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_dot, . - leak_through_dot

// prove leak_through_fcsel(&secret, &public)
function leak_through_fcsel
    ldr x2, [x0]
    cmp x2, #1
    movi d0, #0
    fmov d1, x1
    fcsel d2, d0, d1, eq
    fmov x3, d2
here_through_fcsel: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_fcsel, . - leak_through_fcsel

// prove leak_through_usra(&secret, &public)
function leak_through_usra
    ldr x2, [x0]
    dup v0.2d, x2
    movi v1.16b, #0
    usra v1.2d, v0.2d, #3
    fmov x3, d1
here_through_usra: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_usra, . - leak_through_usra

// prove leak_through_ccmp(&secret, &public)
function leak_through_ccmp
    ldr x2, [x0]
    cmp x1, #0
    ccmp x2, #1, #0, eq
    cset x3, eq
here_through_ccmp: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_ccmp, . - leak_through_ccmp

// prove leak_through_ccmp_condition(&secret, &public)
function leak_through_ccmp_condition
    ldr x2, [x0]
    cmp x2, #0
    ccmp x1, #1, #0, eq
    cset x3, eq
here_through_ccmp_condition: // leaks: address
    ldrb w0, [x1, x3]
    ret
.size leak_through_ccmp_condition, . - leak_through_ccmp_condition

// prove leak_branch_cmp(&secret, &public)
function leak_branch_cmp
    ldr x2, [x0]
    cmp x2, #3
here_branch_cmp: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_cmp, . - leak_branch_cmp

// prove leak_branch_cmp_register(&secret, &public)
function leak_branch_cmp_register
    ldr x2, [x0]
    cmp x1, x2
here_branch_cmp_register: // leaks: branch
    b.lo 1f
    nop
1:  ret
.size leak_branch_cmp_register, . - leak_branch_cmp_register

// prove leak_branch_cmn(&secret, &public)
function leak_branch_cmn
    ldr x2, [x0]
    cmn w2, #3
here_branch_cmn: // leaks: branch
    b.hi 1f
    nop
1:  ret
.size leak_branch_cmn, . - leak_branch_cmn

// prove leak_branch_tst(&secret, &public)
function leak_branch_tst
    ldr x2, [x0]
    tst x2, #0x80
here_branch_tst: // leaks: branch
    b.ne 1f
    nop
1:  ret
.size leak_branch_tst, . - leak_branch_tst

// prove leak_branch_adds(&secret, &public)
function leak_branch_adds
    ldr x2, [x0]
    adds x2, x2, #1
here_branch_adds: // leaks: branch
    b.cs 1f
    nop
1:  ret
.size leak_branch_adds, . - leak_branch_adds

// prove leak_branch_overflow(&secret, &public)
function leak_branch_overflow
    ldr x2, [x0]
    adds w2, w2, w2
here_branch_overflow: // leaks: branch
    b.vs 1f
    nop
1:  ret
.size leak_branch_overflow, . - leak_branch_overflow

// prove leak_branch_sign(&secret, &public)
function leak_branch_sign
    ldr x2, [x0]
    subs x2, x2, x1
here_branch_sign: // leaks: branch
    b.mi 1f
    nop
1:  ret
.size leak_branch_sign, . - leak_branch_sign

// prove leak_branch_ands(&secret, &public)
function leak_branch_ands
    ldr x2, [x0]
    ands x2, x2, x1
here_branch_ands: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_ands, . - leak_branch_ands

// prove leak_branch_bics(&secret, &public)
function leak_branch_bics
    ldr x2, [x0]
    bics x2, x2, x1
here_branch_bics: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_bics, . - leak_branch_bics

// prove leak_branch_negs(&secret, &public)
function leak_branch_negs
    ldr x2, [x0]
    negs x2, x2
here_branch_negs: // leaks: branch
    b.ge 1f
    nop
1:  ret
.size leak_branch_negs, . - leak_branch_negs

// prove leak_branch_adcs(&secret, &public)
function leak_branch_adcs
    ldr x2, [x0]
    cmp x2, #3
    adcs xzr, xzr, xzr
here_branch_adcs: // leaks: branch
    b.le 1f
    nop
1:  ret
.size leak_branch_adcs, . - leak_branch_adcs

// prove leak_branch_cbz(&secret, &public)
function leak_branch_cbz
    ldr x2, [x0]
here_branch_cbz: // leaks: branch
    cbz x2, 1f
    nop
1:  ret
.size leak_branch_cbz, . - leak_branch_cbz

// prove leak_branch_cbnz(&secret, &public)
function leak_branch_cbnz
    ldr x2, [x0]
here_branch_cbnz: // leaks: branch
    cbnz w2, 1f
    nop
1:  ret
.size leak_branch_cbnz, . - leak_branch_cbnz

// prove leak_branch_tbz(&secret, &public)
function leak_branch_tbz
    ldr x2, [x0]
here_branch_tbz: // leaks: branch
    tbz x2, #40, 1f
    nop
1:  ret
.size leak_branch_tbz, . - leak_branch_tbz

// prove leak_branch_tbnz(&secret, &public)
function leak_branch_tbnz
    ldr x2, [x0]
here_branch_tbnz: // leaks: branch
    tbnz w2, #0, 1f
    nop
1:  ret
.size leak_branch_tbnz, . - leak_branch_tbnz

// prove leak_branch_tbnz_sign(&secret, &public)
function leak_branch_tbnz_sign
    ldr x2, [x0]
here_branch_tbnz_sign: // leaks: branch
    tbnz x2, #63, 1f
    nop
1:  ret
.size leak_branch_tbnz_sign, . - leak_branch_tbnz_sign

// prove leak_branch_ccmp(&secret, &public)
function leak_branch_ccmp
    ldr x2, [x0]
    cmp x1, #3
    ccmp x2, #4, #0, ne
here_branch_ccmp: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_ccmp, . - leak_branch_ccmp

// prove leak_branch_ccmp_condition(&secret, &public)
function leak_branch_ccmp_condition
    ldr x2, [x0]
    cmp x2, #3
    ccmp x1, #4, #0, ne
here_branch_ccmp_condition: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_ccmp_condition, . - leak_branch_ccmp_condition

// prove leak_branch_ccmn(&secret, &public)
function leak_branch_ccmn
    ldr x2, [x0]
    cmp x1, #3
    ccmn x2, #4, #0, ne
here_branch_ccmn: // leaks: branch
    b.eq 1f
    nop
1:  ret
.size leak_branch_ccmn, . - leak_branch_ccmn

// prove leak_branch_loop(&secret, &public)
function leak_branch_loop
    ldr x2, [x0]
1:  sub x2, x2, #1
here_branch_loop: // leaks: branch
    cbnz x2, 1b
    ret
.size leak_branch_loop, . - leak_branch_loop

// prove leak_branch_loop_of_bytes(&secret, &public)
function leak_branch_loop_of_bytes
    ldr x2, [x0]
1:  ldrb w3, [x0], #1
here_branch_loop_of_bytes: // leaks: branch
    cbnz w3, 1b
    ret
.size leak_branch_loop_of_bytes, . - leak_branch_loop_of_bytes

// prove leak_branch_vector(&secret, &public)
function leak_branch_vector
    ldr x2, [x0]
    dup v0.2d, x2
    umaxv b1, v0.16b
    umov w3, v1.b[0]
here_branch_vector: // leaks: branch
    cbz w3, 1f
    nop
1:  ret
.size leak_branch_vector, . - leak_branch_vector

// prove leak_branch_called(&secret, &public)
function leak_branch_called
    ldr x2, [x0]
    stp x29, x30, [sp, #-16]!
    mov x0, x2
    bl tests_zero
    ldp x29, x30, [sp], #16
    ret
.size leak_branch_called, . - leak_branch_called

// prove leak_jump(&secret, &public)
function leak_jump
    ldr x2, [x0]
here_jump: // leaks: indirect
    br x2
.size leak_jump, . - leak_jump

// prove leak_jump_computed(&secret, &public)
function leak_jump_computed
    ldrb w2, [x0]
    adr x3, 1f
    add x3, x3, x2, lsl #2
here_jump_computed: // leaks: indirect
    br x3
1:  ret
.size leak_jump_computed, . - leak_jump_computed

// prove leak_call_register(&secret, &public)
function leak_call_register
    str x30, [sp, #-16]!
    ldr x2, [x0]
here_call_register: // leaks: indirect
    blr x2
    ldr x30, [sp], #16
    ret
.size leak_call_register, . - leak_call_register

// prove leak_return_register(&secret, &public)
function leak_return_register
    ldr x2, [x0]
here_return_register: // leaks: indirect
    ret x2
.size leak_return_register, . - leak_return_register

// prove leak_return_loaded(&secret, &public)
function leak_return_loaded
    ldr x30, [x0]
here_return_loaded: // leaks: indirect
    ret
.size leak_return_loaded, . - leak_return_loaded

// prove leak_return_overwritten(&secret, &public)
function leak_return_overwritten
    str x30, [sp, #-16]!
    ldr x2, [x0]
    str x2, [sp]
    ldr x30, [sp], #16
here_return_overwritten: // leaks: indirect
    ret
.size leak_return_overwritten, . - leak_return_overwritten

// prove leak_return_partly(&secret, &public)
function leak_return_partly
    str x30, [sp, #-16]!
    ldrb w2, [x0]
    strb w2, [sp, #1]
    ldr x30, [sp], #16
here_return_partly: // leaks: indirect
    ret
.size leak_return_partly, . - leak_return_partly

// prove leak_return_not_restored(&secret, &public)
function leak_return_not_restored
    stp x29, x30, [sp, #-16]!
    bl tests_nothing
    add sp, sp, #16
here_return_not_restored: // leaks: indirect
    ret
.size leak_return_not_restored, . - leak_return_not_restored

// prove leak_return_stale(&secret)
function leak_return_stale
    stp x29, x30, [sp, #-16]!
    bl tests_saves
    bl tests_stale
    ldp x29, x30, [sp], #16
    ret
.size leak_return_stale, . - leak_return_stale

// prove leak_return_elsewhere(&secret, &public)
function leak_return_elsewhere
    sub sp, sp, #16
here_return_elsewhere: // leaks: indirect
    ret
.size leak_return_elsewhere, . - leak_return_elsewhere

// prove leak_jump_table_secret(&secret, &public)
function leak_jump_table_secret
    ldrb w2, [x0]
    and x2, x2, #3
    adr x3, 2f
here_jump_table_secret: // leaks: address
    ldrb w4, [x3, x2]
    ret
2:  .byte 0, 1, 2, 3
.size leak_jump_table_secret, . - leak_jump_table_secret

// prove leak_time_udiv_x(&secret, &public)
function leak_time_udiv_x
    ldr x2, [x0]
here_time_udiv_x: // leaks: timing
    udiv x3, x2, x1
    ret
.size leak_time_udiv_x, . - leak_time_udiv_x

// prove leak_time_sdiv_x2(&secret, &public)
function leak_time_sdiv_x2
    ldr x2, [x0]
here_time_sdiv_x2: // leaks: timing
    sdiv x3, x1, x2
    ret
.size leak_time_sdiv_x2, . - leak_time_sdiv_x2

// prove leak_time_udiv_w(&secret, &public)
function leak_time_udiv_w
    ldr x2, [x0]
here_time_udiv_w: // leaks: timing
    udiv w3, w2, w2
    ret
.size leak_time_udiv_w, . - leak_time_udiv_w

// prove leak_time_fdiv(&secret, &public)
function leak_time_fdiv
    ldp d0, d1, [x0]
here_time_fdiv: // leaks: timing
    fdiv d0, d0, d1
    ret
.size leak_time_fdiv, . - leak_time_fdiv

// prove leak_time_fdiv_vector(&secret, &public)
function leak_time_fdiv_vector
    ldp q0, q1, [x0]
here_time_fdiv_vector: // leaks: timing
    fdiv v0.4s, v0.4s, v1.4s
    ret
.size leak_time_fdiv_vector, . - leak_time_fdiv_vector

// prove leak_time_fsqrt(&secret, &public)
function leak_time_fsqrt
    ldp d0, d1, [x0]
here_time_fsqrt: // leaks: timing
    fsqrt d0, d1
    ret
.size leak_time_fsqrt, . - leak_time_fsqrt

// prove leak_time_fadd(&secret, &public)
function leak_time_fadd
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fadd: // leaks: unlisted
    fadd d0, d0, d1
    ret
.size leak_time_fadd, . - leak_time_fadd

// prove leak_time_fmul(&secret, &public)
function leak_time_fmul
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fmul: // leaks: unlisted
    fmul v0.2d, v0.2d, v1.2d
    ret
.size leak_time_fmul, . - leak_time_fmul

// prove leak_time_fmla(&secret, &public)
function leak_time_fmla
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fmla: // leaks: unlisted
    fmla v0.2d, v2.2d, v1.2d
    ret
.size leak_time_fmla, . - leak_time_fmla

// prove leak_time_fmadd(&secret, &public)
function leak_time_fmadd
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fmadd: // leaks: unlisted
    fmadd d0, d0, d1, d2
    ret
.size leak_time_fmadd, . - leak_time_fmadd

// prove leak_time_scvtf(&secret, &public)
function leak_time_scvtf
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_scvtf: // leaks: unlisted
    scvtf d0, d1
    ret
.size leak_time_scvtf, . - leak_time_scvtf

// prove leak_time_fcvtzs(&secret, &public)
function leak_time_fcvtzs
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fcvtzs: // leaks: unlisted
    fcvtzs x3, d1
    ret
.size leak_time_fcvtzs, . - leak_time_fcvtzs

// prove leak_time_fcmp(&secret, &public)
function leak_time_fcmp
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_fcmp: // leaks: unlisted
    fcmp d0, d1
    ret
.size leak_time_fcmp, . - leak_time_fcmp

// prove leak_time_sqadd(&secret, &public)
function leak_time_sqadd
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_sqadd: // leaks: unlisted
    sqadd v0.16b, v0.16b, v1.16b
    ret
.size leak_time_sqadd, . - leak_time_sqadd

// prove leak_time_frintz(&secret, &public)
function leak_time_frintz
    ldp q0, q1, [x0]
    movi v2.2d, #0
here_time_frintz: // leaks: unlisted
    frintz d0, d1
    ret
.size leak_time_frintz, . - leak_time_frintz

// prove leak_unknown_exclusive(&secret, &public)
function leak_unknown_exclusive
here_unknown_exclusive: // leaks: undecodable
    ldaxr x0, [x1]
    ret
.size leak_unknown_exclusive, . - leak_unknown_exclusive

// prove leak_unknown_atomic(&secret, &public)
function leak_unknown_atomic
here_unknown_atomic: // leaks: undecodable
    ldadd x0, x2, [x1]
    ret
.size leak_unknown_atomic, . - leak_unknown_atomic

// prove leak_unknown_word(&secret, &public)
function leak_unknown_word
here_unknown_word: // leaks: undecodable
    .inst 0x00ff00ff
    ret
.size leak_unknown_word, . - leak_unknown_word

// prove leak_unknown_unpredictable(&public)
function leak_unknown_unpredictable
here_unknown_unpredictable: // leaks: undecodable
    .inst 0xa8c10400
    ret
.size leak_unknown_unpredictable, . - leak_unknown_unpredictable

// prove leak_unknown_sve(&secret, &public)
function leak_unknown_sve
here_unknown_sve: // leaks: undecodable
    .inst 0x04200000
    ret
.size leak_unknown_sve, . - leak_unknown_sve

// prove leak_system_call(&secret, &public)
function leak_system_call
here_system_call: // leaks: call the system (svc)
    svc #0
    ret
.size leak_system_call, . - leak_system_call

// prove leak_system_register(&secret, &public)
function leak_system_register
here_system_register: // leaks: call the system (mrs)
    mrs x0, tcr_el1
    ret
.size leak_system_register, . - leak_system_register

// prove leak_system_write(&secret, &public)
function leak_system_write
here_system_write: // leaks: call the system (msr)
    msr nzcv, x0
    ret
.size leak_system_write, . - leak_system_write

// prove leak_call_unknown(&secret, &public)
function leak_call_unknown
    str x30, [sp, #-16]!
here_call_unknown: // leaks: call tests_of_another_file
    bl tests_of_another_file
    ldr x30, [sp], #16
    ret
.size leak_call_unknown, . - leak_call_unknown

// prove leak_tail_unknown(&secret, &public)
function leak_tail_unknown
here_tail_unknown: // leaks: call tests_of_another_file
    b tests_of_another_file
.size leak_tail_unknown, . - leak_tail_unknown

// prove leak_copy_length(&secret, &secret, &secret)
function leak_copy_length
    str x30, [sp, #-16]!
    ldrb w2, [x2]
here_copy_length: // leaks: argument memcpy
    bl memcpy
    ldr x30, [sp], #16
    ret
.size leak_copy_length, . - leak_copy_length

// prove leak_fill_tail(&secret, &secret)
function leak_fill_tail
    ldrb w2, [x1]
    mov w1, #0
here_fill_tail: // leaks: argument memset
    b memset
.size leak_fill_tail, . - leak_fill_tail

// prove leak_copy_pointer(&secret, &secret)
function leak_copy_pointer
    str x30, [sp, #-16]!
    ldr x1, [x1]
    mov x2, #8
here_copy_pointer: // leaks: argument memcpy
    bl memcpy
    ldr x30, [sp], #16
    ret
.size leak_copy_pointer, . - leak_copy_pointer

// prove leak_compare(&secret, &secret)
function leak_compare
    str x30, [sp, #-16]!
    mov x2, #16
here_compare: // leaks: timing
    bl memcmp
    ldr x30, [sp], #16
    ret
.size leak_compare, . - leak_compare

// prove leak_summary(&secret)
function leak_summary
    str x30, [sp, #-16]!
    ldr x1, [x0]
here_summary: // leaks: argument tests_helper
    bl tests_helper
    ldr x30, [sp], #16
    ret
.size leak_summary, . - leak_summary

// prove leak_summary_content(&secret)
function leak_summary_content
    str x30, [sp, #-16]!
here_summary_content: // leaks: argument tests_reader
    bl tests_reader
    ldr x30, [sp], #16
    ret
.size leak_summary_content, . - leak_summary_content

// prove leak_clobbered(&secret, &public)
function leak_clobbered
    stp x30, x19, [sp, #-16]!
    mov x19, x1
    mov x9, #1
    mov x1, #1
    bl tests_helper
here_clobbered: // leaks: address
    ldrb w0, [x19, x9]
    ldp x30, x19, [sp], #16
    ret
.size leak_clobbered, . - leak_clobbered

// prove leak_clobbered_vector(&secret, &public)
function leak_clobbered_vector
    stp x30, x19, [sp, #-16]!
    mov x19, x1
    movi v8.16b, #1
    mov x1, #1
    bl tests_helper
    mov x9, v8.d[1]
here_clobbered_vector: // leaks: address
    ldrb w0, [x19, x9]
    ldp x30, x19, [sp], #16
    ret
.size leak_clobbered_vector, . - leak_clobbered_vector

// prove leak_store_unknown(&secret)
function leak_store_unknown
    ldr x1, [x0, #8]
here_store_unknown: // leaks: address
    str xzr, [x1]
    ret
.size leak_store_unknown, . - leak_store_unknown

// prove leak_store_public_pointer(&public)
function leak_store_public_pointer
    ldr x1, [x0, #8]
here_store_public_pointer: // leaks: store
    str xzr, [x1]
    ret
.size leak_store_public_pointer, . - leak_store_public_pointer

// prove leak_store_code(&public)
function leak_store_code
    adr x1, leak_store_code
here_store_code: // leaks: store
    str xzr, [x1]
    ret
.size leak_store_code, . - leak_store_code

// prove leak_result(&secret) -> public
function leak_result
    ldr x0, [x0]
here_result: // leaks: result
    ret
.size leak_result, . - leak_result

// prove leak_result_flag(&secret) -> public bool
function leak_result_flag
    ldr x0, [x0]
    cmp x0, #1
    cset w0, eq
here_result_flag: // leaks: result
    ret
.size leak_result_flag, . - leak_result_flag

// prove leak_unwiped(&secret, public) wipes 0 for 1
function leak_unwiped
here_unwiped: // leaks: unwiped
    ret
.size leak_unwiped, . - leak_unwiped

// prove leak_unwiped_part(&secret, public) wipes 0 for 1
function leak_unwiped_part
    str x30, [sp, #-16]!
    sub x2, x1, #1
    mov w1, #0
    bl memset
    ldr x30, [sp], #16
here_unwiped_part: // leaks: unwiped
    ret
.size leak_unwiped_part, . - leak_unwiped_part

// prove leak_unwiped_path(&secret, public) wipes 0 for 1
function leak_unwiped_path
    cmp x1, #1
    b.eq 1f
    mov x2, x1
    mov w1, #0
    b memset
1:
here_unwiped_path: // leaks: unwiped
    ret
.size leak_unwiped_path, . - leak_unwiped_path

// prove leak_uncleared_general() clears neon
function leak_uncleared_general
    movi v0.2d, #0
    movi v1.2d, #0
    movi v2.2d, #0
    movi v3.2d, #0
    movi v4.2d, #0
    movi v5.2d, #0
    movi v6.2d, #0
    movi v7.2d, #0
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    movi v25.2d, #0
    movi v26.2d, #0
    movi v27.2d, #0
    movi v28.2d, #0
    movi v29.2d, #0
    movi v30.2d, #0
    movi v31.2d, #0
    mov v8.d[1], xzr
    mov v9.d[1], xzr
    mov v10.d[1], xzr
    mov v11.d[1], xzr
    mov v12.d[1], xzr
    mov v13.d[1], xzr
    mov v14.d[1], xzr
    mov v15.d[1], xzr
    mov x0, xzr
    mov x1, xzr
    mov x2, xzr
    mov x3, xzr
    mov x4, xzr
    mov x5, xzr
    mov x6, xzr
    mov x7, xzr
    mov x8, xzr
    mov x10, xzr
    mov x11, xzr
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x15, xzr
    mov x16, xzr
    mov x17, xzr
    mov x18, xzr
here_uncleared_general: // leaks: uncleared
    ret
.size leak_uncleared_general, . - leak_uncleared_general

// prove leak_uncleared_platform() clears neon
function leak_uncleared_platform
    movi v0.2d, #0
    movi v1.2d, #0
    movi v2.2d, #0
    movi v3.2d, #0
    movi v4.2d, #0
    movi v5.2d, #0
    movi v6.2d, #0
    movi v7.2d, #0
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    movi v25.2d, #0
    movi v26.2d, #0
    movi v27.2d, #0
    movi v28.2d, #0
    movi v29.2d, #0
    movi v30.2d, #0
    movi v31.2d, #0
    mov v8.d[1], xzr
    mov v9.d[1], xzr
    mov v10.d[1], xzr
    mov v11.d[1], xzr
    mov v12.d[1], xzr
    mov v13.d[1], xzr
    mov v14.d[1], xzr
    mov v15.d[1], xzr
    mov x0, xzr
    mov x1, xzr
    mov x2, xzr
    mov x3, xzr
    mov x4, xzr
    mov x5, xzr
    mov x6, xzr
    mov x7, xzr
    mov x8, xzr
    mov x9, xzr
    mov x10, xzr
    mov x11, xzr
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x15, xzr
    mov x16, xzr
    mov x17, xzr
here_uncleared_platform: // leaks: uncleared
    ret
.size leak_uncleared_platform, . - leak_uncleared_platform

// prove leak_uncleared_vector() clears neon
function leak_uncleared_vector
    movi v0.2d, #0
    movi v1.2d, #0
    movi v2.2d, #0
    movi v3.2d, #0
    movi v4.2d, #0
    movi v5.2d, #0
    movi v6.2d, #0
    movi v7.2d, #0
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    movi v25.2d, #0
    movi v26.2d, #0
    movi v27.2d, #0
    movi v28.2d, #0
    movi v29.2d, #0
    movi v30.2d, #0
    movi v31.2d, #0
    mov v8.d[1], xzr
    mov v9.d[1], xzr
    mov v10.d[1], xzr
    mov v11.d[1], xzr
    mov v12.d[1], xzr
    mov v13.d[1], xzr
    mov v14.d[1], xzr
    mov v15.d[1], xzr
    mov x0, xzr
    mov x1, xzr
    mov x2, xzr
    mov x3, xzr
    mov x4, xzr
    mov x5, xzr
    mov x6, xzr
    mov x7, xzr
    mov x8, xzr
    mov x9, xzr
    mov x10, xzr
    mov x11, xzr
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x15, xzr
    mov x16, xzr
    mov x17, xzr
    mov x18, xzr
here_uncleared_vector: // leaks: uncleared
    ret
.size leak_uncleared_vector, . - leak_uncleared_vector

// prove leak_uncleared_high_half() clears neon
function leak_uncleared_high_half
    movi v0.2d, #0
    movi v1.2d, #0
    movi v2.2d, #0
    movi v3.2d, #0
    movi v4.2d, #0
    movi v5.2d, #0
    movi v6.2d, #0
    movi v7.2d, #0
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    movi v25.2d, #0
    movi v26.2d, #0
    movi v27.2d, #0
    movi v28.2d, #0
    movi v29.2d, #0
    movi v30.2d, #0
    movi v31.2d, #0
    mov v8.d[1], xzr
    mov v9.d[1], xzr
    mov v10.d[1], xzr
    mov v12.d[1], xzr
    mov v13.d[1], xzr
    mov v14.d[1], xzr
    mov v15.d[1], xzr
    mov x0, xzr
    mov x1, xzr
    mov x2, xzr
    mov x3, xzr
    mov x4, xzr
    mov x5, xzr
    mov x6, xzr
    mov x7, xzr
    mov x8, xzr
    mov x9, xzr
    mov x10, xzr
    mov x11, xzr
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x15, xzr
    mov x16, xzr
    mov x17, xzr
    mov x18, xzr
here_uncleared_high_half: // leaks: uncleared
    ret
.size leak_uncleared_high_half, . - leak_uncleared_high_half

// prove leak_clears_of_x86() clears xmm
function leak_clears_of_x86
    movi v0.2d, #0
    movi v1.2d, #0
    movi v2.2d, #0
    movi v3.2d, #0
    movi v4.2d, #0
    movi v5.2d, #0
    movi v6.2d, #0
    movi v7.2d, #0
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    movi v25.2d, #0
    movi v26.2d, #0
    movi v27.2d, #0
    movi v28.2d, #0
    movi v29.2d, #0
    movi v30.2d, #0
    movi v31.2d, #0
    mov v8.d[1], xzr
    mov v9.d[1], xzr
    mov v10.d[1], xzr
    mov v11.d[1], xzr
    mov v12.d[1], xzr
    mov v13.d[1], xzr
    mov v14.d[1], xzr
    mov v15.d[1], xzr
    mov x0, xzr
    mov x1, xzr
    mov x2, xzr
    mov x3, xzr
    mov x4, xzr
    mov x5, xzr
    mov x6, xzr
    mov x7, xzr
    mov x8, xzr
    mov x9, xzr
    mov x10, xzr
    mov x11, xzr
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x15, xzr
    mov x16, xzr
    mov x17, xzr
    mov x18, xzr
here_clears_of_x86: // leaks: uncleared
    ret
.size leak_clears_of_x86, . - leak_clears_of_x86

// Numbers up to 8 have more bits between them than 8.
// prove leak_or_range(&secret, public<2, &public)
function leak_or_range
    sub sp, sp, #32
    stp xzr, xzr, [sp, #0]
    stp xzr, xzr, [sp, #16]
    ldrb w3, [x0]
    add x4, sp, #4
    add x5, x1, #1
    lsl x5, x5, #2
    orr x4, x4, x5
here_or_range: // leaks: store
    str w3, [x4]
    ldr w6, [sp, #4]
    cbz w6, 1f
    nop
1:  add sp, sp, #32
    mov x0, #0
    ret
.size leak_or_range, . - leak_or_range

// The same from a comparison: 0 to 5.
// prove leak_or_compared(&secret, public)
function leak_or_compared
    sub sp, sp, #16
    stp xzr, xzr, [sp]
    cmp x1, #5
    b.hi 1f
    ldrb w3, [x0]
    add x4, sp, #2
    orr x4, x4, x1
here_or_compared: // leaks: store
    strb w3, [x4]
    ldrb w6, [sp, #3]
    cbz w6, 1f
    nop
1:  add sp, sp, #16
    mov x0, #0
    mov x3, #0
    mov x6, #0
    ret
.size leak_or_compared, . - leak_or_compared

// A copy of the return address in an array of the function's own.
// prove leak_return_array(&secret, public)
function leak_return_array
    sub sp, sp, #32
    stp xzr, xzr, [sp]
    stp xzr, xzr, [sp, #16]
    str x30, [sp, #8]
    ldr x3, [x0]
    str x3, [sp, x1, lsl #3]
    ldr x6, [sp, #8]
here_return_array: // leaks: branch
    cbz x6, 1f
    nop
1:  add sp, sp, #32
    mov x0, #0
    mov x3, #0
    mov x6, #0
    ret
.size leak_return_array, . - leak_return_array
