# D: addresses in the file. Public tables, secret variables, and accesses beyond their bounds.
.intel_syntax noprefix
.macro function name
.globl \name
.type \name,@function
\name:
.endm
.section .rodata
.balign 64
.type sections_table,@object
.size sections_table, 256
sections_table: .fill 256, 1, 1
sections_table_end:
.bss
.balign 64
.type sections_secret,@object
.size sections_secret, 256
sections_secret: .zero 256
.data
.balign 64
.type sections_flag,@object
.size sections_flag, 8
sections_flag: .quad 1
.section .data.rel.ro,"aw"
.balign 8
sections_pointer: .quad sections_secret
.text

# Many offsets, some of which reach other sections.
.irp bias, 0x100, 0x800, 0x1000, 0x2000, 0x2800, 0x3000, 0x3800, 0x4000, 0x5000
# prove sections_biased_\bias(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_biased_\bias
    lea rax, [rip + sections_secret - \bias]
    movzx eax, byte ptr [rax + rsi]
    movzx eax, byte ptr [rdi + rax]
    ret
.endr

# prove sections_biased_scaled(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_biased_scaled
    lea rax, [rip + sections_secret - 0x2000]
    mov rax, [rax + 8*rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_biased_bounded(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_biased_bounded
    and esi, 0xffff
    lea rax, [rip + sections_secret - 0x2000]
    movzx eax, byte ptr [rax + rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# A pointer into the table that leaves it.
# prove sections_out_of_table(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_out_of_table
    and esi, 0xfffff
    lea rax, [rip + sections_table + 3]
    movzx eax, byte ptr [rax + rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_table_middle(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_table_middle
    lea rax, [rip + sections_table + 128]
    movzx eax, byte ptr [rax + rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_variable(&secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_variable
    mov rax, [rip + sections_secret]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_written(&secret, &secret)
# refused branch: je short *
function sections_written
    mov rax, [rdi]
    mov [rip + sections_flag], rax
    cmp qword ptr [rip + sections_flag], 0
    je 1f
    nop
1:  ret

# prove sections_by_pointer(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_by_pointer
    mov rax, [rip + sections_pointer]
    mov rax, [rax + 8*rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_end(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_end
    lea rax, [rip + sections_secret + 256]
    neg rsi
    movzx eax, byte ptr [rax + rsi]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_runs(&secret, public)
# refused address: movzx ecx,byte ptr [rdi+rcx]
function sections_runs
    lea rax, [rip + sections_secret - 0x2000]
1:  movzx ecx, byte ptr [rax + 0x2000]
    movzx ecx, byte ptr [rdi + rcx]
    inc rax
    dec rsi
    jnz 1b
    ret

# Either a table or a variable.
# prove sections_either(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_either
    lea rax, [rip + sections_table]
    lea rcx, [rip + sections_secret]
    test rsi, rsi
    cmove rax, rcx
    movzx eax, byte ptr [rax]
    movzx eax, byte ptr [rdi + rax]
    ret

# In a loop, alternately one and the other.
# prove sections_either_looped(&secret, public)
# refused address: movzx edx,byte ptr [rdi+rdx]
function sections_either_looped
    lea rax, [rip + sections_table]
    lea rcx, [rip + sections_secret]
1:  movzx edx, byte ptr [rax]
    movzx edx, byte ptr [rdi + rdx]
    inc rax
    bt rsi, 3
    cmovc rax, rcx
    dec rsi
    jnz 1b
    ret

# A pointer into the table that advances to the variable.
# prove sections_from_table(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_from_table
    lea rax, [rip + sections_table]
    add rax, rsi
    movzx eax, byte ptr [rax + 0x2f00]
    movzx eax, byte ptr [rdi + rax]
    ret

# prove sections_from_table_twice(&secret, public, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_from_table_twice
    lea rax, [rip + sections_table]
    add rax, rsi
    movzx eax, byte ptr [rax + rdx]
    movzx eax, byte ptr [rdi + rax]
    ret

# A switch on a secret.
# prove sections_switch(&secret)
# refused address: movsxd rax,[rcx+rax*4]; indirect: jmp rax
function sections_switch
    movzx eax, byte ptr [rdi]
    and eax, 1
    lea rcx, [rip + sections_targets]
    movsxd rax, [rcx + 4*rax]
    add rax, rcx
    jmp rax
1:  nop
2:  ret
.section .rodata
.balign 4
sections_targets: .long 1b - sections_targets, 2b - sections_targets
.text

# A switch on a public number, where one of the cases leaks.
# prove sections_switch_case(&secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function sections_switch_case
    and esi, 3
    lea rcx, [rip + sections_cases]
    movsxd rax, [rcx + 4*rsi]
    add rax, rcx
    jmp rax
1:  ret
2:  mov rax, [rdi]
    movzx eax, byte ptr [rdi + rax]
    ret
.section .rodata
.balign 4
sections_cases: .long 1b - sections_cases, 1b - sections_cases, 1b - sections_cases, 2b - sections_cases
.text

# A writable jump table may lead anywhere.
# prove sections_switch_writable(&secret, public)
# refused indirect: jmp qword ptr [rcx+rsi*8]
function sections_switch_writable
    and esi, 1
    lea rcx, [rip + sections_writable]
    jmp [rcx + 8*rsi]
.section .data
.balign 8
sections_writable: .quad sections_variable, sections_variable
.text
.section .note.GNU-stack,"",@progbits
