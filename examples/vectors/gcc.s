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
	.file	"vectors.c"
	.text
	.p2align 4
	.globl	swap_then_rotate
	.type	swap_then_rotate, @function
swap_then_rotate:
.LFB6393:
	.cfi_startproc
	vpshufb	.LC0(%rip), %xmm0, %xmm0
	vpshufd	$78, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6393:
	.size	swap_then_rotate, .-swap_then_rotate
	.p2align 4
	.globl	swap_then_transpose
	.type	swap_then_transpose, @function
swap_then_transpose:
.LFB6394:
	.cfi_startproc
	vpshufb	.LC0(%rip), %xmm0, %xmm0
	vpshufb	.LC1(%rip), %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6394:
	.size	swap_then_transpose, .-swap_then_transpose
	.p2align 4
	.globl	swap_words_reverse
	.type	swap_words_reverse, @function
swap_words_reverse:
.LFB6395:
	.cfi_startproc
	vpsrlw	$8, %xmm0, %xmm1
	vpsllw	$8, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	vpshufd	$27, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6395:
	.size	swap_words_reverse, .-swap_words_reverse
	.p2align 4
	.globl	swap_dwords_sse2
	.type	swap_dwords_sse2, @function
swap_dwords_sse2:
.LFB6396:
	.cfi_startproc
	vpsrlw	$8, %xmm0, %xmm1
	vpsllw	$8, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	vpshuflw	$177, %xmm0, %xmm0
	vpshufhw	$177, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6396:
	.size	swap_dwords_sse2, .-swap_dwords_sse2
	.p2align 4
	.globl	third_bytes
	.type	third_bytes, @function
third_bytes:
.LFB6397:
	.cfi_startproc
	movabsq	$71776119077928960, %rax
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vpsrld	$16, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6397:
	.size	third_bytes, .-third_bytes
	.p2align 4
	.globl	rotate_dwords_8
	.type	rotate_dwords_8, @function
rotate_dwords_8:
.LFB6398:
	.cfi_startproc
	vpsrld	$24, %xmm0, %xmm1
	vpslld	$8, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6398:
	.size	rotate_dwords_8, .-rotate_dwords_8
	.p2align 4
	.globl	rotate_qwords_16
	.type	rotate_qwords_16, @function
rotate_qwords_16:
.LFB6399:
	.cfi_startproc
	vpsrlq	$48, %xmm0, %xmm1
	vpsllq	$16, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6399:
	.size	rotate_qwords_16, .-rotate_qwords_16
	.p2align 4
	.globl	red_and_blue
	.type	red_and_blue, @function
red_and_blue:
.LFB6400:
	.cfi_startproc
	movabsq	$1095216660735, %rax
	vpsrld	$16, %xmm0, %xmm2
	vmovq	%rax, %xmm1
	movabsq	$-71777214294589696, %rax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vmovq	%rax, %xmm4
	vpand	%xmm1, %xmm0, %xmm3
	vpunpcklqdq	%xmm4, %xmm4, %xmm4
	vpand	%xmm1, %xmm2, %xmm1
	vpslld	$16, %xmm3, %xmm3
	vpand	%xmm4, %xmm0, %xmm0
	vpor	%xmm3, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6400:
	.size	red_and_blue, .-red_and_blue
	.p2align 4
	.globl	red_and_blue_256
	.type	red_and_blue_256, @function
red_and_blue_256:
.LFB6401:
	.cfi_startproc
	movabsq	$1095216660735, %rax
	vpsrld	$16, %ymm0, %ymm2
	vmovq	%rax, %xmm1
	movabsq	$-71777214294589696, %rax
	vpbroadcastq	%xmm1, %ymm1
	vmovq	%rax, %xmm4
	vpand	%ymm1, %ymm0, %ymm3
	vpbroadcastq	%xmm4, %ymm4
	vpand	%ymm1, %ymm2, %ymm1
	vpslld	$16, %ymm3, %ymm3
	vpand	%ymm4, %ymm0, %ymm0
	vpor	%ymm3, %ymm0, %ymm0
	vpor	%ymm1, %ymm0, %ymm0
	ret
	.cfi_endproc
.LFE6401:
	.size	red_and_blue_256, .-red_and_blue_256
	.p2align 4
	.globl	alpha_everywhere
	.type	alpha_everywhere, @function
