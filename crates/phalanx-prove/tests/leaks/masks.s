# F: masks that are partly public.
.intel_syntax noprefix
.text
.macro function name
.globl \name
.type \name,@function
\name:
.endm

# Each is a single instruction with more than eight elements. The lowest byte of its mask is 3, and the rest is secret.
.macro masked name, instruction:vararg
.globl \name
.type \name,@function
\name:
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    \instruction
    ret
.endm

# prove masks_packssdw(&secret, &secret)
# refused mask: vpackssdw ymm0{k1}{z},ymm1,[rsi]
masked masks_packssdw, vpackssdw ymm0{k1}{z}, ymm1, [rsi]
# prove masks_packusdw(&secret, &secret)
# refused mask: vpackusdw ymm0{k1}{z},ymm1,[rsi]
masked masks_packusdw, vpackusdw ymm0{k1}{z}, ymm1, [rsi]
# prove masks_packsswb(&secret, &secret)
# refused mask: vpacksswb xmm0{k1}{z},xmm1,[rsi]
masked masks_packsswb, vpacksswb xmm0{k1}{z}, xmm1, [rsi]
# prove masks_packuswb(&secret, &secret)
# refused mask: vpackuswb xmm0{k1},xmm1,[rsi]
masked masks_packuswb, vpackuswb xmm0{k1}, xmm1, [rsi]
# prove masks_packssdw_512(&secret, &secret)
# refused mask: vpackssdw zmm0{k1}{z},zmm1,[rsi]
masked masks_packssdw_512, vpackssdw zmm0{k1}{z}, zmm1, [rsi]
# prove masks_packssdw_broadcast(&secret, &secret)
# refused mask: vpackssdw ymm0{k1}{z},ymm1,[rsi]{1to8}
masked masks_packssdw_broadcast, vpackssdw ymm0{k1}{z}, ymm1, dword ptr [rsi]{1to8}
# prove masks_narrow_wb(&secret, &secret)
# refused mask: vpmovwb [rsi]{k1},ymm0
masked masks_narrow_wb, vpmovwb [rsi]{k1}, ymm0
# prove masks_narrow_db(&secret, &secret)
# refused mask: vpmovdb [rsi]{k1},zmm0
masked masks_narrow_db, vpmovdb [rsi]{k1}, zmm0
# prove masks_narrow_dw(&secret, &secret)
# refused mask: vpmovdw [rsi]{k1},zmm0
masked masks_narrow_dw, vpmovdw [rsi]{k1}, zmm0
# prove masks_narrow_sdb(&secret, &secret)
# refused mask: vpmovsdb [rsi]{k1},zmm0
masked masks_narrow_sdb, vpmovsdb [rsi]{k1}, zmm0
# prove masks_narrow_usdw(&secret, &secret)
# refused mask: vpmovusdw [rsi]{k1},zmm0
masked masks_narrow_usdw, vpmovusdw [rsi]{k1}, zmm0
# prove masks_widen_bw(&secret, &secret)
# refused mask: vpmovzxbw ymm0{k1}{z},[rsi]
masked masks_widen_bw, vpmovzxbw ymm0{k1}{z}, [rsi]
# prove masks_widen_bd(&secret, &secret)
# refused mask: vpmovzxbd zmm0{k1}{z},[rsi]
masked masks_widen_bd, vpmovzxbd zmm0{k1}{z}, [rsi]
# prove masks_widen_wd(&secret, &secret)
# refused mask: vpmovsxwd zmm0{k1}{z},[rsi]
masked masks_widen_wd, vpmovsxwd zmm0{k1}{z}, [rsi]
# prove masks_madd(&secret, &secret)
# refused mask: vpmaddwd zmm0{k1}{z},zmm1,[rsi]
masked masks_madd, vpmaddwd zmm0{k1}{z}, zmm1, [rsi]
# prove masks_maddubs(&secret, &secret)
# refused mask: vpmaddubsw ymm0{k1}{z},ymm1,[rsi]
masked masks_maddubs, vpmaddubsw ymm0{k1}{z}, ymm1, [rsi]
# prove masks_sadbw(&secret, &secret)
# refused mask: vdbpsadbw ymm0{k1}{z},ymm1,[rsi],1
masked masks_sadbw, vdbpsadbw ymm0{k1}{z}, ymm1, [rsi], 1
# prove masks_load_8(&secret, &secret)
# refused mask: vmovdqu8 xmm0{k1}{z},[rsi]
masked masks_load_8, vmovdqu8 xmm0{k1}{z}, [rsi]
# prove masks_load_16(&secret, &secret)
# refused mask: vmovdqu16 ymm0{k1}{z},[rsi]
masked masks_load_16, vmovdqu16 ymm0{k1}{z}, [rsi]
# prove masks_load_32(&secret, &secret)
# refused mask: vmovdqu32 zmm0{k1}{z},[rsi]
masked masks_load_32, vmovdqu32 zmm0{k1}{z}, [rsi]
# prove masks_store_8(&secret, &secret)
# refused mask: vmovdqu8 [rsi]{k1},xmm0
masked masks_store_8, vmovdqu8 [rsi]{k1}, xmm0
# prove masks_store_16(&secret, &secret)
# refused mask: vmovdqu16 [rsi]{k1},ymm0
masked masks_store_16, vmovdqu16 [rsi]{k1}, ymm0
# prove masks_store_32(&secret, &secret)
# refused mask: vmovdqu32 [rsi]{k1},zmm0
masked masks_store_32, vmovdqu32 [rsi]{k1}, zmm0
# prove masks_broadcast_b(&secret, &secret)
# refused mask: vpbroadcastb ymm0{k1}{z},[rsi]
masked masks_broadcast_b, vpbroadcastb ymm0{k1}{z}, [rsi]
# prove masks_broadcast_w(&secret, &secret)
# refused mask: vpbroadcastw ymm0{k1}{z},[rsi]
masked masks_broadcast_w, vpbroadcastw ymm0{k1}{z}, [rsi]
# prove masks_compress_b(&secret, &secret)
# refused mask: vpcompressb [rsi]{k1},ymm0
masked masks_compress_b, vpcompressb [rsi]{k1}, ymm0
# prove masks_expand_w(&secret, &secret)
# refused mask: vpexpandw ymm0{k1}{z},[rsi]
masked masks_expand_w, vpexpandw ymm0{k1}{z}, [rsi]
# prove masks_compare_b(&secret, &secret)
# refused mask: vpcmpeqb k2{k1},ymm0,[rsi]
masked masks_compare_b, vpcmpeqb k2{k1}, ymm0, [rsi]
# prove masks_compare_d(&secret, &secret)
# refused mask: vpcmpeqd k2{k1},zmm0,[rsi]
masked masks_compare_d, vpcmpeqd k2{k1}, zmm0, [rsi]
# prove masks_test_w(&secret, &secret)
# refused mask: vptestmw k2{k1},ymm0,[rsi]
masked masks_test_w, vptestmw k2{k1}, ymm0, [rsi]
# prove masks_permute_b(&secret, &secret)
# refused mask: vpermb ymm0{k1}{z},ymm1,[rsi]
masked masks_permute_b, vpermb ymm0{k1}{z}, ymm1, [rsi]
# prove masks_affine(&secret, &secret)
# refused mask: vgf2p8affineqb ymm0{k1}{z},ymm1,[rsi],0
masked masks_affine, vgf2p8affineqb ymm0{k1}{z}, ymm1, [rsi], 0
# prove masks_affine_broadcast(&secret, &secret)
# refused mask: vgf2p8affineqb ymm0{k1}{z},ymm1,[rsi]{1to4},0
masked masks_affine_broadcast, vgf2p8affineqb ymm0{k1}{z}, ymm1, qword ptr [rsi]{1to4}, 0
# prove masks_multishift(&secret, &secret)
# refused mask: vpmultishiftqb xmm0{k1}{z},xmm1,[rsi]
masked masks_multishift, vpmultishiftqb xmm0{k1}{z}, xmm1, [rsi]
# prove masks_half_to_single(&secret, &secret)
# refused mask: vcvtph2ps zmm0{k1}{z},[rsi]; unlisted: vcvtph2ps zmm0{k1}{z},[rsi]
masked masks_half_to_single, vcvtph2ps zmm0{k1}{z}, [rsi]

