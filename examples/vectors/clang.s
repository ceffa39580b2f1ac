# superopt: swap_then_rotate(xmm0) -> xmm0
# superopt: swap_then_transpose(xmm0) -> xmm0
# superopt: swap_words_reverse(xmm0) -> xmm0
# superopt: swap_dwords_sse2(xmm0) -> xmm0
# superopt: third_bytes(xmm0) -> xmm0
# superopt: rotate_dwords_8(xmm0) -> xmm0
# superopt: rotate_qwords_16(xmm0) -> xmm0
# superopt: red_and_blue(xmm0) -> xmm0
# superopt: red_and_blue_256(ymm0) -> ymm0
# superopt: alpha_everywhere(xmm0) -> xmm0
# superopt: opaque(xmm0) -> xmm0
# superopt: widen_shifted(xmm0) -> xmm0
# superopt: words_and_ones(xmm0) -> xmm0
# superopt: low_and_high(xmm0, xmm1) -> xmm0
# superopt: blend_three_times(xmm0, xmm1) -> xmm0
# superopt: choose_words(xmm0, xmm1) -> xmm0
# superopt: base64_split(xmm0) -> xmm0
# superopt: base64_join(xmm0) -> xmm0
# superopt: digit_pairs(xmm0) -> xmm0
# superopt: digit_pairs_256(ymm0) -> ymm0
# superopt: byte_pairs(xmm0) -> xmm0
# superopt: word_pairs(xmm0) -> xmm0
# superopt: weighted_words(xmm0) -> xmm0
# superopt: scaled_bytes(xmm0) -> xmm0
# superopt: tenths(xmm0) -> xmm0
# superopt: five_bits_to_eight(xmm0) -> xmm0
# superopt: red_of_565(xmm0) -> xmm0
# superopt: bcd(xmm0) -> xmm0
# superopt: bcd_by_six(xmm0) -> xmm0
# superopt: high_halves(xmm0) -> xmm0
# superopt: ones(xmm0) -> xmm0
# superopt: reverse_bits(xmm0) -> xmm0
# superopt: add_and_add(xmm0) -> xmm0
# superopt: hex_digits(xmm0) -> xmm0
# superopt: upper_case(xmm0) -> xmm0
# superopt: hundred_less(xmm0) -> xmm0
# superopt: above_sixteen(xmm0) -> xmm0
# superopt: at_most_255(xmm0) -> xmm0
# superopt: clear_low_bits(xmm0) -> xmm0
# superopt: keep_low_bits(xmm0) -> xmm0
# superopt: clear_high_bytes(xmm0) -> xmm0
	.text
	.file	"vectors.c"
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function swap_then_rotate
.LCPI0_0:
	.byte	11                              # 0xb
	.byte	10                              # 0xa
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.byte	15                              # 0xf
	.byte	14                              # 0xe
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.byte	3                               # 0x3
	.byte	2                               # 0x2
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	7                               # 0x7
	.byte	6                               # 0x6
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.text
	.globl	swap_then_rotate
	.p2align	4, 0x90
	.type	swap_then_rotate,@function
swap_then_rotate:                       # @swap_then_rotate
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI0_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[11,10,9,8,15,14,13,12,3,2,1,0,7,6,5,4]
	retq
.Lfunc_end0:
	.size	swap_then_rotate, .Lfunc_end0-swap_then_rotate
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function swap_then_transpose
.LCPI1_0:
	.byte	3                               # 0x3
	.byte	7                               # 0x7
	.byte	11                              # 0xb
	.byte	15                              # 0xf
	.byte	2                               # 0x2
	.byte	6                               # 0x6
	.byte	10                              # 0xa
	.byte	14                              # 0xe
	.byte	1                               # 0x1
	.byte	5                               # 0x5
	.byte	9                               # 0x9
	.byte	13                              # 0xd
	.byte	0                               # 0x0
	.byte	4                               # 0x4
	.byte	8                               # 0x8
	.byte	12                              # 0xc
	.text
	.globl	swap_then_transpose
	.p2align	4, 0x90
	.type	swap_then_transpose,@function
