# C: instructions that might turn a secret into a public number. Each result is used as an address.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm

# prove launder_and_rsp(&secret)
# refused address: mov rcx,[rsp]
function launder_and_rsp
    mov r11, rsp
    mov rax, [rdi]
    and rsp, rax
    mov rcx, [rsp]
    mov rsp, r11
    ret

# prove launder_and_rsp_memory(&secret)
# refused address: mov rcx,[rsp]
function launder_and_rsp_memory
    mov r11, rsp
    and rsp, [rdi]
    mov rcx, [rsp]
    mov rsp, r11
    ret

# prove launder_secret_rsp_aligned(&secret)
# refused address: mov rcx,[rsp]
function launder_secret_rsp_aligned
    mov r11, rsp
    mov rsp, [rdi]
    and rsp, -32
    mov rcx, [rsp]
    mov rsp, r11
    ret

# prove launder_secret_rsp_odd(&secret)
# refused address: push rax
function launder_secret_rsp_odd
    mov r11, rsp
    sub rsp, [rdi]
    and rsp, -24
    push rax
    mov rsp, r11
    ret

# prove launder_and_flags(&secret)
# refused branch: je short *
function launder_and_flags
    mov r11, rsp
    mov rax, [rdi]
    and rsp, rax
    mov rsp, r11
    je 1f
    nop
1:  ret

