# Functions without a leak, each with something that a hasty prover would refuse. The line `# prove` is the contract.
.section .text.planted_honest,"ax",@progbits

# prove honest_copy(&secret, &secret, public)
.globl honest_copy
.type honest_copy,@function
honest_copy:
    test rdx, rdx
    je 2f
    xor ecx, ecx
1:  movzx eax, byte ptr [rsi + rcx]
    mov [rdi + rcx], al
    inc rcx
    cmp rcx, rdx
    jne 1b
2:  ret

# Loops over pointers instead of counters.
# prove honest_end_pointer(&secret, &secret, public)
.type honest_end_pointer,@function
honest_end_pointer:
    shl rdx, 4
    add rdx, rsi
1:  cmp rsi, rdx
    jae 2f
    movdqu xmm0, [rsi]
    movdqu [rdi], xmm0
    add rsi, 16
    add rdi, 16
    jmp 1b
2:  ret

# prove honest_select(&secret, &secret)
.type honest_select,@function
honest_select:
    mov rax, [rdi]
    kmovq k1, rax
    vpblendmb zmm0{k1}, zmm1, zmm2
    vmovdqu64 [rsi], zmm0
    ret

# prove honest_cmov(&secret, &secret)
.type honest_cmov,@function
honest_cmov:
    mov rax, [rdi]
    mov rcx, [rdi + 8]
    test rax, rax
    cmove rax, rcx
    mov [rsi], rax
    ret

# A pointer selected by a public value.
# prove honest_public_cmov(&secret, &secret, public)
.type honest_public_cmov,@function
honest_public_cmov:
    lea rax, [rdi + 64]
    test rdx, rdx
    cmovne rdi, rax
    mov rax, [rdi]
    mov [rsi], rax
    ret

# An aligned frame with more spills than fit into the red zone.
# prove honest_frame(&secret, &secret, public)
.type honest_frame,@function
honest_frame:
    push rbp
    mov rbp, rsp
    push rbx
    and rsp, -64
    sub rsp, 4096
    mov [rsp + 128], rdi
    mov [rsp + 136], rdx
    vmovdqu64 zmm0, [rsi]
    vmovdqa64 [rsp + 64], zmm0
    mov rax, [rsp + 128]
    mov rdx, [rsp + 136]
    vmovdqa64 zmm1, [rsp + 64]
1:  vmovdqu64 [rax], zmm1
    add rax, 64
    dec rdx
    jnz 1b
    lea rsp, [rbp - 8]
    pop rbx
    pop rbp
    vzeroupper
    ret

# A stack array that loops of known length write and read, next to a spilled pointer.
# prove honest_stack_array(&secret, &secret)
.type honest_stack_array,@function
honest_stack_array:
    sub rsp, 144
    mov [rsp + 128], rdi
    xor ecx, ecx
1:  mov rax, [rsi + 8*rcx]
    mov [rsp + 8*rcx], rax
    add rcx, 1
    cmp rcx, 16
    jne 1b
    mov rdi, [rsp + 128]
    mov ecx, 15
2:  mov rax, [rsp + 8*rcx]
    mov [rdi + 8*rcx], rax
    sub rcx, 1
    jae 2b
    add rsp, 144
    ret

# The same with pointers.
# prove honest_stack_pointers(&secret, &secret)
.type honest_stack_pointers,@function
honest_stack_pointers:
    sub rsp, 136
    mov [rsp + 128], rdi
    lea rax, [rsp + 128]
    mov rcx, rsp
1:  mov rdx, [rsi]
    mov [rcx], rdx
    add rsi, 8
    add rcx, 8
    cmp rcx, rax
    jb 1b
    mov rdi, [rsp + 128]
    mov rdx, [rsp + 120]
    mov [rdi], rdx
    add rsp, 136
    ret

# One byte of a register is a public flag, and the rest is stale.
# prove honest_flag_byte(&secret)
.type honest_flag_byte,@function
honest_flag_byte:
    mov rax, [rdi]
    mov al, 1
    mov [rsp - 8], rax
1:  inc rcx
    test byte ptr [rsp - 8], 1
    je 2f
    mov byte ptr [rsp - 8], 0
    jmp 1b
2:  ret

# prove honest_public_table(public, &secret)
.type honest_public_table,@function
honest_public_table:
    and edi, 3
    lea rax, [rip + honest_constants]
    movzx eax, byte ptr [rax + rdi]
    mov cl, [rsi + rax]
    ret

# A pointer advanced by a public bit.
# prove honest_carried_pointer(&secret, public)
.type honest_carried_pointer,@function
honest_carried_pointer:
    xor eax, eax
    bt esi, 3
    adc rax, rdi
    mov byte ptr [rax], 0
    ret