swap_then_transpose:                    # @swap_then_transpose
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI1_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[3,7,11,15,2,6,10,14,1,5,9,13,0,4,8,12]
	retq
.Lfunc_end1:
	.size	swap_then_transpose, .Lfunc_end1-swap_then_transpose
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function swap_words_reverse
.LCPI2_0:
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.byte	15                              # 0xf
	.byte	14                              # 0xe
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.byte	11                              # 0xb
	.byte	10                              # 0xa
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.byte	7                               # 0x7
	.byte	6                               # 0x6
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	3                               # 0x3
	.byte	2                               # 0x2
	.text
	.globl	swap_words_reverse
	.p2align	4, 0x90
	.type	swap_words_reverse,@function
swap_words_reverse:                     # @swap_words_reverse
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI2_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[13,12,15,14,9,8,11,10,5,4,7,6,1,0,3,2]
	retq
.Lfunc_end2:
	.size	swap_words_reverse, .Lfunc_end2-swap_words_reverse
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function swap_dwords_sse2
.LCPI3_0:
	.byte	3                               # 0x3
	.byte	2                               # 0x2
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	7                               # 0x7
	.byte	6                               # 0x6
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.byte	11                              # 0xb
	.byte	10                              # 0xa
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.byte	15                              # 0xf
	.byte	14                              # 0xe
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.text
	.globl	swap_dwords_sse2
	.p2align	4, 0x90
	.type	swap_dwords_sse2,@function
swap_dwords_sse2:                       # @swap_dwords_sse2
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI3_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[3,2,1,0,7,6,5,4,11,10,9,8,15,14,13,12]
	retq
.Lfunc_end3:
	.size	swap_dwords_sse2, .Lfunc_end3-swap_dwords_sse2
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function third_bytes
.LCPI4_0:
	.byte	2                               # 0x2
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	6                               # 0x6
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	10                              # 0xa
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	14                              # 0xe
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.byte	128                             # 0x80
	.text
	.globl	third_bytes
	.p2align	4, 0x90
	.type	third_bytes,@function
third_bytes:                            # @third_bytes
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI4_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[2],zero,zero,zero,xmm0[6],zero,zero,zero,xmm0[10],zero,zero,zero,xmm0[14],zero,zero,zero
	retq
.Lfunc_end4:
	.size	third_bytes, .Lfunc_end4-third_bytes
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function rotate_dwords_8
.LCPI5_0:
	.byte	3                               # 0x3
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	2                               # 0x2
	.byte	7                               # 0x7
	.byte	4                               # 0x4
	.byte	5                               # 0x5
	.byte	6                               # 0x6
	.byte	11                              # 0xb
	.byte	8                               # 0x8
	.byte	9                               # 0x9
	.byte	10                              # 0xa
	.byte	15                              # 0xf
	.byte	12                              # 0xc
	.byte	13                              # 0xd
	.byte	14                              # 0xe
	.text
	.globl	rotate_dwords_8
	.p2align	4, 0x90
	.type	rotate_dwords_8,@function
rotate_dwords_8:                        # @rotate_dwords_8
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI5_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[3,0,1,2,7,4,5,6,11,8,9,10,15,12,13,14]
	retq
.Lfunc_end5:
	.size	rotate_dwords_8, .Lfunc_end5-rotate_dwords_8
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function rotate_qwords_16
.LCPI6_0:
	.byte	6                               # 0x6
	.byte	7                               # 0x7
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	2                               # 0x2
	.byte	3                               # 0x3
	.byte	4                               # 0x4
	.byte	5                               # 0x5
	.byte	14                              # 0xe
	.byte	15                              # 0xf
	.byte	8                               # 0x8
	.byte	9                               # 0x9
	.byte	10                              # 0xa
	.byte	11                              # 0xb
	.byte	12                              # 0xc
	.byte	13                              # 0xd
	.text
	.globl	rotate_qwords_16
	.p2align	4, 0x90
	.type	rotate_qwords_16,@function
