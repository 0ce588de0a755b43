# Each function leaks once, at the instruction behind its mark. The line `# prove` is its contract.
.section .text.planted_leaks,"ax",@progbits

# prove leak_table(&secret, &public)
.globl leak_table
.type leak_table,@function
leak_table:
    movzx eax, byte ptr [rdi]
here_table: # leaks: address
    movzx eax, byte ptr [rsi + rax]
    ret

# prove leak_branch(&secret)
.type leak_branch,@function
leak_branch:
    cmp byte ptr [rdi], 0
here_branch: # leaks: branch
    je 1f
    inc rdi
1:  ret

# A lookup with a public index in a secret table is fine. A store to a secret address is not.
# prove leak_store(&secret, &secret)
.type leak_store,@function
leak_store:
    mov rax, [rdi]
here_store: # leaks: address
    mov byte ptr [rsi + rax], 1
    ret

# prove leak_prefetch(&secret, &secret)
.type leak_prefetch,@function
leak_prefetch:
    mov rax, [rdi]
here_prefetch: # leaks: address
    prefetcht0 [rsi + rax]
    ret

# prove leak_gather(&secret, &secret)
.type leak_gather,@function
leak_gather:
    vmovdqu ymm1, [rdi]
    vpcmpeqd ymm2, ymm2, ymm2
here_gather: # leaks: index
    vpgatherdd ymm0, [rsi + ymm1*4], ymm2
    ret

# prove leak_scatter(&secret, &secret)
.type leak_scatter,@function
leak_scatter:
    vmovdqu64 zmm1, [rdi]
    kxnorw k1, k1, k1
here_scatter: # leaks: index
    vpscatterdd [rsi + zmm1*4]{k1}, zmm0
    ret

# prove leak_gather_mask(&secret, &secret)
.type leak_gather_mask,@function
leak_gather_mask:
    vpxor ymm1, ymm1, ymm1
    vmovdqu ymm2, [rdi]
here_gather_mask: # leaks: mask
    vpgatherdd ymm0, [rsi + ymm1*4], ymm2
    ret

# prove leak_masked_store(&secret, &secret)
.type leak_masked_store,@function
leak_masked_store:
    vmovdqu64 zmm0, [rdi]
    vpmovb2m k1, zmm0
here_masked_store: # leaks: mask
    vmovdqu8 [rsi]{k1}, zmm0
    ret

# prove leak_masked_load(&secret, &secret)
.type leak_masked_load,@function
leak_masked_load:
    mov rax, [rdi]
    kmovq k3, rax
here_masked_load: # leaks: mask
    vmovdqu8 zmm0{k3}{z}, [rsi]
    ret

# Only the low byte of the mask is known, but there are sixteen elements.
# prove leak_byte_mask(&secret, &secret)
.type leak_byte_mask,@function
leak_byte_mask:
    mov ecx, [rdi]
    mov cl, 3
    kmovd k1, ecx
here_byte_mask: # leaks: mask
    vpbroadcastd zmm0{k1}, [rsi]
    ret

# prove leak_maskmov(&secret, &secret)
.type leak_maskmov,@function
leak_maskmov:
    vmovdqu ymm0, [rdi]
here_maskmov: # leaks: mask
    vpmaskmovd ymm1, ymm0, [rsi]
    ret

# prove leak_compress(&secret, &secret)
.type leak_compress,@function
leak_compress:
    mov eax, [rdi]
    kmovd k2, eax
here_compress: # leaks: mask
    vpcompressd [rsi]{k2}, zmm0
    ret

# prove leak_early_exit(&secret, &secret, public)
.type leak_early_exit,@function
leak_early_exit:
    xor ecx, ecx
1:  cmp rcx, rdx
    je 2f
    mov al, [rdi + rcx]
    cmp al, [rsi + rcx]
here_early_exit: # leaks: branch
    jne 2f
    inc rcx
    jmp 1b
2:  ret

# prove leak_division(&secret, public)
.type leak_division,@function
leak_division:
    mov eax, [rdi]
    xor edx, edx
here_division: # leaks: timing
    div esi
    ret