# A pointer that iterates over a table an unknown number of times.
# prove honest_table_pointer(&secret, public)
.type honest_table_pointer,@function
honest_table_pointer:
    lea rax, [rip + honest_constants]
    lea r8, [rip + honest_constants + 4]
1:  movzx ecx, byte ptr [rax]
    mov dl, [rdi + rcx]
    inc rax
    cmp rax, r8
    jne 1b
    dec rsi
    jnz honest_table_pointer
    ret

# prove honest_public_gather(public, &secret, &secret)
.type honest_public_gather,@function
honest_public_gather:
    vmovd xmm1, edi
    vpbroadcastd ymm1, xmm1
    vpcmpeqd ymm2, ymm2, ymm2
    vpgatherdd ymm0, [rsi + ymm1*4], ymm2
    vmovdqu [rdx], ymm0
    ret

# prove honest_public_mask(public, &secret, &secret)
.type honest_public_mask,@function
honest_public_mask:
    mov rax, -1
    bzhi rax, rax, rdi
    kmovq k1, rax
    vmovdqu8 zmm0{k1}{z}, [rsi]
    vmovdqu8 [rdx]{k1}, zmm0
    ret

# The low byte of the mask is known, and there are eight elements.
# prove honest_byte_mask(&secret, &secret)
.type honest_byte_mask,@function
honest_byte_mask:
    mov ecx, [rdi]
    mov cl, 3
    kmovd k1, ecx
    vpbroadcastq zmm0{k1}, [rsi]
    vmovdqu64 [rsi], zmm0
    ret

# prove honest_public_division(public, public, &secret)
.type honest_public_division,@function
honest_public_division:
    mov rax, rdi
    mov rcx, rdx
    xor edx, edx
    div rsi
    mov al, [rcx + rdx]
    ret

# prove honest_switch(public, &secret)
.type honest_switch,@function
honest_switch:
    cmp rdi, 2
    ja 3f
    je 2f
    test rdi, rdi
    je 1f
    inc byte ptr [rsi]
    ret
1:  dec byte ptr [rsi]
    ret
2:  not byte ptr [rsi]
3:  ret

# prove honest_struct(&{0..8: public, 8..16: &{0..4: public, ..: secret}, 16..24: &&secret})
.type honest_struct,@function
honest_struct:
    mov rcx, [rdi]
    mov rsi, [rdi + 8]
    mov eax, [rsi]
    mov rdx, [rdi + 16]
    mov rdx, [rdx + 8*rcx]
    mov rdx, [rdx]
    mov [rsi + rax + 8], rdx
    ret

# prove honest_idioms(&secret, &secret)
.type honest_idioms,@function
honest_idioms:
    vmovdqu64 zmm0, [rdi]
    vmovdqu ymm1, [rdi]
    vpternlogd zmm0, zmm0, zmm0, 255
    vpcmpeqb ymm1, ymm1, ymm1
    vpxor xmm1, xmm1, xmm0
    vmovd eax, xmm1
    mov ecx, [rdi]
    xor ecx, ecx
    mov dl, [rsi + rax]
    mov dl, [rsi + rcx]
    ret

# prove honest_vzeroupper(&secret, &secret)
.type honest_vzeroupper,@function
honest_vzeroupper:
    vmovdqu ymm1, [rdi]
    vzeroupper
    pxor xmm1, xmm1
    vextracti128 xmm2, ymm1, 1
    vmovd eax, xmm2
    mov al, [rsi + rax]
    ret

# Callee-saved registers are preserved by a call.
# prove honest_call(&secret, &secret, public)
.type honest_call,@function
honest_call:
    push rbx
    mov rbx, rdx
    call honest_callee
    call honest_callee
    mov rax, [rdi + rbx]
    mov [rsi], rax
    pop rbx
    ret
.type honest_callee,@function
honest_callee:
    push rbx
    mov rbx, [rdi]
    rol rbx, 7
    mov [rdi], rbx
    pop rbx
    ret

# prove honest_tail_call(&secret, &secret)
.type honest_tail_call,@function
honest_tail_call:
    xor edx, edx
    jmp honest_callee

# prove honest_memcpy(&secret, &secret, public)
.type honest_memcpy,@function
honest_memcpy:
    push rbx
    sub rsp, 48
    mov [rsp + 40], rdi
    mov rbx, rdx
    mov rdi, rsp
    mov edx, 32
    call [rip + memcpy@GOTPCREL]
    mov rdi, [rsp + 40]
    mov rax, [rsp]
    mov [rdi + rbx], rax
    add rsp, 48
    pop rbx
    ret

# Calls through a register, as compilers generate if there are several.
# prove honest_memset(&secret, public)
.type honest_memset,@function
honest_memset:
    push rbx
    mov rbx, [rip + memset@GOTPCREL]
    mov rdx, rsi
    xor esi, esi
    call rbx
    pop rbx
    ret