alpha_everywhere:
.LFB6402:
	.cfi_startproc
	vpsrld	$24, %xmm0, %xmm0
	vpslld	$8, %xmm0, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	vpslld	$16, %xmm0, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6402:
	.size	alpha_everywhere, .-alpha_everywhere
	.p2align 4
	.globl	opaque
	.type	opaque, @function
opaque:
.LFB6403:
	.cfi_startproc
	movabsq	$72057589759737855, %rax
	vpshufb	.LC7(%rip), %xmm0, %xmm0
	vmovq	%rax, %xmm1
	movabsq	$-72057589759737856, %rax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6403:
	.size	opaque, .-opaque
	.p2align 4
	.globl	widen_shifted
	.type	widen_shifted, @function
widen_shifted:
.LFB6404:
	.cfi_startproc
	vpmovzxwd	%xmm0, %xmm0
	vpslld	$8, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6404:
	.size	widen_shifted, .-widen_shifted
	.p2align 4
	.globl	words_and_ones
	.type	words_and_ones, @function
words_and_ones:
.LFB6405:
	.cfi_startproc
	movabsq	$281470681808895, %rax
	vpunpcklwd	%xmm0, %xmm0, %xmm1
	vmovq	%rax, %xmm0
	movabsq	$281474976776192, %rax
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6405:
	.size	words_and_ones, .-words_and_ones
	.p2align 4
	.globl	low_and_high
	.type	low_and_high, @function
low_and_high:
.LFB6406:
	.cfi_startproc
	movabsq	$71777214294589695, %rax
	vpsllw	$8, %xmm1, %xmm1
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6406:
	.size	low_and_high, .-low_and_high
	.p2align 4
	.globl	blend_three_times
	.type	blend_three_times, @function
blend_three_times:
.LFB6407:
	.cfi_startproc
	vmovdqa	%xmm0, %xmm2
	vpblendw	$15, %xmm1, %xmm0, %xmm0
	vpblendw	$3, %xmm2, %xmm0, %xmm0
	vpblendw	$192, %xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6407:
	.size	blend_three_times, .-blend_three_times
	.p2align 4
	.globl	choose_words
	.type	choose_words, @function
choose_words:
.LFB6408:
	.cfi_startproc
	movabsq	$281470681808895, %rax
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpandn	%xmm1, %xmm2, %xmm1
	vpand	%xmm2, %xmm0, %xmm0
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6408:
	.size	choose_words, .-choose_words
	.p2align 4
	.globl	base64_split
	.type	base64_split, @function
base64_split:
.LFB6409:
	.cfi_startproc
	movabsq	$1134907106361606144, %rax
	vmovq	%rax, %xmm1
	movabsq	$277076930264064, %rax
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm1, %xmm0, %xmm1
	vpand	%xmm2, %xmm0, %xmm0
	vpsrld	$6, %xmm1, %xmm1
	vpsrld	$10, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6409:
	.size	base64_split, .-base64_split
	.p2align 4
	.globl	base64_join
	.type	base64_join, @function
base64_join:
.LFB6410:
	.cfi_startproc
	movabsq	$17733194119839807, %rax
	vpsrlw	$8, %xmm0, %xmm2
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vpand	%xmm1, %xmm2, %xmm1
	vpsllw	$6, %xmm0, %xmm0
	vpaddw	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6410:
	.size	base64_join, .-base64_join
	.p2align 4
	.globl	digit_pairs
	.type	digit_pairs, @function
digit_pairs:
.LFB6411:
	.cfi_startproc
	movabsq	$71777214294589695, %rax
	vpsrlw	$8, %xmm0, %xmm2
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm1
	vpsllw	$2, %xmm1, %xmm0
	vpaddw	%xmm1, %xmm0, %xmm0
	vpsllw	$1, %xmm0, %xmm0
	vpaddw	%xmm2, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6411:
	.size	digit_pairs, .-digit_pairs
	.p2align 4
	.globl	digit_pairs_256
	.type	digit_pairs_256, @function
digit_pairs_256:
.LFB6412:
	.cfi_startproc
	movabsq	$71777214294589695, %rax
	vpsrlw	$8, %ymm0, %ymm2
	vmovq	%rax, %xmm1
	vpbroadcastq	%xmm1, %ymm1
	vpand	%ymm1, %ymm0, %ymm1
	vpsllw	$2, %ymm1, %ymm0
	vpaddw	%ymm1, %ymm0, %ymm0
	vpsllw	$1, %ymm0, %ymm0
	vpaddw	%ymm2, %ymm0, %ymm0
	ret
	.cfi_endproc