# prove leak_divisor(public, secret)
.type leak_divisor,@function
leak_divisor:
    mov eax, edi
    cdq
here_divisor: # leaks: timing
    idiv esi
    ret

# prove leak_pext(&secret)
.type leak_pext,@function
leak_pext:
    mov rcx, [rdi]
    mov eax, 255
here_pext: # leaks: timing
    pext rax, rax, rcx
    ret

# prove leak_float(&secret)
.type leak_float,@function
leak_float:
    vmovups ymm0, [rdi]
here_float: # leaks: unlisted
    vmulps ymm0, ymm0, ymm0
    ret

# prove leak_spill(&secret, &secret)
.type leak_spill,@function
leak_spill:
    mov rax, [rdi]
    mov [rsp - 8], rax
    xor eax, eax
    mov rcx, [rsp - 8]
here_spill: # leaks: address
    mov al, [rsi + rcx]
    ret

# One byte of a public number that was spilled is overwritten.
# prove leak_spill_byte(&secret, &secret, public)
.type leak_spill_byte,@function
leak_spill_byte:
    mov [rsp - 8], rdx
    mov al, [rdi]
    mov [rsp - 6], al
    mov rcx, [rsp - 8]
here_spill_byte: # leaks: address
    mov al, [rsi + rcx]
    ret

# Somewhere in the frame, so possibly at this offset.
# prove leak_indexed_spill(&secret, &secret, public)
.type leak_indexed_spill,@function
leak_indexed_spill:
    mov qword ptr [rsp - 16], 0
    mov qword ptr [rsp - 8], 0
    mov rax, [rdi]
    mov [rsp + 8*rdx - 16], rax
    mov rcx, [rsp - 8]
here_indexed_spill: # leaks: address
    mov al, [rsi + rcx]
    ret

# prove leak_pushed(&secret, &secret)
.type leak_pushed,@function
leak_pushed:
    push qword ptr [rdi]
    pop rcx
here_pushed: # leaks: address
    mov al, [rsi + rcx]
    ret

# Stale stack contents are not public.
# prove leak_leftover(&secret)
.type leak_leftover,@function
leak_leftover:
    mov rax, [rsp - 64]
here_leftover: # leaks: address
    mov al, [rdi + rax]
    ret

# prove leak_struct(&{0..8: public, 8..16: secret, 16..24: &secret})
.type leak_struct,@function
leak_struct:
    mov rax, [rdi]
    mov rsi, [rdi + 16]
    mov dl, [rsi + rax]
    mov rax, [rdi + 8]
here_struct: # leaks: address
    mov dl, [rsi + rax]
    ret

# Half of it is public.
# prove leak_struct_straddle(&{0..8: public, 8..16: secret})
.type leak_struct_straddle,@function
leak_struct_straddle:
    mov eax, [rdi + 4]
    mov eax, [rdi + 6]
here_struct_straddle: # leaks: address
    mov dl, [rdi + rax]
    ret

# prove leak_public_memory(&secret, &public)
.type leak_public_memory,@function
leak_public_memory:
    mov rax, [rdi]
    mov [rsi + 8], rax
    mov rax, [rsi]
here_public_memory: # leaks: address
    mov dl, [rsi + rax]
    ret

# prove leak_second_iteration(&secret, &secret)
.type leak_second_iteration,@function
leak_second_iteration:
    xor eax, eax
    mov ecx, 2
1:  mov rdx, rsi
here_second_iteration: # leaks: address
    mov dl, [rsi + rax]
    movzx eax, byte ptr [rdi]
    dec ecx
    jnz 1b
    ret

# In the iteration after an unknown one.
# prove leak_late_iteration(&secret, &secret, public)
.type leak_late_iteration,@function
leak_late_iteration:
    xor eax, eax
    xor r8d, r8d
1:  mov r9, rsi
here_late_iteration: # leaks: address
    mov r9b, [rsi + rax]
    mov rax, r8
    mov r8, rcx
    movzx ecx, byte ptr [rdi]
    and ecx, 1
    dec rdx
    jnz 1b
    ret