rotate_qwords_16:                       # @rotate_qwords_16
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI6_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[6,7,0,1,2,3,4,5,14,15,8,9,10,11,12,13]
	retq
.Lfunc_end6:
	.size	rotate_qwords_16, .Lfunc_end6-rotate_qwords_16
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function red_and_blue
.LCPI7_0:
	.byte	2                               # 0x2
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	3                               # 0x3
	.byte	6                               # 0x6
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.byte	7                               # 0x7
	.byte	10                              # 0xa
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.byte	11                              # 0xb
	.byte	14                              # 0xe
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.byte	15                              # 0xf
	.text
	.globl	red_and_blue
	.p2align	4, 0x90
	.type	red_and_blue,@function
red_and_blue:                           # @red_and_blue
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI7_0(%rip), %xmm0, %xmm0    # xmm0 = xmm0[2,1,0,3,6,5,4,7,10,9,8,11,14,13,12,15]
	retq
.Lfunc_end7:
	.size	red_and_blue, .Lfunc_end7-red_and_blue
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0                          # -- Begin function red_and_blue_256
.LCPI8_0:
	.byte	2                               # 0x2
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	3                               # 0x3
	.byte	6                               # 0x6
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.byte	7                               # 0x7
	.byte	10                              # 0xa
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.byte	11                              # 0xb
	.byte	14                              # 0xe
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.byte	15                              # 0xf
	.byte	18                              # 0x12
	.byte	17                              # 0x11
	.byte	16                              # 0x10
	.byte	19                              # 0x13
	.byte	22                              # 0x16
	.byte	21                              # 0x15
	.byte	20                              # 0x14
	.byte	23                              # 0x17
	.byte	26                              # 0x1a
	.byte	25                              # 0x19
	.byte	24                              # 0x18
	.byte	27                              # 0x1b
	.byte	30                              # 0x1e
	.byte	29                              # 0x1d
	.byte	28                              # 0x1c
	.byte	31                              # 0x1f
	.text
	.globl	red_and_blue_256
	.p2align	4, 0x90
	.type	red_and_blue_256,@function
red_and_blue_256:                       # @red_and_blue_256
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI8_0(%rip), %ymm0, %ymm0    # ymm0 = ymm0[2,1,0,3,6,5,4,7,10,9,8,11,14,13,12,15,18,17,16,19,22,21,20,23,26,25,24,27,30,29,28,31]
	retq
.Lfunc_end8:
	.size	red_and_blue_256, .Lfunc_end8-red_and_blue_256
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0                          # -- Begin function alpha_everywhere
.LCPI9_0:
	.long	16843009                        # 0x1010101
	.text
	.globl	alpha_everywhere
	.p2align	4, 0x90
	.type	alpha_everywhere,@function
alpha_everywhere:                       # @alpha_everywhere
	.cfi_startproc
# %bb.0:
	vpsrld	$24, %xmm0, %xmm0
	vpbroadcastd	.LCPI9_0(%rip), %xmm1   # xmm1 = [16843009,16843009,16843009,16843009]
	vpmulld	%xmm1, %xmm0, %xmm0
	retq
.Lfunc_end9:
	.size	alpha_everywhere, .Lfunc_end9-alpha_everywhere
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function opaque
.LCPI10_0:
	.byte	2                               # 0x2
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.zero	1
	.byte	6                               # 0x6
	.byte	5                               # 0x5
	.byte	4                               # 0x4
	.zero	1
	.byte	10                              # 0xa
	.byte	9                               # 0x9
	.byte	8                               # 0x8
	.zero	1
	.byte	14                              # 0xe
	.byte	13                              # 0xd
	.byte	12                              # 0xc
	.zero	1
.LCPI10_1:
	.quad	-72057589759737856              # 0xff000000ff000000
	.quad	-72057589759737856              # 0xff000000ff000000
	.text
	.globl	opaque
	.p2align	4, 0x90
	.type	opaque,@function
opaque:                                 # @opaque
	.cfi_startproc
