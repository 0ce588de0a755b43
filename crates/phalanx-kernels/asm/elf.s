/* Names and sections of ELF. */
.macro function name
.section .text.\name,"ax",%progbits
.hidden \name
.globl \name
.type \name,%function
.p2align 6
\name:
.endm
.macro local_function name
.section .text.\name,"ax",%progbits
.type \name,%function
.p2align 6
\name:
.endm
.macro end_function name
.size \name,.-\name
.endm
.macro invoke instruction,name
\instruction \name
.endm
.macro constant name,align,size
.section .rodata.\name,"a",%progbits
.p2align \align
.type \name,%object
.size \name,\size
\name:
.endm
.macro table name,size
.type \name,%object
.size \name,\size
\name:
.endm