.LFE6412:
	.size	digit_pairs_256, .-digit_pairs_256
	.p2align 4
	.globl	byte_pairs
	.type	byte_pairs, @function
byte_pairs:
.LFB6413:
	.cfi_startproc
	movabsq	$71777214294589695, %rax
	vpsrlw	$8, %xmm0, %xmm1
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm0, %xmm0
	vpaddw	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6413:
	.size	byte_pairs, .-byte_pairs
	.p2align 4
	.globl	word_pairs
	.type	word_pairs, @function
word_pairs:
.LFB6414:
	.cfi_startproc
	vpsrad	$16, %xmm0, %xmm1
	vpslld	$16, %xmm0, %xmm0
	vpsrad	$16, %xmm0, %xmm0
	vpaddd	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6414:
	.size	word_pairs, .-word_pairs
	.p2align 4
	.globl	weighted_words
	.type	weighted_words, @function
weighted_words:
.LFB6415:
	.cfi_startproc
	vpslld	$16, %xmm0, %xmm1
	vpsrad	$16, %xmm0, %xmm0
	vpsrad	$16, %xmm1, %xmm1
	vpslld	$2, %xmm0, %xmm2
	vpslld	$1, %xmm1, %xmm3
	vpaddd	%xmm0, %xmm2, %xmm0
	vpaddd	%xmm3, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6415:
	.size	weighted_words, .-weighted_words
	.p2align 4
	.globl	scaled_bytes
	.type	scaled_bytes, @function
scaled_bytes:
.LFB6416:
	.cfi_startproc
	movabsq	$71777214294589695, %rax
	vmovq	%rax, %xmm1
	movl	$77, %eax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vmovd	%eax, %xmm1
	vpbroadcastw	%xmm1, %xmm1
	vpmullw	%xmm1, %xmm0, %xmm0
	vpsrlw	$8, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6416:
	.size	scaled_bytes, .-scaled_bytes
	.p2align 4
	.globl	tenths
	.type	tenths, @function
tenths:
.LFB6417:
	.cfi_startproc
	movl	$-13107, %eax
	vmovd	%eax, %xmm1
	vpbroadcastw	%xmm1, %xmm1
	vpmulhuw	%xmm1, %xmm0, %xmm0
	vpsrlw	$3, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6417:
	.size	tenths, .-tenths
	.p2align 4
	.globl	five_bits_to_eight
	.type	five_bits_to_eight, @function
five_bits_to_eight:
.LFB6418:
	.cfi_startproc
	movabsq	$8725857424048159, %rax
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vpsrlw	$2, %xmm0, %xmm1
	vpsllw	$3, %xmm0, %xmm0
	vpor	%xmm0, %xmm1, %xmm0
	ret
	.cfi_endproc
.LFE6418:
	.size	five_bits_to_eight, .-five_bits_to_eight
	.p2align 4
	.globl	red_of_565
	.type	red_of_565, @function
red_of_565:
.LFB6419:
	.cfi_startproc
	movabsq	$8725857424048159, %rax
	vpsrlw	$11, %xmm0, %xmm1
	vmovq	%rax, %xmm0
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	%xmm0, %xmm1, %xmm1
	vpsrlw	$2, %xmm1, %xmm0
	vpsllw	$3, %xmm1, %xmm1
	vpor	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6419:
	.size	red_of_565, .-red_of_565
	.p2align 4
	.globl	bcd
	.type	bcd, @function
bcd:
.LFB6420:
	.cfi_startproc
	movabsq	$1085102592571150095, %rax
	vpsrlw	$4, %xmm0, %xmm1
	vmovq	%rax, %xmm3
	vpunpcklqdq	%xmm3, %xmm3, %xmm3
	vpand	%xmm3, %xmm1, %xmm1
	vpand	%xmm3, %xmm0, %xmm0
	vpaddb	%xmm1, %xmm1, %xmm1
	vpaddb	%xmm1, %xmm1, %xmm2
	vpaddb	%xmm0, %xmm1, %xmm0
	vpaddb	%xmm2, %xmm2, %xmm2
	vpaddb	%xmm2, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6420:
	.size	bcd, .-bcd
	.p2align 4
	.globl	bcd_by_six
	.type	bcd_by_six, @function