# %bb.0:
	vpshufb	.LCPI10_0(%rip), %xmm0, %xmm0   # xmm0 = xmm0[2,1,0,u,6,5,4,u,10,9,8,u,14,13,12,u]
	vpor	.LCPI10_1(%rip), %xmm0, %xmm0
	retq
.Lfunc_end10:
	.size	opaque, .Lfunc_end10-opaque
	.cfi_endproc
                                        # -- End function
	.globl	widen_shifted                   # -- Begin function widen_shifted
	.p2align	4, 0x90
	.type	widen_shifted,@function
widen_shifted:                          # @widen_shifted
	.cfi_startproc
# %bb.0:
	vpmovzxwd	%xmm0, %xmm0            # xmm0 = xmm0[0],zero,xmm0[1],zero,xmm0[2],zero,xmm0[3],zero
	vpslld	$8, %xmm0, %xmm0
	retq
.Lfunc_end11:
	.size	widen_shifted, .Lfunc_end11-widen_shifted
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function words_and_ones
.LCPI12_0:
	.quad	281474976776192                 # 0x1000000010000
	.quad	281474976776192                 # 0x1000000010000
	.text
	.globl	words_and_ones
	.p2align	4, 0x90
	.type	words_and_ones,@function
words_and_ones:                         # @words_and_ones
	.cfi_startproc
# %bb.0:
	vpmovzxwd	%xmm0, %xmm0            # xmm0 = xmm0[0],zero,xmm0[1],zero,xmm0[2],zero,xmm0[3],zero
	vpor	.LCPI12_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end12:
	.size	words_and_ones, .Lfunc_end12-words_and_ones
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function low_and_high
.LCPI13_0:
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.text
	.globl	low_and_high
	.p2align	4, 0x90
	.type	low_and_high,@function
low_and_high:                           # @low_and_high
	.cfi_startproc
# %bb.0:
	vpand	.LCPI13_0(%rip), %xmm0, %xmm0
	vpsllw	$8, %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	retq
.Lfunc_end13:
	.size	low_and_high, .Lfunc_end13-low_and_high
	.cfi_endproc
                                        # -- End function
	.globl	blend_three_times               # -- Begin function blend_three_times
	.p2align	4, 0x90
	.type	blend_three_times,@function
blend_three_times:                      # @blend_three_times
	.cfi_startproc
# %bb.0:
	vblendps	$10, %xmm1, %xmm0, %xmm0        # xmm0 = xmm0[0],xmm1[1],xmm0[2],xmm1[3]
	retq
.Lfunc_end14:
	.size	blend_three_times, .Lfunc_end14-blend_three_times
	.cfi_endproc
                                        # -- End function
	.globl	choose_words                    # -- Begin function choose_words
	.p2align	4, 0x90
	.type	choose_words,@function
choose_words:                           # @choose_words
	.cfi_startproc
# %bb.0:
	vpblendw	$170, %xmm1, %xmm0, %xmm0       # xmm0 = xmm0[0],xmm1[1],xmm0[2],xmm1[3],xmm0[4],xmm1[5],xmm0[6],xmm1[7]
	retq
.Lfunc_end15:
	.size	choose_words, .Lfunc_end15-choose_words
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function base64_split
.LCPI16_0:
	.quad	270582939711                    # 0x3f0000003f
	.quad	270582939711                    # 0x3f0000003f
.LCPI16_1:
	.quad	17732923536900096               # 0x3f0000003f0000
	.quad	17732923536900096               # 0x3f0000003f0000
	.text
	.globl	base64_split
	.p2align	4, 0x90
	.type	base64_split,@function
base64_split:                           # @base64_split
	.cfi_startproc
# %bb.0:
	vpsrld	$10, %xmm0, %xmm1
	vpand	.LCPI16_0(%rip), %xmm1, %xmm1
	vpsrld	$6, %xmm0, %xmm0
	vpand	.LCPI16_1(%rip), %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end16:
	.size	base64_split, .Lfunc_end16-base64_split
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function base64_join
.LCPI17_0:
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
	.short	4032                            # 0xfc0