# prove honest_wipe(&secret, public) wipes 0 for 1
.type honest_wipe,@function
honest_wipe:
    test rsi, rsi
    je 1f
    mov rdx, rsi
    xor esi, esi
    jmp [rip + memset@GOTPCREL]
1:  ret

# prove honest_clear(&secret) clears zmm
.type honest_clear,@function
honest_clear:
    vmovdqu64 zmm7, [rdi]
    vmovdqu64 zmm17, [rdi]
    vzeroall
    .irp r, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    vpxorq xmm\r, xmm\r, xmm\r
    .endr
    .irp r, 0, 1, 2, 3, 4, 5, 6, 7
    kxorw k\r, k\r, k\r
    .endr
    .irp r, eax, ecx, edx, esi, edi, r8d, r9d, r10d, r11d
    xor \r, \r
    .endr
    ret

# prove honest_clear_old(&secret) clears xmm
.type honest_clear_old,@function
honest_clear_old:
    movdqu xmm7, [rdi]
    .irp r, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    xorps xmm\r, xmm\r
    .endr
    .irp r, eax, ecx, edx, esi, edi, r8d, r9d, r10d, r11d
    xor \r, \r
    .endr
    ret

# prove honest_strings(&secret, &secret, public)
.type honest_strings,@function
honest_strings:
    mov rcx, rdx
    rep movsb
    xor eax, eax
    mov ecx, 4
    rep stosq
    ret

# prove honest_stack_arguments(public, public, public, public, &secret, &secret, public, &secret)
.type honest_stack_arguments,@function
honest_stack_arguments:
    mov rax, [rsp + 8]
    mov rcx, [rsp + 16]
    mov rdx, [r8 + rax]
    mov [rcx + rax], rdx
    ret

# prove honest_result(&public, public) -> public
.type honest_result,@function
honest_result:
    mov rax, [rdi + 8*rsi]
    ret

# prove honest_trap(&secret, public)
.type honest_trap,@function
honest_trap:
    cmp rsi, 16
    ja 1f
    mov al, [rdi + rsi]
    ret
1:  ud2

# A comparison with a numeric result.
# prove honest_equal(&secret, &secret, public)
.type honest_equal,@function
honest_equal:
    xor eax, eax
    xor ecx, ecx
1:  cmp rcx, rdx
    je 2f
    mov r8b, [rdi + rcx]
    xor r8b, [rsi + rcx]
    or al, r8b
    inc rcx
    jmp 1b
2:  cmp al, 1
    sbb eax, eax
    neg eax
    ret

# prove honest_summary(&secret, public)
.type honest_summary,@function
honest_summary:
    push rbx
    mov rbx, rdi
    call phalanx_planted_helper
    mov al, [rbx + rax]
    pop rbx
    ret
.type phalanx_planted_helper,@function
phalanx_planted_helper:
    cmp byte ptr [rdi], 0
    je 1f
    inc rax
1:  ret

# The shift overwrites all flags.
# prove honest_shift_flags(&secret, public)
.type honest_shift_flags,@function
honest_shift_flags:
    cmp byte ptr [rdi], 0
    shr rsi, 3
    je 1f
    inc byte ptr [rdi]
1:  ret

# The high half of a product of public numbers.
# prove honest_product(&secret, public, public)
.type honest_product,@function
honest_product:
    mulx rax, rdx, rsi
    mov al, [rdi + rax]
    ret

# A leaf function with an aligned frame, called twice.
# prove honest_aligned_callee(&secret, &secret, public)
.type honest_aligned_callee,@function
honest_aligned_callee:
    push rbp
    mov rbp, rsp
    and rsp, -32
    sub rsp, 64
    mov [rsp + 8], rdx
    call honest_aligned_leaf
    call honest_aligned_leaf
    mov rdx, [rsp + 8]
    mov al, [rsi + rdx]
    mov rsp, rbp
    pop rbp
    ret
.type honest_aligned_leaf,@function
honest_aligned_leaf:
    push rbp
    mov rbp, rsp
    and rsp, -64
    sub rsp, 64
    mov [rsp + 8], rsi
    vmovdqu ymm0, [rdi]
    vmovdqa [rsp + 32], ymm0
    mov rsi, [rsp + 8]
    leave
    ret

# Calls through function pointers in the file.
# prove honest_function_pointer(&secret, public)
.type honest_function_pointer,@function
honest_function_pointer:
    push rbx
    lea rax, [rip + honest_callee]
    lea rbx, [rip + honest_other_callee]
    test rsi, rsi
    je 1f
    call rbx
    pop rbx
    ret
1:  call rax
    pop rbx
    ret
.type honest_other_callee,@function
honest_other_callee:
    not qword ptr [rdi]
    ret

.section .rodata.planted,"a",@progbits
honest_constants:
    .byte 1, 2, 3, 4