# prove launder_and_number(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_and_number
    mov r11, rsp
    mov rax, [rdi]
    and rsp, rax
    mov rcx, rsp
    mov rsp, r11
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_and_esp(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_and_esp
    mov r11, rsp
    mov rax, [rdi]
    and esp, eax
    mov rcx, rsp
    mov rsp, r11
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_or_rsp(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_or_rsp
    mov r11, rsp
    or rsp, [rdi]
    mov rcx, rsp
    mov rsp, r11
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_leave(&secret)
# refused address: leave
function launder_leave
    mov r11, rsp
    mov r10, rbp
    mov rbp, [rdi]
    leave
    mov rsp, r11
    mov rbp, r10
    ret

# prove launder_enter(&secret, &secret)
# refused address: mov rcx,[rbp]; address: movzx eax,byte ptr [rsi+rcx]; store: enter 10h,0; unlisted: enter 10h,0
function launder_enter
    mov r11, rsp
    mov r10, rbp
    mov rbp, [rdi]
    enter 16, 0
    mov rcx, [rbp]
    movzx eax, byte ptr [rsi + rcx]
    mov rsp, r11
    mov rbp, r10
    ret

# prove launder_pop_rsp(&secret)
# refused address: mov rcx,[rsp]
function launder_pop_rsp
    mov r11, rsp
    push qword ptr [rdi]
    pop rsp
    mov rcx, [rsp]
    mov rsp, r11
    ret

# prove launder_xchg_rsp(&secret)
# refused address: push rcx
function launder_xchg_rsp
    mov rax, [rdi]
    xchg rsp, rax
    push rcx
    mov rsp, rax
    ret

# LEA ignores the segment base.
# prove launder_lea_fs(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_lea_fs
    mov rax, [rdi]
    lea rcx, fs:[rax]
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_lea_gs(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_lea_gs
    mov rax, [rdi]
    lea rcx, gs:[rax + 8*rax + 16]
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_lea_fs_branch(secret)
# refused branch: je short *
function launder_lea_fs_branch
    lea rcx, fs:[rdi]
    test rcx, rcx
    je 1f
    nop
1:  ret

# prove launder_lea_narrow(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_lea_narrow
    mov rax, [rdi]
    lea ecx, [eax + 4]
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_canary(&secret, &secret, secret)
# refused address: mov rcx,fs:[rdx+28h]; address: movzx eax,byte ptr [rsi+rcx]
function launder_canary
    mov rcx, fs:[rdx + 0x28]
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_thread(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_thread
    mov rcx, fs:0x30
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_half_canary(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_half_canary
    mov ecx, fs:0x2c
    movzx eax, byte ptr [rsi + rcx]
    ret

# The word below the stack protector's canary.
# prove launder_canary_slot(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_canary_slot
    mov rax, fs:0x28
    mov [rsp - 8], rax
    mov rax, [rdi]
    mov [rsp - 8], rax
    mov rax, [rsp - 8]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_canary_byte(&secret, &secret, public)
# refused branch: je short *
function launder_canary_byte
    mov rax, fs:0x28
    mov [rsp - 8], rax
    mov al, [rdi]
    mov [rsp - 6], al
    cmp qword ptr [rsp - 8], 0
    je 1f
    nop
1:  ret

# A copy of the canary in a local array.
# prove launder_canary_array(&secret, public)
# refused branch: je short *
function launder_canary_array
    sub rsp, 40
    pxor xmm0, xmm0
    movups [rsp], xmm0
    movups [rsp + 16], xmm0
    mov rax, fs:0x28
    mov [rsp + 8], rax
    mov rax, [rdi]
    mov [rsp + rsi * 8], rax
    cmp qword ptr [rsp + 8], 0
    je 1f
    nop
1:  add rsp, 40
    ret

# The same, joined with a path without a store.
# prove launder_canary_array_perhaps(&secret, public, public)
# refused branch: je short *
function launder_canary_array_perhaps
    sub rsp, 40
    pxor xmm0, xmm0
    movups [rsp], xmm0
    movups [rsp + 16], xmm0
    mov rax, fs:0x28
    mov [rsp + 8], rax
    mov rax, [rdi]
    test edx, edx
    jz 2f
    mov [rsp + rsi * 8], rax
2:  mov rax, [rsp + 8]
    mov [rsp + 24], rax
    cmp byte ptr [rsp + 27], 0
    je 1f
    nop
1:  add rsp, 40
    ret

# After FS changes, this is not the canary.
# prove launder_moved_fs(&secret)
# refused call: wrfsbase rdi
function launder_moved_fs
    rdfsbase rcx
    lea rdi, [rdi - 0x28]
    wrfsbase rdi
    mov rax, fs:0x28
    wrfsbase rcx
    test al, 1
    je 1f
    nop
1:  ret

# prove launder_loaded_fs(&secret, public)
# refused call: mov fs,si
function launder_loaded_fs
    mov fs, esi
    mov rax, fs:0x28
    test al, 1
    je 1f
    nop
1:  ret

# Masks and shifts that keep some bits.
# prove launder_mask(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_mask
    mov eax, [rdi]
    and eax, 1
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_shift(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_shift
    mov rax, [rdi]
    shr rax, 63
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_setcc(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_setcc
    xor ecx, ecx
    cmp byte ptr [rdi], 3
    setb cl
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_sbb(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_sbb
    cmp byte ptr [rdi], 3
    sbb rcx, rcx
    and ecx, 1
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_sbb_flag(&secret)
# refused branch: je short *
function launder_sbb_flag
    cmp byte ptr [rdi], 3
    sbb rcx, rcx
    je 1f
    nop
1:  ret

# prove launder_adc(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_adc
    xor ecx, ecx
    cmp byte ptr [rdi], 3
    adc ecx, 0
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_cmov(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function launder_cmov
    mov ecx, 1
    mov edx, 2
    cmp byte ptr [rdi], 3
    cmovb ecx, edx
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove launder_cmov_pointers(&secret, &secret, &secret)
# refused address: mov rax,[rsi]
function launder_cmov_pointers
    cmp byte ptr [rdi], 3
    cmovb rsi, rdx
    mov rax, [rsi]
    ret

# prove launder_cmov_flags(&secret)
# refused branch: je short *
function launder_cmov_flags
    mov ecx, 1
    mov edx, 2
    cmp byte ptr [rdi], 3
    cmovb ecx, edx
    cmp ecx, 2
    je 1f
    nop
1:  ret

# The secret is bounded, but unknown within the bounds.
# prove launder_bounds(&secret)
# refused branch: je short *
function launder_bounds
    movzx eax, byte ptr [rdi]
    and eax, 3
    cmp eax, 3
    je 1f
    nop
1:  ret

# prove launder_bounds_edge(&secret)
# refused branch: jb short *
function launder_bounds_edge
    movzx eax, byte ptr [rdi]
    and eax, 3
    cmp eax, 3
    jb 1f
    nop
1:  ret

# prove launder_bounds_zero(&secret)
# refused branch: je short *
function launder_bounds_zero
    movzx eax, byte ptr [rdi]
    and eax, 1
    add eax, 1
    sub eax, 1
    je 1f
    nop
1:  ret

# prove launder_bounds_wrapped(&secret)
# refused branch: jb short *
function launder_bounds_wrapped
    movzx eax, byte ptr [rdi]
    add al, 200
    jc 1f
    nop
1:  ret

# prove launder_bounds_negative(&secret)
# refused branch: jl short *
function launder_bounds_negative
    movsx eax, byte ptr [rdi]
    cmp eax, 0
    jl 1f
    nop
1:  ret

# prove launder_bounds_low(&secret)
# refused branch: jb short *
function launder_bounds_low
    mov eax, 0x100
    mov al, [rdi]
    cmp eax, 0x110
    jb 1f
    nop
1:  ret

# prove launder_bounds_shifted(&secret)
# refused branch: jb short *
function launder_bounds_shifted
    movzx eax, byte ptr [rdi]
    shl eax, 28
    cmp eax, 0x10000000
    jb 1f
    nop
1:  ret

# prove launder_bounds_product(&secret)
# refused branch: jb short *
function launder_bounds_product
    movzx eax, byte ptr [rdi]
    imul eax, eax, 0x1010101
    cmp eax, 5
    jb 1f
    nop
1:  ret

# prove launder_bounds_difference(&secret)
# refused branch: jb short *
function launder_bounds_difference
    movzx eax, byte ptr [rdi]
    movzx ecx, byte ptr [rdi + 1]
    sub eax, ecx
    jb 1f
    nop
1:  ret

# prove launder_bounds_or(&secret)
# refused branch: je short *
function launder_bounds_or
    movzx eax, byte ptr [rdi]
    or eax, 1
    cmp eax, 1
    je 1f
    nop
1:  ret

# prove launder_bounds_sign(&secret)
# refused branch: js short *
function launder_bounds_sign
    movzx eax, byte ptr [rdi]
    test al, al
    js 1f
    nop
1:  ret

# prove launder_lahf(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_lahf
    cmp byte ptr [rdi], 3
    lahf
    movzx eax, ah
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_sahf(&secret)
# refused branch: jb short *
function launder_sahf
    mov ah, [rdi]
    sahf
    jc 1f
    nop
1:  ret

# prove launder_high_byte(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_high_byte
    movzx eax, word ptr [rdi]
    mov al, 1
    movzx eax, ah
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_upper_half(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function launder_upper_half
    mov rax, [rdi]
    mov ax, 1
    shr rax, 16
    movzx eax, byte ptr [rsi + rax]
    ret

# prove launder_wide_result(&secret) -> public u32
# refused result: ret
function launder_wide_result
    mov eax, [rdi]
    mov al, 1
    ret

# prove launder_word_result(&secret) -> public u16
# refused result: ret
function launder_word_result
    mov eax, [rdi]
    mov al, 1
    ret

# prove launder_bool_result(&secret) -> public bool
# refused result: ret
function launder_bool_result
    cmp byte ptr [rdi], 0
    sete al
    ret
.section .note.GNU-stack,"",@progbits