.LCPI17_1:
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.short	63                              # 0x3f
	.text
	.globl	base64_join
	.p2align	4, 0x90
	.type	base64_join,@function
base64_join:                            # @base64_join
	.cfi_startproc
# %bb.0:
	vpsrlw	$8, %xmm0, %xmm1
	vpsllw	$6, %xmm0, %xmm0
	vpand	.LCPI17_0(%rip), %xmm0, %xmm0
	vpand	.LCPI17_1(%rip), %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	retq
.Lfunc_end17:
	.size	base64_join, .Lfunc_end17-base64_join
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function digit_pairs
.LCPI18_0:
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
.LCPI18_1:
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.text
	.globl	digit_pairs
	.p2align	4, 0x90
	.type	digit_pairs,@function
digit_pairs:                            # @digit_pairs
	.cfi_startproc
# %bb.0:
	vpand	.LCPI18_0(%rip), %xmm0, %xmm1
	vpmullw	.LCPI18_1(%rip), %xmm1, %xmm1   # [10,10,10,10,10,10,10,10]
	vpsrlw	$8, %xmm0, %xmm0
	vpaddw	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end18:
	.size	digit_pairs, .Lfunc_end18-digit_pairs
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0                          # -- Begin function digit_pairs_256
.LCPI19_0:
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
.LCPI19_1:
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.short	10                              # 0xa
	.text
	.globl	digit_pairs_256
	.p2align	4, 0x90
	.type	digit_pairs_256,@function
digit_pairs_256:                        # @digit_pairs_256
	.cfi_startproc
# %bb.0:
	vpand	.LCPI19_0(%rip), %ymm0, %ymm1
	vpmullw	.LCPI19_1(%rip), %ymm1, %ymm1   # [10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10]
	vpsrlw	$8, %ymm0, %ymm0
	vpaddw	%ymm0, %ymm1, %ymm0
	retq
.Lfunc_end19:
	.size	digit_pairs_256, .Lfunc_end19-digit_pairs_256
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function byte_pairs
.LCPI20_0:
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.text
	.globl	byte_pairs
	.p2align	4, 0x90
	.type	byte_pairs,@function
byte_pairs:                             # @byte_pairs
	.cfi_startproc
# %bb.0:
	vpsrlw	$8, %xmm0, %xmm1
	vpand	.LCPI20_0(%rip), %xmm0, %xmm0
	vpaddw	%xmm1, %xmm0, %xmm0
	retq
.Lfunc_end20:
	.size	byte_pairs, .Lfunc_end20-byte_pairs
	.cfi_endproc
                                        # -- End function
	.globl	word_pairs                      # -- Begin function word_pairs
	.p2align	4, 0x90
	.type	word_pairs,@function
word_pairs:                             # @word_pairs
	.cfi_startproc
# %bb.0:
	vpslld	$16, %xmm0, %xmm1
	vpsrad	$16, %xmm1, %xmm1
	vpsrad	$16, %xmm0, %xmm0
	vpaddd	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end21:
	.size	word_pairs, .Lfunc_end21-word_pairs
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function weighted_words
.LCPI22_0:
	.short	5                               # 0x5
	.short	0                               # 0x0
	.short	5                               # 0x5
	.short	0                               # 0x0
	.short	5                               # 0x5
	.short	0                               # 0x0
	.short	5                               # 0x5
	.short	0                               # 0x0
	.text
	.globl	weighted_words
	.p2align	4, 0x90
	.type	weighted_words,@function
weighted_words:                         # @weighted_words
	.cfi_startproc
# %bb.0:
	vpslld	$16, %xmm0, %xmm1
	vpsrad	$16, %xmm1, %xmm2
	vpsrld	$16, %xmm0, %xmm0
	vpsrad	$15, %xmm1, %xmm1
	vpaddd	%xmm2, %xmm1, %xmm1
	vpmaddwd	.LCPI22_0(%rip), %xmm0, %xmm0   # [5,0,5,0,5,0,5,0]
	vpaddd	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end22:
	.size	weighted_words, .Lfunc_end22-weighted_words
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function scaled_bytes
.LCPI23_0:
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	255                             # 0xff
	.byte	0                               # 0x0
