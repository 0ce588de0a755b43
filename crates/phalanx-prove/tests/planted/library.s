# A shared library with values that only the loader knows.
.intel_syntax noprefix
.text

# The function is selected at program start.
.globl chosen
.type chosen,@gnu_indirect_function
chosen:
    lea rax, [rip + version]
    ret
.type version,@function
version:
    cmp byte ptr [rdi], 0
    je 1f
    inc rdi
1:  ret

.globl calls_chosen
.type calls_chosen,@function
calls_chosen:
    sub rsp, 8
    call chosen@PLT
    add rsp, 8
    ret

# A pointer to the second element of a table, which another library may replace.
.globl looks_up
.type looks_up,@function
looks_up:
    mov rax, [rip + second]
    cmp qword ptr [rax], 0
    je 1f
    mov rax, [rdi]
    mov al, [rsi + rax]
1:  ret

# The loader writes a different value from that in the file.
.globl compares
.type compares,@function
compares:
    mov rax, [rip + first]
    shr rax, 32
    je 1f
    mov rax, [rdi]
    mov al, [rsi + rax]
1:  ret

.section .data.rel.ro, "aw"
    .balign 8
second: .quad table + 8
first:  .quad local_table

.section .rodata
.globl table
.type table,@object
table: .quad 0, 1
local_table: .quad 0
.section .note.GNU-stack,"",@progbits