# prove leak_behind_public_branch(&secret, &secret, public)
.type leak_behind_public_branch,@function
leak_behind_public_branch:
    xor eax, eax
    cmp rdx, 1000
    jb 1f
    mov rax, [rdi]
1:  xor ecx, ecx
here_behind_public_branch: # leaks: address
    mov cl, [rsi + rax]
    ret

# prove leak_cmov(&secret, &secret, &secret)
.type leak_cmov,@function
leak_cmov:
    test byte ptr [rdi], 1
    cmovne rsi, rdx
here_cmov: # leaks: address
    mov al, [rsi]
    ret

# prove leak_setcc(&secret, &secret)
.type leak_setcc,@function
leak_setcc:
    xor eax, eax
    cmp byte ptr [rdi], 7
    setg al
here_setcc: # leaks: address
    mov al, [rsi + 8*rax]
    ret

# prove leak_carry(&secret, &secret)
.type leak_carry,@function
leak_carry:
    mov rax, [rdi]
    add rax, rax
    sbb rcx, rcx
    and ecx, 64
here_carry: # leaks: address
    mov al, [rsi + rcx]
    ret

# prove leak_shift_count(&secret, &secret)
.type leak_shift_count,@function
leak_shift_count:
    mov cl, [rdi]
    mov eax, 1
    shl eax, cl
here_shift_count: # leaks: address
    mov al, [rsi + rax]
    ret

# prove leak_partial_register(&secret, &secret)
.type leak_partial_register,@function
leak_partial_register:
    xor eax, eax
    mov al, [rdi]
here_partial_register: # leaks: address
    mov cl, [rsi + rax]
    ret

# prove leak_high_byte(&secret, &secret)
.type leak_high_byte,@function
leak_high_byte:
    mov eax, [rdi]
    mov al, 0
    movzx ecx, ah
here_high_byte: # leaks: address
    mov cl, [rsi + rcx]
    ret

# prove leak_multiplication(&secret, &secret)
.type leak_multiplication,@function
leak_multiplication:
    mov rax, [rdi]
    mov ecx, 3
    mul rcx
here_multiplication: # leaks: address
    mov cl, [rsi + rdx]
    ret

# prove leak_bit_test(&secret, &secret)
.type leak_bit_test,@function
leak_bit_test:
    mov eax, [rdi]
here_bit_test: # leaks: address
    bt [rsi], eax
    ret

# prove leak_xlat(&secret, &secret)
.type leak_xlat,@function
leak_xlat:
    mov rbx, rsi
    mov al, [rdi]
here_xlat: # leaks: address
    xlatb
    ret

# prove leak_jrcxz(&secret)
.type leak_jrcxz,@function
leak_jrcxz:
    mov rcx, [rdi]
here_jrcxz: # leaks: branch
    jrcxz 1f
    inc rdi
1:  ret

# prove leak_loop(&secret)
.type leak_loop,@function
leak_loop:
    movzx ecx, byte ptr [rdi]
1:  inc rax
here_loop: # leaks: branch
    loop 1b
    ret

# prove leak_shifted_out(&secret)
.type leak_shifted_out,@function
leak_shifted_out:
    mov rax, [rdi]
    shr rax, 1
here_shifted_out: # leaks: branch
    jc 1f
    inc rdi
1:  ret

# prove leak_kortest(&secret, &secret)
.type leak_kortest,@function
leak_kortest:
    vmovdqu64 zmm0, [rdi]
    vpcmpeqb k1, zmm0, [rsi]
    kortestq k1, k1
here_kortest: # leaks: branch
    jc 1f
    inc rdi
1:  ret

# prove leak_ptest(&secret)
.type leak_ptest,@function
leak_ptest:
    vmovdqu ymm0, [rdi]
    vptest ymm0, ymm0
here_ptest: # leaks: branch
    jz 1f
    inc rdi
1:  ret

# prove leak_movmsk(&secret, &secret)
.type leak_movmsk,@function
leak_movmsk:
    movdqu xmm0, [rdi]
    pmovmskb eax, xmm0