.LCPI23_1:
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.short	77                              # 0x4d
	.text
	.globl	scaled_bytes
	.p2align	4, 0x90
	.type	scaled_bytes,@function
scaled_bytes:                           # @scaled_bytes
	.cfi_startproc
# %bb.0:
	vpand	.LCPI23_0(%rip), %xmm0, %xmm0
	vpmullw	.LCPI23_1(%rip), %xmm0, %xmm0   # [77,77,77,77,77,77,77,77]
	vpsrlw	$8, %xmm0, %xmm0
	retq
.Lfunc_end23:
	.size	scaled_bytes, .Lfunc_end23-scaled_bytes
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function tenths
.LCPI24_0:
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.short	52429                           # 0xcccd
	.text
	.globl	tenths
	.p2align	4, 0x90
	.type	tenths,@function
tenths:                                 # @tenths
	.cfi_startproc
# %bb.0:
	vpmulhuw	.LCPI24_0(%rip), %xmm0, %xmm0   # [52429,52429,52429,52429,52429,52429,52429,52429]
	vpsrlw	$3, %xmm0, %xmm0
	retq
.Lfunc_end24:
	.size	tenths, .Lfunc_end24-tenths
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function five_bits_to_eight
.LCPI25_0:
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.short	31                              # 0x1f
	.text
	.globl	five_bits_to_eight
	.p2align	4, 0x90
	.type	five_bits_to_eight,@function
five_bits_to_eight:                     # @five_bits_to_eight
	.cfi_startproc
# %bb.0:
	vpand	.LCPI25_0(%rip), %xmm0, %xmm0
	vpsllw	$3, %xmm0, %xmm1
	vpsrlw	$2, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end25:
	.size	five_bits_to_eight, .Lfunc_end25-five_bits_to_eight
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function red_of_565
.LCPI26_0:
	.quad	69806859392385272               # 0xf800f800f800f8
	.quad	69806859392385272               # 0xf800f800f800f8
	.text
	.globl	red_of_565
	.p2align	4, 0x90
	.type	red_of_565,@function
red_of_565:                             # @red_of_565
	.cfi_startproc
# %bb.0:
	vpsrlw	$8, %xmm0, %xmm1
	vpand	.LCPI26_0(%rip), %xmm1, %xmm1
	vpsrlw	$13, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end26:
	.size	red_of_565, .Lfunc_end26-red_of_565
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function bcd
.LCPI27_0:
	.zero	16,30
.LCPI27_1:
	.zero	16,15
	.text
	.globl	bcd
	.p2align	4, 0x90
	.type	bcd,@function
bcd:                                    # @bcd
	.cfi_startproc
# %bb.0:
	vpsrlw	$4, %xmm0, %xmm1
	vpaddb	%xmm1, %xmm1, %xmm1
	vpand	.LCPI27_0(%rip), %xmm1, %xmm1
	vpand	.LCPI27_1(%rip), %xmm0, %xmm0
	vpsllw	$2, %xmm1, %xmm2
	vpaddb	%xmm0, %xmm1, %xmm0
	vpaddb	%xmm0, %xmm2, %xmm0
	retq
.Lfunc_end27:
	.size	bcd, .Lfunc_end27-bcd
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function bcd_by_six
.LCPI28_0:
	.zero	16,15
	.text
	.globl	bcd_by_six
	.p2align	4, 0x90
	.type	bcd_by_six,@function
bcd_by_six:                             # @bcd_by_six
	.cfi_startproc
# %bb.0:
	vpsrlw	$4, %xmm0, %xmm1
	vpand	.LCPI28_0(%rip), %xmm1, %xmm1
	vpsllw	$2, %xmm1, %xmm2
	vpaddb	%xmm1, %xmm1, %xmm1
	vpaddb	%xmm2, %xmm1, %xmm1
	vpsubb	%xmm1, %xmm0, %xmm0
	retq
