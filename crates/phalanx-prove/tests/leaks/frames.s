# A: what lies on the stack where an index is not known. Every function leaks; the line `# prove` is its contract.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm

# A realigned frame with a single initialised word.
# prove frames_realigned(&secret, &secret, public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_realigned
    mov r11, rsp
    and rsp, -32
    sub rsp, 64
    mov al, [rdi]
    mov [rsp + rdx], al
    mov qword ptr [rsp + 56], 0
    movzx eax, byte ptr [rsp + rcx]
    movzx eax, byte ptr [rsi + rax]
    mov rsp, r11
    ret

# Other alignments.
.irp power, 16, 64, 128, 256, 4096
# prove frames_realigned_\power(&secret, &secret, public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
.globl frames_realigned_\power
.type frames_realigned_\power,@function
frames_realigned_\power:
    mov r11, rsp
    and rsp, -\power
    sub rsp, 256
    mov rax, [rdi]
    mov [rsp + 8*rdx], rax
    mov qword ptr [rsp + 248], 0
    mov rax, [rsp + 8*rcx]
    movzx eax, byte ptr [rsi + rax]
    mov rsp, r11
    ret
.endr

# Stale stack contents at an unknown index.
# prove frames_left_over(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_left_over
    mov qword ptr [rsp - 8], 0
    movzx eax, byte ptr [rsp + rdx - 64]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove frames_left_over_by_call(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_left_over_by_call
    sub rsp, 72
    mov qword ptr [rsp], 0
    call frames_spiller
    movzx eax, byte ptr [rsp + rdx]
    movzx eax, byte ptr [rsi + rax]
    add rsp, 72
    ret
frames_spiller:
    mov rax, [rdi]
    mov [rsp - 40], rax
    ret

# One path writes a secret far below the frame, the other writes nothing.
# prove frames_joined(&secret, &secret, public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_joined
    mov qword ptr [rsp - 8], 0
    test rdx, rdx
    je 1f
    mov rax, [rdi]
    mov [rsp - 64], rax
1:  cmp rcx, 100
    ja 2f
    nop
2:  movzx eax, byte ptr [rsp + rcx - 64]
    movzx eax, byte ptr [rsi + rax]
    ret

# The reverse: the short frame is joined first, then the long one.
# prove frames_joined_later(&secret, &secret, public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_joined_later
    mov qword ptr [rsp - 8], 0
    test rdx, rdx
    jne 1f
2:  cmp rcx, 100
    ja 3f
    nop
3:  mov rax, [rsp + 8*rcx - 128]
    movzx eax, byte ptr [rsi + rax]
    ret
1:  movdqu xmm0, [rdi]
    movdqu [rsp - 128], xmm0
    jmp 2b

# In a loop.
# prove frames_looped(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_looped
    xor ecx, ecx
    mov qword ptr [rsp - 8], 0
1:  test rdx, rdx
    je 2f
    movzx eax, byte ptr [rdi + rcx]
    mov [rsp + rcx - 72], al
    inc rcx
    dec rdx
    jmp 1b
2:  movzx eax, byte ptr [rsp + rdx - 72]
    movzx eax, byte ptr [rsi + rax]
    ret

# A wide store and a narrow load, both at unknown offsets.
# prove frames_wide(&secret, &secret, public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_wide
    and edx, 48
    and ecx, 63
    .irp o, -64, -48, -32, -16
    mov qword ptr [rsp + \o], 0
    mov qword ptr [rsp + \o + 8], 0
    .endr
    movdqu xmm0, [rdi]
    movdqu [rsp + rdx - 64], xmm0
    movzx eax, byte ptr [rsp + rcx - 64]
    movzx eax, byte ptr [rsi + rax]
    ret

# The last byte of the last element.
# prove frames_last_byte(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_last_byte
    and edx, 7
    .irp o, -72, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    mov rax, [rdi]
    mov [rsp + 8*rdx - 71], rax
    movzx eax, byte ptr [rsp - 8]
    movzx eax, byte ptr [rsi + rax]
    ret

# A pointer that was incremented.
# prove frames_upwards(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_upwards
    .irp o, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    lea r8, [rsp - 64]
1:  mov al, [rdi]
    mov [r8], al
    inc r8
    dec rdx
    jnz 1b
    mov rax, [rsp - 16]
    movzx eax, byte ptr [rsi + rax]
    ret

# A pointer that was decremented.
# prove frames_downwards(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_downwards
    .irp o, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    lea r8, [rsp - 8]
1:  mov al, [rdi]
    mov [r8], al
    dec r8
    dec rdx
    jnz 1b
    mov rax, [rsp - 32]
    movzx eax, byte ptr [rsi + rax]
    ret

# A pointer to the old frame reaches the new one at an unknown index.
# prove frames_old_into_new(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_old_into_new
    mov r11, rsp
    and rsp, -64
    sub rsp, 64
    .irp o, 0, 8, 16, 24, 32, 40, 48, 56
    mov qword ptr [rsp + \o], 0
    .endr
    mov al, [rdi]
    mov [r11 + rdx], al
    mov rax, [rsp + 8]
    movzx eax, byte ptr [rsi + rax]
    mov rsp, r11
    ret

# A pointer to the new frame reaches the old one.
# prove frames_new_into_old(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_new_into_old
    sub rsp, 72
    mov qword ptr [rsp + 8], 0
    mov r11, rsp
    and rsp, -64
    sub rsp, 64
    mov al, [rdi]
    mov [rsp + rdx], al
    mov rax, [r11 + 8]
    movzx eax, byte ptr [rsi + rax]
    lea rsp, [r11 + 72]
    ret

# prove frames_string_store(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_string_store
    mov qword ptr [rsp - 8], 0
    mov r8, rdi
    lea rdi, [rsp - 64]
    mov rcx, rdx
    mov al, [r8]
    rep stosb
    mov rax, [rsp - 8]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove frames_string_copy(&secret, &secret, public)
# refused address: movzx eax,byte ptr [r8+rax]
function frames_string_copy
    mov qword ptr [rsp - 8], 0
    mov r8, rsi
    mov rsi, rdi
    lea rdi, [rsp - 64]
    mov rcx, rdx
    rep movsb
    mov rax, [rsp - 8]
    movzx eax, byte ptr [r8 + rax]
    ret

# Data written by a memcpy of public length.
# prove frames_memcpy(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rbx+rax]
function frames_memcpy
    push rbx
    sub rsp, 64
    mov rbx, rsi
    mov qword ptr [rsp + 32], 0
    mov rsi, rdi
    mov rdi, rsp
    call memcpy@PLT
    mov rax, [rsp + 32]
    movzx eax, byte ptr [rbx + rax]
    add rsp, 64
    pop rbx
    ret

# prove frames_memset(&secret, secret, &secret, public)
# refused address: movzx eax,byte ptr [rbx+rax]
function frames_memset
    push rbx
    sub rsp, 64
    mov rbx, rdx
    mov qword ptr [rsp + 32], 0
    mov rdi, rsp
    mov rdx, rcx
    call memset@PLT
    mov rax, [rsp + 32]
    movzx eax, byte ptr [rbx + rax]
    add rsp, 64
    pop rbx
    ret

# A memcpy of public length that reads more than was written.
# prove frames_memcpy_from(&secret, &public, &secret, public)
# refused address: movzx eax,byte ptr [rbx+rax]
function frames_memcpy_from
    push rbx
    sub rsp, 64
    mov rbx, rdx
    mov qword ptr [rsp], 0
    mov rdx, rcx
    mov rdi, rsi
    mov rsi, rsp
    mov rbp, rdi
    call memcpy@PLT
    mov rax, [rbp + 8]
    movzx eax, byte ptr [rbx + rax]
    add rsp, 64
    pop rbx
    ret

# A scatter writes to unknown addresses.
# prove frames_scatter(&secret, &secret, &public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_scatter
    .irp o, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    vmovdqu64 zmm0, [rdi]
    vmovdqu64 zmm1, [rdx]
    kxnorw k1, k1, k1
    vpscatterdd [rsp + zmm1*4 - 64]{k1}, zmm0
    mov rax, [rsp - 32]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove frames_compressed(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_compressed
    .irp o, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    vmovdqu64 zmm0, [rdi]
    kmovd k1, edx
    vpcompressd [rsp - 64]{k1}, zmm0
    mov eax, [rsp - 40]
    movzx eax, byte ptr [rsi + rax]
    ret

# One of two pointers.
# prove frames_either(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_either
    mov qword ptr [rsp - 8], 0
    mov qword ptr [rsp - 64], 0
    lea r8, [rsp - 64]
    test rdx, rdx
    cmove r8, rdi
    mov rax, [rdi]
    mov [r8], rax
    mov rax, [rsp - 64]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove frames_either_loaded(&secret, &public, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_either_loaded
    test rdx, rdx
    mov r8, rsi
    cmove r8, rdi
    mov rax, [r8]
    movzx eax, byte ptr [rsi + rax]
    ret

# Pointers to two frames.
# prove frames_either_frame(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_either_frame
    mov r11, rsp
    mov qword ptr [rsp - 8], 0
    sub rsp, 8
    and rsp, -64
    mov qword ptr [rsp - 8], 0
    lea r8, [rsp - 8]
    lea r9, [r11 - 8]
    test rdx, rdx
    cmove r8, r9
    mov rax, [rdi]
    mov [r8], rax
    mov rax, [rsp - 8]
    movzx eax, byte ptr [rsi + rax]
    mov rsp, r11
    ret

# A single bit of an array.
# prove frames_bit(&secret, &secret, public)
# refused branch: jb short *
function frames_bit
    .irp o, -64, -56, -48, -40, -32, -24, -16, -8
    mov qword ptr [rsp + \o], 0
    .endr
    mov rax, [rdi]
    mov [rsp - 32], rax
    bt [rsp - 64], rdx
    jc 1f
    inc rdi
1:  ret

# A store at an unknown offset may overwrite a spilled pointer, so it may now point elsewhere.
# prove frames_spilled_pointer(&secret, &public, &secret, public)
# refused address: movzx eax,byte ptr [rdx+rax]
function frames_spilled_pointer
    mov [rsp - 8], rsi
    and ecx, 7
    mov [rsp + 8*rcx - 64], rdi
    mov rax, [rsp - 8]
    mov rax, [rax]
    movzx eax, byte ptr [rdx + rax]
    ret

# A number is compared, but overwritten before it is used.
# prove frames_compared(&secret, &secret, public)
# refused address: mov rax,[rsp+rax*8-40h]
function frames_compared
    mov [rsp - 8], rdx
    .irp o, -64, -56, -48, -40, -32, -24, -16
    mov qword ptr [rsp + \o], 0
    .endr
    cmp qword ptr [rsp - 8], 5
    mov rax, [rdi]
    mov [rsp - 8], rax
    ja 1f
    mov rax, [rsp - 8]
    mov rax, [rsp + 8*rax - 64]
1:  ret

# prove frames_push(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function frames_push
    mov r11, rsp
    lea rsp, [rsp + 8*rdx - 256]
    push qword ptr [rdi]
    pop rax
    mov rsp, r11
    movzx eax, byte ptr [rsi + rax]
    ret
.section .note.GNU-stack,"",@progbits