here_movmsk: # leaks: address
    mov al, [rsi + rax]
    ret

# A legacy instruction preserves the upper half.
# prove leak_upper_half(&secret, &secret)
.type leak_upper_half,@function
leak_upper_half:
    vmovdqu ymm1, [rdi]
    pxor xmm1, xmm1
    vextracti128 xmm2, ymm1, 1
    vmovd eax, xmm2
here_upper_half: # leaks: address
    mov al, [rsi + rax]
    ret

# It only writes half of the lower half.
# prove leak_lower_half(&secret, &secret)
.type leak_lower_half,@function
leak_lower_half:
    movdqu xmm1, [rdi]
    pxor xmm0, xmm0
    movsd xmm1, xmm0
    psrldq xmm1, 8
    movd eax, xmm1
here_lower_half: # leaks: address
    mov al, [rsi + rax]
    ret

# Elements whose mask bit is clear keep their value.
# prove leak_merged(&secret, &secret, public)
.type leak_merged,@function
leak_merged:
    vmovdqu64 zmm1, [rdi]
    kmovd k1, edx
    vpxord zmm1{k1}, zmm2, zmm2
    vmovd eax, xmm1
here_merged: # leaks: address
    mov al, [rsi + rax]
    ret

# prove leak_stack_argument(public, public, public, public, &secret, public, public, secret)
.type leak_stack_argument,@function
leak_stack_argument:
    mov rax, [rsp + 8]
    mov cl, [r8 + rax]
    mov rax, [rsp + 16]
here_stack_argument: # leaks: address
    mov cl, [r8 + rax]
    ret

# prove leak_callee(&secret, &secret)
.type leak_callee,@function
leak_callee:
    mov rdi, [rdi]
    call callee_indexes
    ret
.type callee_indexes,@function
callee_indexes:
    xor eax, eax
here_callee: # leaks: address
    mov al, [rsi + rdi]
    ret

# prove leak_tail_call(&secret, &secret)
.type leak_tail_call,@function
leak_tail_call:
    mov rdi, [rdi]
    jmp callee_branches
.type callee_branches,@function
callee_branches:
    test rdi, rdi
here_tail_call: # leaks: branch
    js 1f
    inc rsi
1:  ret

# prove leak_string_length(&secret, &secret, &secret)
.type leak_string_length,@function
leak_string_length:
    mov rcx, [rdx]
here_string_length: # leaks: timing
    rep movsb
    ret

# prove leak_string_compare(&secret, &secret, public)
.type leak_string_compare,@function
leak_string_compare:
    mov rcx, rdx
here_string_compare: # leaks: timing
    repe cmpsb
    ret

# prove leak_memcpy_length(&secret, &secret)
.type leak_memcpy_length,@function
leak_memcpy_length:
    movzx edx, byte ptr [rsi]
here_memcpy_length: # leaks: argument memcpy
    call [rip + memcpy@GOTPCREL]
    ret

# prove leak_memcpy_copies(&secret, &secret)
.type leak_memcpy_copies,@function
leak_memcpy_copies:
    push rbx
    sub rsp, 32
    mov rbx, rdi
    mov rdi, rsp
    mov edx, 32
    call [rip + memcpy@GOTPCREL]
    mov rax, [rsp + 8]
here_memcpy_copies: # leaks: address
    mov al, [rbx + rax]
    add rsp, 32
    pop rbx
    ret

# prove leak_memcmp(&secret, &secret, public)
.type leak_memcmp,@function
leak_memcmp:
    sub rsp, 8
here_memcmp: # leaks: timing
    call [rip + memcmp@GOTPCREL]
    add rsp, 8
    ret

# prove leak_unknown_call(&secret)
.type leak_unknown_call,@function
leak_unknown_call:
    sub rsp, 8
here_unknown_call: # leaks: call getpid
    call [rip + getpid@GOTPCREL]
    add rsp, 8
    ret

# prove leak_system_call(public)
.type leak_system_call,@function
leak_system_call:
    mov eax, 39
here_system_call: # leaks: call the system (syscall)
    syscall
    ret

