# E: values in vector registers, and secrets that are added to a register and subtracted again.
.intel_syntax noprefix
.macro function name
.globl \name
.type \name,@function
\name:
.endm
.section .rodata
.balign 64
vectors_constants: .fill 8, 8, 1
.text

# The upper element is secret.
# prove vectors_upper(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_upper
    movq xmm0, rdi
    movq xmm1, rsi
    punpcklqdq xmm0, xmm1
    pextrq rax, xmm0, 1
    movzx eax, byte ptr [rdi + rax]
    ret
# The elements are swapped.
# prove vectors_exchanged(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_exchanged
    movq xmm0, rdi
    pinsrq xmm0, rsi, 1
    pshufd xmm0, xmm0, 0x4e
    movq rax, xmm0
    movzx eax, byte ptr [rdi + rax]
    ret
# prove vectors_shifted_down(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_shifted_down
    vmovq xmm0, rdi
    vpinsrq xmm0, xmm0, rsi, 1
    vmovq xmm1, rdi
    vpsrldq xmm1, xmm0, 8
    vmovq rax, xmm1
    movzx eax, byte ptr [rdi + rax]
    ret
# A secret is added to a pointer in a vector register.
# prove vectors_added(&public, secret)
# refused address: movzx eax,byte ptr [rax]
function vectors_added
    movq xmm0, rdi
    movq xmm1, rsi
    paddq xmm0, xmm1
    movq rax, xmm0
    movzx eax, byte ptr [rax]
    ret
# Through the stack.
# prove vectors_spilled(&public, secret)
# refused address: movzx eax,byte ptr [rax]
function vectors_spilled
    movq xmm0, rdi
    movq xmm1, rsi
    paddq xmm0, xmm1
    movaps [rsp - 24], xmm0
    mov rax, [rsp - 24]
    movzx eax, byte ptr [rax]
    ret
# One element is replaced in memory.
# prove vectors_replaced(&public, secret)
# refused address: movzx eax,byte ptr [rax]
function vectors_replaced
    movq xmm0, rdi
    pinsrq xmm0, rdi, 1
    movaps [rsp - 24], xmm0
    mov [rsp - 16], rsi
    movaps xmm1, [rsp - 24]
    movhlps xmm1, xmm1
    movq rax, xmm1
    movzx eax, byte ptr [rax]
    ret
# A pointer chosen by a secret mask.
# prove vectors_chosen(&public, &public, secret)
# refused address: movzx eax,byte ptr [rax]
function vectors_chosen
    movq xmm1, rdi
    movq xmm2, rsi
    movq xmm0, rdx
    pblendvb xmm1, xmm2, xmm0
    movq rax, xmm1
    movzx eax, byte ptr [rax]
    ret
# With a mask.
# prove vectors_masked(&public, secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_masked
    vmovq xmm0, rdi
    vmovq xmm1, rsi
    kmovq k1, rdx
    vmovdqu64 xmm0{k1}, xmm1
    vmovq rax, xmm0
    movzx eax, byte ptr [rdi + rax]
    ret
# A shorter vector zeroes the upper part, so the branch is taken.
# prove vectors_cut(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rsi]
function vectors_cut
    vmovdqu ymm0, [rip + vectors_constants]
    vmovdqa xmm1, xmm0
    vmovdqu [rsp - 40], ymm1
    cmp qword ptr [rsp - 24], 0
    jne 1f
    movzx eax, byte ptr [rdi + rsi]
1:  ret
# Legacy encodings preserve the upper part.
# prove vectors_kept(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_kept
    vmovq xmm0, rsi
    vinserti128 ymm0, ymm0, xmm0, 1
    movaps xmm1, [rip + vectors_constants]
    movaps xmm0, xmm1
    vextracti128 xmm2, ymm0, 1
    vmovq rax, xmm2
    movzx eax, byte ptr [rdi + rax]
    ret
# Calls clobber vector registers.
# prove vectors_called(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_called
    movq xmm0, rdi
    call vectors_fills
    movq rax, xmm0
    movzx eax, byte ptr [rdi + rax]
    ret
vectors_fills:
    movq xmm0, rsi
    ret
# On one of two paths.
# prove vectors_joined(&public, secret, public)
# refused address: movzx eax,byte ptr [rdi+rax]
function vectors_joined
    movq xmm0, rdx
    test edx, edx
    je 1f
    movq xmm0, rsi
1:  movq rax, xmm0
    movzx eax, byte ptr [rdi + rax]
    ret
# A secret is added, but not subtracted.
# prove shifted_address(&secret, secret)
# refused address: mov rax,[rdi]
function shifted_address
    and esi, 15
    lea rdi, [rdi + rsi*8]
    mov rax, [rdi]
    ret
# Added twice, subtracted once.
# prove shifted_twice(&secret, secret)
# refused address: mov rax,[rdi+rsi*4]
function shifted_twice
    and esi, 15
    lea rdi, [rdi + rsi*8]
    neg rsi
    mov rax, [rdi + rsi*4]
    ret
# A different secret is subtracted.
# prove shifted_by_others(&secret, secret, secret)
# refused address: mov rax,[rdi+rdx*8]
function shifted_by_others
    and esi, 15
    and edx, 15
    lea rdi, [rdi + rsi*8]
    neg rdx
    mov rax, [rdi + rdx*8]
    ret
# The secret of the previous iteration is subtracted.
# prove shifted_rounds(&secret, &secret)
# refused address: mov r9,[r8+rdx*8]
function shifted_rounds
    mov r8, rdi
    mov ecx, 2
1:  movzx eax, byte ptr [rsi]
    inc rsi
    mov rdx, rax
    neg rdx
    mov r9, [r8 + rdx*8]
    lea r8, [rdi + rax*8]
    dec ecx
    jnz 1b
    ret
# The secret decides which one is larger, because the sum may wrap around.
# prove shifted_order(secret, public)
# refused branch: jb short *
function shifted_order
    and edi, 15
    lea rax, [rdi - 3]
    mov rcx, rdi
    cmp rax, rcx
    jb 1f
    nop
1:  ret
# Only the lowest byte is known.
# prove shifted_byte(&public, secret)
# refused address: movzx eax,byte ptr [rdi+rsi]
function shifted_byte
    and esi, 0x7fff
    mov sil, 5
    movzx eax, byte ptr [rdi + rsi]
    ret
# Truncated to 32 bits, the secret does not cancel.
# prove shifted_cut(&secret, secret)
# refused address: mov rax,[rdi+rax*8]
function shifted_cut
    and esi, 15
    lea rax, [rsi - 8]
    mov eax, eax
    neg rsi
    add rax, rsi
    mov rax, [rdi + rax*8]
    ret