bcd_by_six:
.LFB6421:
	.cfi_startproc
	movabsq	$1085102592571150095, %rax
	vpsrlw	$4, %xmm0, %xmm1
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm1, %xmm1
	vpsllw	$2, %xmm1, %xmm2
	vpaddb	%xmm1, %xmm1, %xmm1
	vpsubb	%xmm2, %xmm0, %xmm0
	vpsubb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6421:
	.size	bcd_by_six, .-bcd_by_six
	.p2align 4
	.globl	high_halves
	.type	high_halves, @function
high_halves:
.LFB6422:
	.cfi_startproc
	movabsq	$1085102592571150095, %rax
	vpsrlw	$4, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6422:
	.size	high_halves, .-high_halves
	.p2align 4
	.globl	ones
	.type	ones, @function
ones:
.LFB6423:
	.cfi_startproc
	movabsq	$6148914691236517205, %rax
	vpsrlw	$1, %xmm0, %xmm1
	vmovq	%rax, %xmm2
	movabsq	$3689348814741910323, %rax
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm1, %xmm1
	vpsubb	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	movabsq	$1085102592571150095, %rax
	vpsrlw	$2, %xmm0, %xmm2
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vpand	%xmm1, %xmm2, %xmm1
	vpaddb	%xmm1, %xmm0, %xmm0
	vpsrlw	$4, %xmm0, %xmm1
	vpaddb	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6423:
	.size	ones, .-ones
	.p2align 4
	.globl	reverse_bits
	.type	reverse_bits, @function
reverse_bits:
.LFB6424:
	.cfi_startproc
	movabsq	$6148914691236517205, %rax
	vmovq	%rax, %xmm1
	movabsq	$3689348814741910323, %rax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm2
	vpsrlw	$1, %xmm0, %xmm0
	vpsllw	$1, %xmm2, %xmm2
	vpand	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	movabsq	$1085102592571150095, %rax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpor	%xmm2, %xmm0, %xmm0
	vpand	%xmm1, %xmm0, %xmm2
	vpsrlw	$2, %xmm0, %xmm0
	vpsllw	$2, %xmm2, %xmm2
	vpand	%xmm1, %xmm0, %xmm0
	vmovq	%rax, %xmm1
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpor	%xmm2, %xmm0, %xmm0
	vpand	%xmm1, %xmm0, %xmm2
	vpsrlw	$4, %xmm0, %xmm0
	vpsllw	$4, %xmm2, %xmm2
	vpand	%xmm1, %xmm0, %xmm0
	vpor	%xmm2, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6424:
	.size	reverse_bits, .-reverse_bits
	.p2align 4
	.globl	add_and_add
	.type	add_and_add, @function
add_and_add:
.LFB6425:
	.cfi_startproc
	movabsq	$1085102592571150095, %rax
	vmovq	%rax, %xmm1
	movl	$16, %eax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm1
	vmovd	%eax, %xmm0
	movabsq	$2242545357980376863, %rax
	vpbroadcastb	%xmm0, %xmm0
	vpaddb	%xmm0, %xmm1, %xmm1
	vmovq	%rax, %xmm0
	movl	$3, %eax
	vpunpcklqdq	%xmm0, %xmm0, %xmm0
	vpand	%xmm0, %xmm1, %xmm1
	vmovd	%eax, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	vpaddb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6425:
	.size	add_and_add, .-add_and_add
	.p2align 4
	.globl	hex_digits
	.type	hex_digits, @function
hex_digits:
.LFB6426:
	.cfi_startproc
	movabsq	$1085102592571150095, %rax
	vmovq	%rax, %xmm1
	movl	$9, %eax
	vpunpcklqdq	%xmm1, %xmm1, %xmm1
	vpand	%xmm1, %xmm0, %xmm0
	vmovd	%eax, %xmm1
	movabsq	$2821266740684990247, %rax
	vpbroadcastb	%xmm1, %xmm1
	vmovq	%rax, %xmm2
	movl	$48, %eax
	vpcmpgtb	%xmm1, %xmm0, %xmm1
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm1, %xmm1
	vmovd	%eax, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	vpaddb	%xmm2, %xmm0, %xmm0
	vpaddb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6426:
	.size	hex_digits, .-hex_digits
	.p2align 4
	.globl	upper_case
	.type	upper_case, @function