# prove leak_function_pointer(&{0..8: public})
.type leak_function_pointer,@function
leak_function_pointer:
    sub rsp, 8
here_function_pointer: # leaks: indirect
    call [rdi]
    add rsp, 8
    ret

# prove leak_jump_table(public)
.type leak_jump_table,@function
leak_jump_table:
    lea rax, [rip + leak_jump_table]
    add rax, rdi
here_jump_table: # leaks: indirect
    jmp rax

# prove leak_return(&secret)
.type leak_return,@function
leak_return:
    push qword ptr [rdi]
here_return: # leaks: indirect
    ret

# prove leak_wild_store(&{0..8: public})
.type leak_wild_store,@function
leak_wild_store:
    mov rax, [rdi]
here_wild_store: # leaks: store
    mov qword ptr [rax], 0
    ret

# This is a constant for all indices.
# prove leak_constant_store(public<8)
.type leak_constant_store,@function
leak_constant_store:
    lea rax, [rip + leak_zero]
here_constant_store: # leaks: store
    mov byte ptr [rax + rdi], 1
    ret

# prove leak_no_code(public)
.type leak_no_code,@function
leak_no_code:
    nop
here_no_code: # leaks: undecodable
    .byte 0x06

# prove leak_result(&secret) -> public
.type leak_result,@function
leak_result:
    mov eax, [rdi]
here_result: # leaks: result
    ret

# prove leak_unwiped_path(&secret, public) wipes 0 for 1
.type leak_unwiped_path,@function
leak_unwiped_path:
    mov rdx, rsi
    xor esi, esi
    cmp rdx, 16
    jb 1f
    jmp [rip + memset@GOTPCREL]
1:  nop
here_unwiped_path: # leaks: unwiped
    ret

# prove leak_unwiped_end(&secret, public) wipes 0 for 1
.type leak_unwiped_end,@function
leak_unwiped_end:
    sub rsp, 8
    lea rdx, [rsi - 1]
    xor esi, esi
    call [rip + memset@GOTPCREL]
    add rsp, 8
here_unwiped_end: # leaks: unwiped
    ret

# prove leak_unwiped_value(&secret, public) wipes 0 for 1
.type leak_unwiped_value,@function
leak_unwiped_value:
    sub rsp, 8
    mov rdx, rsi
    mov esi, 1
    call [rip + memset@GOTPCREL]
    add rsp, 8
here_unwiped_value: # leaks: unwiped
    ret

# prove leak_uncleared(&secret) clears zmm
.type leak_uncleared,@function
leak_uncleared:
    vmovdqu ymm7, [rdi]
    vzeroall
    .irp r, eax, ecx, edx, esi, edi, r8d, r9d, r10d, r11d
    xor \r, \r
    .endr
here_uncleared: # leaks: uncleared
    ret

# Implicit operands: MULX reads RDX, although it may also write it.
# prove leak_mulx(&secret, &secret)
.type leak_mulx,@function
leak_mulx:
    mov rdx, [rdi]
    mov ecx, 3
    mulx rdx, rax, rcx
here_mulx: # leaks: address
    mov al, [rsi + rdx]
    ret

# prove leak_mulx_low(&secret, &secret)
.type leak_mulx_low,@function
leak_mulx_low:
    mov rdx, [rdi]
    mov ecx, 3
    mulx rax, rdx, rcx
here_mulx_low: # leaks: address
    mov al, [rsi + rax]
    ret

# prove leak_popped_flags(&secret)
.type leak_popped_flags,@function
leak_popped_flags:
    mov r11, rsp
    push qword ptr [rdi]
here_popped_flags: # leaks: call the system (popfq)
    popfq
    mov rsp, r11
    jc 1f
    inc rdi
1:  ret

# prove leak_saved_registers(&secret, &secret)
.type leak_saved_registers,@function
leak_saved_registers:
    movdqu xmm0, [rdi]
here_saved_registers: # leaks: call the system (fxsave)
    fxsave [rsp - 512]
    mov rcx, [rsp - 352]
    mov al, [rsi + rcx]
    ret