.Lfunc_end28:
	.size	bcd_by_six, .Lfunc_end28-bcd_by_six
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function high_halves
.LCPI29_0:
	.zero	16,15
	.text
	.globl	high_halves
	.p2align	4, 0x90
	.type	high_halves,@function
high_halves:                            # @high_halves
	.cfi_startproc
# %bb.0:
	vpsrlw	$4, %xmm0, %xmm0
	vpand	.LCPI29_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end29:
	.size	high_halves, .Lfunc_end29-high_halves
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function ones
.LCPI30_0:
	.zero	16,85
.LCPI30_1:
	.zero	16,51
.LCPI30_2:
	.zero	16,15
	.section	.rodata,"a",@progbits
.LCPI30_3:
	.byte	51                              # 0x33
	.text
	.globl	ones
	.p2align	4, 0x90
	.type	ones,@function
ones:                                   # @ones
	.cfi_startproc
# %bb.0:
	vpsrlw	$1, %xmm0, %xmm1
	vpand	.LCPI30_0(%rip), %xmm1, %xmm1
	vpsubb	%xmm1, %xmm0, %xmm0
	vpsrlw	$2, %xmm0, %xmm1
	vpbroadcastb	.LCPI30_3(%rip), %xmm2  # xmm2 = [51,51,51,51,51,51,51,51,51,51,51,51,51,51,51,51]
	vpand	%xmm2, %xmm0, %xmm0
	vpand	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	vpsrlw	$4, %xmm0, %xmm1
	vpaddb	%xmm1, %xmm0, %xmm0
	vpand	.LCPI30_2(%rip), %xmm0, %xmm0
	retq
.Lfunc_end30:
	.size	ones, .Lfunc_end30-ones
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function reverse_bits
.LCPI31_0:
	.zero	16,85
.LCPI31_1:
	.zero	16,170
.LCPI31_2:
	.zero	16,51
.LCPI31_3:
	.zero	16,204
.LCPI31_4:
	.zero	16,15
.LCPI31_5:
	.zero	16,240
	.text
	.globl	reverse_bits
	.p2align	4, 0x90
	.type	reverse_bits,@function
reverse_bits:                           # @reverse_bits
	.cfi_startproc
# %bb.0:
	vpsrlw	$1, %xmm0, %xmm1
	vpand	.LCPI31_0(%rip), %xmm1, %xmm1
	vpaddw	%xmm0, %xmm0, %xmm0
	vpand	.LCPI31_1(%rip), %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	vpsrlw	$2, %xmm0, %xmm1
	vpand	.LCPI31_2(%rip), %xmm1, %xmm1
	vpsllw	$2, %xmm0, %xmm0
	vpand	.LCPI31_3(%rip), %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	vpsrlw	$4, %xmm0, %xmm1
	vpand	.LCPI31_4(%rip), %xmm1, %xmm1
	vpsllw	$4, %xmm0, %xmm0
	vpand	.LCPI31_5(%rip), %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end31:
	.size	reverse_bits, .Lfunc_end31-reverse_bits
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function add_and_add
.LCPI32_0:
	.zero	16,15
.LCPI32_1:
	.zero	16,19
	.text
	.globl	add_and_add
	.p2align	4, 0x90
	.type	add_and_add,@function
add_and_add:                            # @add_and_add
	.cfi_startproc
# %bb.0:
	vpand	.LCPI32_0(%rip), %xmm0, %xmm0
	vpaddb	.LCPI32_1(%rip), %xmm0, %xmm0
	retq
.Lfunc_end32:
	.size	add_and_add, .Lfunc_end32-add_and_add
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function hex_digits
.LCPI33_0:
	.zero	16,15
.LCPI33_1:
	.zero	16,9
.LCPI33_2:
	.zero	16,39
.LCPI33_3:
	.zero	16,48
	.text
	.globl	hex_digits
	.p2align	4, 0x90
	.type	hex_digits,@function
hex_digits:                             # @hex_digits
	.cfi_startproc
