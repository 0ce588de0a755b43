# E: implicit operands.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm

# prove operands_div_al(&secret)
# refused timing: div al
function operands_div_al
    movzx eax, byte ptr [rdi]
    shl eax, 8
    mov al, 7
    div al
    ret

# prove operands_idiv_al(&secret)
# refused timing: idiv al
function operands_idiv_al
    movzx eax, byte ptr [rdi]
    shl eax, 8
    mov al, 7
    idiv al
    ret

# The same after a spill, a call, a loop, a branch, or a store.
# prove operands_div_al_spilled(&secret)
# refused timing: div al
function operands_div_al_spilled
    mov rax, [rdi]
    mov al, 7
    mov [rsp - 8], rax
    mov rax, [rsp - 8]
    div al
    ret

# prove operands_div_al_called(&secret)
# refused timing: idiv al
function operands_div_al_called
    mov rax, [rdi]
    call operands_set_al
    idiv al
    ret
operands_set_al:
    mov al, 7
    ret

# prove operands_div_al_looped(&secret, public)
# refused timing: div al
function operands_div_al_looped
1:  mov eax, [rdi]
    mov al, 7
    div al
    dec rsi
    jnz 1b
    ret

# prove operands_div_al_public(&secret, public)
# refused timing: div al
function operands_div_al_public
    mov eax, [rdi]
    mov al, sil
    div al
    ret

# prove operands_div_al_loaded(&secret, &public)
# refused timing: idiv al
function operands_div_al_loaded
    mov eax, [rdi]
    mov al, [rsi]
    idiv al
    ret

# prove operands_div_ah(&secret)
# refused timing: div ah
function operands_div_ah
    mov eax, 0x700
    mov al, [rdi]
    div ah
    ret

# prove operands_idiv_ah(&secret)
# refused timing: idiv ah
function operands_idiv_ah
    mov eax, 0x700
    mov al, [rdi]
    idiv ah
    ret

# prove operands_div_cl(&secret, public)
# refused timing: div cl
function operands_div_cl
    mov ecx, esi
    movzx eax, byte ptr [rdi]
    div cl
    ret

# prove operands_div_dx(&secret, public)
# refused timing: div cx
function operands_div_dx
    mov ecx, esi
    mov eax, 5
    movzx edx, byte ptr [rdi]
    div cx
    ret

# prove operands_div_edx(&secret, public)
# refused timing: div esi
function operands_div_edx
    mov eax, 5
    movzx edx, byte ptr [rdi]
    div esi
    ret

# prove operands_div_self(&secret)
# refused timing: div rax
function operands_div_self
    mov rax, 5
    mov rdx, [rdi]
    div rax
    ret

# prove operands_div_rdx(&secret)
# refused timing: div rdx
function operands_div_rdx
    mov rax, [rdi]
    mov edx, 7
    div rdx
    ret

# prove operands_idiv_memory(&secret, &public)
# refused timing: idiv qword ptr [rsi]
function operands_idiv_memory
    mov rax, [rdi]
    cqo
    idiv qword ptr [rsi]
    ret

# The address is public, but AX is secret.
# prove operands_div_addressed(&secret, &public)
# refused timing: div qword ptr [rax]
function operands_div_addressed
    mov rdx, [rdi]
    mov rax, rsi
    div qword ptr [rax]
    ret

# prove operands_mul_al(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_mul_al
    mov eax, 3
    mov cl, [rdi]
    mul cl
    movzx eax, ax
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_mul_implied(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rdx]
function operands_mul_implied
    mov rax, [rdi]
    mov ecx, 3
    mul rcx
    movzx eax, byte ptr [rsi + rdx]
    ret

# prove operands_imul_one(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rdx]
function operands_imul_one
    mov eax, [rdi]
    mov ecx, 3
    imul ecx
    movzx eax, byte ptr [rsi + rdx]
    ret

# prove operands_mulx(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+r8]
function operands_mulx
    mov rdx, [rdi]
    mov eax, 3
    mulx rcx, r8, rax
    movzx eax, byte ptr [rsi + r8]
    ret

# prove operands_mulx_memory(&secret, &public, &secret)
# refused address: movzx eax,byte ptr [r9+rcx]
function operands_mulx_memory
    mov r9, rdx
    mov rdx, [rdi]
    mulx rcx, r8, [rsi]
    movzx eax, byte ptr [r9 + rcx]
    ret

# prove operands_cbw(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function operands_cbw
    mov al, [rdi]
    cbw
    movzx ecx, ah
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove operands_cwd(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]
function operands_cwd
    mov ax, [rdi]
    cwd
    movzx ecx, dx
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove operands_cdq(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rdx]
function operands_cdq
    mov eax, [rdi]
    cdq
    and edx, 1
    movzx eax, byte ptr [rsi + rdx]
    ret

# prove operands_cqo(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rdx]
function operands_cqo
    mov rax, [rdi]
    cqo
    and edx, 1
    movzx eax, byte ptr [rsi + rdx]
    ret

