/* Names and sections of COFF. */
.macro function name
.section .text$\name,"xr",one_only,\name
.def \name
.scl 2
.type 32
.endef
.globl \name
.p2align 6
\name:
.endm
.macro local_function name
.section .text$\name,"xr"
.def \name
.scl 3
.type 32
.endef
.p2align 6
\name:
.endm
.macro end_function name
.endm
.macro invoke instruction,name
\instruction \name
.endm
.macro constant name,align,size
.section .rdata$\name,"dr"
.p2align \align
\name:
.endm
.macro table name,size
\name:
.endm