# %bb.0:
	vpand	.LCPI33_0(%rip), %xmm0, %xmm0
	vpcmpgtb	.LCPI33_1(%rip), %xmm0, %xmm1
	vpand	.LCPI33_2(%rip), %xmm1, %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	vpaddb	.LCPI33_3(%rip), %xmm0, %xmm0
	retq
.Lfunc_end33:
	.size	hex_digits, .Lfunc_end33-hex_digits
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function upper_case
.LCPI34_0:
	.zero	16,159
.LCPI34_1:
	.zero	16,25
.LCPI34_2:
	.zero	16,224
	.text
	.globl	upper_case
	.p2align	4, 0x90
	.type	upper_case,@function
upper_case:                             # @upper_case
	.cfi_startproc
# %bb.0:
	vpaddb	.LCPI34_0(%rip), %xmm0, %xmm1
	vpminub	.LCPI34_1(%rip), %xmm1, %xmm2
	vpcmpeqb	%xmm2, %xmm1, %xmm1
	vpand	.LCPI34_2(%rip), %xmm1, %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end34:
	.size	upper_case, .Lfunc_end34-upper_case
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function hundred_less
.LCPI35_0:
	.zero	16,100
	.section	.rodata,"a",@progbits
.LCPI35_1:
	.byte	100                             # 0x64
	.text
	.globl	hundred_less
	.p2align	4, 0x90
	.type	hundred_less,@function
hundred_less:                           # @hundred_less
	.cfi_startproc
# %bb.0:
	vpbroadcastb	.LCPI35_1(%rip), %xmm1  # xmm1 = [100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100]
	vpsubb	%xmm0, %xmm1, %xmm0
	retq
.Lfunc_end35:
	.size	hundred_less, .Lfunc_end35-hundred_less
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function above_sixteen
.LCPI36_0:
	.zero	16,16
	.text
	.globl	above_sixteen
	.p2align	4, 0x90
	.type	above_sixteen,@function
above_sixteen:                          # @above_sixteen
	.cfi_startproc
# %bb.0:
	vpsubusb	.LCPI36_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end36:
	.size	above_sixteen, .Lfunc_end36-above_sixteen
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function at_most_255
.LCPI37_0:
	.zero	16,55
	.text
	.globl	at_most_255
	.p2align	4, 0x90
	.type	at_most_255,@function
at_most_255:                            # @at_most_255
	.cfi_startproc
# %bb.0:
	vpaddusb	.LCPI37_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end37:
	.size	at_most_255, .Lfunc_end37-at_most_255
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function clear_low_bits
.LCPI38_0:
	.quad	-8725857424048160               # 0xffe0ffe0ffe0ffe0
	.quad	-8725857424048160               # 0xffe0ffe0ffe0ffe0
	.text
	.globl	clear_low_bits
	.p2align	4, 0x90
	.type	clear_low_bits,@function
clear_low_bits:                         # @clear_low_bits
	.cfi_startproc
# %bb.0:
	vandps	.LCPI38_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end38:
	.size	clear_low_bits, .Lfunc_end38-clear_low_bits
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function keep_low_bits
.LCPI39_0:
	.quad	36028792732385279               # 0x7fffff007fffff
	.quad	36028792732385279               # 0x7fffff007fffff
	.text
	.globl	keep_low_bits
	.p2align	4, 0x90
	.type	keep_low_bits,@function
keep_low_bits:                          # @keep_low_bits
	.cfi_startproc
# %bb.0:
	vandps	.LCPI39_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end39:
	.size	keep_low_bits, .Lfunc_end39-keep_low_bits
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function clear_high_bytes
.LCPI40_0:
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	255                             # 0xff
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.text
	.globl	clear_high_bytes
	.p2align	4, 0x90
	.type	clear_high_bytes,@function
clear_high_bytes:                       # @clear_high_bytes
	.cfi_startproc
# %bb.0:
	vandps	.LCPI40_0(%rip), %xmm0, %xmm0
	retq
.Lfunc_end40:
	.size	clear_high_bytes, .Lfunc_end40-clear_high_bytes
	.cfi_endproc
                                        # -- End function
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