# With up to eight elements, only the low byte of the mask matters.
# prove masks_low_byte(&secret, &secret)
# refused mask: vmovdqu64 zmm0{k1}{z},[rsi]
function masks_low_byte
    movzx eax, byte ptr [rdi]
    or eax, 0x300
    kmovd k1, eax
    vmovdqu64 zmm0{k1}{z}, [rsi]
    ret

# prove masks_low_two(&secret, &secret)
# refused mask: vmovdqu64 xmm0{k1}{z},[rsi]
function masks_low_two
    mov eax, [rdi]
    kmovb k1, eax
    vmovdqu64 xmm0{k1}{z}, [rsi]
    ret

# prove masks_unpacked(&secret, &secret)
# refused mask: vmovdqu32 zmm0{k1}{z},[rsi]
function masks_unpacked
    mov eax, [rdi]
    kmovb k1, eax
    mov eax, 3
    kmovb k2, eax
    kunpckbw k1, k1, k2
    vmovdqu32 zmm0{k1}{z}, [rsi]
    ret

# prove masks_shifted(&secret, &secret)
# refused mask: vmovdqu64 zmm0{k1}{z},[rsi]
function masks_shifted
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    kshiftrd k1, k1, 8
    vmovdqu64 zmm0{k1}{z}, [rsi]
    ret

