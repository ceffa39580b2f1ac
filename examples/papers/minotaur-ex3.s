# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex3: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_0:
	.zero	16,3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_1:
	.zero	4,3
	.text
	.globl	ex3
	.p2align	4, 0x90
	.type	ex3,@function
ex3:
	vpsrld	$24, %ymm0, %ymm0
	vpmovdb	%ymm0, %xmm0
	vpsrlw	$6, %xmm0, %xmm0
	vpandd	.LCPI0_1(%rip){1to4}, %xmm0, %xmm0
	vpmovzxbd	%xmm0, %ymm0
	retq
.Lfunc_end0:
	.size	ex3, .Lfunc_end0-ex3
	.section	".note.GNU-stack","",@progbits
