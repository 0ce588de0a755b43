/* Names and sections of Mach-O. */
.macro function name
.section __TEXT,__text,regular,pure_instructions
.private_extern _\name
.globl _\name
.p2align 6
_\name:
.endm
.macro local_function name
.section __TEXT,__text,regular,pure_instructions
.p2align 6
_\name:
.endm
.macro end_function name
.endm
.macro invoke instruction,name
\instruction _\name
.endm
.macro constant name,align,size
.section __TEXT,__const
.p2align \align
_\name:
.endm
/* A constant between functions: a name would end the function in front of it. */
.macro table name,size
.endm