# prove masks_read_back(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function masks_read_back
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    kmovd eax, k1
    movzx eax, byte ptr [rsi + rax]
    ret

# prove masks_kortest(&secret)
# refused branch: jb short *
function masks_kortest
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    kortestw k1, k1
    jc 1f
    nop
1:  ret

# prove masks_ktest(&secret)
# refused branch: je short *
function masks_ktest
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    ktestd k1, k1
    je 1f
    nop
1:  ret

# Masked-off elements keep their previous value.
# prove masks_merged(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function masks_merged
    vmovdqu64 zmm0, [rdi]
    kmovd k1, edx
    vpxord zmm1, zmm1, zmm1
    vmovdqa32 zmm0{k1}, zmm1
    vmovd eax, xmm0
    movzx eax, byte ptr [rsi + rax]
    ret

# prove masks_merged_memory(&secret, &secret, public)
# refused address: movzx eax,byte ptr [rsi+rax]
function masks_merged_memory
    vmovdqu64 zmm0, [rdi]
    vmovdqu64 [rsp - 64], zmm0
    kmovd k1, edx
    vpxord zmm1, zmm1, zmm1
    vmovdqu32 [rsp - 64]{k1}, zmm1
    mov eax, [rsp - 64]
    movzx eax, byte ptr [rsi + rax]
    ret

# prove masks_blended(&secret, &secret)
# refused address: movzx eax,byte ptr [rsi+rax]
function masks_blended
    mov eax, [rdi]
    kmovd k1, eax
    vpxord zmm0, zmm0, zmm0
    vpternlogd zmm1, zmm1, zmm1, 255
    vpblendmd zmm0{k1}, zmm0, zmm1
    vmovd eax, xmm0
    movzx eax, byte ptr [rsi + rax]
    ret

# prove masks_gather(&secret, &secret, &public)
# refused mask: vpgatherdd zmm0,k1,[rsi+zmm1*4]
function masks_gather
    mov eax, [rdi]
    mov al, 3
    kmovd k1, eax
    vmovdqu64 zmm1, [rdx]
    vpgatherdd zmm0{k1}, [rsi + 4*zmm1]
    ret

# prove masks_vector_pd(&secret, &secret)
# refused mask: vmaskmovpd ymm1,ymm0,[rsi]
function masks_vector_pd
    vmovdqu ymm0, [rdi]
    vmaskmovpd ymm1, ymm0, [rsi]
    ret

# prove masks_vector_store(&secret, &secret)
# refused mask: vpmaskmovq [rsi],xmm0,xmm1
function masks_vector_store
    vmovdqu xmm0, [rdi]
    vpmaskmovq [rsi], xmm0, xmm1
    ret

# prove masks_bytes(&secret, &secret)
# refused mask: maskmovdqu xmm0,xmm1; store: maskmovdqu xmm0,xmm1; unlisted: maskmovdqu xmm0,xmm1
function masks_bytes
    movdqu xmm1, [rdi]
    mov rdi, rsi
    maskmovdqu xmm0, xmm1
    ret
.section .note.GNU-stack,"",@progbits