# The store is not to the memory operand.
# prove leak_direct_store(&secret, &secret, &secret)
.type leak_direct_store,@function
leak_direct_store:
    mov rcx, rsp
    vpxor xmm0, xmm0, xmm0
    vmovdqu64 [rsp - 64], zmm0
here_direct_store: # leaks: store
    movdir64b rcx, [rsp - 64]
    ret

# With a vector as mask, some of the previous contents remain.
# prove leak_masked_over(&secret, &secret, public)
.type leak_masked_over,@function
leak_masked_over:
    vmovdqu ymm1, [rdi]
    vmovdqu [rsp - 32], ymm1
    vmovd xmm2, edx
    vpxor xmm0, xmm0, xmm0
    vpmaskmovd [rsp - 32], ymm2, ymm0
    mov rcx, [rsp - 32]
here_masked_over: # leaks: address
    mov al, [rsi + rcx]
    ret

# Loading all ones under a mask copies the mask.
# prove leak_ones(&secret, &secret)
.type leak_ones,@function
leak_ones:
    kmovd k1, [rdi]
    vpternlogd zmm0{k1}{z}, zmm0, zmm0, 255
    vmovd eax, xmm0
here_ones: # leaks: address
    mov al, [rsi + rax]
    ret

# Unchanged flags: a shift count of zero, and a rotation.
# prove leak_double_shift(&secret, public)
.type leak_double_shift,@function
leak_double_shift:
    mov ecx, esi
    xor eax, eax
    cmp byte ptr [rdi], 0
    shld eax, eax, cl
here_double_shift: # leaks: branch
    je 1f
    inc rdi
1:  ret

# prove leak_rotated_carry(&secret, public)
.type leak_rotated_carry,@function
leak_rotated_carry:
    mov ecx, esi
    xor eax, eax
    cmp byte ptr [rdi], 9
    clc
    rcl eax, cl
here_rotated_carry: # leaks: branch
    jo 1f
    inc rdi
1:  ret

# prove leak_rotation(&secret)
.type leak_rotation,@function
leak_rotation:
    mov eax, 1
    cmp byte ptr [rdi], 0
    rol eax, 3
here_rotation: # leaks: branch
    je 1f
    inc rdi
1:  ret

# The bit is eight bytes after the operand.
# prove leak_bit_string(&secret)
.type leak_bit_string,@function
leak_bit_string:
    mov rax, [rdi]
    mov qword ptr [rsp - 16], 0
    mov [rsp - 8], rax
    mov eax, 64
    bt [rsp - 16], rax
here_bit_string: # leaks: branch
    jc 1f
    inc rdi
1:  ret

# prove leak_bit_stored(&secret, &secret)
.type leak_bit_stored,@function
leak_bit_stored:
    mov qword ptr [rsp - 16], 0
    mov qword ptr [rsp - 8], 0
    mov eax, 64
    bts [rsp - 16], rax
    cmp qword ptr [rsp - 8], 0
    je 1f
    mov rax, [rdi]
here_bit_stored: # leaks: address
    mov al, [rsi + rax]
1:  ret

# Without a shadow stack, the register does not change.
# prove leak_shadow_stack(&secret, &secret)
.type leak_shadow_stack,@function
leak_shadow_stack:
    mov rax, [rdi]
    rdsspq rax
here_shadow_stack: # leaks: address
    mov al, [rsi + rax]
    ret

# prove leak_segment(secret)
.type leak_segment,@function
leak_segment:
here_segment: # leaks: call the system (mov)
    mov fs, edi
    ret

# prove leak_thread_local(&secret)
.type leak_thread_local,@function
leak_thread_local:
    mov rcx, fs:[rip + leak_zero]
here_thread_local: # leaks: address
    mov al, [rdi + rcx]
    ret

# prove leak_backwards(&secret)
.type leak_backwards,@function
leak_backwards:
    lea rdi, [rsp - 8]
here_backwards: # leaks: call the system (std)
    std
    stosb
    cld
    ret

