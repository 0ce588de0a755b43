# Names that suggest more than the functions do.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm
.macro local name
.type \name,@function
\name:
.endm

local memcpy
    mov rax, rdi
    test rdx, rdx
    jz 2f
1:  mov r8b, [rsi]
    test r8b, 1
    jz 3f
    mov [rdi], r8b
    jmp 4f
3:  mov [rdi], r8b
4:  inc rdi
    inc rsi
    dec rdx
    jnz 1b
2:  ret
.size memcpy, . - memcpy

local memset
    ret
.size memset, . - memset

local abort
    test edi, edi
    jz 1f
    nop
1:  ret
.size abort, . - abort

local __stack_chk_fail
    ret
.size __stack_chk_fail, . - __stack_chk_fail

local _ZN4core9panicking5panic17h0123456789abcdefE
    test edi, edi
    jz 1f
    nop
1:  ret
.size _ZN4core9panicking5panic17h0123456789abcdefE, . - _ZN4core9panicking5panic17h0123456789abcdefE

# prove names_copy(&secret, &secret, public)
# refused branch: je short *
function names_copy
    call memcpy
    ret

# prove names_copy_tail(&secret, &secret, public)
# refused branch: je short *
function names_copy_tail
    jmp memcpy

# prove names_wipe(&secret, public) wipes 0 for 1
# refused unwiped: ret
function names_wipe
    mov rdx, rsi
    xor esi, esi
    call memset
    ret

# prove names_abort(secret)
# refused branch: je short *
function names_abort
    call abort
    ret

# prove names_protector(secret)
# refused branch: je short *
function names_protector
    call __stack_chk_fail
    test edi, edi
    jz 1f
    nop
1:  ret

# prove names_panic(secret)
# refused branch: je short *
function names_panic
    call _ZN4core9panicking5panic17h0123456789abcdefE
    test edi, edi
    jz 1f
    nop
1:  ret

# prove names_turns(secret)
# refused endless: jmp short *
function names_turns
1:  jmp 1b
.section .note.GNU-stack,"",@progbits
