# B: LOOP and other counting instructions.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm

# prove loops_loopne(secret, secret)
# refused branch: loopne *
function loops_loopne
    mov rcx, rsi
1:  test rdi, rdi
    loopne 1b
    ret

# prove loops_loope(public, secret)
# refused branch: loope *
function loops_loope
    mov rcx, rsi
1:  test rdi, rdi
    loope 1b
    ret

# Only the count is secret.
# prove loops_count(secret)
# refused branch: loop *
function loops_count
    mov rcx, rdi
1:  nop
    loop 1b
    ret

# prove loops_count_ne(secret, public)
# refused branch: loopne *
function loops_count_ne
    mov rcx, rdi
1:  cmp rsi, 7
    loopne 1b
    ret

# Only the flag is secret.
# prove loops_flag_e(&secret)
# refused branch: loope *
function loops_flag_e
    mov ecx, 8
1:  cmp byte ptr [rdi + rcx], 0
    loope 1b
    ret

# prove loops_flag_ne(&secret)
# refused branch: loopne *
function loops_flag_ne
    mov ecx, 8
1:  cmp byte ptr [rdi + rcx], 0
    loopne 1b
    ret

# If the flag is known, the code after the loop would not be analysed.
# prove loops_behind(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_behind
    mov ecx, 3
    xor eax, eax
1:  loope 1b
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_behind_ne(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_behind_ne
    mov ecx, 3
    mov eax, 1
    test eax, eax
1:  loopne 1b
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_behind_known(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_behind_known
    mov ecx, 1
    xor eax, eax
1:  loopne 1b
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_behind_unequal(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_behind_unequal
    mov ecx, 5
    mov eax, 1
    cmp eax, 2
1:  loopne 1b
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_count_e(secret, public)
# refused branch: loope *
function loops_count_e
    mov rcx, rdi
1:  test esi, esi
    loope 1b
    ret

# The target is only reached if the flag is set.
# prove loops_target(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_target
    mov rcx, rdx
    xor eax, eax
    loope 1f
    ret
1:  mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# Counts down from three to zero.
# prove loops_counted_down(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_counted_down
    mov ecx, 3
1:  nop
    loop 1b
    test rcx, rcx
    jne 2f
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
2:  ret

# prove loops_counted_once(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_counted_once
    mov ecx, 3
    cmp ecx, 3
    loope 1f
1:  cmp ecx, 3
    je 2f
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
2:  ret

# A 32-bit count clears the upper half of the register, a 64-bit count does not.
# prove loops_narrow(secret)
# refused branch: addr32 loop *
function loops_narrow
    mov rcx, rdi
1:  nop
    addr32 loop 1b
    ret

# prove loops_narrow_ne(secret, public)
# refused branch: addr32 loopne *
function loops_narrow_ne
    mov rcx, rdi
1:  test rsi, rsi
    addr32 loopne 1b
    ret

# prove loops_wrap(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_wrap
    xor ecx, ecx
    loop 1f
    ret
1:  mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_jrcxz(secret)
# refused branch: jrcxz *
function loops_jrcxz
    mov rcx, rdi
    jrcxz 1f
    nop
1:  ret

# prove loops_jecxz(secret)
# refused branch: jecxz *
function loops_jecxz
    mov rcx, rdi
    jecxz 1f
    nop
1:  ret

# prove loops_jrcxz_known(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_jrcxz_known
    xor ecx, ecx
    jrcxz 1f
    ret
1:  mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove loops_jrcxz_not(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_jrcxz_not
    mov ecx, 1
    jrcxz 1f
    mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
1:  ret

# Only the upper half is nonzero.
# prove loops_jecxz_half(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_jecxz_half
    movabs rcx, 0x100000000
    jecxz 1f
    ret
1:  mov rax, [rdi]
    movzx eax, byte ptr [rsi + rax]
    ret

# String instructions.
# prove loops_rep_stos(secret, &secret)
# refused timing: rep stosb [rdi]
function loops_rep_stos
    mov rcx, rdi
    mov rdi, rsi
    xor eax, eax
    rep stosb
    ret

# prove loops_rep_movs(secret, &secret, &secret)
# refused timing: rep movsq [rdi],[rsi]
function loops_rep_movs
    mov rcx, rdi
    mov rdi, rdx
    rep movsq
    ret

# prove loops_repne_scas(&secret, public, public)
# refused timing: repne scasb [rdi]
function loops_repne_scas
    mov rcx, rsi
    mov eax, edx
    repne scasb
    ret

# prove loops_repe_cmps(&secret, &secret, public)
# refused timing: repe cmpsb [rsi],[rdi]
function loops_repe_cmps
    mov rcx, rdx
    repe cmpsb
    ret

# prove loops_lods(&secret, &secret)
# refused address: movzx eax,byte ptr [r8+rax]
function loops_lods
    mov r8, rdi
    xchg rsi, r8
    lodsb
    movzx eax, al
    movzx eax, byte ptr [r8 + rax]
    ret

# A count that changed after the comparison.
# prove loops_stale(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function loops_stale
    mov qword ptr [rsp - 8], 0
    mov rax, [rdi]
    mov [rsp - 16], rax
    mov rcx, rdx
    and ecx, 1
    cmp rcx, 1
    loop 1f
1:  jb 2f
    mov rax, [rsp + 8*rcx - 16]
    movzx eax, byte ptr [rsi + rax]
2:  ret

# prove loops_dec(secret)
# refused branch: jne short *
function loops_dec
1:  dec rdi
    jnz 1b
    ret

# prove loops_sub(&secret)
# refused branch: jae short *
function loops_sub
    movzx eax, byte ptr [rdi]
1:  sub eax, 1
    jae 1b
    ret
.section .note.GNU-stack,"",@progbits