# prove operands_cdqe(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_cdqe
    mov eax, [rdi]
    cdqe
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_shift_count(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_shift_count
    mov cl, [rdi]
    mov eax, 1
    shl eax, cl
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_shift_flags(&secret)
# refused branch: je short *
function operands_shift_flags
    mov cl, [rdi]
    xor eax, eax
    inc eax
    shl eax, cl
    je 1f
    nop
1:  ret

# prove operands_shld(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_shld
    mov cl, [rdi]
    mov eax, 1
    mov edx, 1
    shld eax, edx, cl
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_cmpxchg(&secret, &public)
# refused unlisted: cmpxchg [rsi],rcx
function operands_cmpxchg
    mov rax, [rdi]
    mov ecx, 1
    cmpxchg [rsi], rcx
    ret

# prove operands_cmpxchg_flag(&secret, public)
# refused branch: je short *; unlisted: cmpxchg rsi,rcx
function operands_cmpxchg_flag
    mov rax, [rdi]
    mov ecx, 1
    cmpxchg rsi, rcx
    je 1f
    nop
1:  ret

# prove operands_cmpxchg16b(&secret)
# refused branch: je short *; unlisted: cmpxchg16b [rsp]
function operands_cmpxchg16b
    sub rsp, 24
    mov rax, [rdi]
    xor edx, edx
    xor ebx, ebx
    xor ecx, ecx
    mov [rsp], rbx
    mov [rsp + 8], rbx
    cmpxchg16b [rsp]
    je 1f
    nop
1:  add rsp, 24
    ret

# prove operands_xlat(&secret, &secret)
# refused address: xlat [rbx]
function operands_xlat
    push rbx
    mov al, [rdi]
    mov rbx, rsi
    xlatb
    pop rbx
    ret

# prove operands_xadd(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rcx]; unlisted: xadd rax,rcx
function operands_xadd
    mov rax, [rdi]
    xor ecx, ecx
    xadd rax, rcx
    movzx eax, byte ptr [rsi + rcx]
    ret

# prove operands_xchg_memory(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_xchg_memory
    mov qword ptr [rsp - 8], 0
    mov rax, [rdi]
    xchg [rsp - 8], rax
    mov rax, [rsp - 8]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_bextr(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_bextr
    mov rax, [rdi]
    mov ecx, 0x0804
    bextr rax, rax, rcx
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_pdep(&secret, &secret)
# refused timing: pdep rax,rax,rsi
function operands_pdep
    mov rax, [rdi]
    pdep rax, rax, rsi
    ret

# prove operands_pext_mask(&secret, &secret)
# refused timing: pext rax,rcx,rax
function operands_pext_mask
    mov rax, [rdi]
    mov ecx, 5
    pext rax, rcx, rax
    ret

# prove operands_blendv(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_blendv
    movdqu xmm0, [rdi]
    pxor xmm1, xmm1
    pcmpeqd xmm2, xmm2
    pblendvb xmm1, xmm2, xmm0
    movd eax, xmm1
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_sha(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_sha
    movdqu xmm0, [rdi]
    pxor xmm1, xmm1
    pxor xmm2, xmm2
    sha256rnds2 xmm1, xmm2, xmm0
    movd eax, xmm1
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_pcmpestri(&public, &public, secret)
# refused timing: pcmpestri xmm0,[rsi],0
function operands_pcmpestri
    mov eax, edx
    mov edx, 4
    movdqu xmm0, [rdi]
    pcmpestri xmm0, [rsi], 0
    ret

# prove operands_rcl(&secret)
# refused timing: rcl eax,3
function operands_rcl
    cmp byte ptr [rdi], 7
    mov eax, 1
    rcl eax, 3
    ret

# prove operands_adcx(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_adcx
    cmp byte ptr [rdi], 7
    mov eax, 0
    mov ecx, 0
    adcx eax, ecx
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_salc_like(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_salc_like
    cmp byte ptr [rdi], 7
    sbb al, al
    movzx eax, al
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_upper_lane(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_upper_lane
    vmovdqu ymm0, [rdi]
    vpxor xmm1, xmm1, xmm1
    movdqa xmm0, xmm1
    vextracti128 xmm0, ymm0, 1
    vmovd eax, xmm0
    movzx eax, byte ptr [rsi + rax]
    ret

# prove operands_scalar_move(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function operands_scalar_move
    movdqu xmm0, [rdi]
    pxor xmm1, xmm1
    movss xmm0, xmm1
    pextrd eax, xmm0, 3
    movzx eax, byte ptr [rsi + rax]
    ret

# Copied data is copied again, whenever the same object is selected.
# prove operands_choice_copied(&{0..1: secret, 1..17: public, ..: public}, &{0..1: secret, ..: public}, public)
# refused branch: je short *
function operands_choice_copied
    mov rax, rdi
    test edx, edx
    cmovz rax, rsi
    mov r8, rdi
    mov rsi, rdi
    lea rdi, [rax + 1]
    mov ecx, 16
    rep movsb
    cmp byte ptr [r8 + 9], 0
    jz 1f
    nop
1:  ret

# The distance between two objects leads from one to the other.
# prove operands_distance(&secret, &public, public, secret)
# refused store: mov [rdi+r9],rcx
function operands_distance
    mov r8, rdi
    mov r9, rsi
    test edx, edx
    cmovz r8, rsi
    cmovz r9, rdi
    jz 2f
    sub r9, r8
    mov [rdi + r9], rcx
2:  cmp byte ptr [rsi], 0
    jz 1f
    nop
1:  ret
.section .note.GNU-stack,"",@progbits