upper_case:
.LFB6427:
	.cfi_startproc
	movl	$96, %eax
	vmovd	%eax, %xmm1
	movl	$122, %eax
	vmovd	%eax, %xmm2
	vpbroadcastb	%xmm1, %xmm1
	movabsq	$2314885530818453536, %rax
	vpbroadcastb	%xmm2, %xmm2
	vpcmpgtb	%xmm1, %xmm0, %xmm1
	vpminsb	%xmm0, %xmm2, %xmm2
	vpcmpeqb	%xmm2, %xmm0, %xmm2
	vpand	%xmm2, %xmm1, %xmm1
	vmovq	%rax, %xmm2
	vpunpcklqdq	%xmm2, %xmm2, %xmm2
	vpand	%xmm2, %xmm1, %xmm1
	vpsubb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6427:
	.size	upper_case, .-upper_case
	.p2align 4
	.globl	hundred_less
	.type	hundred_less, @function
hundred_less:
.LFB6428:
	.cfi_startproc
	movl	$101, %eax
	vpcmpeqd	%xmm1, %xmm1, %xmm1
	vpxor	%xmm1, %xmm0, %xmm1
	vmovd	%eax, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	vpaddb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6428:
	.size	hundred_less, .-hundred_less
	.p2align 4
	.globl	above_sixteen
	.type	above_sixteen, @function
above_sixteen:
.LFB6429:
	.cfi_startproc
	movl	$16, %eax
	vmovdqa	%xmm0, %xmm1
	vmovd	%eax, %xmm0
	movl	$-16, %eax
	vpbroadcastb	%xmm0, %xmm0
	vpmaxub	%xmm1, %xmm0, %xmm0
	vmovd	%eax, %xmm1
	vpbroadcastb	%xmm1, %xmm1
	vpaddb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6429:
	.size	above_sixteen, .-above_sixteen
	.p2align 4
	.globl	at_most_255
	.type	at_most_255, @function
at_most_255:
.LFB6430:
	.cfi_startproc
	movl	$-56, %eax
	vmovdqa	%xmm0, %xmm1
	vmovd	%eax, %xmm0
	movl	$55, %eax
	vpbroadcastb	%xmm0, %xmm0
	vpminub	%xmm1, %xmm0, %xmm0
	vmovd	%eax, %xmm1
	vpbroadcastb	%xmm1, %xmm1
	vpaddb	%xmm1, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6430:
	.size	at_most_255, .-at_most_255
	.p2align 4
	.globl	clear_low_bits
	.type	clear_low_bits, @function
clear_low_bits:
.LFB6431:
	.cfi_startproc
	vpsrlw	$5, %xmm0, %xmm0
	vpsllw	$5, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6431:
	.size	clear_low_bits, .-clear_low_bits
	.p2align 4
	.globl	keep_low_bits
	.type	keep_low_bits, @function
keep_low_bits:
.LFB6432:
	.cfi_startproc
	vpslld	$9, %xmm0, %xmm0
	vpsrld	$9, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6432:
	.size	keep_low_bits, .-keep_low_bits
	.p2align 4
	.globl	clear_high_bytes
	.type	clear_high_bytes, @function
clear_high_bytes:
.LFB6433:
	.cfi_startproc
	vpslldq	$3, %xmm0, %xmm0
	vpsrldq	$3, %xmm0, %xmm0
	ret
	.cfi_endproc
.LFE6433:
	.size	clear_high_bytes, .-clear_high_bytes
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.byte	3
	.byte	2
	.byte	1
	.byte	0
	.byte	7
	.byte	6
	.byte	5
	.byte	4
	.byte	11
	.byte	10
	.byte	9
	.byte	8
	.byte	15
	.byte	14
	.byte	13
	.byte	12
	.align 16
.LC1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	1
	.byte	5
	.byte	9
	.byte	13
	.byte	2
	.byte	6
	.byte	10
	.byte	14
	.byte	3
	.byte	7
	.byte	11
	.byte	15
	.align 16
.LC7:
	.byte	2
	.byte	1
	.byte	0
	.byte	3
	.byte	6
	.byte	5
	.byte	4
	.byte	7
	.byte	10
	.byte	9
	.byte	8
	.byte	11
	.byte	14
	.byte	13
	.byte	12
	.byte	15
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