# Every copied byte is copied again.
# prove leak_copied_again(&secret, &secret)
.type leak_copied_again,@function
leak_copied_again:
    mov r8, rsi
    .irp o, 32, 24, 16, 8
    mov qword ptr [rsp - \o], 0
    .endr
    mov al, [rdi]
    mov [rsp - 32], al
    lea rsi, [rsp - 32]
    lea rdi, [rsp - 31]
    mov ecx, 31
    rep movsb
    mov rcx, [rsp - 8]
here_copied_again: # leaks: address
    mov al, [r8 + rcx]
    ret

# prove leak_push_word(&secret, public)
.type leak_push_word,@function
leak_push_word:
    mov r11, rsp
    mov qword ptr [rsp - 8], 0
here_push_word: # leaks: store
    push si
    mov rsp, r11
    ret

# prove leak_pop_word(&secret, &secret)
.type leak_pop_word,@function
leak_pop_word:
    mov r11, rsp
    mov qword ptr [rsp - 8], 0
    sub rsp, 8
    pop cx
    mov rsp, r11
    movzx ecx, cx
here_pop_word: # leaks: address
    mov al, [rsi + rcx]
    ret

# prove leak_return_arguments(&secret)
.type leak_return_arguments,@function
leak_return_arguments:
here_return_arguments: # leaks: call the system (ret)
    ret 8

# A return that is a jump.
# prove leak_return_elsewhere(&secret)
.type leak_return_elsewhere,@function
leak_return_elsewhere:
    mov r11, [rdi]
    call 1f
    ret
1:
here_return_elsewhere: # leaks: indirect
    mov [rsp], r11
    ret

# prove leak_return_overwritten(&secret)
.type leak_return_overwritten,@function
leak_return_overwritten:
    mov rax, [rdi]
here_return_overwritten: # leaks: indirect
    mov [rsp], rax
    ret

# Data written by an aligned frame is read again below the old one.
# prove leak_aligned_leftover(&secret, &secret)
.type leak_aligned_leftover,@function
leak_aligned_leftover:
    mov qword ptr [rsp - 8], 0
    mov r11, rsp
    and rsp, -64
    mov rax, [rdi]
    mov [rsp - 8], rax
    mov rsp, r11
    mov rcx, [rsp - 8]
here_aligned_leftover: # leaks: address
    mov al, [rsi + rcx]
    ret

# Two consecutive aligned frames at different offsets.
# prove leak_aligned_twice(&secret, &secret)
.type leak_aligned_twice,@function
leak_aligned_twice:
    mov r11, rsp
    and rsp, -64
    lea r10, [rsp - 8]
    mov rax, [rdi]
    mov [r10], rax
    mov rsp, r11
    sub rsp, 1024
    and rsp, -64
    mov qword ptr [rsp - 8], 0
    mov rcx, [r10]
    mov rsp, r11
here_aligned_twice: # leaks: address
    mov al, [rsi + rcx]
    ret

# A callee may write below the stack pointer.
# prove leak_below_stack(&secret, &secret)
.type leak_below_stack,@function
leak_below_stack:
    push rbx
    mov rbx, rsi
    mov qword ptr [rsp - 64], 0
    mov rsi, rdi
    mov rdi, rbx
    mov edx, 8
    call [rip + memcpy@GOTPCREL]
    mov rcx, [rsp - 64]
here_below_stack: # leaks: address
    mov al, [rbx + rcx]
    pop rbx
    ret

# Two pointers that may alias according to the contract.
# prove leak_two_objects(&&secret, &secret)
.type leak_two_objects,@function
leak_two_objects:
    mov rax, [rdi]
    cmp rax, [rdi + 8]
    je 1f
    mov rax, [rax]
here_two_objects: # leaks: address
    mov al, [rsi + rax]
1:  ret

# prove leak_two_inner_objects(&&{0..8: &secret, ..: secret}, &secret)
.type leak_two_inner_objects,@function
leak_two_inner_objects:
    mov rax, [rdi]
    mov rcx, [rdi + 8]
    mov rax, [rax]
    cmp rax, [rcx]
    je 1f
    mov rax, [rax]
here_two_inner_objects: # leaks: address
    mov al, [rsi + rax]
