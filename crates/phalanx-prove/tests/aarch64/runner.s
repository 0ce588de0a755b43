// Executes single instructions for `fuzz/a64.rs`: reads a record from the standard input, loads what it says, runs the instruction, and writes the
// record with what came of it. Linked at 0x51000000, so that a jump reaches the page of code, in which `code` is 0x50000400.
//
//   record: instruction 8; x0 to x30 and sp 256; v0 to v31 512; flags 8; how it ended 8; eleven regions of 1024 bytes
//
// It ended behind the instruction (0), behind the one that follows (1), or by a signal (2).
.arch armv8-a
.set GENERAL, 8
.set VECTORS, GENERAL + 256
.set FLAGS, VECTORS + 512
.set END, FLAGS + 8
.set MEMORY, END + 8
.set SIZE, MEMORY + 11 * 1024
.set PAGES, 0x50000000
.set REGION, PAGES + 0x10000 + 4096 - 1024

.text
.globl _start
_start:
    // The page of code and the regions: to be read, written and executed.
    ldr x0, =PAGES
    mov x1, #0x100000
    mov x2, #7
    mov x3, #0x32
    mov x4, #-1
    mov x5, #0
    mov x8, #222                // mmap
    svc #0
    ldr x0, =other_stack
    mov x1, #0
    mov x8, #132                // sigaltstack
    svc #0
    // SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV
    .irp signal, 4, 5, 7, 8, 11
    mov x0, #\signal
    ldr x1, =action
    mov x2, #0
    mov x3, #8
    mov x8, #134                // rt_sigaction
    svc #0
    .endr

next:
    ldr x19, =record
    ldr x20, =SIZE
1:  mov x0, #0
    mov x1, x19
    mov x2, x20
    mov x8, #63                 // read
    svc #0
    cmp x0, #0
    b.le end
    add x19, x19, x0
    subs x20, x20, x0
    b.ne 1b
    // Memory.
    ldr x0, =record + MEMORY
    ldr x1, =REGION
    ldr x6, =0x10000 - 1024
    mov x2, #11
2:  mov x3, #64
3:  ldp x4, x5, [x0], #16
    stp x4, x5, [x1], #16
    subs x3, x3, #1
    b.ne 3b
    add x1, x1, x6
    subs x2, x2, #1
    b.ne 2b
    // The instruction, and jumps behind it.
    ldr x0, =code
    ldr x1, =record
    ldr w1, [x1]
    str w1, [x0]
    mov w4, #0x14000000
    .irp way, 0, 1
    add x1, x0, #4 + 4 * \way
    ldr x2, =leave\way
    sub x2, x2, x1
    ubfx x2, x2, #2, #26
    orr w2, w2, w4
    str w2, [x1]
    .endr
    dc cvau, x0
    dsb ish
    ic ivau, x0
    dsb ish
    isb
    // Registers.
    ldr x30, =record
    ldr x0, [x30, #FLAGS]
    msr nzcv, x0
    add x0, x30, #VECTORS
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    ldr q\n, [x0], #16
    .endr
    ldr x0, [x30, #GENERAL + 8 * 31]
    mov sp, x0
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
    ldr x\n, [x30, #GENERAL + 8 * \n]
    .endr
    ldr x30, [x30, #GENERAL + 8 * 30]
    b code

leave0:
    msr tpidr_el0, x30
    ldr x30, =record
    str xzr, [x30, #END]
    b leave
leave1:
    msr tpidr_el0, x30
    ldr x30, =record
    str x29, [x30, #GENERAL + 8 * 29]
    mov x29, #1
    str x29, [x30, #END]
    ldr x29, [x30, #GENERAL + 8 * 29]
leave:
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
    str x\n, [x30, #GENERAL + 8 * \n]
    .endr
    mrs x0, tpidr_el0
    str x0, [x30, #GENERAL + 8 * 30]
    mov x0, sp
    str x0, [x30, #GENERAL + 8 * 31]
    mrs x0, nzcv
    str x0, [x30, #FLAGS]
    add x0, x30, #VECTORS
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    str q\n, [x0], #16
    .endr
back:
    ldr x0, =record + MEMORY
    ldr x1, =REGION
    ldr x6, =0x10000 - 1024
    mov x2, #11
2:  mov x3, #64
3:  ldp x4, x5, [x1], #16
    stp x4, x5, [x0], #16
    subs x3, x3, #1
    b.ne 3b
    add x1, x1, x6
    subs x2, x2, #1
    b.ne 2b
    ldr x19, =record
    ldr x20, =SIZE
4:  mov x0, #1
    mov x1, x19
    mov x2, x20
    mov x8, #64                 // write
    svc #0
    cmp x0, #0
    b.le end
    add x19, x19, x0
    subs x20, x20, x0
    b.ne 4b
    b next

end:
    mov x0, #0
    mov x8, #93                 // exit
    svc #0

// A signal: goes on in `faulted`.
handler:
    adr x3, faulted
    str x3, [x2, #440]
    ret
faulted:
    ldr x30, =record
    mov x0, #2
    str x0, [x30, #END]
    b back
    .ltorg

.data
.balign 8
action:
    // SA_SIGINFO, SA_ONSTACK, SA_NODEFER
    .quad handler, 0x48000004, 0, 0
other_stack:
    .quad stack, 0, 0x10000

.bss
.balign 16
record:
    .skip SIZE
stack:
    .skip 0x10000