1:  ret

# Addresses that the loader chooses.
# prove leak_code_address(&secret, &secret)
.type leak_code_address,@function
leak_code_address:
    lea rax, [rip + leak_code_address]
    shr rax, 40
    cmp eax, 0x55
    je 1f
    mov rax, [rdi]
here_code_address: # leaks: address
    mov al, [rsi + rax]
1:  ret

# prove leak_return_address(&secret, &secret)
.type leak_return_address,@function
leak_return_address:
    cmp qword ptr [rsp], 0
    js 1f
    mov rax, [rdi]
here_return_address: # leaks: address
    mov al, [rsi + rax]
1:  ret

# A pointer that has left its object may wrap around.
# prove leak_wrapped_pointer(&secret, &secret)
.type leak_wrapped_pointer,@function
leak_wrapped_pointer:
    mov rcx, 0x7fffffffffffffff
    mov rax, rdi
    sub rax, rcx
    cmp rax, rdi
    jb 1f
    mov rax, [rdi]
here_wrapped_pointer: # leaks: address
    mov al, [rsi + rax]
1:  ret

# According to their summaries, these functions may read memory at the first pointer, and the seventh argument.
# prove leak_summary_memory(&secret)
.type leak_summary_memory,@function
leak_summary_memory:
    sub rsp, 8
here_summary_memory: # leaks: argument phalanx_planted_reader
    call phalanx_planted_reader
    add rsp, 8
    ret
.type phalanx_planted_reader,@function
phalanx_planted_reader:
    ret

# prove leak_summary_stack(&secret)
.type leak_summary_stack,@function
leak_summary_stack:
    sub rsp, 8
    push qword ptr [rdi]
here_summary_stack: # leaks: argument phalanx_planted_many
    call phalanx_planted_many
    add rsp, 16
    ret
.type phalanx_planted_many,@function
phalanx_planted_many:
    ret

# Memory behind two levels of pointers is overwritten as well.
# prove leak_summary_writes(&{0..8: &public}, &secret)
.type leak_summary_writes,@function
leak_summary_writes:
    push rbx
    push rbp
    sub rsp, 8
    mov rbx, [rdi]
    mov rbp, rsi
    call phalanx_planted_writer
    mov rax, [rbx]
here_summary_writes: # leaks: address
    mov al, [rbp + rax]
    add rsp, 8
    pop rbp
    pop rbx
    ret
.type phalanx_planted_writer,@function
phalanx_planted_writer:
    ret

# prove leak_unwiped_again(&secret, public, secret) wipes 0 for 1
.type leak_unwiped_again,@function
leak_unwiped_again:
    push rbx
    push rbp
    sub rsp, 8
    mov rbx, rdi
    mov rbp, rdx
    mov rdx, rsi
    xor esi, esi
    call [rip + memset@GOTPCREL]
    mov [rbx], rbp
    add rsp, 8
    pop rbp
    pop rbx
here_unwiped_again: # leaks: unwiped
    ret

# prove leak_uncleared_mmx(&secret) clears xmm
.type leak_uncleared_mmx,@function
leak_uncleared_mmx:
here_uncleared_mmx: # leaks: uncleared
    movq mm0, [rdi]
    .irp r, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    xorps xmm\r, xmm\r
    .endr
    .irp r, eax, ecx, edx, esi, edi, r8d, r9d, r10d, r11d
    xor \r, \r
    .endr
    ret

# Both paths lead here.
# prove leak_unwiped_both(&secret, public) wipes 0 for 1
.type leak_unwiped_both,@function
leak_unwiped_both:
    test rsi, rsi
    je 1f
1:
here_unwiped_both: # leaks: unwiped
    ret

# Popping a segment register does not change the others.
# prove leak_pop_segment(&secret)
.type leak_pop_segment,@function
leak_pop_segment:
    mov r11, rsp
    push 1
here_pop_segment: # leaks: call the system (pop)
    .byte 0x0f, 0xa9 # pop gs
    mov rsp, r11
    ret

.section .rodata.planted_leaks,"a",@progbits
leak_zero:
    .quad 0
